import { useEffect, useRef } from "preact/hooks";
import type { Direction } from "../engine/types/Direction";
import { PAD_AT_REST, type PadState, readPad } from "./pad";

type Hands = {
  onWay: (way: Direction | null) => void;
  onA: (down: boolean) => void;
  onB: () => void;
  /** The pad was unplugged in play. */
  onLost: () => void;
};

/** Reads gamepads once a frame, as long as there are any. */
export function usePad(hands: Hands): void {
  const newest = useRef(hands);
  newest.current = hands;
  useEffect(() => {
    if (typeof navigator.getGamepads !== "function") return undefined;
    let frame = 0;
    let before: PadState = PAD_AT_REST;
    // What is down as the screen opens was meant for the one before.
    let fresh = true;
    const tell = (now: PadState) => {
      const { onWay, onA, onB } = newest.current;
      if (now.way !== before.way) onWay(now.way);
      if (now.a !== before.a && !(fresh && now.a)) onA(now.a);
      if (now.b && !before.b && !fresh) onB();
      before = now;
      fresh = false;
    };
    const look = () => {
      const pads = navigator.getGamepads().filter((pad) => pad?.connected);
      // Of several pads the one that does something speaks.
      let now: PadState | null = null;
      for (const pad of pads) {
        if (!pad) continue;
        const state = readPad(pad, before);
        if (now === null || state.way !== null || state.a || state.b) now = state;
      }
      if (now) tell(now);
      else if (before.way !== null || before.a) {
        before = PAD_AT_REST;
        newest.current.onLost();
      }
      frame = pads.length > 0 ? requestAnimationFrame(look) : 0;
    };
    const begin = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener("gamepadconnected", begin);
    begin();
    return () => {
      window.removeEventListener("gamepadconnected", begin);
      cancelAnimationFrame(frame);
    };
  }, []);
}
