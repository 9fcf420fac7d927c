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

  constructor(send: (input: Input) => void) {
    this.#send = send;
  }

  /** This hand holds `way` from now on, or nothing. */
  set(hand: string, way: Direction | null): void {
    const before = this.#by.get(hand);
    if (before === way || (before === undefined && way === null)) return;
    if (way === null) this.#by.delete(hand);
    else {
      this.#by.set(hand, way);
      this.#send({ press: way });
    }
    // The new one first, so that a turn never passes through "nothing held".
    if (before !== undefined && !this.#holds(before)) this.#send({ release: before });
  }

  /** All hands are off; the engine is told by other means. */
  forget(): void {
    this.#by.clear();
  }

  /** The newest direction that's held, for the stick's picture. */
  get newest(): Direction | null {
    return [...this.#by.values()].at(-1) ?? null;
  }

  #holds(way: Direction): boolean {
    return [...this.#by.values()].includes(way);
  }
}
