import { useRef } from "preact/hooks";
import type { Direction } from "../engine/types/Direction";
import { pointed } from "../input/swipe";
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
  /**
   * The stick is held instead of nudged: told each new direction while a finger
   * is down, and null when it's up. Screen readers still nudge.
   */
  onHold?: (direction: Direction | null) => void;
  /** While it's held: the finger was lost. */
  onLost?: () => void;
};

const DIRECTIONS: Direction[] = ["up", "left", "right", "down"];
/** How far a finger moves before the stick has said something, in pixels. */
const THRESHOLD = 16;
const REST = 9;
/** A held stick says it again, as a held key does. */
const FIRST_REPEAT = 480;
const REPEAT = 190;

/** So far from the middle a held stick leans. */
const MIDDLE = 12;

/** A stick that is held: it leans towards the finger, wherever on the dish that is. */
function useHold(
  onHold: ((direction: Direction | null) => void) | undefined,
  onLost: (() => void) | undefined,
) {
  const finger = useRef<{ id: number; way: Direction | null } | null>(null);
  const point = (event: PointerEvent) => {
    const now = finger.current;
    if (!now || now.id !== event.pointerId) return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height / 2;
    // Once it leans it stays leaning: a thumb crossing the middle lets nothing go.
    if (Math.hypot(x, y) < MIDDLE) return;
    const way = pointed(x, y, now.way);
    if (way === now.way) return;
    now.way = way;
    onHold?.(way);
  };
  const rise = (tell: () => void) => (event: PointerEvent) => {
    if (finger.current?.id !== event.pointerId) return;
    finger.current = null;
    tell();
  };
  return {
    onDown: (event: PointerEvent) => {
      if (finger.current || event.button !== 0) return;
      finger.current = { id: event.pointerId, way: null };
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      point(event);
    },
    onMove: point,
    onUp: rise(() => onHold?.(null)),
    onCancel: rise(() => onLost?.()),
  };
}

/** A stick that leans: drag it, tap a side, or use the arrow keys. */
export function Joystick(props: Props) {
  const { labels, names, chosen, leaning, onStick, onLean, disabled, onHold, onLost } = props;
  const hold = useHold(onHold, onLost);
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
      data-hold={onHold ? true : undefined}
      onPointerDown={onHold ? hold.onDown : onDown}
      onPointerMove={onHold ? hold.onMove : onMove}
      onPointerUp={onHold ? hold.onUp : onUp}
      onPointerCancel={onHold ? hold.onCancel : onUp}
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
          onClick={(event) => {
            // A held stick has heard a finger already; a screen reader has none.
            if (!onHold || event.detail === 0) onTap(direction);
          }}
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
