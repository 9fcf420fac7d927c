import cards from "../../../assets/cards.json";
import type { Card } from "../engine/types/Card";
import { type Face, LayeredArt, LayeredBack } from "./CardLayers";

const FACES: Record<Card, Face> = cards.faces;

/** The window around a card's picture, and its colour. */
export const frameOf = (card: Card): Pick<Face, "frame" | "tone"> => FACES[card];

/** A card's picture alone. Silent, as all drawings are. */
export function CardArt({ card }: { card: Card }) {
  return <LayeredArt layers={FACES[card].layers} />;
}

/** What all cards look like from behind: nothing differs. Silent. */
export function CardBack() {
  return <LayeredBack layers={cards.back} />;
}
