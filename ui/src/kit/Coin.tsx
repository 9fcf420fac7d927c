import type { Coin as CoinKind } from "../engine/types/Coin";
import { Sprite } from "./Sprite";
import "./coin.css";

type Props = {
  coin: CoinKind;
  letter: string;
  /** The coin isn't here: its empty place in the tray. */
  empty?: boolean;
  dim?: boolean;
  size?: number | string;
};

/** A coin with its colour, shape and letter. Silent. */
export function Coin({ coin, letter, empty = false, dim = false, size = 56 }: Props) {
  return (
    <svg
      class="coin"
      data-coin={coin}
      data-empty={empty || undefined}
      data-dim={dim || undefined}
      width={size}
      height={size}
      viewBox="0 0 64 66"
      aria-hidden="true"
    >
      {empty ? (
        <>
          <circle class="coin-well" cx="32" cy="33" r="29" />
          <circle class="coin-well-edge" cx="32" cy="33" r="28" />
          <Emblem coin={coin} well />
        </>
      ) : (
        <>
          <circle class="coin-side" cx="32" cy="35" r="30" />
          <circle class="coin-face" cx="32" cy="32" r="30" />
          <circle class="coin-rim" cx="32" cy="32" r="28.2" />
          <circle class="coin-mill" cx="32" cy="32" r="24.4" />
          <Emblem coin={coin} />
          <path class="coin-shine" d="M11 24A23 23 0 0 1 34 8.5" />
          {letter && (
            <text class="coin-letter" x="32" y={coin === "triangle" ? 43 : 40} text-anchor="middle">
              {letter}
            </text>
          )}
        </>
      )}
    </svg>
  );
}

const SHAPES: Record<CoinKind, string> = {
  circle: "M32 14.5a17.5 17.5 0 1 0 0 35 17.5 17.5 0 0 0 0-35z",
  square: "M19 17h26a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V19a2 2 0 0 1 2-2z",
  triangle:
    "M30.2 10.7a2.1 2.1 0 0 1 3.6 0L52 43.5a2.1 2.1 0 0 1-1.8 3.1H13.8A2.1 2.1 0 0 1 12 43.5z",
  diamond:
    "M30.5 10.2a2.1 2.1 0 0 1 3 0L53.8 30.5a2.1 2.1 0 0 1 0 3L33.5 53.8a2.1 2.1 0 0 1-3 0L10.2 33.5a2.1 2.1 0 0 1 0-3z",
};

function Emblem({ coin, well = false }: { coin: CoinKind; well?: boolean }) {
  return <path class={well ? "coin-emblem-well" : "coin-emblem"} d={SHAPES[coin]} />;
}

/** The small shape that marks an owner, in the coin's colour. Silent. */
export function Shape({ coin, size = 14 }: { coin: CoinKind; size?: number | string }) {
  return (
    <span class="shape" data-coin={coin}>
      <Sprite name={coin} size={size} />
    </span>
  );
}
