-- The first schema. A shipped migration never changes a byte: add the next.
-- Times are UTC milliseconds, each with the offset of the civil clock in
-- minutes, so that "yesterday evening" can be said later.

CREATE TABLE match (
    row            INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL UNIQUE,           -- UUID v7
    game           TEXT    NOT NULL,
    rules_version  INTEGER NOT NULL,
    setup          TEXT    NOT NULL,                  -- JSON, box data included
    seed           TEXT    NOT NULL,                  -- 64 hexadecimal digits
    created_ms     INTEGER NOT NULL,
    created_offset INTEGER NOT NULL,
    updated_ms     INTEGER NOT NULL,
    updated_offset INTEGER NOT NULL,
    outcome        TEXT,                              -- JSON; null while it's open
    summary        TEXT    NOT NULL DEFAULT '',       -- one line for home
    summary_at     INTEGER NOT NULL DEFAULT 0,        -- inputs that it knows of
    summary_in     TEXT    NOT NULL DEFAULT ''        -- its language
) STRICT;

CREATE INDEX match_updated ON match (updated_ms DESC);

-- Append-only. One row is one acknowledged input.
CREATE TABLE input_log (
    match    INTEGER NOT NULL REFERENCES match (row) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,                        -- from 0, without gaps
    at_ms    INTEGER NOT NULL,                        -- since the match was first opened
    input    TEXT    NOT NULL,                        -- JSON
    PRIMARY KEY (match, sequence)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER input_log_is_never_changed BEFORE UPDATE ON input_log
BEGIN
    SELECT RAISE(ABORT, 'the input log is append-only');
END;

CREATE TRIGGER input_log_is_never_cut BEFORE DELETE ON input_log
WHEN EXISTS (SELECT 1 FROM match WHERE row = old.match)
BEGIN
    SELECT RAISE(ABORT, 'the input log is append-only');
END;

-- What happened in matches that are over; statistics are folded from it.
CREATE TABLE event (
    match    INTEGER NOT NULL REFERENCES match (row) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    event    TEXT    NOT NULL,                        -- JSON
    PRIMARY KEY (match, sequence)
) STRICT, WITHOUT ROWID;

-- A cache: whatever stands here can be made again from the log.
CREATE TABLE snapshot (
    match    INTEGER PRIMARY KEY REFERENCES match (row) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,                        -- inputs that it holds
    bytes    BLOB    NOT NULL
) STRICT;

CREATE TABLE player (
    id      TEXT    NOT NULL PRIMARY KEY,             -- UUID v7
    name    TEXT    NOT NULL UNIQUE,
    coin    TEXT    NOT NULL DEFAULT '',              -- the one they took last
    seat    INTEGER NOT NULL DEFAULT 0,               -- where they sat last
    used_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE setting (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL                               -- JSON
) STRICT, WITHOUT ROWID;

-- The numbers that an owner copied from their own box, by the name they gave.
CREATE TABLE box (
    name     TEXT    NOT NULL PRIMARY KEY,
    game     TEXT    NOT NULL,
    data     TEXT    NOT NULL,                        -- JSON
    saved_ms INTEGER NOT NULL
) STRICT;
