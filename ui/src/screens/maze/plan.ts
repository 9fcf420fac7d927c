// The maze as a plan to draw: tiles, margins and what leads where. Pure.
import type { Ground } from "../../engine/types/Ground";
import type { MazeView } from "../../engine/types/MazeView";

/** Around the tiles, for the lamps of the clock; in tiles. */
export const MARGIN = 0.62;

export type Area = { x: number; y: number; width: number; height: number };

/** The drawing's height for a width of one. */
export const shapeOf = (view: Pick<MazeView, "width" | "height">): number =>
  (view.height + 2 * MARGIN) / (view.width + 2 * MARGIN);

export class Plan {
  readonly width: number;
  readonly height: number;
  /** Rows whose corridor goes out at one edge and in at the other. */
  readonly tunnels: readonly number[];
  readonly #ground: readonly Ground[];

  constructor(view: Pick<MazeView, "width" | "height" | "ground" | "tunnels">) {
    this.width = view.width;
    this.height = view.height;
    this.tunnels = view.tunnels;
    this.#ground = view.ground;
  }

  /** The whole drawing in tiles, margins included. */
  get across(): number {
    return this.width + 2 * MARGIN;
  }

  get down(): number {
    return this.height + 2 * MARGIN;
  }

  at(x: number, y: number): Ground | null {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return null;
    return this.#ground[y * this.width + x] ?? null;
  }

  /** All tiles of one ground as a rectangle, or nothing if there's none. */
  area(ground: Ground): Area | null {
    let [left, top, right, bottom] = [this.width, this.height, -1, -1];
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        if (this.at(x, y) !== ground) continue;
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
      }
    }
    if (right < 0) return null;
    return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  }
}
