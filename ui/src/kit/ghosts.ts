// Four ghosts of our own, told apart by crown, hem, eyes and brow as well as by
// colour. Each is drawn around 0,0, one unit from the middle to the side.
import type { Direction } from "../engine/types/Direction";
import type { GhostLook } from "../engine/types/GhostLook";
import type { Who } from "../engine/types/Who";

type Pen = CanvasRenderingContext2D;

const SIDE = 0.9;
const FOOT = 0.84;

export const GHOSTS: readonly Who[] = ["blinky", "pinky", "inky", "clyde"];

const COLOURS: Record<Who, string> = {
  blinky: "#ff5252",
  pinky: "#ff93d6",
  inky: "#52d9f2",
  clyde: "#ffa647",
};

const AHEAD: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** From the left foot over the head to the right foot. */
const CROWNS: Record<Who, (pen: Pen) => void> = {
  // A plain dome.
  blinky: (pen) => {
    pen.lineTo(-SIDE, -0.06);
    pen.arc(0, -0.06, SIDE, Math.PI, 0);
  },
  // A hood that ends in a point.
  pinky: (pen) => {
    pen.lineTo(-SIDE, 0.1);
    pen.bezierCurveTo(-SIDE, -0.62, -0.3, -0.66, 0, -1.22);
    pen.bezierCurveTo(0.3, -0.66, SIDE, -0.62, SIDE, 0.1);
  },
  // Two ears.
  inky: (pen) => {
    pen.lineTo(-SIDE, -1.08);
    pen.lineTo(-0.44, -0.7);
    pen.lineTo(0.44, -0.7);
    pen.lineTo(SIDE, -1.08);
  },
  // A box with an aerial.
  clyde: (pen) => {
    pen.lineTo(-SIDE, -0.34);
    pen.quadraticCurveTo(-SIDE, -0.76, -0.48, -0.76);
    pen.lineTo(-0.1, -0.76);
    pen.lineTo(-0.1, -0.92);
    pen.arc(0, -1.04, 0.2, Math.PI * 0.7, Math.PI * 0.3);
    pen.lineTo(0.1, -0.76);
    pen.lineTo(0.48, -0.76);
    pen.quadraticCurveTo(SIDE, -0.76, SIDE, -0.34);
  },
};

/** From the right foot back to the left one; `step` is 0 or 1, for walking. */
const HEMS: Record<Who, (pen: Pen, step: number) => void> = {
  blinky: (pen, step) => {
    const lobes = step === 0 ? 3 : 4;
    const wide = (SIDE * 2) / lobes;
    for (let lobe = 0; lobe < lobes; lobe += 1) {
      const from = SIDE - lobe * wide;
      pen.quadraticCurveTo(from - wide / 2, FOOT + 0.42, from - wide, FOOT);
    }
  },
  pinky: (pen, step) => {
    const teeth = step === 0 ? 3 : 4;
    const wide = (SIDE * 2) / teeth;
    pen.lineTo(SIDE, 1.04);
    for (let tooth = 0; tooth < teeth; tooth += 1) {
      const from = SIDE - tooth * wide;
      pen.lineTo(from - wide / 2, 0.6);
      pen.lineTo(from - wide, 1.04);
    }
  },
  inky: (pen, step) => {
    const inner = step === 0 ? 0.46 : 0.22;
    pen.lineTo(SIDE, 1.02);
    pen.lineTo(inner, 1.02);
    pen.lineTo(inner, 0.62);
    pen.lineTo(-inner, 0.62);
    pen.lineTo(-inner, 1.02);
    pen.lineTo(-SIDE, 1.02);
  },
  clyde: (pen, step) => {
    const lean = step === 0 ? 0.22 : -0.22;
    pen.bezierCurveTo(SIDE + lean, 1.2, 0.3 + lean, 1.2, 0.3, 0.78);
    pen.bezierCurveTo(0.3 + lean, 1.24, -0.3 + lean, 1.24, -0.3, 0.78);
    pen.bezierCurveTo(-0.3 + lean, 1.2, -SIDE + lean, 1.2, -SIDE, FOOT);
  },
};

