// Where a person is in the app, and the views of all screens but the match.
import { batch, signal } from "@preact/signals";
import { type Engine, isFault } from "../engine/engine";
import type { AppWords } from "../engine/types/AppWords";
import type { CardsDraftView } from "../engine/types/CardsDraftView";
import type { Difficulty } from "../engine/types/Difficulty";
import type { DraftChange } from "../engine/types/DraftChange";
import type { DraftView } from "../engine/types/DraftView";
import type { Effect } from "../engine/types/Effect";
import type { HomeView } from "../engine/types/HomeView";
import type { HowView } from "../engine/types/HowView";
import type { LogView } from "../engine/types/LogView";
import type { Notice } from "../engine/types/Notice";
import type { PracticeView } from "../engine/types/PracticeView";
import type { RunTile } from "../engine/types/RunTile";
import type { SettingChange } from "../engine/types/SettingChange";
import type { SettingsView } from "../engine/types/SettingsView";
import type { Update } from "../engine/types/Update";
import type { WatchView } from "../engine/types/WatchView";
import { applyLook, rememberLook } from "./look";
import { Match } from "./match";

export type Screen =
  | "wait"
  | "fault"
  | "home"
  | "setup"
  | "editor"
  | "cards_setup"
  | "decks"
  | "match"
  | "practice"
  | "watch"
  | "log"
  | "settings"
  | "how";

/** A run that somebody looks at, how often it was begun, and how it begins again. */
export type Watching = {
  /** Its place in the list; a file's run has none. */
  run: RunTile | null;
  view: WatchView;
  count: number;
  again: () => Promise<void>;
};

type Options = {
  engine: Engine;
  show?: (effect: Effect, order: number) => void;
  firstCall?: number;
};

export class App {
  readonly engine: Engine;
  readonly match: Match;
  readonly screen = signal<Screen>("wait");
  readonly words = signal<AppWords | null>(null);
  readonly home = signal<HomeView | null>(null);
  readonly draft = signal<DraftView | null>(null);
  readonly cardsDraft = signal<CardsDraftView | null>(null);
  readonly settings = signal<SettingsView | null>(null);
  readonly how = signal<HowView | null>(null);
  /** All entries of the open match. */
  readonly log = signal<LogView | null>(null);
  readonly practice = signal<PracticeView | null>(null);
  readonly watching = signal<Watching | null>(null);
  /** What went wrong outside the match, or what became of a tap. */
  readonly notice = signal<Notice | null>(null);
  /** The button that tries again what went wrong; empty if nobody could say. */
  readonly retry = signal("");
  #trail: Screen[] = [];
  #edits: Promise<unknown> = Promise.resolve();

  constructor({ engine, show = () => undefined, firstCall = 0 }: Options) {
    this.engine = engine;
    this.match = new Match({ engine, show, lost: () => this.#lost(), firstCall });
  }

  /** From the first screen on; the shell may have handed it in, and then it's there at once. */
  async begin(handed?: HomeView | null): Promise<void> {
    this.screen.value = "wait";
    await this.#try(async () => {
      this.#takeHome(handed ?? (await this.engine.home()));
      this.#reset("home");
    });
    if (this.screen.value === "wait") this.screen.value = "fault";
  }

