// Which hands hold which direction, as presses and releases for the engine.
import type { Direction } from "../engine/types/Direction";
import type { Input } from "../engine/types/Input";

/**
 * A key, a finger, the stick and a pad may hold at once; each holds one
 * direction at most. Which of them counts is the engine's to say.
 */
export class Held {
  readonly #send: (input: Input) => void;
  readonly #by = new Map<string, Direction>();
  #heard = true;

  constructor(send: (input: Input) => void) {
    this.#send = send;
  }

  /** This hand holds `way` from now on, or nothing. */
  set(hand: string, way: Direction | null): void {
    const before = this.#by.get(hand);
    if (before === way || (before === undefined && way === null)) return;
    // Each has its place by when it last turned.
    this.#by.delete(hand);
    if (way !== null) {
      this.#by.set(hand, way);
      this.#say({ press: way });
    }
    // The new one first, so that a turn never passes through "nothing held".
    if (before !== undefined && !this.#holds(before)) this.#say({ release: before });
  }

  /**
   * Whether anybody hears of it. The engine let go of all when it stopped
   * hearing; once it hears again it's told what is held by then, the newest last.
   */
  hear(heard: boolean): void {
    const again = heard && !this.#heard;
    this.#heard = heard;
    if (!again) return;
    const ways = [...this.#by.values()];
    ways.forEach((way, at) => {
      if (ways.lastIndexOf(way) === at) this.#say({ press: way });
    });
  }

  /**
   * Hands are off; the engine is told by other means. One may be left that
   * goes on telling what it holds, wherever the keyboard is.
   */
  forget(but?: string): void {
    for (const hand of [...this.#by.keys()]) if (hand !== but) this.#by.delete(hand);
  }

  /** The newest direction that's held, for the stick's picture. */
  get newest(): Direction | null {
    return [...this.#by.values()].at(-1) ?? null;
  }

  #say(input: Input): void {
    if (this.#heard) this.#send(input);
  }

  #holds(way: Direction): boolean {
    return [...this.#by.values()].includes(way);
  }
}
