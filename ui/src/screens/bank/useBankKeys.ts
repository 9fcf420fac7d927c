import { useEffect, useRef, useState } from "preact/hooks";
import type { Direction } from "../../engine/types/Direction";
import type { Input } from "../../engine/types/Input";
import { Repeat } from "../../input/repeat";
import { usePad } from "../../input/usePad";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

type Options = {
  /** The stick and white button are on screen. */
  unit: boolean;
  onInput: (input: Input) => void;
  onCoin: (place: number) => void;
  onBack: () => void;
};

/** Whether keys belong to something that a person reached by keyboard. */
function claimed(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [role=radiogroup]")) return true;
  return false;
}

const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("button") !== null &&
  !target.closest("[data-testid=button]") &&
  target.matches(":focus-visible");

/** Moves the focus among the big buttons. */
function roam(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>("main button")].filter(
    (button) => button.offsetParent !== null,
  );
  const now = all.indexOf(document.activeElement as HTMLElement);
  all[(now + step + all.length) % all.length]?.focus();
}

/**
 * Arrows are the stick, space and enter the white button, 1 to 4 the coins,
 * Escape goes back. On a gamepad: stick or cross, A and B.
 */
export function useBankKeys(options: Options): { lean: Direction | null; button: boolean } {
  const [lean, setLean] = useState<Direction | null>(null);
  const [button, setButton] = useState(false);
  const newest = useRef(options);
  newest.current = options;
  const made = useRef<Repeat | null>(null);
  made.current ??= new Repeat();
  const repeat = made.current;
  const padHolds = useRef(false);
  const point = (way: Direction) => {
    if (newest.current.unit) newest.current.onInput({ stick: way });
    else roam(way === "down" || way === "right" ? 1 : -1);
  };
  const lift = (input: "button_up" | "let_go") => {
    if (!padHolds.current) return;
    padHolds.current = false;
    setButton(false);
    newest.current.onInput(input);
  };
  usePad({
    onWay: (way) => {
      setLean(newest.current.unit ? way : null);
      if (way) repeat.start(() => point(way));
      else repeat.stop();
    },
    onA: (down) => {
      if (!down) lift("button_up");
      else if (newest.current.unit) {
        padHolds.current = true;
        setButton(true);
        newest.current.onInput("button_down");
      } else if (document.activeElement instanceof HTMLButtonElement)
        document.activeElement.click();
    },
    onB: () => newest.current.onBack(),
    onLost: () => {
      repeat.stop();
      setLean(null);
      lift("let_go");
    },
  });
  useEffect(
    () => () => {
      repeat.stop();
      lift("let_go");
    },
    [],
  );
  useEffect(() => {
    let held = false;
    const rise = (input: "button_up" | "let_go") => {
      if (!held) return;
      held = false;
      setButton(false);
      newest.current.onInput(input);
    };
    // Away with the key still down: nothing was meant by it.
    const lose = () => rise("let_go");
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || claimed(event.target)) return;
      const { unit, onInput, onCoin, onBack } = newest.current;
      const arrow = ARROWS[event.key];
      if (arrow) {
        event.preventDefault();
        if (unit) setLean(arrow);
        point(arrow);
      } else if (event.key === "Escape") {
        event.preventDefault();
        onBack();
      } else if (/^[1-4]$/.test(event.key) && !event.repeat) {
        onCoin(Number(event.key) - 1);
      } else if ((event.key === " " || event.key === "Enter") && unit && !onControl(event.target)) {
        event.preventDefault();
        if (event.repeat || held) return;
        held = true;
        setButton(true);
        onInput("button_down");
      }
    };
    const up = (event: KeyboardEvent) => {
      if (ARROWS[event.key]) setLean(null);
      if ((event.key === " " || event.key === "Enter") && held) {
        event.preventDefault();
        rise("button_up");
      }
    };
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", up);
    window.addEventListener("blur", lose);
    return () => {
      lose();
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", lose);
    };
  }, []);
  return { lean, button };
}
