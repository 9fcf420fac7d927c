// All actors in all their poses, drawn once for a size; a frame only copies.
import type { Direction } from "../../engine/types/Direction";
import type { GhostLook } from "../../engine/types/GhostLook";
import type { Who } from "../../engine/types/Who";
import { drawGhost, GHOSTS } from "../../kit/ghosts";
import { drawRunner } from "../../kit/runner";

const WAYS: readonly Direction[] = ["up", "down", "left", "right"];
/** How wide the mouth is at each step of a bite and back. */
const MOUTHS = [0, 0.35, 0.7, 1, 0.7, 0.35];
export const BITES = MOUTHS.length;
/** An actor's half width, and the side of its cell with the glow, in tiles. */
const RADIUS = 0.48;
const CELL = 1.7;
const COLUMNS = 12;

/** Places in the atlas, as whole numbers so that a frame makes no strings. */
const runnerAt = (way: number, bite: number) => way * BITES + bite;
const FIRST_GHOST = WAYS.length * BITES;
const POSES = 2 * WAYS.length + 2 + 2 + WAYS.length;
const AFRAID = 2 * WAYS.length;
const EYES = AFRAID + 4;

const wayIndex: Record<Direction, number> = { up: 0, down: 1, left: 2, right: 3 };
const ghostIndex: Record<Who, number> = { blinky: 0, pinky: 1, inky: 2, clyde: 3 };

export const runnerSprite = (heading: Direction, bite: number): number =>
  runnerAt(wayIndex[heading], bite);

export function ghostSprite(
  who: Who,
  heading: Direction,
  look: GhostLook,
  step: number,
  light: boolean,
): number {
  const first = FIRST_GHOST + ghostIndex[who] * POSES;
  if (look === "eyes") return first + EYES + wayIndex[heading];
  if (look === "normal") return first + wayIndex[heading] * 2 + step;
  return first + AFRAID + (look === "flashing" && light ? 2 : 0) + step;
}

export type Atlas = {
  picture: HTMLCanvasElement;
  /** The side of a sprite's cell, in device pixels. */
  cell: number;
  columns: number;
};

/** Draws every pose for tiles of so many device pixels. */
export function makeAtlas(tile: number, glow: number): Atlas {
  // Even, so that its middle is a whole pixel.
  const cell = Math.ceil((tile * CELL) / 2) * 2;
  const count = FIRST_GHOST + GHOSTS.length * POSES;
  const picture = document.createElement("canvas");
  picture.width = COLUMNS * cell;
  picture.height = Math.ceil(count / COLUMNS) * cell;
  const pen = picture.getContext("2d");
  if (pen) {
    const draw = (index: number, what: () => void) => {
      const x = (index % COLUMNS) * cell;
      const y = Math.floor(index / COLUMNS) * cell;
      pen.save();
      pen.beginPath();
      pen.rect(x, y, cell, cell);
      pen.clip();
      pen.translate(x + cell / 2, y + cell / 2);
      pen.scale(tile * RADIUS, tile * RADIUS);
      what();
      pen.restore();
    };
    const blur = tile * 0.3 * glow;
    for (const heading of WAYS) {
      MOUTHS.forEach((open, bite) => {
        draw(runnerSprite(heading, bite), () => drawRunner(pen, heading, open, blur));
      });
    }
    for (const who of GHOSTS) {
      for (const step of [0, 1]) {
        for (const heading of WAYS) {
          const pose = { who, heading, step, look: "normal" as const, light: false };
          draw(ghostSprite(who, heading, "normal", step, false), () => drawGhost(pen, pose, blur));
        }
        for (const light of [false, true]) {
          const pose = { who, heading: "down" as const, step, look: "flashing" as const, light };
          draw(ghostSprite(who, "down", "flashing", step, light), () => drawGhost(pen, pose, blur));
        }
      }
      for (const heading of WAYS) {
        const pose = { who, heading, step: 0, look: "eyes" as const, light: false };
        draw(ghostSprite(who, heading, "eyes", 0, false), () => drawGhost(pen, pose, 0));
      }
    }
  }
  return { picture, cell, columns: COLUMNS };
}
