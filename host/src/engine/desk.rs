//! What stands around the open match: settings and home.

use coinop_core::session::{Fault, FaultKind};
use coinop_core::view::{
    Drawing, Game, HomeView, Language, LocalTime, MatchSummary, SettingChange, Settings,
    SettingsView, Words, fault, home, set_aside_notice, settings_view,
};

use super::Options;
use super::drafts::CARDS;
use super::practice::{Watching, is_practice};
use super::replies::Replies;
use super::table::Table;
use crate::clock::Moment;
use crate::faults;
use crate::sound::Sound;
use crate::store::{MatchRow, SetAside, Store, StoreError};

/// All state of the engine.
#[derive(Debug)]
pub(super) struct Desk {
    pub(super) store: Store,
    pub(super) sound: Sound,
    pub(super) words: Words,
    pub(super) table: Option<Table>,
    pub(super) replies: Replies,
    pub(super) watching: Option<Watching>,
    settings: Settings,
    system: Language,
    drawing: Option<Drawing>,
    set_aside: Option<SetAside>,
}

impl Desk {
    /// Opens everything.
    pub(super) fn open(options: Options, system: Language) -> Result<Self, Fault> {
        let opened = Store::open(&options.data_dir).and_then(|mut store| {
            let settings = read_settings(&mut store)?;
            Ok((store, settings))
        });
        let (mut store, settings) = opened
            .map_err(|error| faults::of_store(&error, &options.data_dir, &Words::new(system)))?;
        let sound = if options.sound {
            Sound::start(settings.heard())
        } else {
            Sound::none()
        };
        let set_aside = store.take_set_aside();
        Ok(Self {
            store,
            sound,
            words: Words::new(settings.language(system)),
            table: None,
            replies: Replies::default(),
            watching: None,
            settings,
            system,
            drawing: options.drawing,
            set_aside,
        })
    }

    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    /// What kept the store from its work, in words.
    pub(super) fn store_fault(&self, error: &StoreError) -> Fault {
        faults::of_store(error, self.store.folder(), &self.words)
    }

    /// The open match.
    pub(super) fn table(&self) -> Result<&Table, Fault> {
        self.table
            .as_ref()
            .ok_or_else(|| fault(FaultKind::NoMatch, "", &self.words))
    }

    /// See [`super::Engine::home`].
    pub(super) fn home(&mut self) -> Result<HomeView, Fault> {
        let rows = self
            .store
            .matches()
            .map_err(|error| self.store_fault(&error))?;
        let matches: Vec<MatchSummary> = rows
            .into_iter()
            .filter(|row| !is_practice(row))
            .map(|row| self.summarise(row))
            .collect();
        let notice = self.set_aside.take().map(|aside| {
            let file = aside.file.display().to_string();
            set_aside_notice(&file, aside.matches_kept, &self.words)
        });
        let now = local(Moment::now());
        Ok(home(&matches, now, &self.settings, notice, &self.words))
    }

    /// A match for home. Where the shelf's line is of another language or older
    /// than the log (the app was killed), it's made again.
    fn summarise(&mut self, row: MatchRow) -> MatchSummary {
        let ended = row.outcome.is_some();
        let known = row.summary_at == row.length
            && row.summary_in == self.words.language().tag()
            && !row.summary.is_empty();
        let summary = MatchSummary {
            id: row.id.clone(),
            game: if row.game == CARDS {
                Game::Cards
            } else {
                Game::Bank
            },
            text: row.summary.clone(),
            last: local(row.updated),
            ended,
        };
        if known || ended {
            return summary;
        }
        let updated = row.updated;
        let fresh = match &self.table {
            Some(table) if table.id == row.id => Some((table.row, table.summary(&self.words))),
            _ => Table::resume(&mut self.store, row)
                .ok()
                .map(|table| (table.row, table.summary(&self.words))),
        };
        // One that can't be read any more keeps its old line; opening it says
        // what's wrong.
        let Some((number, fresh)) = fresh else {
            return summary;
        };
        let _ = self.store.touch_match(number, updated, &fresh);
        MatchSummary {
            text: fresh.text,
            ..summary
        }
    }

    /// See [`super::Engine::remove_match`].
    pub(super) fn remove_match(&mut self, id: &str) -> Result<HomeView, Fault> {
        self.store
            .remove_match(id)
            .map_err(|error| self.store_fault(&error))?;
        if self.table.as_ref().is_some_and(|table| table.id == id) {
            self.give_up_match();
        }
        self.home()
    }

    /// See [`super::Engine::settings`].
    pub(super) fn settings(&self) -> SettingsView {
        settings_view(
            &self.settings,
            self.system,
            self.sound.is_available(),
            self.drawing,
            &self.words,
        )
    }

    /// See [`super::Engine::change_setting`].
    pub(super) fn change_setting(&mut self, change: SettingChange) -> Result<SettingsView, Fault> {
        let settings = self.settings.clone().with(change);
        write_settings(&mut self.store, &settings).map_err(|error| self.store_fault(&error))?;
        let language = settings.language(self.system);
        if language != self.words.language() {
            self.words = Words::new(language);
        }
        self.sound.set_volume(settings.heard());
        self.settings = settings;
        Ok(self.settings())
    }
}

/// The settings, one row each: a damaged one leaves the others.
fn read_settings(store: &mut Store) -> Result<Settings, StoreError> {
    let fields: serde_json::Map<_, _> = store
        .settings()?
        .into_iter()
        .filter_map(|(name, json)| Some((name, serde_json::from_str(&json).ok()?)))
        .collect();
    Ok(Settings::parse(
        &serde_json::Value::Object(fields).to_string(),
    ))
}

fn write_settings(store: &mut Store, settings: &Settings) -> Result<(), StoreError> {
    let json = serde_json::to_value(settings)
        .map_err(|error| StoreError::Bug(format!("settings: {error}")))?;
    let rows: Vec<(String, String)> = json
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, value)| (name.clone(), value.to_string()))
        .collect();
    store.set_settings(&rows)
}

/// A moment as the clock on the wall showed it.
pub(super) fn local(moment: Moment) -> LocalTime {
    let civil = moment.civil();
    LocalTime {
        year: i32::from(civil.year()),
        month: civil.month().unsigned_abs(),
        day: civil.day().unsigned_abs(),
        hour: civil.hour().unsigned_abs(),
        minute: civil.minute().unsigned_abs(),
    }
}
