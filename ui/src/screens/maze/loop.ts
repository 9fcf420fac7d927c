// The frame loop: asks the engine once a frame, draws what it last said.
import type { MazeFrame } from "../../engine/types/MazeFrame";
import { probe } from "./probe";

type Options = {
  /** The engine's reply to a frame; null when no round is open. */
  ask: (nowUs: number) => Promise<MazeFrame | null>;
  paint: (before: MazeFrame, now: MazeFrame) => void;
  /** A reply came; for what's drawn outside the canvas. */
  onFrame: (now: MazeFrame | null) => void;
  onFailed: (reason: unknown) => void;
  /** A picture's frames say nothing about those of a round. */
  measured: boolean;
};

/** So many failures in a row are no hiccup: they're told, once. */
const TRIES = 3;
/** How long it waits then before it asks again, in milliseconds: what was in the way may go. */
const PATIENCE = 1000;

export class Loop {
  readonly #options: Options;
  #before: MazeFrame;
  #now: MazeFrame;
  #asking = false;
  #failures = 0;
  /** When it asks next, by the display's clock. */
  #due = 0;
  #raf = 0;

  constructor(first: MazeFrame, options: Options) {
    this.#before = first;
    this.#now = first;
    this.#options = options;
  }

  get now(): MazeFrame {
    return this.#now;
  }

  start(): void {
    if (this.#raf !== 0) return;
    this.#failures = 0;
    this.#due = 0;
    if (this.#options.measured) probe.begin();
    this.#raf = requestAnimationFrame(this.#frame);
  }

  stop(): void {
    cancelAnimationFrame(this.#raf);
    this.#raf = 0;
  }

  /** The same picture again, on a canvas that lost it. */
  repaint(): void {
    this.#options.paint(this.#before, this.#now);
  }

  /** A frame that came with a view. */
  put(frame: MazeFrame): void {
    if (frame.tick === this.#now.tick && frame.paused === this.#now.paused) return;
    // It stands still (paused, over) or is another round: nothing glides there.
    this.#before = frame;
    this.#now = frame;
  }

  readonly #frame = (at: number): void => {
    this.#raf = requestAnimationFrame(this.#frame);
    const { measured, paint } = this.#options;
    if (measured) probe.frame(at);
    // First the question, so that it's on its way while the last reply is drawn.
    if (!this.#asking && at >= this.#due) void this.#ask(at);
    const began = performance.now();
    paint(this.#before, this.#now);
    if (measured) probe.painted(performance.now() - began, this.#now.pac.heading);
  };

  async #ask(at: number): Promise<void> {
    this.#asking = true;
    try {
      const reply = await this.#options.ask(Math.floor(at * 1000) % 0x1_0000_0000);
      this.#failures = 0;
      if (reply) this.#take(reply);
      this.#options.onFrame(reply);
    } catch (reason) {
      this.#failures += 1;
      if (this.#failures >= TRIES) this.#due = at + PATIENCE;
      if (this.#failures === TRIES) this.#options.onFailed(reason);
    } finally {
      this.#asking = false;
    }
  }

  #take(reply: MazeFrame): void {
    if (reply.tick < this.#now.tick) this.#before = reply;
    else if (reply.tick > this.#now.tick) this.#before = this.#now;
    this.#now = reply;
  }
}
