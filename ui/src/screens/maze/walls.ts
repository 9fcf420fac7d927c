// What stands still in the maze: glass, neon tubes, the pen, the score's place.
// Drawn once for a size and theme.
import { type Area, MARGIN, type Plan } from "./plan";

/** Colours of the glass, and how much it glows. */
export type Paint = {
  deep: string;
  mid: string;
  tube: string;
  tubeLow: string;
  pellet: string;
  lit: string;
  unlit: string;
  cold: string;
  alarm: string;
  ink: string;
  /** The frame's, which rounds the corners of the glass. */
  frame: string;
  /** 1 by night; less where daylight falls on the glass. */
  glow: number;
};

export function paintOf(element: Element): Paint {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--glass-${name}`).trim() || "#888";
  const day = document.documentElement.dataset.theme === "day";
  return {
    deep: token("deep"),
    mid: token("mid"),
    tube: token("tube"),
    tubeLow: token("tube-lo"),
    pellet: token("pellet"),
    lit: token("lit"),
    unlit: token("unlit"),
    cold: token("cold"),
    alarm: token("alarm"),
    ink: token("ink-2"),
    frame: getComputedStyle(element.parentElement ?? element).borderLeftColor,
    glow: day ? 0.55 : 1,
  };
}

/** Widths of a tube's layers, in tiles, outermost first. */
const OUTER = 0.86;
const INNER = 0.7;
const FLOOR = 0.58;

/** From tiles, counted from the middle of the top left one, to device pixels. */
export const place = (tiles: number, tile: number): number =>
  Math.round((tiles + 0.5 + MARGIN) * tile);

function tubes(plan: Plan, tile: number): Path2D {
  const path = new Path2D();
  const joins = (x: number, y: number, x2: number, y2: number) => {
    path.moveTo(place(x, tile), place(y, tile));
    path.lineTo(place(x2, tile), place(y2, tile));
  };
  /** Who may stand next to whom: the pen opens by its door only. */
  const linked = (a: string | null, b: string | null) => {
    if (a === null || b === null || a === "wall" || b === "wall") return false;
    if (a === "glass" || b === "glass") return false;
    return a === b || a === "door" || b === "door";
  };
  for (let y = 0; y < plan.height; y += 1) {
    for (let x = 0; x < plan.width; x += 1) {
      const here = plan.at(x, y);
      // Whoever stands alone is drawn as a dot by the round ends of a line.
      if (linked(here, here)) joins(x, y, x, y);
      if (linked(here, plan.at(x + 1, y))) joins(x, y, x + 1, y);
      if (linked(here, plan.at(x, y + 1))) joins(x, y, x, y + 1);
    }
  }
  for (const y of plan.tunnels) {
    joins(0, y, -1, y);
    joins(plan.width - 1, y, plan.width, y);
  }
  return path;
}

/** The glass between the tubes that the score stands in, in device pixels. */
export function scorePanel(plan: Plan, tile: number): Area | null {
  const glass = plan.area("glass");
  if (!glass) return null;
  const left = place(glass.x - 0.42, tile);
  const top = place(glass.y - 0.44, tile);
  return {
    x: left,
    y: top,
    width: place(glass.x + glass.width - 1 + 0.42, tile) - left,
    height: place(glass.y + glass.height - 1 + 0.44, tile) - top,
  };
}

export function drawWalls(
  pen: CanvasRenderingContext2D,
  plan: Plan,
  tile: number,
  paint: Paint,
): void {
  const { width, height } = pen.canvas;
  const back = pen.createRadialGradient(
    width / 2,
    height * 0.45,
    0,
    width / 2,
    height / 2,
    height * 0.75,
  );
  back.addColorStop(0, "#0d1636");
  back.addColorStop(0.55, paint.mid);
  back.addColorStop(1, paint.deep);
  pen.fillStyle = back;
  pen.fillRect(0, 0, width, height);

  const path = tubes(plan, tile);
  pen.save();
  // The tunnel's tubes end where the maze does.
  pen.beginPath();
  const edge = place(-0.5, tile);
  pen.rect(edge, 0, place(plan.width - 0.5, tile) - edge, height);
  pen.clip();
  pen.lineCap = pen.lineJoin = "round";
  const stroke = (tiles: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineWidth = tiles * tile;
    pen.stroke(path);
  };
  pen.shadowColor = paint.tube;
  pen.shadowBlur = tile * 0.5 * paint.glow;
  stroke(OUTER, paint.tube);
  pen.shadowBlur = 0;
  // From the tube inwards: its light on the lane's floor.
  stroke(INNER, "#16307e");
  stroke(INNER - 0.05, "#0e1f55");
  stroke(FLOOR, "#091336");
  stroke(FLOOR - 0.14, "#060c22");
  pen.restore();
  drawDoor(pen, plan, tile, paint);
  drawPanel(pen, plan, tile, paint);
  drawShine(pen);
  drawCorners(pen, tile, paint);
}

/** A clipped canvas would cost a mask each frame; so its corners are drawn. */
function drawCorners(pen: CanvasRenderingContext2D, tile: number, paint: Paint): void {
  const { width, height } = pen.canvas;
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.roundRect(0, 0, width, height, tile * 0.34);
  pen.fillStyle = paint.frame;
  pen.fill("evenodd");
}

function drawDoor(pen: CanvasRenderingContext2D, plan: Plan, tile: number, paint: Paint): void {
  const door = plan.area("door");
  if (!door) return;
  pen.strokeStyle = paint.pellet;
  pen.lineWidth = Math.max(2, tile * 0.12);
  pen.lineCap = "butt";
  pen.shadowColor = paint.pellet;
  pen.shadowBlur = tile * 0.2 * paint.glow;
  pen.beginPath();
  pen.moveTo(place(door.x - INNER / 2, tile), place(door.y, tile));
  pen.lineTo(place(door.x + door.width - 1 + INNER / 2, tile), place(door.y, tile));
  pen.stroke();
  pen.shadowBlur = 0;
}

function drawPanel(pen: CanvasRenderingContext2D, plan: Plan, tile: number, paint: Paint): void {
  const panel = scorePanel(plan, tile);
  if (!panel) return;
  pen.beginPath();
  pen.roundRect(panel.x, panel.y, panel.width, panel.height, tile * 0.28);
  pen.fillStyle = paint.deep;
  pen.fill();
  pen.strokeStyle = paint.tubeLow;
  pen.lineWidth = Math.max(1, tile * 0.05);
  pen.stroke();
}

/** The room's light on the glass, as on the unit's. */
function drawShine(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas;
  const shine = pen.createLinearGradient(0, 0, width * 0.35, height);
  shine.addColorStop(0, "#ffffff14");
  shine.addColorStop(0.2, "#ffffff07");
  shine.addColorStop(0.203, "#ffffff00");
  pen.fillStyle = shine;
  pen.fillRect(0, 0, width, height);
}
