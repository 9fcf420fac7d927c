// What happened, shown as something that flies: points from payer to owner, a
// Level card to its new owner. Purely for the eye; words come by announcement.
import type { Effect } from "../engine/types/Effect";
import "./flyers.css";
import { isStill } from "./motion";

const DURATION = 250;

/** Where an account is on screen: its card, else its coin, else the display. */
function anchor(seat: number | null): DOMRect | null {
  return place(seat === null ? ["bank"] : [`card-${seat}`, `seat-${seat}`]);
}

/** The first of these anchors that's on screen. */
function place(names: string[]): DOMRect | null {
  for (const name of names) {
    const rect = document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return null;
}

function fly(content: HTMLElement, from: DOMRect | null, to: DOMRect | null, delay: number): void {
  if (!from || !to || isStill()) return;
  content.className += " flyer";
  content.setAttribute("aria-hidden", "true");
  document.body.append(content);
  const at = (rect: DOMRect) =>
    `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px) translate(-50%, -50%)`;
  const run = content.animate(
    [
      { transform: `${at(from)} scale(.7)`, opacity: 0 },
      { transform: `${at(from)} scale(1.1)`, opacity: 1, offset: 0.2 },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(.5)`, opacity: 0 },
    ],
    { duration: DURATION, delay, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" },
  );
  const gone = () => content.remove();
  run.finished.then(gone, gone);
}

/** Shows one effect; `set` gives a Level's colour set. Others are silent here. */
export function flyEffect(effect: Effect, order: number, set: (level: number) => number): void {
  if (typeof effect !== "object") return;
  const chip = document.createElement("span");
  if ("points_fly" in effect) {
    const { from, to, points } = effect.points_fly;
    chip.className = "fly-points";
    chip.textContent = `${points}`;
    fly(chip, anchor(from), anchor(to), order * 60);
  } else if ("level_moves" in effect) {
    const { from, to, level } = effect.level_moves;
    chip.className = "fly-level";
    chip.textContent = `${level}`;
    chip.dataset.set = `${set(level)}`;
    fly(chip, anchor(from), anchor(to), order * 60);
  }
}

/** A card goes face down from one anchor to another; all look the same on the way. */
export function flyCard(from: string, to: string): void {
  const card = document.createElement("span");
  card.className = "fly-card";
  fly(card, place([from]), place([to]), 0);
}
