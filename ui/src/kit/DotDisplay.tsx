import { useId } from "preact/hooks";
import { COLUMNS, LINES, litDots } from "./dots";
import "./dots.css";

const PITCH = 10;
const RADIUS = 3.7;

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
  const glow = useId();
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
      <defs>
        <radialGradient id={glow}>
          <stop class="dot-glow" offset="0" stop-opacity="0.5" />
          <stop class="dot-glow" offset="1" stop-opacity="0" />
        </radialGradient>
      </defs>
      <g class="dots-run">
        {characters.map((character, place) => (
          <g key={place} transform={`translate(${place * step} 0)`}>
            <Character character={character} dark={!scroll} glow={`url(#${glow})`} />
          </g>
        ))}
      </g>
    </svg>
  );
}

type CharacterProps = { character: string; dark: boolean; glow: string };

function Character({ character, dark, glow }: CharacterProps) {
  const lit = litDots(character);
  const on = new Set(lit.map(([column, line]) => line * COLUMNS + column));
  const centre = (index: number) => index * PITCH + PITCH / 2;
  return (
    <>
      {dark &&
        Array.from({ length: COLUMNS * LINES }, (_, dot) =>
          on.has(dot) ? null : (
            <circle
              key={dot}
              class="dot-off"
              cx={centre(dot % COLUMNS)}
              cy={centre(Math.floor(dot / COLUMNS))}
              r={RADIUS}
            />
          ),
        )}
      <g key={character} class="dots-lit">
        {lit.map(([column, line]) => (
          <circle
            key={`halo ${column} ${line}`}
            fill={glow}
            cx={centre(column)}
            cy={centre(line)}
            r={RADIUS * 2.6}
          />
        ))}
        {lit.map(([column, line]) => (
          <circle
            key={`dot ${column} ${line}`}
            class="dot-on"
            cx={centre(column)}
            cy={centre(line)}
            r={RADIUS}
          />
        ))}
      </g>
    </>
  );
}