  async go(
    screen: "setup" | "cards_setup" | "settings" | "how" | "log" | "practice",
  ): Promise<void> {
    this.#tap();
    await this.#try(async () => {
      if (screen === "setup") this.draft.value = await this.engine.newDraft();
      if (screen === "cards_setup") this.cardsDraft.value = await this.engine.newCardsDraft();
      if (screen === "settings") this.settings.value = await this.engine.settings();
      if (screen === "how") this.how.value = await this.engine.howWePlay();
      if (screen === "practice") this.practice.value = await this.engine.practice();
      if (screen === "log") this.log.value = await this.engine.log();
      this.#push(screen);
    });
  }

  /** A screen that needs nothing new from the engine. */
  open(screen: "editor" | "decks"): void {
    this.#tap();
    this.#push(screen);
  }

  back(): void {
    const last = this.#trail.pop();
    this.#tap();
    this.notice.value = null;
    if (this.screen.value === "match") void this.leave();
    else this.screen.value = last ?? "home";
  }

  /** Home, from the open match; it's kept. A practice round leads back to practice. */
  async leave(): Promise<void> {
    const practised = this.match.practice.value !== null;
    await this.#try(async () => {
      await this.engine.closeMatch();
      if (practised) {
        this.practice.value = await this.engine.practice();
        this.match.close();
        this.#trail = ["home"];
        this.screen.value = "practice";
        return;
      }
      this.#takeHome(await this.engine.home());
      this.match.close();
      this.#reset("home");
    });
  }

  async play(open: () => Promise<Update>): Promise<void> {
    await this.#try(async () => {
      const update = await open();
      this.match.open(update);
      this.#trail = ["home"];
      this.screen.value = "match";
    });
  }

  startPractice(difficulty: Difficulty): Promise<void> {
    return this.play(() => this.engine.startPractice(difficulty));
  }

  /** A run from its beginning, also where it's being watched already. */
  async watch(run: RunTile): Promise<void> {
    await this.#watch(
      run,
      () => this.engine.watch(run.id),
      () => this.watch(run),
    );
  }

  /** A saved run, from the text of its file. */
  async watchFile(text: string): Promise<void> {
    await this.#watch(
      null,
      () => this.engine.watchFile(text),
      () => this.watchFile(text),
    );
  }

  async #watch(
    run: RunTile | null,
    ask: () => Promise<WatchView>,
    again: () => Promise<void>,
  ): Promise<void> {
    await this.#try(async () => {
      const view = await ask();
      const count = (this.watching.value?.count ?? 0) + 1;
      this.watching.value = { run, view, count, again };
      if (this.screen.value !== "watch") this.#push("watch");
    });
  }

  /** What went wrong, in words, seen and heard. */
  failed(reason: unknown): void {
    this.retry.value = isFault(reason) ? reason.retry : "";
    this.notice.value = isFault(reason) ? reason.notice : this.#lost();
    this.match.say(this.notice.value.announce);
  }

  async saveRun(run: RunTile): Promise<void> {
    await this.#try(async () => {
      this.notice.value = await this.engine.saveRun(run.id);
      this.match.say(this.notice.value.announce);
    });
  }

  async remove(id: string): Promise<void> {
    await this.#try(async () => this.#takeHome(await this.engine.removeMatch(id)));
  }

  async change(change: SettingChange): Promise<void> {
    await this.#try(async () => {
      const settings = await this.engine.changeSetting(change);
      const spoke = this.words.value?.language;
      batch(() => {
        this.settings.value = settings;
        this.words.value = settings.words;
      });
      applyLook(settings.settings, settings.words);
      rememberLook(settings.settings, settings.words);
      if (settings.words.language !== spoke) await this.#speakAnew();
    });
  }

  /** Changes are made one after the other, each on the draft before it. */
  edit(change: DraftChange): Promise<void> {
    return this.#onDraft((view) => this.engine.editDraft(view.draft, change));
  }

  saveBox(): Promise<void> {
    return this.#onDraft((view) => this.engine.saveBox(view.draft));
  }

  /** Starts with everything typed so far. */
  async start(): Promise<void> {
    await this.#edits;
    const draft = this.draft.value?.draft;
    if (draft) await this.play(() => this.engine.start(draft));
  }

  editCards(change: DraftChange): Promise<void> {
    return this.#onCardsDraft((view) => this.engine.editCardsDraft(view.draft, change));
  }

  saveDecks(): Promise<void> {
    return this.#onCardsDraft((view) => this.engine.saveDecks(view.draft));
  }

  async startCards(): Promise<void> {
    await this.#edits;
    const draft = this.cardsDraft.value?.draft;
    if (draft) await this.play(() => this.engine.startCards(draft));
  }

  #onDraft(ask: (view: DraftView) => Promise<DraftView>): Promise<void> {
    return this.#queue(async () => {
      const view = this.draft.value;
      if (view) this.draft.value = await ask(view);
    });
  }

  #onCardsDraft(ask: (view: CardsDraftView) => Promise<CardsDraftView>): Promise<void> {
    return this.#queue(async () => {
      const view = this.cardsDraft.value;
      if (view) this.cardsDraft.value = await ask(view);
    });
  }

  #queue(work: () => Promise<void>): Promise<void> {
    const next = this.#edits.then(() => this.#try(work));
    this.#edits = next;
    return next;
  }

  /** All that's on screen or below it, in the language just chosen. */
  async #speakAnew(): Promise<void> {
    this.#takeHome(await this.engine.home());
    this.how.value = null;
    if (!this.match.isOpen) return;
    this.match.open(await this.engine.view());
    this.log.value = await this.engine.log();
  }

  #takeHome(home: HomeView): void {
    batch(() => {
      this.home.value = home;
      this.words.value = home.words;
      if (home.notice) this.notice.value = home.notice;
    });
    applyLook(home.settings, home.words);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      this.notice.value = null;
      await work();
    } catch (reason) {
      this.failed(reason);
    }
  }

  #lost(): Notice {
    const words = this.words.value;
    const [title, text, remedy] = [words?.lost_title, words?.lost_text, words?.lost_remedy];
    return {
      code: "lost",
      title: title ?? "",
      text: text ?? "",
      remedy: remedy ?? "",
      announce: [title, text, remedy].filter(Boolean).join(" "),
    };
  }

  #tap(): void {
    this.engine.tapCue().catch(() => undefined);
  }

  #push(screen: Screen): void {
    this.#trail.push(this.screen.value);
    this.screen.value = screen;
  }

  #reset(screen: Screen): void {
    this.#trail = [];
    this.screen.value = screen;
  }
}
