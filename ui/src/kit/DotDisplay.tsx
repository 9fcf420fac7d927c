import { COLUMNS, LINES, litDots } from "./dots";
import "./dots.css";

const PITCH = 10;
const MIDDLE = PITCH / 2;
/** How wide the glow's rings are, each fainter than what it lies around. */
const GLOW = [17, 13, 9.5];
/** Column and line. */
type Dot = [number, number];
const ALL = Array.from(
  { length: COLUMNS * LINES },
  (_, dot): Dot => [dot % COLUMNS, Math.floor(dot / COLUMNS)],
);

type Props = {
  text: string;
  /** How many places, filled from the right; the text's own length by default. */
  places?: number;
  flash?: boolean;
  tone?: "lit" | "cold" | "alarm";
  /** Runs through from right to left; for longer texts. */
  scroll?: boolean;
};

/** Glowing dots behind glass. Silent: whoever uses it says what it shows. */
export function DotDisplay({ text, places, flash = false, tone = "lit", scroll = false }: Props) {
  const characters = [...text.padStart(places ?? 0)];
  const step = (COLUMNS + 1) * PITCH;
  const width = characters.length * step - PITCH;
  return (
    <svg
      class="dots"
      data-tone={tone}
      data-flash={flash || undefined}
      data-scroll={scroll || undefined}
      viewBox={`-4 -4 ${width + 8} ${LINES * PITCH + 8}`}
      aria-hidden="true"
    >
      <g class="dots-run">
        {characters.map((character, place) => (
          <g key={place} transform={`translate(${place * step} 0)`}>
            <Character character={character} dark={!scroll} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The same as a picture: nothing in it ever changes, so it's a path a colour. */
export function StillDots({ text }: { text: string }) {
  const step = COLUMNS + 1;
  const places = [...text].map((character, place) => {
    const { on, off } = dotsOf(character);
    const moved = ([column, line]: Dot): Dot => [column + place * step, line];
    return { on: on.map(moved), off: off.map(moved) };
  });
  const width = (places.length * step - 1) * PITCH;
  return (
    <svg class="dots" viewBox={`-4 -4 ${width + 8} ${LINES * PITCH + 8}`} aria-hidden="true">
      <path class="dot-off" d={points(places.flatMap(({ off }) => off))} />
      <Lit dots={places.flatMap(({ on }) => on)} />
    </svg>
  );
}

type CharacterProps = { character: string; dark: boolean };

/** Dots as one path: a point for each, drawn by its line's round end. */
const points = (dots: Dot[]) =>
  dots.map(([column, line]) => `M${column * PITCH + MIDDLE} ${line * PITCH + MIDDLE}h0`).join("");

function dotsOf(character: string): { on: Dot[]; off: Dot[] } {
  const on = litDots(character);
  const lit = new Set(on.map(([column, line]) => line * COLUMNS + column));
  return { on, off: ALL.filter(([column, line]) => !lit.has(line * COLUMNS + column)) };
}

function Character({ character, dark }: CharacterProps) {
  const { on, off } = dotsOf(character);
  return (
    <>
      {dark && <path class="dot-off" d={points(off)} />}
      {on.length > 0 && (
        <g key={character} class="dots-lit">
          <Lit dots={on} />
        </g>
      )}
    </>
  );
}

function Lit({ dots }: { dots: Dot[] }) {
  const shape = points(dots);
  return (
    <>
      {GLOW.map((width) => (
        <path key={width} class="dot-glow" d={shape} stroke-width={width} />
      ))}
      <path class="dot-on" d={shape} />
    </>
  );
}
