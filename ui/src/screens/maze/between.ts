// Where an actor is between two ticks. Pure, and without a new object a frame.
import type { MazeFrame } from "../../engine/types/MazeFrame";

/** Subunits of a tile in a frame's lengths. */
export const SUB = 1024;

/**
 * How far the display is from `before` to `now`, 0 to 1. The display shows the
 * tick before the newest one plus `between`; a reply may have skipped some.
 */
export function share(before: MazeFrame, now: MazeFrame): number {
  const ticks = now.tick - before.tick;
  if (ticks <= 0) return 1;
  return Math.min(1, (ticks - 1 + now.between / 256) / ticks);
}

type Spot = { x: number; y: number };

/** Whether an actor jumped (a tunnel, a hitch, another round): then it doesn't glide. */
export function jumped(from: Spot, to: Spot): boolean {
  return Math.abs(to.x - from.x) > SUB || Math.abs(to.y - from.y) > SUB;
}

/** A coordinate on its way. */
export function glide(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** Whether the tile's bit is set in words of 32. */
export function hasBit(words: readonly number[], tile: number): boolean {
  return (((words[tile >> 5] ?? 0) >>> (tile & 31)) & 1) === 1;
}
