import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CardFan } from "./CardFan";
import { Sprite } from "./Sprite";
import { useLook } from "./useLook";
import "./hold.css";

/** What the hands inside do with a card. */
export type Looking = {
  /** The place of the card that would be chosen on letting go. */
  armed: number | null;
  /** Chooses without sliding, where the look wasn't held. */
  onPick: (place: number) => void;
};

type Props = {
  /** On the cover. */
  text: string;
  /** The closed cover for a screen reader. */
  label: string;
  /** How many backs lie on it. */
  count: number;
  /** How long a look lasts that nobody holds. */
  lastsMs: number;
  onPick: (place: number) => void;
  /** What's below. It's made only while the cover is open. */
  children: (looking: Looking) => ComponentChildren;
};

/**
 * A cover that's open only while a finger, Space or Enter holds it. Closed,
 * nothing of what's below is in the page; open, its sheet is always of the same
 * size and there as fast. A card is chosen by sliding onto it and letting go.
 */
export function HoldToLook({ text, label, count, lastsMs, onPick, children }: Props) {
  const look = useLook({ lastsMs, onPick });
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open } = look;
  const before = useRef(open);
  useEffect(() => {
    // Who can't see reads on inside, and comes back out when it closes.
    if (open === "time") sheet.current?.focus({ preventScroll: true });
    if (open === null && before.current === "time") button.current?.focus({ preventScroll: true });
    before.current = open;
  }, [open]);
  return (
    <section class="hold" ref={look.root} data-open={open ?? undefined} {...look.pointer}>
      {open && (
        <div class="hold-sheet" ref={sheet} tabIndex={-1} data-testid="secret" {...look.inside}>
          {children({ armed: look.armed, onPick: look.pick })}
        </div>
      )}
      <div class="hold-bar">
        <span class="hold-backs">
          <CardFan count={count} />
        </span>
        <button
          type="button"
          class="hold-button"
          ref={button}
          data-testid="cover"
          aria-expanded={open !== null}
          onClick={look.onClick}
          {...look.keys}
        >
          <span class="hold-cap">
            <Sprite name="eye" size={30} />
          </span>
          <span class="hold-text">{text}</span>
          <span class="sr-only">{label}</span>
        </button>
      </div>
    </section>
  );
}
