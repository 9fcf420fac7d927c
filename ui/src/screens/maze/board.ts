// The maze without actors: walls, what's left to eat, score and clock. It's kept
// off screen and changed only where something changed; a frame copies from it.
import type { MazeFrame } from "../../engine/types/MazeFrame";
import type { MazeView } from "../../engine/types/MazeView";
import { COLUMNS, LINES, litDots } from "../../kit/dots";
import { hasBit } from "./between";
import { drawBulb } from "./bulb";
import { MARGIN, type Plan } from "./plan";
import { drawWalls, type Paint, place, scorePanel } from "./walls";

/** So many lamps stand around the maze; together they're the round's length. */
export const LAMPS = 60;
/** What's cleared where a pellet was, glow and all, in tiles. */
const PELLET_SIDE = 0.3;
const POWER_SIDE = 0.9;

const sheet = (width: number, height: number) => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { alpha: false });
  return pen;
};

type Changed = (x: number, y: number, width: number, height: number) => void;

export class Board {
  readonly pen: CanvasRenderingContext2D | null;
  readonly #walls: CanvasRenderingContext2D | null;
  readonly #plan: Plan;
  readonly #tile: number;
  readonly #paint: Paint;
  readonly #powers: readonly number[];
  readonly #powerTiles: readonly number[];
  readonly #label: string;
  readonly #lampTicks: number;
  readonly #lamps: readonly (readonly [number, number])[];
  #food: number[] = [];
  #points = -1;
  #seconds = -1;
  #lit = -1;
  #warns = false;
  #small = false;

