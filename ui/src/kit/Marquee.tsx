import type { ComponentChildren } from "preact";
import { Sprite, type SpriteName } from "./Sprite";
import "./marquee.css";

/** Longer titles take two lines of a phone, in smaller letters. */
const LONG = 18;

type Props = {
  title: string;
  left?: ComponentChildren;
  right?: ComponentChildren;
};

/** The backlit strip with the title; its buttons are {@link IconButton}s. */
export function Marquee({ title, left, right }: Props) {
  return (
    <header class="marquee">
      <div class="marquee-side">{left}</div>
      <h1 class="marquee-title" data-long={title.length > LONG || undefined}>
        {title}
      </h1>
      <div class="marquee-side marquee-end">{right}</div>
    </header>
  );
}

type IconProps = {
  name: SpriteName;
  label: string;
  onTap: () => void;
  testid?: string;
  /** Says its label in words where a wide window has room. */
  worded?: boolean;
};

export function IconButton({ name, label, onTap, testid, worded = false }: IconProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      data-testid={testid}
      onClick={onTap}
    >
      <Sprite name={name} size={22} />
      {worded && (
        <span class="icon-words" aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  );
}
