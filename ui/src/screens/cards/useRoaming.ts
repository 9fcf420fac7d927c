import { useEffect, useRef } from "preact/hooks";
import type { Direction } from "../../engine/types/Direction";
import { usePad } from "../../input/usePad";

/** Moves the focus among all that can be pressed. */
function roam(way: Direction): void {
  const all = [...document.querySelectorAll<HTMLElement>("main button")];
  const step = way === "down" || way === "right" ? 1 : -1;
  const now = all.indexOf(document.activeElement as HTMLElement);
  all[(now + step + all.length) % all.length]?.focus();
}

const say = (kind: "keydown" | "keyup", key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }),
  );

const ARROWS: Record<Direction, string> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
};

/**
 * Escape goes back. A gamepad's stick moves the focus, A presses what has it
 * and holds the cover open, B goes back; with the cover held, the stick moves
 * among the cards and B chooses.
 */
export function useRoaming(onBack: () => void): void {
  const newest = useRef(onBack);
  newest.current = onBack;
  const covering = () => document.activeElement?.matches("[data-testid=cover]") ?? false;
  const holding = () => document.querySelector(".hold[data-open=key]") !== null;
  usePad({
    onWay: (way) => {
      if (way && holding()) say("keydown", ARROWS[way]);
      else if (way) roam(way);
    },
    onA: (down) => {
      if (covering()) say(down ? "keydown" : "keyup", " ");
      else if (down && document.activeElement instanceof HTMLButtonElement) {
        document.activeElement.click();
      }
    },
    onB: () => (holding() ? say("keydown", "Enter") : newest.current()),
    onLost: () => say("keyup", " "),
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      newest.current();
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, []);
}
