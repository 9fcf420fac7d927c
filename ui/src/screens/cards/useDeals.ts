import { useLayoutEffect, useRef } from "preact/hooks";
import type { CardsView } from "../../engine/types/CardsView";
import { flyCard } from "../../kit/flyers";

/** A drawn card slides from the deck to its player: as long for every card. */
export function useDeals(view: CardsView): void {
  const before = useRef<{ count: number; dealt: boolean }>({ count: 0, dealt: false });
  useLayoutEffect(() => {
    const last = before.current;
    const dealt = view.curtain === null;
    before.current = { count: view.deck.count, dealt };
    if (!last.dealt || !dealt || view.deck.count >= last.count) return;
    const turn = view.players.find((player) => player.on_turn);
    flyCard("deck", view.secret ? "hold" : `plate-${turn?.seat}`);
  }, [view]);
}
