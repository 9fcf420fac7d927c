-- A deck may have the name of a bank's box without taking its place.

CREATE TABLE box_by_game (
    game     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    data     TEXT    NOT NULL,                        -- JSON
    saved_ms INTEGER NOT NULL,
    PRIMARY KEY (game, name)
) STRICT;

INSERT INTO box_by_game (game, name, data, saved_ms)
SELECT game, name, data, saved_ms FROM box;

DROP TABLE box;

ALTER TABLE box_by_game RENAME TO box;
