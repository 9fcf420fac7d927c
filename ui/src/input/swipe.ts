// From a finger's or a stick's way to one of four directions. Pure.
import type { Direction } from "../engine/types/Direction";

/** How much longer the other axis must be before a held direction gives way. */
const STEADY = 1.3;

const isAcross = (way: Direction): boolean => way === "left" || way === "right";

/**
 * The direction of a vector, y downwards. Near the diagonals the direction
 * that's held stays, so that a trembling thumb doesn't turn there and back.
 */
export function pointed(x: number, y: number, held: Direction | null = null): Direction {
  const lean = held === null ? 1 : isAcross(held) ? STEADY : 1 / STEADY;
  if (Math.abs(x) * lean > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

/** How far a finger goes before it has said something, in CSS pixels. */
export const SWIPE_STEP = 16;
/** Without a direction yet, a finger on the diagonal goes so much farther first. */
const DOUBT = 1.75;

/**
 * One finger on the glass. A direction is said as soon as the finger went far
 * enough, not when it's lifted; it then may turn, again and again.
 */
export class Swipe {
  #x: number;
  #y: number;
  #way: Direction | null = null;

  constructor(x: number, y: number) {
    this.#x = x;
    this.#y = y;
  }

  /** What the finger says by now, or null before it said anything. */
  get way(): Direction | null {
    return this.#way;
  }

  /** The finger is here; true if it says something new. */
  move(x: number, y: number): boolean {
    const [across, down] = [x - this.#x, y - this.#y];
    const far = Math.max(Math.abs(across), Math.abs(down));
    if (far < SWIPE_STEP) return false;
    const near = Math.min(Math.abs(across), Math.abs(down));
    if (this.#way === null && near * STEADY > far && far < SWIPE_STEP * DOUBT) return false;
    const way = pointed(across, down, this.#way);
    // From here on it's measured anew: a turn needs no way back to the start.
    this.#x = x;
    this.#y = y;
    if (way === this.#way) return false;
    this.#way = way;
    return true;
  }
}
