import { useId } from "preact/hooks";
import cards from "../../../assets/cards.json";
import type { Card } from "../engine/types/Card";

type Layer = { d: string; fill?: string | string[]; line?: string; width?: number };
type Face = { frame: string; tone: string; layers: Layer[] };

const FACES: Record<Card, Face> = cards.faces;

/** The window around a card's picture, and its colour. */
export const frameOf = (card: Card): Pick<Face, "frame" | "tone"> => FACES[card];

/** One layer on the other, as assets/cards.json has them. */
function Layers({ layers }: { layers: Layer[] }) {
  const id = useId();
  return (
    <>
      {layers.map((layer, index) => {
        const { d, fill, line, width } = layer;
        if (line) {
          return (
            <path
              key={index}
              d={d}
              fill="none"
              stroke={line}
              stroke-width={width}
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          );
        }
        if (!Array.isArray(fill)) return <path key={index} d={d} fill={fill} fill-rule="evenodd" />;
        const name = `${id}-${index}`;
        return (
          <g key={index}>
            <linearGradient id={name} x1="0" y1="0" x2="0" y2="1">
              {fill.map((colour, stop) => (
                <stop key={stop} offset={stop / (fill.length - 1)} stop-color={colour} />
              ))}
            </linearGradient>
            <path d={d} fill={`url(#${name})`} fill-rule="evenodd" />
          </g>
        );
      })}
    </>
  );
}

/** A card's picture alone. Silent, as all drawings are. */
export function CardArt({ card }: { card: Card }) {
  return (
    <svg class="card-art" viewBox="0 0 48 48" aria-hidden="true">
      <Layers layers={FACES[card].layers} />
    </svg>
  );
}

/** What all cards look like from behind: nothing differs. Silent. */
export function CardBack() {
  return (
    <span class="card-back" aria-hidden="true">
      <svg viewBox="0 0 60 84" aria-hidden="true">
        <Layers layers={cards.back} />
      </svg>
    </span>
  );
}
