import { useEffect, useRef, useState } from "preact/hooks";
import type { ButtonView } from "../engine/types/ButtonView";
import { Sprite } from "./Sprite";
import "./button.css";

type Props = {
  view: ButtonView;
  /** Held by a key at the moment. */
  keyDown?: boolean;
  onDown: () => void;
  onUp: () => void;
  /** The pointer was lost: the button comes up and nothing is meant by it. */
  onLost: () => void;
};

/** The round white button: it sinks while it's held and acts when it comes up. */
export function WhiteButton({ view, keyDown = false, onDown, onUp, onLost }: Props) {
  const [pressed, setPressed] = useState(false);
  const down = useRef(false);

  const press = () => {
    if (down.current) return;
    down.current = true;
    setPressed(true);
    onDown();
  };
  const rise = (tell: () => void) => {
    if (!down.current) return;
    down.current = false;
    setPressed(false);
    tell();
  };
  const release = () => rise(onUp);
  const lose = () => rise(onLost);
  useEffect(() => {
    window.addEventListener("blur", lose);
    return () => window.removeEventListener("blur", lose);
  });

  const sunk = pressed || keyDown || view.held;
  return (
    <div class="white" data-enabled={view.enabled || undefined} data-sunk={sunk || undefined}>
      <p class="white-change" aria-hidden="true">
        {view.before !== null && view.after !== null ? (
          <>
            <span>{view.before}</span>
            <Sprite name="arrow" size={18} />
            <b>{view.after}</b>
          </>
        ) : null}
      </p>
      <button
        type="button"
        class="white-button"
        data-testid="button"
        aria-label={view.announce || view.label}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          press();
        }}
        onPointerUp={release}
        onPointerCancel={lose}
        onLostPointerCapture={lose}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          // A screen reader's press comes as a click without a pointer.
          if (event.detail === 0 && !keyDown) {
            press();
            release();
          }
        }}
      >
        <svg class="white-hold" viewBox="0 0 100 100" aria-hidden="true">
          <circle class="white-hold-track" cx="50" cy="50" r="47" />
          {sunk && <circle class="white-hold-fill" cx="50" cy="50" r="47" pathLength={100} />}
        </svg>
        <span class="white-well" />
        <span class="white-cap" />
      </button>
      <p class="white-label" aria-hidden="true">
        {view.label}
      </p>
    </div>
  );
}
