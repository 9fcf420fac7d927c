// Which of many boxes lies next in a direction, as an eye would say. Pure.
import type { Direction } from "../engine/types/Direction";

export type Box = { left: number; top: number; right: number; bottom: number };

/** Seen along one axis: where it begins and ends on the way, and across it. */
type Span = { from: number; to: number; low: number; high: number };

/** A step aside is as far as so many steps ahead. */
const ASIDE = 3;

/** The same picture turned so that every way leads to larger numbers. */
function along(box: Box, way: Direction): Span {
  const { left, top, right, bottom } = box;
  if (way === "right") return { from: left, to: right, low: top, high: bottom };
  if (way === "left") return { from: -right, to: -left, low: top, high: bottom };
  if (way === "down") return { from: top, to: bottom, low: left, high: right };
  return { from: -bottom, to: -top, low: left, high: right };
}

/** How far it is, or nothing if it doesn't lie there. */
function distance(here: Span, there: Span, sideways: boolean): number | null {
  // Half of the smaller one may overlap: rows seldom end on one line.
  const slack = Math.min(here.to - here.from, there.to - there.from) / 2;
  if (there.from < here.to - slack) return null;
  const ahead = Math.max(0, there.from - here.to);
  const aside = Math.max(0, there.low - here.high, here.low - there.high);
  // Left and right stay in the row.
  if (sideways && aside > 0) return null;
  const middle = Math.abs(there.low + there.high - here.low - here.high) / 2;
  return ahead + ASIDE * aside + middle / 100;
}

/** The index of the nearest box that way; -1 where there's none. */
export function nearest(from: Box, all: readonly Box[], way: Direction): number {
  const here = along(from, way);
  const sideways = way === "left" || way === "right";
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  all.forEach((box, index) => {
    const far = distance(here, along(box, way), sideways);
    if (far === null || far >= least) return;
    best = index;
    least = far;
  });
  return best;
}
