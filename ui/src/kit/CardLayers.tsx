import { Fragment } from "preact";
import { useId } from "preact/hooks";

export type Layer = { d: string; fill?: string | string[]; line?: string; width?: number };

/** A card's face as assets/cards.json has it. */
export type Face = { frame: string; tone: string; layers: Layer[] };

/** One layer on the other, as assets/cards.json has them; for a drawing of their size. */
export function Layers({ layers }: { layers: Layer[] }) {
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
          <Fragment key={index}>
            <linearGradient id={name} x1="0" y1="0" x2="0" y2="1">
              {fill.map((colour, stop) => (
                <stop key={stop} offset={stop / (fill.length - 1)} stop-color={colour} />
              ))}
            </linearGradient>
            <path d={d} fill={`url(#${name})`} fill-rule="evenodd" />
          </Fragment>
        );
      })}
    </>
  );
}

/** A card's picture alone. Silent, as all drawings are. */
export function LayeredArt({ layers }: { layers: Layer[] }) {
  return (
    <svg class="card-art" viewBox="0 0 48 48" aria-hidden="true">
      <Layers layers={layers} />
    </svg>
  );
}

/** What all cards look like from behind: nothing differs. Silent. */
export function LayeredBack({ layers }: { layers: Layer[] }) {
  return (
    <span class="card-back" aria-hidden="true">
      <svg viewBox="0 0 60 84" aria-hidden="true">
        <Layers layers={layers} />
      </svg>
    </span>
  );
}
