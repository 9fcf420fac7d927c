import { useRef } from "preact/hooks";
import type { Direction } from "../engine/types/Direction";
import { Sprite } from "./Sprite";
import "./joystick.css";

export type StickLabels = Record<Direction, string>;

type Props = {
  /** What each direction does now, in words; may be empty. */
  labels: StickLabels;
  /** The plain names of the directions, for a screen reader. */
  names: StickLabels;
  /** What the stick was chosen for. */
  chosen: Direction | null;
  /** Where it leans at the moment. */
  leaning: Direction | null;
  onStick: (direction: Direction) => void;
  onLean: (direction: Direction | null) => void;
  disabled?: boolean;
};

const DIRECTIONS: Direction[] = ["up", "left", "right", "down"];
/** How far a finger moves before the stick has said something, in pixels. */
const THRESHOLD = 16;
const REST = 9;
/** A held stick says it again, as a held key does. */
const FIRST_REPEAT = 480;
const REPEAT = 190;

const pointed = (x: number, y: number): Direction =>
  Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : y > 0 ? "down" : "up";

/** A stick that leans: drag it, tap a side, or use the arrow keys. */
export function Joystick({ labels, names, chosen, leaning, onStick, onLean, disabled }: Props) {
  const drag = useRef({ x: 0, y: 0, said: null as Direction | null, moved: false, timer: 0 });

  const say = (direction: Direction) => {
    const now = drag.current;
    now.said = direction;
    now.moved = true;
    window.clearTimeout(now.timer);
    onLean(direction);
    onStick(direction);
    const again = () => {
      onStick(direction);
      now.timer = window.setTimeout(again, REPEAT);
    };
    now.timer = window.setTimeout(again, FIRST_REPEAT);
  };
  const rest = () => {
    window.clearTimeout(drag.current.timer);
    drag.current.said = null;
    onLean(null);
  };
  const onDown = (event: PointerEvent) => {
    if (disabled || event.button !== 0) return;
    Object.assign(drag.current, { x: event.clientX, y: event.clientY, said: null, moved: false });
  };
  const onMove = (event: PointerEvent) => {
    if (disabled || (event.buttons & 1) === 0) return;
    const now = drag.current;
    const x = event.clientX - now.x;
    const y = event.clientY - now.y;
    const far = Math.hypot(x, y);
    if (now.said !== null && far < REST) rest();
    else if (far > THRESHOLD && pointed(x, y) !== now.said) {
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      say(pointed(x, y));
    }
  };
  const onUp = () => {
    if (drag.current.said !== null) rest();
  };
  const onTap = (direction: Direction) => {
    if (disabled || drag.current.moved) {
      drag.current.moved = false;
      return;
    }
    onStick(direction);
  };

  return (
    <div
      class="joystick"
      data-lean={leaning ?? undefined}
      data-disabled={disabled || undefined}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    >
      <div class="joystick-dish" aria-hidden="true">
        <span class="joystick-hole" />
        <span class="joystick-shadow" />
        <span class="joystick-shaft" />
        <span class="joystick-ball" />
      </div>
      {DIRECTIONS.map((direction) => (
        <button
          type="button"
          key={direction}
          class="joystick-side"
          data-side={direction}
          data-chosen={chosen === direction || undefined}
          data-testid={`stick-${direction}`}
          aria-label={
            labels[direction] ? `${names[direction]}: ${labels[direction]}` : names[direction]
          }
          aria-disabled={disabled || undefined}
          onClick={() => onTap(direction)}
        >
          <span class="joystick-label">
            <Sprite name={direction} size={12} />
            {labels[direction] && <span>{labels[direction]}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
