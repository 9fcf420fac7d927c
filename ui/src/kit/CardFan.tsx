import type { ComponentChildren } from "preact";
import type { CardFace } from "../engine/types/CardFace";
import { CardArt, CardBack, frameOf } from "./CardArt";
import { PlayingCard } from "./PlayingCard";
import "./card-fan.css";

/** Backs in a hand: as many as all may know. Silent. */
export function CardFan({ count }: { count: number }) {
  return (
    <span class="card-fan" style={{ "--n": count }} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} class="fan-place" style={{ "--at": index - (count - 1) / 2 }}>
          <CardBack />
        </span>
      ))}
    </span>
  );
}

/** Cards that lie open side by side; they get smaller when there are many. */
export function CardRow({ cards, label }: { cards: CardFace[]; label?: string }) {
  return (
    <ul class="card-row" aria-label={label} data-many={cards.length > 6 || undefined}>
      {cards.map((face, place) => (
        <li key={place}>
          <PlayingCard face={face} />
        </li>
      ))}
    </ul>
  );
}

type ChipProps = { face: CardFace; count?: number; children?: ComponentChildren };

/** A power-up that lies before its player, as small as can be told apart. Silent. */
export function CardChip({ face, count = 1 }: ChipProps) {
  const { frame, tone } = frameOf(face.id);
  return (
    <span class="card-chip" data-frame={frame} style={{ "--tone": tone }} aria-hidden="true">
      <CardArt card={face.id} />
      {count > 1 && <b>{count}</b>}
    </span>
  );
}
