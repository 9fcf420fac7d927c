import type { Coin as CoinKind } from "../engine/types/Coin";
import { Coin } from "./Coin";
import "./slot.css";

type Props = {
  /** The coin in the slot, if any. */
  coin: { coin: CoinKind; letter: string } | null;
  label: string;
  onTap: () => void;
  disabled?: boolean;
  testid?: string;
};

/** The slot. A coin slides in from above and stays half out, to be pulled. */
export function CoinSlot({ coin, label, onTap, disabled = false, testid = "slot" }: Props) {
  return (
    <button
      type="button"
      class="slot"
      data-in={coin !== null || undefined}
      data-testid={testid}
      data-anchor="slot"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={onTap}
    >
      <span class="slot-screw" />
      <span class="slot-window">
        {coin && (
          <span class="slot-coin" key={coin.coin}>
            <Coin coin={coin.coin} letter={coin.letter} size={52} />
          </span>
        )}
      </span>
      <span class="slot-slit" />
      <span class="slot-screw" />
    </button>
  );
}
