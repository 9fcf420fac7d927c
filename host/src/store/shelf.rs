//! Small things by name: settings, saved boxes, players who sat here before.

use sqlx::{Connection, Row};
use uuid::Uuid;

use super::{Store, StoreError};

/// Somebody who played here before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// Their name.
    pub name: String,
    /// The coin they took last, JSON.
    pub coin: String,
}

const SET_SETTING: &str = "INSERT INTO setting (name, value) VALUES (?, ?) \
     ON CONFLICT (name) DO UPDATE SET value = excluded.value";

impl Store {
    /// The JSON of a setting.
    ///
    /// # Errors
    /// Whatever kept the store from reading.
    pub fn setting(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        self.run(async |conn| {
            Ok(
                sqlx::query_scalar("SELECT value FROM setting WHERE name = ?")
                    .bind(name)
                    .fetch_optional(conn)
                    .await?,
            )
        })
    }

    /// Writes the JSON of a setting.
    ///
    /// # Errors
    /// Whatever kept the store from writing.
    pub fn set_setting(&mut self, name: &str, value: &str) -> Result<(), StoreError> {
        self.run(async |conn| {
            sqlx::query(SET_SETTING)
                .bind(name)
                .bind(value)
                .execute(conn)
                .await?;
            Ok(())
        })
    }

    /// All settings, each as JSON.
    ///
    /// # Errors
    /// Whatever kept the store from reading.
    pub fn settings(&mut self) -> Result<Vec<(String, String)>, StoreError> {
        self.run(async |conn| {
            Ok(sqlx::query_as("SELECT name, value FROM setting")
                .fetch_all(conn)
                .await?)
        })
    }

    /// Writes several settings, all or none.
    ///
    /// # Errors
    /// Whatever kept the store from writing.
    pub fn set_settings(&mut self, settings: &[(String, String)]) -> Result<(), StoreError> {
        self.run(async |conn| {
            let mut writing = conn.begin_with("BEGIN IMMEDIATE").await?;
            for (name, value) in settings {
                sqlx::query(SET_SETTING)
                    .bind(name)
                    .bind(value)
                    .execute(&mut *writing)
                    .await?;
            }
            writing.commit().await?;
            Ok(())
        })
    }

    /// The JSON of all saved boxes of a game, by name.
    ///
    /// # Errors
    /// Whatever kept the store from reading.
    pub fn boxes(&mut self, game: &str) -> Result<Vec<String>, StoreError> {
        self.run(async |conn| {
            Ok(
                sqlx::query_scalar("SELECT data FROM box WHERE game = ? ORDER BY name")
                    .bind(game)
                    .fetch_all(conn)
                    .await?,
            )
        })
    }

    /// Saves a box by its name, in place of the game's box that had it before.
    ///
    /// # Errors
    /// Whatever kept the store from writing.
    pub fn save_box(
        &mut self,
        game: &str,
        name: &str,
        data: &str,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        self.run(async |conn| {
            sqlx::query(
                "INSERT INTO box (name, game, data, saved_ms) VALUES (?, ?, ?, ?) \
                 ON CONFLICT (game, name) DO UPDATE SET data = excluded.data, \
                 saved_ms = excluded.saved_ms",
            )
            .bind(name)
            .bind(game)
            .bind(data)
            .bind(at_ms)
            .execute(conn)
            .await?;
            Ok(())
        })
    }

    /// Remembers who sits at a table, in seating order.
    ///
    /// # Errors
    /// Whatever kept the store from writing.
    pub fn seat_players(&mut self, players: &[PlayerRow], at_ms: i64) -> Result<(), StoreError> {
        self.run(async |conn| {
            let mut writing = conn.begin_with("BEGIN IMMEDIATE").await?;
            for (player, seat) in players.iter().zip(0_i64..) {
                sqlx::query(
                    "INSERT INTO player (id, name, coin, seat, used_ms) VALUES (?, ?, ?, ?, ?) \
                     ON CONFLICT (name) DO UPDATE SET coin = excluded.coin, \
                     seat = excluded.seat, used_ms = excluded.used_ms",
                )
                .bind(Uuid::now_v7().to_string())
                .bind(&player.name)
                .bind(&player.coin)
                .bind(seat)
                .bind(at_ms)
                .execute(&mut *writing)
                .await?;
            }
            writing.commit().await?;
            Ok(())
        })
    }

    /// Who sat at the table that was laid last, in seating order.
    ///
    /// # Errors
    /// Whatever kept the store from reading.
    pub fn last_table(&mut self) -> Result<Vec<PlayerRow>, StoreError> {
        self.run(async |conn| {
            let rows = sqlx::query(
                "SELECT name, coin FROM player \
                 WHERE used_ms = (SELECT max(used_ms) FROM player) ORDER BY seat, name",
            )
            .fetch_all(conn)
            .await?;
            rows.iter()
                .map(|row| {
                    Ok(PlayerRow {
                        name: row.try_get(0)?,
                        coin: row.try_get(1)?,
                    })
                })
                .collect()
        })
    }
}
