import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Direction } from "../../engine/types/Direction";
import type { Input } from "../../engine/types/Input";
import { Held } from "../../input/held";
import { Swipe } from "../../input/swipe";
import { usePad } from "../../input/usePad";
import { probe } from "./probe";

/** By place on the keyboard, so that a French one steers as well. */
const KEYS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  KeyW: "up",
  KeyS: "down",
  KeyA: "left",
  KeyD: "right",
};

/**
 * The stick's picture follows a hand by so many milliseconds: first the turn
 * itself is painted. Both at once, far apart, cost two frames without a GPU.
 */
const LEAN_AFTER = 50;

type Options = {
  /** Something moves, or is about to. */
  running: boolean;
  onInput: (input: Input) => void;
  /** Escape, or back on a pad. */
  onBack: () => void;
};

export type Hands = {
  /** Where the stick leans in its picture. */
  lean: Signal<Direction | null>;
  /** The stick on screen is held towards this. */
  onHold: (way: Direction | null) => void;
  /** A finger or the window was lost. */
  onLost: () => void;
  swipe: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
};

/** Keys, fingers on the maze, the stick and a gamepad, as presses and releases. */
export function useHands(options: Options): Hands {
  const newest = useRef(options);
  newest.current = options;
  const lean = useSignal<Direction | null>(null);
  const made = useRef<{ held: Held; swipes: Map<number, Swipe> } | null>(null);
  made.current ??= {
    held: new Held((input) => {
      if (typeof input === "object" && "press" in input) probe.pressed(input.press);
      newest.current.onInput(input);
    }),
    swipes: new Map(),
  };
  const { held, swipes } = made.current;
  const leaning = useRef(0);

  const hold = (hand: string, way: Direction | null) => {
    held.set(hand, way);
    leaning.current ||= window.setTimeout(() => {
      leaning.current = 0;
      lean.value = held.newest;
    }, LEAN_AFTER);
  };
  const lose = (but?: string) => {
    held.forget(but);
    swipes.clear();
    window.clearTimeout(leaning.current);
    leaning.current = 0;
    lean.value = held.newest;
    if (newest.current.running) newest.current.onInput("let_go");
  };
  // A pad is read on, also where the window has lost its keyboard and fingers.
  const loseWindow = () => lose("pad");

  const { running } = options;
  // Paused, the engine forgot what was held; hands that still hold as it goes on
  // are heard then (rule 1.4). Before any event: a press in between would reach a
  // round that waits, and set it going.
  useLayoutEffect(() => held.hear(running), [running]);

  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === "Escape") {
        event.preventDefault();
        if (!event.repeat) newest.current.onBack();
        return;
      }
      const way = KEYS[event.code];
      if (!way) return;
      if (newest.current.running) event.preventDefault();
      if (!event.repeat) hold(event.code, way);
    };
    const up = (event: KeyboardEvent) => {
      if (KEYS[event.code]) hold(event.code, null);
    };
    const hide = () => {
      if (document.hidden) loseWindow();
    };
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", up);
    window.addEventListener("blur", loseWindow);
    document.addEventListener("visibilitychange", hide);
    return () => {
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", loseWindow);
      document.removeEventListener("visibilitychange", hide);
    };
  }, []);

  usePad({
    onWay: (way) => hold("pad", way),
    // The engine knows what the white button means here: it goes on.
    onA: (pressed) => {
      if (!newest.current.running) {
        newest.current.onInput(pressed ? "button_down" : "button_up");
      }
    },
    onB: () => newest.current.onBack(),
    onLost: () => lose(),
  });

  return {
    lean,
    onHold: (way) => hold("stick", way),
    onLost: loseWindow,
    swipe: {
      onPointerDown: (event) => {
        if (event.button !== 0 || !newest.current.running) return;
        swipes.set(event.pointerId, new Swipe(event.clientX, event.clientY));
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const swipe = swipes.get(event.pointerId);
        if (swipe?.move(event.clientX, event.clientY)) hold(`finger ${event.pointerId}`, swipe.way);
      },
      onPointerUp: (event) => {
        if (swipes.delete(event.pointerId)) hold(`finger ${event.pointerId}`, null);
      },
      onPointerCancel: (event) => {
        if (swipes.delete(event.pointerId)) loseWindow();
      },
    },
  };
}
