// A gamepad in the standard arrangement, read as the unit's controls. Pure.
import type { Direction } from "../engine/types/Direction";
import { pointed } from "./swipe";

export type PadState = {
  way: Direction | null;
  /** What of the cross is down. */
  cross: readonly Direction[];
  /** The lower button: the white one. */
  a: boolean;
  /** The right button: back. */
  b: boolean;
};

export const PAD_AT_REST: PadState = { way: null, cross: [], a: false, b: false };

type PadLike = {
  axes: readonly number[];
  buttons: readonly { pressed: boolean }[];
};

/** Past this the stick leans; below {@link REST} it's back. A worn stick trembles. */
const LEANS = 0.5;
const REST = 0.35;
/** Where the standard arrangement has its cross. */
const CROSS: [number, Direction][] = [
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
];

/** What a pad says, given what it said before. The cross goes before the stick. */
export function readPad(pad: PadLike, before: PadState): PadState {
  const down = (index: number) => pad.buttons[index]?.pressed ?? false;
  const cross = CROSS.filter(([index]) => down(index)).map(([, way]) => way);
  // Of several at once: one that's new, then the one that counted before.
  const pressed =
    cross.find((way) => !before.cross.includes(way)) ??
    cross.find((way) => way === before.way) ??
    cross[0];
  const [x = 0, y = 0] = pad.axes;
  const far = Math.hypot(x, y);
  const leans = far > (before.way === null ? LEANS : REST);
  return {
    way: pressed ?? (leans ? pointed(x, y, before.way) : null),
    cross,
    a: down(0),
    b: down(1),
  };
}
