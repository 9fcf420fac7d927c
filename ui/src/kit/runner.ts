// PAC-MAN as we draw him: a coin's rim around a disc that chomps.
import type { Direction } from "../engine/types/Direction";

const TURN: Record<Direction, number> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
};

/** Half the mouth's angle when it's wide open. */
const WIDE = 0.72;

/** `open` 0 to 1; drawn at 0,0, one unit from the middle to the rim. */
export function drawRunner(
  pen: CanvasRenderingContext2D,
  heading: Direction,
  open: number,
  glow: number,
): void {
  const mouth = Math.max(0.02, open * WIDE);
  const from = TURN[heading] + mouth;
  const to = TURN[heading] + 2 * Math.PI - mouth;
  const fill = pen.createRadialGradient(-0.3, -0.38, 0.1, 0, 0, 1);
  fill.addColorStop(0, "#fff6b8");
  fill.addColorStop(0.5, "#ffd629");
  fill.addColorStop(1, "#e09600");
  pen.beginPath();
  // The jaw hinges a little behind the middle, which makes the bite deeper.
  pen.moveTo(-0.14 * Math.cos(TURN[heading]), -0.14 * Math.sin(TURN[heading]));
  pen.arc(0, 0, 0.98, from, to);
  pen.closePath();
  pen.shadowColor = "#ffcf33";
  pen.shadowBlur = glow;
  pen.fillStyle = fill;
  pen.fill();
  pen.shadowBlur = 0;
  pen.strokeStyle = "#fff3a0";
  pen.lineWidth = 0.07;
  pen.beginPath();
  pen.arc(0, 0, 0.8, from + 0.12, to - 0.12);
  pen.stroke();
}
