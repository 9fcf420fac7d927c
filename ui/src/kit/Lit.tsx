import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

/**
 * Whether the glass of pictures is switched on. A start's first frame shows it
 * dark: its words and buttons are there two frames earlier than with all that
 * neon to draw, which in software takes longer than everything around it.
 */
export const lit = signal(true);

/** What a picture's glass shows when it's on. Takes no room of its own. */
export function Lit({ children }: { children: ComponentChildren }) {
  return lit.value ? children : null;
}
