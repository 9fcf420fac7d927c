import { COLUMNS, LINES, litDots } from "./dots";
import "./dots.css";

const PITCH = 10;
const MIDDLE = PITCH / 2;
/** How wide the glow's rings are, each fainter than what it lies around. */
const GLOW = [17, 13, 9.5];
const ALL = Array.from({ length: COLUMNS * LINES }, (_, dot): [number, number] => [
  dot % COLUMNS,
  Math.floor(dot / COLUMNS),
]);

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

type CharacterProps = { character: string; dark: boolean };

/** Dots as one path: a point for each, drawn by its line's round end. */
const points = (dots: [number, number][]) =>
  dots.map(([column, line]) => `M${column * PITCH + MIDDLE} ${line * PITCH + MIDDLE}h0`).join("");

function Character({ character, dark }: CharacterProps) {
  const lit = litDots(character);
  const on = new Set(lit.map(([column, line]) => line * COLUMNS + column));
  const off = ALL.filter(([column, line]) => !on.has(line * COLUMNS + column));
  const shape = points(lit);
  return (
    <>
      {dark && <path class="dot-off" d={points(off)} />}
      {lit.length > 0 && (
        <g key={character} class="dots-lit">
          {GLOW.map((width) => (
            <path key={width} class="dot-glow" d={shape} stroke-width={width} />
          ))}
          <path class="dot-on" d={shape} />
        </g>
      )}
    </>
  );
}