  constructor(view: MazeView, plan: Plan, tile: number, paint: Paint) {
    const [width, height] = [Math.round(plan.across * tile), Math.round(plan.down * tile)];
    this.#plan = plan;
    this.#tile = tile;
    this.#paint = paint;
    this.#powers = view.powers;
    const tiles = plan.width * plan.height;
    this.#powerTiles = Array.from({ length: tiles }, (_, each) => each).filter((each) =>
      hasBit(view.powers, each),
    );
    this.#label = view.points_label;
    this.#lampTicks = view.round_ticks / LAMPS;
    this.#lamps = lampPlaces(width, height, tile);
    this.#walls = sheet(width, height);
    this.pen = sheet(width, height);
    if (!this.#walls || !this.pen) return;
    drawWalls(this.#walls, plan, tile, paint);
    this.pen.drawImage(this.#walls.canvas, 0, 0);
    this.#drawPellets(view.frame.food);
  }

  /**
   * Brings it up to a frame; tells which parts are new, in device pixels.
   * `small`: power pellets are in the smaller half of their pulse.
   */
  update(frame: MazeFrame, small: boolean, changed: Changed): void {
    this.#eat(frame.food, changed);
    if (small !== this.#small) {
      this.#small = small;
      for (const tile of this.#powerTiles) {
        if (hasBit(this.#food, tile)) this.#drawPower(tile, changed);
      }
    }
    const warns = frame.hurry !== this.#warns;
    this.#warns = frame.hurry;
    if (frame.points !== this.#points || frame.seconds !== this.#seconds || warns) {
      this.#points = frame.points;
      this.#seconds = frame.seconds;
      this.#drawScore(changed);
    }
    const lit = Math.min(LAMPS, Math.ceil(frame.left / this.#lampTicks));
    if (lit !== this.#lit || warns) this.#drawLamps(lit, warns, changed);
  }

  #drawPellets(food: readonly number[]): void {
    const { pen } = this;
    if (!pen) return;
    pen.fillStyle = this.#paint.pellet;
    for (let tile = 0; tile < this.#plan.width * this.#plan.height; tile += 1) {
      if (!hasBit(food, tile) || hasBit(this.#powers, tile)) continue;
      pen.beginPath();
      pen.arc(...this.#middle(tile), Math.max(1.5, this.#tile * 0.1), 0, 7);
      pen.fill();
    }
    this.#food = [...food];
    for (const tile of this.#powerTiles) {
      if (hasBit(food, tile)) this.#drawPower(tile, () => undefined);
    }
  }

  #drawPower(tile: number, changed: Changed): void {
    const { pen } = this;
    if (!pen) return;
    const [x, y] = this.#middle(tile);
    this.#clear(tile, POWER_SIDE, changed);
    const radius = this.#tile * (this.#small ? 0.17 : 0.23);
    drawBulb(pen, x, y, radius, this.#paint.pellet, this.#tile * 0.18 * this.#paint.glow);
  }

  /** Bare floor again. */
  #clear(tile: number, share: number, changed: Changed): void {
    if (!this.pen || !this.#walls) return;
    const [x, y] = this.#middle(tile);
    const half = Math.ceil((this.#tile * share) / 2);
    const [left, top, side] = [x - half, y - half, half * 2];
    this.pen.drawImage(this.#walls.canvas, left, top, side, side, left, top, side, side);
    changed(left, top, side, side);
  }

  #middle(tile: number): [number, number] {
    const x = tile % this.#plan.width;
    const y = Math.floor(tile / this.#plan.width);
    return [place(x, this.#tile), place(y, this.#tile)];
  }

  /** Takes pellets off that are gone. New ones mean another round: all anew. */
  #eat(food: readonly number[], changed: Changed): void {
    const { pen } = this;
    if (!pen || !this.#walls) return;
    for (let word = 0; word < food.length; word += 1) {
      const [now, before] = [food[word] ?? 0, this.#food[word] ?? 0];
      if (now === before) continue;
      if ((now & ~before) !== 0) {
        pen.drawImage(this.#walls.canvas, 0, 0);
        this.#drawPellets(food);
        this.#points = this.#lit = -1;
        changed(0, 0, pen.canvas.width, pen.canvas.height);
        return;
      }
      const gone = before & ~now;
      for (let bit = 0; bit < 32; bit += 1) {
        if (((gone >>> bit) & 1) === 0) continue;
        const tile = word * 32 + bit;
        this.#clear(tile, hasBit(this.#powers, tile) ? POWER_SIDE : PELLET_SIDE, changed);
      }
      this.#food[word] = now;
    }
  }

  #drawScore(changed: Changed): void {
    const { pen } = this;
    const panel = scorePanel(this.#plan, this.#tile);
    if (!pen || !this.#walls || !panel) return;
    const { x, y, width, height } = panel;
    pen.drawImage(this.#walls.canvas, x, y, width, height, x, y, width, height);
    const tile = this.#tile;
    const middle = x + width * 0.37;
    pen.fillStyle = this.#paint.ink;
    pen.font = `${Math.round(tile * 0.42)}px Silkscreen, monospace`;
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    pen.fillText(this.#label, middle, y + height * 0.27);
    const points = `${this.#points}`.padStart(3);
    this.#dots(points, middle, y + height * 0.65, tile * 0.135, this.#paint.lit);
    const seconds = `${this.#seconds}`.padStart(2);
    const tone = this.#warns ? this.#paint.alarm : this.#paint.cold;
    this.#dots(seconds, x + width * 0.82, y + height * 0.65, tile * 0.105, tone);
    changed(x, y, width, height);
  }

  /** Dots around a middle. */
  #dots(text: string, middle: number, level: number, pitch: number, colour: string): void {
    const { pen } = this;
    if (!pen) return;
    const wide = (text.length * (COLUMNS + 1) - 1) * pitch;
    const top = level - (LINES * pitch) / 2 + pitch / 2;
    [...text].forEach((character, at) => {
      const left = middle - wide / 2 + pitch / 2 + at * (COLUMNS + 1) * pitch;
      const lit = litDots(character);
      for (let cell = 0; cell < COLUMNS * LINES; cell += 1) {
        const [column, line] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
        const at = [left + column * pitch, top + line * pitch] as const;
        drawBulb(pen, ...at, pitch * 0.38, this.#paint.unlit, 0);
      }
      const blur = pitch * 1.2 * this.#paint.glow;
      for (const [column, line] of lit) {
        drawBulb(pen, left + column * pitch, top + line * pitch, pitch * 0.38, colour, blur);
      }
    });
  }

  /** Only lamps that changed, unless the colour of all does. */
  #drawLamps(lit: number, anew: boolean, changed: Changed): void {
    const all = anew || this.#lit < 0 || lit > this.#lit;
    const from = all ? 0 : lit;
    const to = all ? LAMPS : this.#lit;
    for (let lamp = from; lamp < to; lamp += 1) this.#drawLamp(lamp, lamp < lit, changed);
    this.#lit = lit;
  }

  #drawLamp(lamp: number, lit: boolean, changed: Changed): void {
    const { pen } = this;
    const [x, y] = this.#lamps[lamp] ?? [0, 0];
    if (!pen || !this.#walls) return;
    const side = Math.floor((this.#tile * MARGIN) / 2) * 2;
    const [left, top] = [Math.round(x) - side / 2, Math.round(y) - side / 2];
    pen.drawImage(this.#walls.canvas, left, top, side, side, left, top, side, side);
    const colour = lit ? (this.#warns ? this.#paint.alarm : this.#paint.cold) : this.#paint.unlit;
    // The glow ends within the square that's mended when the lamp goes out.
    const blur = lit ? this.#tile * 0.15 * this.#paint.glow : 0;
    drawBulb(pen, x, y, this.#tile * (lit ? 0.13 : 0.1), colour, blur);
    changed(left, top, side, side);
  }
}

/** Around the edge, clockwise; the last to go out are at the top, in the middle. */
function lampPlaces(width: number, height: number, tile: number): [number, number][] {
  const inset = (MARGIN / 2) * tile;
  const [wide, high] = [width - 2 * inset, height - 2 * inset];
  const around = 2 * (wide + high);
  return Array.from({ length: LAMPS }, (_, lamp) => {
    let way = around - ((lamp + 0.5) / LAMPS) * around + wide / 2;
    way %= around;
    if (way < wide) return [inset + way, inset];
    way -= wide;
    if (way < high) return [inset + wide, inset + way];
    way -= high;
    if (way < wide) return [inset + wide - way, inset + high];
    return [inset, inset + high - (way - wide)];
  });
}
