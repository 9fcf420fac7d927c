// What the real engine would draw, recorded by the example
// `front_end_views` of coinop-conformance, in both languages.
import type { BankView } from "../engine/types/BankView";
import type { CardsDraftView } from "../engine/types/CardsDraftView";
import type { CardsView } from "../engine/types/CardsView";
import type { DraftView } from "../engine/types/DraftView";
import type { Fault } from "../engine/types/Fault";
import type { Frame } from "../engine/types/Frame";
import type { HomeView } from "../engine/types/HomeView";
import type { HowView } from "../engine/types/HowView";
import type { LogView } from "../engine/types/LogView";
import type { Notice } from "../engine/types/Notice";
import type { PracticeView } from "../engine/types/PracticeView";
import type { SettingsView } from "../engine/types/SettingsView";
import type { Update } from "../engine/types/Update";
import type { View } from "../engine/types/View";
import type { WatchView } from "../engine/types/WatchView";
import englishCards from "./recorded/cards-en.json";
import dutchCards from "./recorded/cards-nl.json";
import english from "./recorded/en.json";
import dutch from "./recorded/nl.json";

type AppMoments = {
  home: HomeView;
  home_new: HomeView;
  settings: SettingsView;
  how: HowView;
  fault: Fault;
  log: LogView;
  log_empty: LogView;
  draft_new: DraftView;
  draft: DraftView;
  draft_wrong: DraftView;
  maze_frames: Frame[];
  practice: PracticeView;
  practice_empty: PracticeView;
  saved: Notice;
  watch: WatchView;
  watch_file: WatchView;
  fault_run: Fault;
  practice_running: Update;
  practice_paused: Update;
  practice_over: Update;
};

/** A moment of the recorded evening. */
export type Moment = Exclude<keyof typeof english, keyof AppMoments>;

/** All recorded matches of the first file are the bank's. */
export type BankUpdate = Omit<Update, "view"> & { view: Extract<View, { bank: BankView }> | null };

type CardsForms = {
  log: LogView;
  draft_new: CardsDraftView;
  draft: CardsDraftView;
  draft_wrong: CardsDraftView;
};

/** A moment of the card game. */
export type CardMoment = Exclude<keyof typeof englishCards, keyof CardsForms>;

export type CardsUpdate = Omit<Update, "view"> & { view: Extract<View, { cards: CardsView }> };

export type RecordedCards = CardsForms & Record<CardMoment, CardsUpdate>;

export type Recorded = AppMoments & Record<Moment, BankUpdate> & { cards: RecordedCards };

/** What was recorded is what the generated types say; the engine wrote both. */
export const recorded: Record<"en" | "nl", Recorded> = {
  en: { ...english, cards: englishCards } as unknown as Recorded,
  nl: { ...dutch, cards: dutchCards } as unknown as Recorded,
};

export const MOMENTS = Object.keys(english).filter((name) => {
  const what: object = english[name as keyof typeof english];
  return "revision" in what && !name.startsWith("practice");
}) as Moment[];
