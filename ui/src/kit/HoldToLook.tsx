import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { SecretView } from "../engine/types/SecretView";
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
  /** On the cover and on the button beside it, and how long that one shows. */
  words: Pick<SecretView, "cover" | "cover_label" | "show" | "hide" | "show_ms">;
  /** How many backs lie on it. */
  count: number;
  /** What stands there when there are none. */
  empty: string;
  /** The cover was opened. */
  onLook?: () => void;
  onPick: (place: number) => void;
  /** What's below. It's made only while the cover is open. */
  children: (looking: Looking) => ComponentChildren;
};

/**
 * A cover that's open only while a finger, Space or Enter holds it, or for some
 * seconds for hands that can't hold. Closed, nothing of what's below is in the
 * page; open, its sheet is always of the same size and there as fast. A card is
 * chosen by sliding onto it and letting go.
 */
export function HoldToLook({ words, count, empty, onLook, onPick, children }: Props) {
  const look = useLook({ lastsMs: words.show_ms, onPick });
  const sheet = useRef<HTMLDivElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const { open } = look;
  const timed = open === "time";
  const newest = useRef(onLook);
  newest.current = onLook;
  const isOpen = open !== null;
  useEffect(() => {
    if (isOpen) newest.current?.();
  }, [isOpen]);
  const before = useRef(timed);
  useEffect(() => {
    // Who can't see reads on inside, and comes back out when it closes.
    if (timed) sheet.current?.focus({ preventScroll: true });
    else if (before.current) show.current?.focus({ preventScroll: true });
    before.current = timed;
  }, [timed]);
  return (
    <section class="hold" ref={look.root} data-open={open ?? undefined} {...look.pointer}>
      {open && (
        <div class="hold-sheet" ref={sheet} tabIndex={-1} data-testid="secret" {...look.inside}>
          {children({ armed: look.armed, onPick: look.pick })}
        </div>
      )}
      <div class="hold-bar">
        <div class="hold-tray">
          <span class="hold-backs">
            {count > 0 ? <CardFan count={count} /> : <span aria-hidden="true">{empty}</span>}
          </span>
          <button
            type="button"
            class="hold-show"
            ref={show}
            data-testid="show"
            style={{ "--lasts": `${words.show_ms}ms` }}
            {...look.timed}
          >
            <span>{timed ? words.hide : words.show}</span>
          </button>
        </div>
        <button
          type="button"
          class="hold-button"
          data-testid="cover"
          aria-expanded={isOpen}
          onClick={look.onClick}
          {...look.keys}
        >
          <span class="hold-cap">
            <Sprite name="eye" size={30} />
          </span>
          <span class="hold-text">{words.cover}</span>
          <span class="sr-only">{words.cover_label}</span>
        </button>
      </div>
    </section>
  );
}
