// Small round lights with their glow, drawn once and copied ever after: a blur
// costs more than all the rest of a frame.

const made = new Map<string, HTMLCanvasElement>();
/** More of them than any one size and theme needs; then it begins anew. */
const MOST = 48;

/** A light of this radius, in device pixels; `blur` 0 for one that's out. */
function bulb(radius: number, colour: string, blur: number): HTMLCanvasElement {
  const name = `${radius.toFixed(2)} ${colour} ${blur.toFixed(2)}`;
  const known = made.get(name);
  if (known) return known;
  if (made.size >= MOST) made.clear();
  const canvas = document.createElement("canvas");
  const middle = Math.ceil(radius + blur) + 1;
  canvas.width = canvas.height = middle * 2;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.beginPath();
    pen.arc(middle, middle, radius, 0, 7);
    pen.fillStyle = pen.shadowColor = colour;
    pen.shadowBlur = blur;
    pen.fill();
  }
  made.set(name, canvas);
  return canvas;
}

/** Puts one down around a place. */
export function drawBulb(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  blur: number,
): void {
  const light = bulb(radius, colour, blur);
  pen.drawImage(light, Math.round(x - light.width / 2), Math.round(y - light.height / 2));
}
