// Draws a frame: mends what the last one covered, then copies the actors. Per
// frame it makes nothing new and touches only the pixels that change.
import type { MazeFrame } from "../../engine/types/MazeFrame";
import type { MazeView } from "../../engine/types/MazeView";
import { type Atlas, BITES, ghostSprite, makeAtlas, runnerSprite } from "./atlas";
import { glide, jumped, SUB, share } from "./between";
import { Board } from "./board";
import { Plan } from "./plan";
import { type Paint, place } from "./walls";

/** Rectangles that may have to be mended: actors twice, pop-ups. */
const MOST_RECTS = 16;
const POPS = 4;
const POP_MS = 700;
/** Half a flash, in ticks: 2.5 flashes a second, under the three that hurt. */
const FLASH_TICKS = 12;
const STEP_TICKS = 9;
const PULSE_TICKS = 22;

type Pop = { text: string; x: number; y: number; since: number };

export class Painter {
  readonly #pen: CanvasRenderingContext2D;
  readonly #board: Board;
  readonly #atlas: Atlas;
  readonly #plan: Plan;
  readonly #tile: number;
  readonly #paint: Paint;
  readonly #still: boolean;
  readonly #left: number;
  readonly #right: number;
  readonly #rects = new Int32Array(MOST_RECTS * 4);
  #count = 0;
  readonly #pops: Pop[] = Array.from({ length: POPS }, () => ({ text: "", x: 0, y: 0, since: -1 }));
  #nextPop = 0;
  #points: number;
  #fresh = true;
  #beat = -1;

  /** `tile` in device pixels; `still` for people who want less motion. */
  constructor(
    pen: CanvasRenderingContext2D,
    view: MazeView,
    tile: number,
    paint: Paint,
    still: boolean,
  ) {
    this.#pen = pen;
    this.#plan = new Plan(view);
    this.#tile = tile;
    this.#paint = paint;
    this.#still = still;
    this.#board = new Board(view, this.#plan, tile, paint);
    this.#atlas = makeAtlas(tile, paint.glow);
    this.#left = place(-0.5, tile);
    this.#right = place(this.#plan.width - 0.5, tile);
    this.#points = view.frame.points;
  }

