// The settings that a page follows: theme, language, motion, hand, text size.
import type { AppWords } from "../engine/types/AppWords";
import type { Settings } from "../engine/types/Settings";

const dayBySystem = () => matchMedia("(prefers-color-scheme: light)").matches;

/** Shows the page as they say. */
export function applyLook(settings: Settings, words: AppWords): void {
  const root = document.documentElement;
  const { theme } = settings;
  root.dataset.theme = theme === "system" ? (dayBySystem() ? "day" : "night") : theme;
  root.dataset.hand = settings.left_handed ? "left" : "right";
  root.dataset.text = settings.text_size;
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
  root.lang = words.tag;
}

/**
 * Remembers them for a start at which the shell can't hand them in. Not done at
 * a start: a web view's memory is opened while the page waits.
 */
export function rememberLook(settings: Settings, words: AppWords): void {
  const { theme, motion } = settings;
  try {
    localStorage.setItem("coinop-look", JSON.stringify({ theme, language: words.tag, motion }));
  } catch {
    // A page without memory takes the system's look at its next start.
  }
}
