import { back, shown } from "virtual:few-cards";
import { useId } from "preact/hooks";
import { type Face, type Layer, Layers } from "./CardLayers";
import { Lit } from "./Lit";
import "./cards-picture.css";
import "./picture-glass.css";

// A card of the hand is 100 by 140, its middle at 0; the hand's is at 110, and
// what lies left and right of 0 to 220 is seen where the glass is wide.
const CARD = "M-42-70h84a8 8 0 0 1 8 8V62a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8V-62a8 8 0 0 1 8-8z";
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

const PAPER = ["#fffdf6", "#f0e5cc", "#e2d3b4"];
const NIGHT = ["#2b2f6b", "#171943", "#0d0e2c"];
/** A back's layers in one colour each: little of it is seen. */
const plainBack: Layer[] = back.map(({ fill, ...layer }) => {
  const plain = Array.isArray(fill) ? fill[1] : fill;
  return plain === undefined ? layer : { ...layer, fill: plain };
});

/**
 * A hand of cards on the glass, for the tile of the card game. Silent. One
 * drawing of few parts, without blurs, clips and sheets of its own: it's in the
 * first picture of a start, and in software those cost it more than all else on
 * home did.
 */
export function CardsPicture() {
  return (
    <span class="cards-picture-glass picture-glass">
      <Lit>
        <Hand />
      </Lit>
    </span>
  );
}

function Hand() {
  const id = useId();
  const [left, middle, right] = shown;
  const [first, second, fourth, fifth, third] = STANDS;
  return (
    <svg
      class="cards-picture"
      viewBox="0 0 220 190"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <linearGradient id={`${id}-paper`} x2=".3" y2="1">
        <Stops colours={PAPER} />
      </linearGradient>
      <linearGradient id={`${id}-night`} x2=".3" y2="1">
        <Stops colours={NIGHT} />
      </linearGradient>
      <Back at={first} />
      <Back at={fifth} />
      {left && <Front at={second} face={left} paper={`url(#${id}-paper)`} />}
      {right && <Front at={fourth} face={right} paper={`url(#${id}-paper)`} />}
      {middle && <Front at={third} face={middle} paper={`url(#${id}-night)`} />}
    </svg>
  );
}

function Stops({ colours }: { colours: string[] }) {
  return colours.map((colour, index) => (
    <stop key={colour} offset={index / (colours.length - 1)} stop-color={colour} />
  ));
}

/** What the card below loses of its light: an edge, not a blur. */
function Cast() {
  return <path d={CARD} fill="none" stroke="#04030a" stroke-opacity=".42" stroke-width="6" />;
}

function Back({ at }: { at: string | undefined }) {
  return (
    <g transform={at}>
      <Cast />
      <g transform="translate(-50 -70) scale(1.6667)">
        <Layers layers={plainBack} />
      </g>
      <path d={CARD} fill="none" stroke="#f6ecd6" stroke-width="3" />
    </g>
  );
}

/** From the middle of a card's window to its rim, in the card's own tone. */
function light(frame: string, tone: string): string[] {
  const mixed = (share: number, dark: string) => `color-mix(in srgb, ${tone} ${share}%, ${dark})`;
  if (frame === "ghost") return ["#26357f", "#0f1540"];
  if (frame === "power") return [mixed(30, "#140f36"), mixed(84, "#1a1440")];
  return [mixed(52, "#101634"), "#0c1028"];
}

type FrontProps = { at: string | undefined; face: Face; paper: string };

function Front({ at, face, paper }: FrontProps) {
  const id = useId();
  const { frame, tone, layers } = face;
  const shape = WINDOWS[frame];
  const window = light(frame, tone);
  return (
    <g transform={at}>
      <radialGradient id={id} r=".62">
        <Stops colours={window} />
      </radialGradient>
      <Cast />
      <path d={CARD} fill={paper} />
      {frame === "power" ? (
        <>
          <path d={shape} fill={`url(#${id})`} />
          <path d={RAYS} fill="#fff" fill-opacity=".1" />
        </>
      ) : (
        <path
          d={shape}
          fill={`url(#${id})`}
          stroke={frame === "ghost" ? "#4b6dff" : tone}
          stroke-width={frame === "ghost" ? 3 : 1.6}
        />
      )}
      {frame === "points" && (
        <path
          d={DOTS}
          stroke="#ffd9b0"
          stroke-opacity=".24"
          stroke-width="3.4"
          stroke-linecap="round"
        />
      )}
      {frame === "ghost" && (
        <>
          <path d={shape} fill="none" stroke="#4b6dff" stroke-opacity=".24" stroke-width="9" />
          <path d={CARD} fill="none" stroke="#8fa3ff" stroke-opacity=".6" stroke-width="1.2" />
        </>
      )}
      <g transform="translate(-34 -34) scale(1.4167)">
        <Layers layers={layers} />
      </g>
    </g>
  );
}
