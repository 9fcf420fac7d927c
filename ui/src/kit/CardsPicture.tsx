import { back, shown } from "virtual:few-cards";
import { useId } from "preact/hooks";
import { type Face, Layers } from "./CardLayers";
import "./cards-picture.css";
import "./picture-glass.css";

// A card of the hand is 100 by 140, its middle at 0; the hand's is at 110, and
// what lies left and right of 0 to 220 is seen where the glass is wide.
const CARD = "M-42-70h84a8 8 0 0 1 8 8V62a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8V-62a8 8 0 0 1 8-8z";
const EDGE =
  "M-41.5-69.3h83a7.8 7.8 0 0 1 7.8 7.8v123a7.8 7.8 0 0 1-7.8 7.8h-83a7.8 7.8 0 0 1-7.8-7.8v-123a7.8 7.8 0 0 1 7.8-7.8z";
/** The window around a picture: what counts, what haunts, what acts. */
const WINDOWS: Record<string, string> = {
  points: "M-36-62h72a6 6 0 0 1 6 6V56a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6V-56a6 6 0 0 1 6-6z",
  ghost: "M-41 58V-21a41 41 0 0 1 82 0V58a4 4 0 0 1-4 4h-74a4 4 0 0 1-4-4z",
  power: "M-29-62h58l13 13v98l-13 13h-58l-13-13v-98z",
};
const DOTS = [-48, -32, -16, 0, 16, 32, 48]
  .flatMap((y) => [-32, -16, 0, 16, 32].map((x) => `M${x} ${y}h0`))
  .join("");
const RAYS =
  "M0 0-9-62H9zM0 0 24-62h5l8 8zM0 0 42-38v18zM0 0 42-5V13zM0 0 42 30V46zM0 0 33 58l-4 4H17zM0 0 4 62H-13zM0 0-26 62h-3l-10-10zM0 0-42 37V21zM0 0-42 6v-17zM0 0-42-27v-17z";
/** Where each card of the hand stands: how far it leans, left to right. */
const LEANS = [-28, -14, 14, 28, 0];
const STANDS = LEANS.map((lean) => {
  const way = (lean * Math.PI) / 180;
  const x = 110 + 372 * Math.sin(way);
  const y = 102 + 372 * (1 - Math.cos(way));
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean}) scale(1.22)`;
});

/**
 * A hand of cards on the glass, for the tile of the card game. Silent. One
 * drawing without blurs, clips and sheets of its own: it's in the first picture
 * of a start, and in software those cost it more than all else on home.
 */
export function CardsPicture() {
  const [left, middle, right] = shown;
  const [first, second, fourth, fifth, third] = STANDS;
  return (
    <span class="cards-picture-glass picture-glass">
      <svg
        class="cards-picture"
        viewBox="0 0 220 190"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <Back at={first} />
        <Back at={fifth} />
        {left && <Front at={second} face={left} />}
        {right && <Front at={fourth} face={right} />}
        {middle && <Front at={third} face={middle} />}
      </svg>
    </span>
  );
}

/** What the card below loses of its light: an edge, not a blur. */
function Cast() {
  return (
    <>
      <path d={CARD} class="hand-cast" stroke-width="9" />
      <path d={CARD} class="hand-cast" stroke-width="4" />
    </>
  );
}

function Back({ at }: { at: string | undefined }) {
  return (
    <g transform={at}>
      <Cast />
      <g transform="translate(-50 -70) scale(1.6667)">
        <Layers layers={back} />
      </g>
      <path d={EDGE} class="hand-rim" />
    </g>
  );
}

function Front({ at, face }: { at: string | undefined; face: Face }) {
  const id = useId();
  const { frame, tone, layers } = face;
  const shape = WINDOWS[frame];
  return (
    <g transform={at} class="hand-card" data-frame={frame} style={{ "--tone": tone }}>
      <linearGradient id={`${id}-face`} x2=".3" y2="1">
        <stop class="hand-face-1" />
        <stop class="hand-face-2" offset=".6" />
        <stop class="hand-face-3" offset="1" />
      </linearGradient>
      <radialGradient id={`${id}-window`} r=".7">
        <stop class="hand-window-1" offset=".1" />
        <stop class="hand-window-2" offset=".7" />
        <stop class="hand-window-3" offset="1" />
      </radialGradient>
      <Cast />
      <path d={CARD} fill={`url(#${id}-face)`} />
      <path d={EDGE} class="hand-edge" />
      <path d={shape} fill={`url(#${id}-window)`} />
      {frame === "points" && <path d={DOTS} class="hand-dots" />}
      {frame === "power" && <path d={RAYS} class="hand-rays" />}
      <path d={shape} class="hand-frame hand-glow" />
      <path d={shape} class="hand-frame" />
      <g transform="translate(-34 -34) scale(1.4167)">
        <Layers layers={layers} />
      </g>
    </g>
  );
}