/** Half width and half height of an eye's white, and how far the eyes stand apart. */
const EYES: Record<Who, readonly [number, number, number]> = {
  blinky: [0.27, 0.33, 0.38],
  pinky: [0.23, 0.38, 0.34],
  inky: [0.3, 0.22, 0.42],
  clyde: [0.32, 0.32, 0.4],
};

function outline(pen: Pen, who: Who, step: number): void {
  pen.beginPath();
  pen.moveTo(-SIDE, FOOT);
  CROWNS[who](pen);
  pen.lineTo(SIDE, FOOT);
  HEMS[who](pen, step);
  pen.closePath();
}

function line(pen: Pen, ...points: readonly number[]): void {
  pen.beginPath();
  for (let at = 0; at < points.length; at += 2) {
    pen.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  }
  pen.stroke();
}

function eyes(pen: Pen, who: Who, heading: Direction, alone: boolean): void {
  const [wide, high, apart] = EYES[who];
  const [x, y] = AHEAD[heading];
  for (const side of [-1, 1]) {
    const middle = side * apart + x * 0.07;
    const level = -0.14 + y * 0.07;
    pen.fillStyle = "#fffdf6";
    pen.beginPath();
    pen.ellipse(middle, level, wide, high, 0, 0, 7);
    pen.fill();
    if (alone) {
      pen.strokeStyle = "#6f8cff";
      pen.lineWidth = 0.07;
      pen.stroke();
    }
    pen.fillStyle = "#141b52";
    pen.beginPath();
    pen.arc(middle + x * wide * 0.42, level + y * high * 0.42, 0.16, 0, 7);
    pen.fill();
    pen.strokeStyle = alone ? COLOURS[who] : "#1a0f2e";
    pen.lineWidth = 0.13;
    pen.lineCap = "round";
    // Brows and lids: angry, lashes, half asleep, astonished.
    if (who === "blinky") line(pen, side * 0.1, -0.4, side * 0.66, -0.62);
    if (who === "pinky") line(pen, side * 0.5, -0.44, side * 0.7, -0.6);
    if (who === "inky") line(pen, middle - wide, level - 0.15, middle + wide, level - 0.15);
    if (who === "clyde" && side === 1) line(pen, 0.2, -0.6, 0.6, -0.56);
  }
}

function frightenedFace(pen: Pen, ink: string): void {
  pen.fillStyle = ink;
  for (const side of [-0.36, 0.36]) {
    pen.beginPath();
    pen.arc(side, -0.2, 0.14, 0, 7);
    pen.fill();
  }
  pen.strokeStyle = ink;
  pen.lineWidth = 0.13;
  pen.lineCap = pen.lineJoin = "round";
  line(pen, -0.56, 0.44, -0.28, 0.22, 0, 0.44, 0.28, 0.22, 0.56, 0.44);
}

/** `light` is the paler half of a flash. */
export type GhostPose = {
  who: Who;
  heading: Direction;
  look: GhostLook;
  step: number;
  light: boolean;
};

/** Draws at 0,0 of the pen's own coordinates; `glow` in device pixels. */
export function drawGhost(pen: Pen, pose: GhostPose, glow: number): void {
  const { who, heading, look, step, light } = pose;
  if (look === "eyes") {
    eyes(pen, who, heading, true);
    return;
  }
  const afraid = look !== "normal";
  const colour = afraid ? (light ? "#fff1da" : "#3550ff") : COLOURS[who];
  const fill = pen.createLinearGradient(0, -1.1, 0, 1.1);
  if (afraid) {
    fill.addColorStop(0, light ? "#ffffff" : "#4f6bff");
    fill.addColorStop(1, light ? "#ffd9b0" : "#1a2596");
  } else {
    fill.addColorStop(0, "#fff");
    fill.addColorStop(0.22, colour);
    fill.addColorStop(0.7, colour);
    fill.addColorStop(1, `${colour}a0`);
  }
  outline(pen, who, step);
  pen.shadowColor = colour;
  pen.shadowBlur = glow;
  pen.fillStyle = fill;
  pen.fill();
  pen.shadowBlur = 0;
  if (afraid) {
    pen.strokeStyle = light ? "#c7331f" : "#a9b8ff";
    pen.lineWidth = 0.1;
    pen.lineJoin = "round";
    pen.stroke();
    frightenedFace(pen, light ? "#b3200f" : "#ffe3bd");
  } else eyes(pen, who, heading, false);
}
