import type { ComponentChildren } from "preact";
import { Sprite } from "./Sprite";
import "./card.css";

type CardProps = {
  heading?: string;
  children: ComponentChildren;
  label?: string;
  tone?: "plain" | "glass";
};

/** A raised plate with a heading. */
export function Card({ heading, children, label, tone = "plain" }: CardProps) {
  return (
    <section class="card" data-tone={tone} aria-label={label ?? heading}>
      {heading && <h2 class="card-heading">{heading}</h2>}
      {children}
    </section>
  );
}

type TileProps = {
  title: string;
  text: string;
  small?: string;
  label: string;
  testid: string;
  picture?: ComponentChildren;
  /** Lower, its picture beside the words: not what one came for. */
  quiet?: boolean;
  onTap: () => void;
};

/** A large thing to choose, with a picture. */
export function Tile(props: TileProps) {
  const { title, text, small, label, testid, picture, quiet = false, onTap } = props;
  return (
    <span class="tile-stand">
      <button
        type="button"
        class="tile"
        data-quiet={quiet || undefined}
        data-testid={testid}
        onClick={onTap}
      >
        <span class="sr-only">{label}</span>
        {picture && (
          <span class="tile-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <span class="tile-words" aria-hidden="true">
          <span class="tile-title">{title}</span>
          <span class="tile-text">{text}</span>
          {small && <span class="tile-small">{small}</span>}
        </span>
        <span class="tile-go" aria-hidden="true">
          <Sprite name="right" size={quiet ? 20 : 26} />
        </span>
      </button>
    </span>
  );
}
