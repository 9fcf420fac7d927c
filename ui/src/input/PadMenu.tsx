import { useEffect, useRef } from "preact/hooks";
import { Repeat } from "./repeat";
import { dismiss, press, roam } from "./roam";
import { usePad } from "./usePad";

/**
 * A gamepad on a screen of the app itself: the stick moves the focus, A presses,
 * B answers no to a question or goes back. Draws nothing; one for each screen, so
 * that a button that's still down from the last one isn't taken for a press.
 */
export function PadMenu({ onBack }: { onBack: (() => void) | null }) {
  const made = useRef<Repeat | null>(null);
  made.current ??= new Repeat();
  const repeat = made.current;
  usePad({
    onWay: (way) => {
      if (way) repeat.start(() => roam(way));
      else repeat.stop();
      document.documentElement.dataset.pad = "";
    },
    onA: (down) => {
      if (down) press();
    },
    onB: () => {
      if (!dismiss()) onBack?.();
    },
    onLost: () => repeat.stop(),
  });
  useEffect(() => {
    // From then on a finger or a mouse needs no ring around what it touched.
    const forget = () => {
      delete document.documentElement.dataset.pad;
    };
    window.addEventListener("pointerdown", forget);
    return () => {
      window.removeEventListener("pointerdown", forget);
      repeat.stop();
    };
  }, []);
  return null;
}
