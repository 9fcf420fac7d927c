import { useEffect, useRef } from "preact/hooks";
import type { Direction } from "../../engine/types/Direction";
import { useMenu } from "../../input/useMenu";

const say = (kind: "keydown" | "keyup", key: string, to = document.activeElement) =>
  to?.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }));

const ARROWS: Record<Direction, string> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
};

const covering = () => document.activeElement?.matches("[data-testid=cover]") ?? false;
const holding = () => document.querySelector(".hold[data-open=key]") !== null;

/** Covers a look that lasts some seconds; false without one. */
function cover(): boolean {
  const sheet = document.querySelector(".hold[data-open=time] [data-testid=secret]");
  if (sheet) say("keydown", "Escape", sheet);
  return sheet !== null;
}

/**
 * Escape covers an open look, else it goes back. A gamepad works as on the app's
 * other screens, and A holds the cover open: with it held, the stick moves
 * among the cards and B chooses.
 */
export function useRoaming(onBack: () => void): void {
  const newest = useRef(onBack);
  newest.current = onBack;
  useMenu({
    onBack,
    own: {
      way: (way) => {
        const held = holding();
        if (held) say("keydown", ARROWS[way]);
        return held;
      },
      a: (down) => {
        const over = covering();
        if (over) say(down ? "keydown" : "keyup", " ");
        return over;
      },
      b: () => {
        const held = holding();
        if (held) say("keydown", "Enter");
        return held || cover();
      },
      lost: () => say("keyup", " "),
    },
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      if (!cover()) newest.current();
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, []);
}
