// Who holds a cover open, and the card that this hand is on. A cover is open
// only as long as somebody holds it; whatever else happens closes it at once.
import { useEffect, useRef, useState } from "preact/hooks";

type Hold = { by: "pointer"; id: number } | { by: "key"; key: string } | { by: "time" };

/** A finger that trembles where it went down means no card. */
const SLOP = 14;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const HOLDING = [" ", "Enter"];

type Options = {
  /** How long a look lasts that nobody holds. */
  lastsMs: number;
  /** The card at this place was let go on. */
  onPick: (place: number) => void;
};

/** The card under a point, by its place in what's open. */
function placeAt(root: HTMLElement | null, x: number, y: number): number | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-pick]");
  return under && root?.contains(under) ? Number(under.dataset.pick) : null;
}

const placesIn = (root: HTMLElement | null): number[] =>
  [...(root?.querySelectorAll<HTMLElement>("[data-pick]") ?? [])].map((card) =>
    Number(card.dataset.pick),
  );

export function useLook({ lastsMs, onPick }: Options) {
  const root = useRef<HTMLElement>(null);
  const hold = useRef<Hold | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState<Hold["by"] | null>(null);
  const [armed, setArmed] = useState<number | null>(null);

  const begin = (by: Hold) => {
    hold.current = by;
    setArmed(null);
    setOpen(by.by);
  };
  const close = () => {
    if (!hold.current) return;
    hold.current = null;
    start.current = null;
    window.clearTimeout(timer.current);
    setOpen(null);
    setArmed(null);
  };
  const pick = (place: number | null) => {
    close();
    if (place !== null) onPick(place);
  };

  useEffect(() => {
    const hidden = () => document.hidden && close();
    const events = ["blur", "pagehide", "resize", "orientationchange"];
    for (const event of events) window.addEventListener(event, close);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      for (const event of events) window.removeEventListener(event, close);
      document.removeEventListener("visibilitychange", hidden);
      window.clearTimeout(timer.current);
    };
  }, []);

  const holds = (event: PointerEvent) =>
    hold.current?.by === "pointer" && hold.current.id === event.pointerId;

  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      if (hold.current) {
        // A look that nobody holds ends by a press beside it.
        const inside = (event.target as Element).closest("[data-testid=secret]");
        if (hold.current.by === "time" && !inside) close();
        return;
      }
      event.preventDefault();
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
      begin({ by: "pointer", id: event.pointerId });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!holds(event)) return;
      const from = start.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
      start.current = null;
      setArmed(placeAt(root.current, event.clientX, event.clientY));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!holds(event)) return;
      pick(start.current ? null : placeAt(root.current, event.clientX, event.clientY));
    },
    onPointerCancel: (event: PointerEvent) => holds(event) && close(),
    onLostPointerCapture: (event: PointerEvent) => holds(event) && close(),
    onContextMenu: (event: Event) => event.preventDefault(),
  };

  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      const by = hold.current;
      if (by?.by !== "key") {
        if (!HOLDING.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        if (!event.repeat && !by) begin({ by: "key", key: event.key });
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (event.key === by.key || event.repeat) return;
      const places = placesIn(root.current);
      const step = STEPS[event.key];
      if (step) {
        const at = armed === null ? (step > 0 ? -1 : 0) : places.indexOf(armed);
        setArmed(places[(at + step + places.length) % places.length] ?? null);
      } else if (HOLDING.includes(event.key)) pick(armed);
      else if (event.key === "Escape") close();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!HOLDING.includes(event.key)) return;
      event.preventDefault();
      if (hold.current?.by === "key" && hold.current.key === event.key) close();
    },
    onBlur: () => hold.current?.by === "key" && close(),
  };

  const inside = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
  };

  /** A look of a certain time, or the end of one. */
  const toggle = () => {
    if (hold.current) return close();
    begin({ by: "time" });
    timer.current = window.setTimeout(close, lastsMs);
  };
  /** A screen reader's press, which can't be held. */
  const onClick = (event: MouseEvent) => event.detail === 0 && toggle();
  const timed = {
    // It's no place to hold the cover by, nor one beside it.
    onPointerDown: (event: PointerEvent) => event.stopPropagation(),
    onClick: toggle,
  };

  return { root, open, armed, pick, pointer, keys, inside, timed, onClick };
}