  readonly #copy = (x: number, y: number, width: number, height: number): void => {
    const from = this.#board.pen?.canvas;
    if (from) this.#pen.drawImage(from, x, y, width, height, x, y, width, height);
  };

  paint(before: MazeFrame, now: MazeFrame): void {
    if (this.#waits(now)) return;
    this.#mend();
    const small = !this.#still && (Math.floor(now.tick / PULSE_TICKS) & 1) === 1;
    this.#board.update(now, small, this.#copy);
    if (this.#fresh) {
      this.#fresh = false;
      this.#copy(0, 0, this.#pen.canvas.width, this.#pen.canvas.height);
    }
    const part = share(before, now);
    for (let index = 0; index < now.ghosts.length; index += 1) {
      const ghost = now.ghosts[index];
      const was = before.ghosts[index];
      if (!ghost || !was) continue;
      const sprite = ghostSprite(
        ghost.who,
        ghost.heading,
        ghost.look,
        Math.floor(now.tick / STEP_TICKS) & 1,
        (Math.floor(now.tick / FLASH_TICKS) & 1) === 1,
      );
      const far = jumped(was, ghost) ? 1 : part;
      this.#actor(sprite, glide(was.x, ghost.x, far), glide(was.y, ghost.y, far));
    }
    const { pac } = now;
    const bite = pac.moving ? (now.tick >> 1) % BITES : 1;
    const far = jumped(before.pac, pac) ? 1 : part;
    const x = glide(before.pac.x, pac.x, far);
    const y = glide(before.pac.y, pac.y, far);
    this.#actor(runnerSprite(pac.heading, bite), x, y);
    this.#earn(now, x, y);
    this.#drawPops();
  }

  /**
   * In the count-in only hems and power pellets move, and those seldom. What
   * lies over the canvas then would have to be painted again with each frame.
   */
  #waits(now: MazeFrame): boolean {
    const step = Math.floor(now.tick / STEP_TICKS);
    const pulse = Math.floor(now.tick / PULSE_TICKS);
    const beat = now.count_in > 0 ? step * 2 + (pulse & 1) : -1;
    const same = beat >= 0 && beat === this.#beat && !this.#fresh;
    this.#beat = beat;
    return same;
  }

  /** The board again, wherever the last frame drew over it. */
  #mend(): void {
    const rects = this.#rects;
    for (let at = 0; at < this.#count * 4; at += 4) {
      this.#copy(rects[at] ?? 0, rects[at + 1] ?? 0, rects[at + 2] ?? 0, rects[at + 3] ?? 0);
    }
    this.#count = 0;
  }

  #covers(x: number, y: number, width: number, height: number): void {
    if (this.#count === MOST_RECTS) return;
    const { canvas } = this.#pen;
    const at = this.#count * 4;
    const left = Math.max(0, x);
    const top = Math.max(0, y);
    this.#rects[at] = left;
    this.#rects[at + 1] = top;
    this.#rects[at + 2] = Math.min(canvas.width, x + width) - left;
    this.#rects[at + 3] = Math.min(canvas.height, y + height) - top;
    this.#count += 1;
  }

  /** At a place of the frame; in a tunnel at both of its ends. */
  #actor(sprite: number, x: number, y: number): void {
    const { width } = this.#plan;
    this.#sprite(sprite, x, y);
    if (x < 0) this.#sprite(sprite, x + width * SUB, y);
    else if (x > (width - 1) * SUB) this.#sprite(sprite, x - width * SUB, y);
  }

  /** Whole pixels, cut off where the maze ends. */
  #sprite(sprite: number, x: number, y: number): void {
    const { picture, cell, columns } = this.#atlas;
    const left = place(x / SUB, this.#tile) - cell / 2;
    const top = place(y / SUB, this.#tile) - cell / 2;
    const cut = Math.max(0, this.#left - left);
    const wide = Math.min(left + cell, this.#right) - left - cut;
    if (wide <= 0) return;
    const fromX = (sprite % columns) * cell + cut;
    const fromY = Math.floor(sprite / columns) * cell;
    this.#pen.drawImage(picture, fromX, fromY, wide, cell, left + cut, top, wide, cell);
    this.#covers(left + cut, top, wide, cell);
  }

  /** Points that came with this frame pop up where PAC-MAN is. */
  #earn(now: MazeFrame, x: number, y: number): void {
    const more = now.points - this.#points;
    this.#points = now.points;
    if (more <= 0 || this.#still) return;
    const pop = this.#pops[this.#nextPop];
    this.#nextPop = (this.#nextPop + 1) % POPS;
    if (!pop) return;
    pop.text = `+${more}`;
    pop.x = place(x / SUB, this.#tile);
    pop.y = place(y / SUB, this.#tile);
    pop.since = performance.now();
  }

  #drawPops(): void {
    const pen = this.#pen;
    for (const pop of this.#pops) {
      if (pop.since < 0) continue;
      const part = (performance.now() - pop.since) / POP_MS;
      if (part >= 1) {
        pop.since = -1;
        continue;
      }
      const tile = this.#tile;
      const rise = 1 - (1 - part) * (1 - part);
      const [wide, high] = [Math.ceil(tile * 2.2), Math.ceil(tile)];
      const left = Math.min(Math.max(0, pop.x - (wide >> 1)), pen.canvas.width - wide);
      const top = Math.max(0, Math.round(pop.y - tile * (0.9 + 0.7 * rise)));
      pen.font = `${Math.round(tile * 0.6)}px Silkscreen, monospace`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.globalAlpha = part > 0.7 ? (1 - part) / 0.3 : 1;
      pen.lineWidth = Math.max(2, tile * 0.14);
      pen.lineJoin = "round";
      pen.strokeStyle = this.#paint.deep;
      pen.fillStyle = this.#paint.lit;
      pen.strokeText(pop.text, left + wide / 2, top + high / 2);
      pen.fillText(pop.text, left + wide / 2, top + high / 2);
      pen.globalAlpha = 1;
      this.#covers(left, top, wide, high);
    }
  }
}
