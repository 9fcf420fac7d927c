import { useEffect, useRef } from "preact/hooks";
import type { Direction } from "../engine/types/Direction";
import { Repeat } from "./repeat";
import { dismiss, press, roam } from "./roam";
import { usePad } from "./usePad";

type Menu = {
  /** B, where nothing else is open; `null` where no way leads back. */
  onBack: (() => void) | null;
  /** What a screen does with the pad itself; each answers whether it did. */
  own?: {
    way: (way: Direction) => boolean;
    a: (down: boolean) => boolean;
    b: () => boolean;
    lost: () => void;
  };
};

/**
 * A gamepad where the focus is moved: the stick moves it, A presses what has it,
 * B answers no to a question or goes back.
 */
export function useMenu({ onBack, own }: Menu): void {
  const made = useRef<Repeat | null>(null);
  made.current ??= new Repeat();
  const repeat = made.current;
  const newest = useRef(own);
  newest.current = own;
  usePad({
    onWay: (way) => {
      if (way) repeat.start(() => newest.current?.way(way) || roam(way));
      else repeat.stop();
      document.documentElement.dataset.pad = "";
    },
    onA: (down) => {
      if (!own?.a(down) && down) press();
    },
    onB: () => {
      if (!own?.b() && !dismiss()) onBack?.();
    },
    onLost: () => {
      repeat.stop();
      own?.lost();
    },
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
}
