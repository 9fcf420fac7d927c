import type { CardStatus } from "../engine/types/CardStatus";
import { Sprite, type SpriteName } from "./Sprite";
import "./token.css";

const SIGNS: Record<CardStatus, SpriteName | null> = {
  in: null,
  shut_down: "lock",
  knocked_out: "ghost-1",
};

type Props = { letter: string; seat: number; status?: CardStatus; bot?: boolean; size?: number };

/** A player's round chip with their letter, and a sign once they're out of it. Silent. */
export function Token({ letter, seat, status = "in", bot = false, size = 36 }: Props) {
  const sign = SIGNS[status];
  return (
    <span
      class="token"
      data-seat={seat}
      data-status={status}
      style={{ "--size": `${size}px` }}
      aria-hidden="true"
    >
      <b>{letter}</b>
      {bot && (
        <i class="token-bot">
          <Sprite name="bot" size={Math.round(size * 0.36)} />
        </i>
      )}
      {sign && (
        <i>
          <Sprite name={sign} size={Math.round(size * 0.36)} />
        </i>
      )}
    </span>
  );
}
