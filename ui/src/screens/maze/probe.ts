// Measures frames while a round runs, for end-to-end tests and for eyes that
// doubt theirs: `window.__coinopFrames`, see the README. It costs no memory a
// frame: samples go into rings of fixed length.
import type { Direction } from "../../engine/types/Direction";

const LENGTH = 8192;

class Samples {
  readonly #ring = new Float64Array(LENGTH);
  count = 0;

  add(value: number): void {
    this.#ring[this.count % LENGTH] = value;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  sorted(): Float64Array {
    return this.#ring.slice(0, Math.min(this.count, LENGTH)).sort();
  }
}

/** All in milliseconds. */
export type Spread = { count: number; mean: number; p50: number; p99: number; max: number };

export type Reading = {
  /** From one animation frame to the next. */
  intervals: Spread & { over25: number; share_over_25: number };
  /** Main thread time for drawing one frame. */
  paint: Spread;
  /** From the way back going down to its heading being painted. */
  turns: Spread;
};

function spread(samples: Float64Array): Spread {
  const count = samples.length;
  const at = (part: number) => samples[Math.min(count - 1, Math.floor(count * part))] ?? 0;
  const mean = count === 0 ? 0 : samples.reduce((sum, each) => sum + each, 0) / count;
  return { count, mean, p50: at(0.5), p99: at(0.99), max: samples[count - 1] ?? 0 };
}

const BACK: Record<Direction, Direction> = { up: "down", down: "up", left: "right", right: "left" };

/** A gap of this length is a pause or a hidden window, not a frame. */
const A_PAUSE = 1000;

export class Probe {
  readonly #intervals = new Samples();
  readonly #paint = new Samples();
  readonly #turns = new Samples();
  /** Intervals of the round that runs, or that ended last. */
  readonly #round = new Samples();
  #last = 0;
  #asked: Direction | null = null;
  #askedAt = 0;
  #heading: Direction | null = null;

  /** Where he looks in the last painted frame. */
  get heading(): Direction | null {
    return this.#heading;
  }

  reset(): void {
    for (const samples of [this.#intervals, this.#paint, this.#turns]) samples.clear();
    this.beginRound();
  }

  /** A round begins: what was measured before is none of its. */
  beginRound(): void {
    this.#round.clear();
    this.begin();
  }

  /** How its frames came, in one round. */
  readRound(): Spread {
    return spread(this.#round.sorted());
  }

  /** A loop begins: the time before it is no frame. */
  begin(): void {
    this.#last = 0;
    this.#asked = null;
  }

  frame(at: number): void {
    const gap = at - this.#last;
    if (this.#last > 0 && gap < A_PAUSE) {
      this.#intervals.add(gap);
      this.#round.add(gap);
    }
    this.#last = at;
  }

  painted(cost: number, heading: Direction): void {
    this.#paint.add(cost);
    this.#heading = heading;
    if (this.#asked === heading) {
      this.#turns.add(performance.now() - this.#askedAt);
      this.#asked = null;
    }
  }

  /** A direction goes down; measured if it's the way back, which he takes at once. */
  pressed(way: Direction): void {
    this.#asked = way === BACK[this.#heading ?? way] ? way : null;
    this.#askedAt = performance.now();
  }

  read(): Reading {
    const intervals = this.#intervals.sorted();
    const over25 = intervals.filter((each) => each > 25).length;
    return {
      intervals: {
        ...spread(intervals),
        over25,
        share_over_25: intervals.length === 0 ? 0 : over25 / intervals.length,
      },
      paint: spread(this.#paint.sorted()),
      turns: spread(this.#turns.sorted()),
    };
  }

  /**
   * An almost empty canvas of the maze's size, animated for so long: what this
   * machine can do at best. It lies over the maze, which should stand still.
   */
  empty(milliseconds = 5000): Promise<Reading> {
    const maze = document.querySelector<HTMLCanvasElement>("[data-testid=maze]");
    const canvas = document.createElement("canvas");
    const box = maze?.getBoundingClientRect();
    canvas.width = maze?.width ?? 540;
    canvas.height = maze?.height ?? 620;
    canvas.style.cssText = `position:fixed;z-index:99;left:${box?.left ?? 0}px;top:${box?.top ?? 0}px;width:${box?.width ?? 540}px;height:${box?.height ?? 620}px`;
    document.body.append(canvas);
    const context = canvas.getContext("2d", { alpha: false });
    const measured = new Probe();
    return new Promise((done) => {
      let began = 0;
      const step = (at: number) => {
        began ||= at;
        measured.frame(at);
        const before = performance.now();
        if (context) {
          context.fillStyle = "#04060d";
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.fillStyle = "#ffd76a";
          context.fillRect(((at - began) / 4) % canvas.width, canvas.height / 2, 24, 24);
        }
        measured.painted(performance.now() - before, "left");
        if (at - began < milliseconds) {
          requestAnimationFrame(step);
          return;
        }
        canvas.remove();
        done(measured.read());
      };
      requestAnimationFrame(step);
    });
  }
}

export const probe = new Probe();

declare global {
  interface Window {
    __coinopFrames?: Probe;
  }
}
window.__coinopFrames = probe;
