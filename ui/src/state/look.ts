// The settings that a page follows: theme, language, motion, hand, text size.
import type { AppWords } from "../engine/types/AppWords";
import type { Settings } from "../engine/types/Settings";

const dayBySystem = () => matchMedia("(prefers-color-scheme: light)").matches;

/** Applies them and remembers what the next first paint needs. */
export function applyLook(settings: Settings, words: AppWords): void {
  const root = document.documentElement;
  const { theme } = settings;
  root.dataset.theme = theme === "system" ? (dayBySystem() ? "day" : "night") : theme;
  root.dataset.hand = settings.left_handed ? "left" : "right";
  root.dataset.text = settings.text_size;
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
  root.lang = words.tag;
  try {
    localStorage.setItem(
      "coinop-look",
      JSON.stringify({ theme, language: words.tag, motion: settings.motion }),
    );
  } catch {
    // A page without memory takes the system's look at its next start.
  }
}
