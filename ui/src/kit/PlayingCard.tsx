import type { CardFace } from "../engine/types/CardFace";
import { CardArt, CardBack, frameOf } from "./CardArt";
import "./playing-card.css";

type Props = {
  face: CardFace;
  /** Says on the card what it's called and does. */
  worded?: boolean;
  /** Turns as it comes: from its back to its face. */
  turns?: boolean;
  /** Something else tells what it is. */
  silent?: boolean;
};

/** A card, face up. It's as wide as `--card` says. */
export function PlayingCard({ face, worded = false, turns = false, silent = false }: Props) {
  const { frame, tone } = frameOf(face.id);
  const voice = silent
    ? ({ "aria-hidden": true } as const)
    : ({
        role: "img",
        "aria-label": face.text ? `${face.name}: ${face.text}` : face.name,
      } as const);
  return (
    <span
      class="playing-card"
      data-frame={frame}
      data-worded={worded || undefined}
      data-turns={turns || undefined}
      style={{ "--tone": tone }}
      {...voice}
    >
      <span class="card-face">
        <span class="card-window">
          <CardArt card={face.id} />
        </span>
        {worded && (
          <span class="card-words" aria-hidden="true">
            <b>{face.name}</b>
            <span>{face.text}</span>
          </span>
        )}
      </span>
      {turns && <CardBack />}
    </span>
  );
}
