import type { ComponentChildren } from "preact";
import { Sprite, type SpriteName } from "./Sprite";
import "./maze.css";

const GHOSTS: SpriteName[] = ["ghost-1", "ghost-2", "ghost-3", "ghost-4"];

// Our own little maze: an outer tube with a tunnel at both sides, a lane of
// pellets, and an inner chamber that the score stands in.
const OUTER =
  "M4 62V18A14 14 0 0 1 18 4H94V16H106V4H182A14 14 0 0 1 196 18V62M4 98V142A14 14 0 0 0 18 156H94V144H106V156H182A14 14 0 0 0 196 142V98M0 62H12V74H0M200 62H188V74H200M0 98H12V86H0M200 98H188V86H200";
const INNER =
  "M28 62V36A8 8 0 0 1 36 28H82M118 28H164A8 8 0 0 1 172 36V62M28 98V124A8 8 0 0 0 36 132H82M118 132H164A8 8 0 0 0 172 124V98";
const STUBS = "M82 28V30M118 28V30";

const lane = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, step) => from + ((to - from) * step) / (count - 1));
const dots = (places: [number, number][]) => places.map(([x, y]) => `M${x} ${y}h0`).join("");
const PELLETS: [number, number][] = [
  ...lane(30, 84, 5).flatMap((x): [number, number][] => [
    [x, 16],
    [200 - x, 16],
    [x, 144],
    [200 - x, 144],
  ]),
  ...lane(29, 52, 3).flatMap((y): [number, number][] => [
    [16, y],
    [184, y],
    [16, 160 - y],
    [184, 160 - y],
  ]),
];
/** Every other one, so that they can twinkle in turns. */
const HALVES = [0, 1].map((half) => PELLETS.filter((_, index) => index % 2 === half));
const POWER: [number, number][] = [
  [16, 16],
  [184, 16],
  [16, 144],
  [184, 144],
];

type Props = {
  ghosts?: boolean;
  asleep?: boolean;
  children?: ComponentChildren;
};

/** Neon around the score. Silent. */
export function Maze({ ghosts = false, asleep = false, children }: Props) {
  return (
    <div class="maze" data-asleep={asleep || undefined}>
      <svg class="maze-tubes" viewBox="0 0 200 160" preserveAspectRatio="none" aria-hidden="true">
        <g class="tube-glow">
          <path d={OUTER} />
          <path d={INNER} />
        </g>
        <g class="tube">
          <path d={OUTER} />
          <path d={INNER} />
          <path d={STUBS} />
        </g>
        {HALVES.map((half, index) => (
          <path key={index} class="pellets" d={dots(half)} />
        ))}
        <path class="powers-glow" d={dots(POWER)} />
        <path class="powers" d={dots(POWER)} />
      </svg>
      <div class="maze-chamber">
        {ghosts && (
          <span class="maze-ghosts" aria-hidden="true">
            {GHOSTS.map((ghost) => (
              <Sprite key={ghost} name={ghost} size={20} />
            ))}
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
