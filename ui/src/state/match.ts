// The open match as the shell holds it: the newest view, and inputs on their way.
import { batch, signal } from "@preact/signals";
import { type Engine, isFault } from "../engine/engine";
import { InputQueue } from "../engine/queue";
import type { BankView } from "../engine/types/BankView";
import type { CardsView } from "../engine/types/CardsView";
import type { Choice } from "../engine/types/Choice";
import type { Effect } from "../engine/types/Effect";
import type { Fault } from "../engine/types/Fault";
import type { Input } from "../engine/types/Input";
import type { MazeFrame } from "../engine/types/MazeFrame";
import type { MazeView } from "../engine/types/MazeView";
import type { Notice } from "../engine/types/Notice";
import type { Update } from "../engine/types/Update";

type Options = {
  engine: Pick<Engine, "dispatch" | "frame" | "framesTook" | "view">;
  /** Shows one effect to the eye. */
  show: (effect: Effect, order: number) => void;
  /** The engine gave no answer at all. */
  lost: () => Notice;
  firstCall: number;
};

const BUZZ: Record<string, number | number[]> = {
  tick: 8,
  thud: 25,
  buzz: [40, 40, 40],
  cheer: [30, 60, 30, 60, 120],
};

/** Fewer frames say nothing about a machine. */
const LEAST_FRAMES = 120;

export class Match {
  readonly view = signal<BankView | null>(null);
  /** The card game, when that's what is open. */
  readonly cards = signal<CardsView | null>(null);
  /** A practice round, when that's what is open. */
  readonly practice = signal<MazeView | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** What a screen reader hears, with a number so that repeats are heard. */
  readonly said = signal({ text: "", count: 0 });
  readonly #options: Options;
  readonly #queue: InputQueue<Update>;
  #revision = -1;
  #timer = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#queue = new InputQueue({
      send: (call, input) => options.engine.dispatch(call, input),
      isAnswer: isFault,
      first: options.firstCall,
    });
  }

  /** Whether a match of any game is open. */
  get isOpen(): boolean {
    return [this.view, this.cards, this.practice].some(({ value }) => value !== null);
  }

  /** A match was opened, or its words changed: its whole view, from scratch. */
  open(update: Update): void {
    this.#revision = -1;
    this.notice.value = null;
    this.take(update);
  }

  close(): void {
    window.clearTimeout(this.#timer);
    batch(() => {
      this.#show(null, null);
      this.cards.value = null;
      this.notice.value = null;
    });
  }

  take(update: Update): void {
    batch(() => {
      if (update.view && update.revision >= this.#revision) {
        this.#revision = update.revision;
        this.#show(
          "bank" in update.view ? update.view.bank : null,
          "maze" in update.view ? update.view.maze : null,
        );
        this.cards.value = "cards" in update.view ? update.view.cards : null;
      }
      if (update.put_away) this.notice.value = null;
      if (update.notice) this.notice.value = update.notice;
    });
    this.#feel(update.effects);
    window.clearTimeout(this.#timer);
    if (update.wake_in_ms !== null) {
      this.#timer = window.setTimeout(() => void this.send("wake"), update.wake_in_ms);
    }
  }

  #show(view: BankView | null, practice: MazeView | null): void {
    const goesOn = (maze: MazeView | null | undefined) => maze != null && maze.result === null;
    const played = goesOn(this.view.value?.maze ?? this.practice.value);
    this.view.value = view;
    this.practice.value = practice;
    const plays = goesOn(view?.maze ?? practice);
    if (!played && plays) window.__coinopFrames?.beginRound();
    if (played && !plays) this.#tellFrames();
  }

  /** A round is over: how fast this machine drew it, and no other. */
  #tellFrames(): void {
    const intervals = window.__coinopFrames?.readRound();
    if (!intervals || intervals.count < LEAST_FRAMES) return;
    this.#options.engine.framesTook(Math.round(intervals.p50 * 1000)).catch(() => undefined);
  }

  #feel(effects: Effect[]): void {
    let order = 0;
    for (const effect of effects) {
      if (typeof effect === "object" && "announce" in effect) this.say(effect.announce);
      else if (typeof effect === "object" && "haptic" in effect) {
        navigator.vibrate?.(BUZZ[effect.haptic] ?? 0);
      } else {
        this.#options.show(effect, order);
        order += 1;
      }
    }
  }

  say(text: string): void {
    this.said.value = { text, count: this.said.value.count + 1 };
  }

  async send(input: Input): Promise<void> {
    try {
      const update = await this.#queue.push(input);
      if (update) this.take(update);
    } catch (reason) {
      this.failed(reason);
    }
  }

  /**
   * One frame of the maze; null when no round is open. It goes past the queue:
   * a frame must not wait for inputs, nor they for it.
   */
  async frame(nowUs: number): Promise<MazeFrame | null> {
    const frame = await this.#options.engine.frame(nowUs);
    this.#feel(frame.effects);
    if (frame.update) this.take(frame.update);
    return frame.maze;
  }

  /** The whole view again, where the engine changed it by itself. */
  async refresh(): Promise<void> {
    try {
      this.take(await this.#options.engine.view());
    } catch (reason) {
      this.failed(reason);
    }
  }

  /** What went wrong, in words, seen and heard. */
  failed(reason: unknown): void {
    const notice = isFault(reason) ? (reason as Fault).notice : this.#options.lost();
    this.notice.value = notice;
    this.say(notice.announce);
  }

  /** A tap on a choice: its input, or the reason why not. */
  choose(choice: Choice): void {
    if (choice.enabled) {
      void this.send(choice.input);
      return;
    }
    this.notice.value = {
      code: "why_not",
      title: choice.label,
      text: choice.why_not,
      remedy: "",
      announce: `${choice.label}. ${choice.why_not}`,
    };
    this.say(this.notice.value.announce);
  }
}
