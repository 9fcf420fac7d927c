import type { Choice } from "../engine/types/Choice";
import type { PlayerView } from "../engine/types/PlayerView";
import { Coin } from "./Coin";
import { Sprite } from "./Sprite";
import "./big-button.css";

type Props = {
  choice: Choice;
  players?: Pick<PlayerView, "coin" | "letter">[];
  /** The colour set of the choice's Level, 1 to 8. */
  set?: number;
  onChoice: (choice: Choice) => void;
  compact?: boolean;
};

/** A choice, whole: what it says, what it changes, or why it can't be. */
export function BigButton({ choice, players = [], set, onChoice, compact = false }: Props) {
  const owner = choice.seat === null ? undefined : players[choice.seat];
  const changes = choice.before !== null && choice.after !== null;
  return (
    <button
      type="button"
      class="big-button"
      data-emphasis={choice.emphasis}
      data-compact={compact || undefined}
      data-testid={choice.id}
      aria-disabled={!choice.enabled || undefined}
      onClick={() => onChoice(choice)}
    >
      {owner && <Coin coin={owner.coin} letter={owner.letter} size={36} />}
      {choice.level !== null && (
        <span class="level-chip" data-set={set} aria-hidden="true">
          <span class="set-bar" data-set={set} />
          {choice.level}
        </span>
      )}
      <span class="big-words">
        <span class="big-label">{choice.label}</span>
        {choice.enabled
          ? choice.detail && <span class="big-detail">{choice.detail}</span>
          : choice.why_not && (
              <span class="big-detail big-why">
                <Sprite name="bell" size={14} />
                <span>{choice.why_not}</span>
              </span>
            )}
      </span>
      {changes && choice.enabled && (
        <span class="big-change">
          <span>{choice.before}</span>
          <Sprite name="arrow" size={16} />
          <b>{choice.after}</b>
        </span>
      )}
    </button>
  );
}
