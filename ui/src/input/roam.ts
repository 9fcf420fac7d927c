// The focus as a pad moves it: among all that can be pressed on a screen, or in
// the question that lies over it.
import type { Direction } from "../engine/types/Direction";
import { nearest } from "./nearest";

const PRESSABLE = "button, input, select, textarea, a[href], [tabindex]";
const KEYS: Record<Direction, string> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
};
/** A step of scrolling, of what's in sight. */
const STEP = 0.6;

const CONTROL = "button, input, select, textarea, [role]";

const isSideways = (way: Direction) => way === "left" || way === "right";
const openDialog = () => document.querySelector<HTMLElement>("dialog[open]");
/** A look that lasts some seconds: what lies open is near, B covers it. */
const openLook = () => document.querySelector<HTMLElement>(".hold[data-open=time]");
const scope = () => openDialog() ?? openLook() ?? document.querySelector<HTMLElement>("main");

/**
 * The radios of a group too: on a pad they're buttons in a row. What only
 * holds others isn't pressed itself.
 */
function pressable(root: HTMLElement): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (each) =>
      (each.tabIndex >= 0 || each.getAttribute("role") === "radio") &&
      !each.matches(":disabled") &&
      each.getClientRects().length > 0,
  );
  return all.filter((each) => !all.some((other) => other !== each && each.contains(other)));
}

/** Below the marquee, since nobody came for the way back. */
function begin(all: HTMLElement[]): void {
  const first = all.find((each) => each.matches("[data-safe]"));
  (first ?? all.find((each) => !each.closest(".marquee")) ?? all[0])?.focus();
}

/** Scrolls a step up or down; false at the end. */
function scroll(body: Element, way: Direction): boolean {
  if (isSideways(way)) return false;
  const before = body.scrollTop;
  body.scrollTop += (way === "down" ? 1 : -1) * body.clientHeight * STEP;
  return body.scrollTop !== before;
}

/** Whether it lies out of sight, by more than so much. */
function isHidden(there: Element, body: Element, by: number): boolean {
  const { top, bottom } = there.getBoundingClientRect();
  const sight = body.getBoundingClientRect();
  return top > sight.bottom + by || bottom < sight.top - by;
}

function nearestTo(here: Element, all: HTMLElement[], way: Direction): HTMLElement | undefined {
  const boxes = all.map((each) => each.getBoundingClientRect());
  return all[nearest(here.getBoundingClientRect(), boxes, way)];
}

/** One step of the stick. */
export function roam(way: Direction): void {
  const root = scope();
  if (!root) return;
  const all = pressable(root);
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !all.includes(here)) begin(all);
  else if (isSideways(way) && here.getAttribute("role") === "slider") say(here, way);
  else step(root, all, here, way);
}

function step(root: HTMLElement, all: HTMLElement[], here: HTMLElement, way: Direction): void {
  // What is read, not pressed, has the stick until its end.
  if (here.scrollHeight > here.clientHeight && !here.matches(CONTROL) && scroll(here, way)) return;
  const body = root.querySelector(".page-body");
  if (!body?.contains(here)) {
    // From a foot that stands still: not to what lies hidden behind it.
    const inSight = all.filter((each) => !body?.contains(each) || !isHidden(each, body, -1));
    nearestTo(here, inSight, way)?.focus();
    return;
  }
  const inside = nearestTo(
    here,
    all.filter((each) => body.contains(each)),
    way,
  );
  // Words that stand between are shown before the next is reached.
  const far = !inside || isHidden(inside, body, body.clientHeight * STEP);
  if (far && scroll(body, way)) return;
  (
    inside ??
    nearestTo(
      here,
      all.filter((each) => !body.contains(each)),
      way,
    )
  )?.focus();
}

/** A press of that arrow, where it means something of its own. */
function say(here: HTMLElement, way: Direction): void {
  here.dispatchEvent(
    new KeyboardEvent("keydown", { key: KEYS[way], bubbles: true, cancelable: true }),
  );
}

/** Presses what has the focus; without any, shows where it is. */
export function press(): void {
  const root = scope();
  const here = document.activeElement;
  if (root && here instanceof HTMLElement && root !== here && root.contains(here)) here.click();
  else if (root) begin(pressable(root));
}

/** Answers a question that's open with its safe answer; false without any. */
export function dismiss(): boolean {
  return openDialog()?.dispatchEvent(new Event("cancel", { cancelable: true })) !== undefined;
}
