import type { CardPlayerView } from "../engine/types/CardPlayerView";
import type { Choice } from "../engine/types/Choice";
import { CardBack } from "./CardArt";
import { CardChip, CardRow } from "./CardFan";
import { Sprite, type SpriteName } from "./Sprite";
import { Token } from "./Token";
import "./seat-plate.css";

const SIGNS: Record<string, SpriteName> = { skips: "skip", draws: "deal", has_chosen: "check" };

type Props = {
  player: CardPlayerView;
  /** Chooses this player, when a question asks for one. */
  choice?: Choice | undefined;
  onChoice: (choice: Choice) => void;
};

/** A player as the whole table sees them; a button where one is to be chosen. */
export function SeatPlate({ player, choice, onChoice }: Props) {
  const marks = {
    class: "plate",
    "data-status": player.status,
    "data-turn": player.on_turn || undefined,
    "data-deciding": player.deciding || undefined,
    "data-anchor": `plate-${player.seat}`,
  };
  if (choice) {
    return (
      <li class="plate-place">
        <button
          type="button"
          {...marks}
          data-target
          data-testid={choice.id}
          aria-disabled={!choice.enabled || undefined}
          onClick={() => onChoice(choice)}
        >
          <span class="sr-only">
            {[choice.label, choice.enabled ? choice.detail : choice.why_not, player.label]
              .filter(Boolean)
              .join(". ")}
          </span>
          <Face player={player} line={choice.enabled ? choice.detail : choice.why_not} />
        </button>
      </li>
    );
  }
  return (
    <li class="plate-place">
      <div {...marks} data-testid={`plate-${player.seat}`}>
        <span class="sr-only">{player.label}</span>
        <Face player={player} />
      </div>
    </li>
  );
}

/** Read as one sentence, so all of the picture is silent. */
function Face({ player, line = "" }: { player: CardPlayerView; line?: string }) {
  return (
    <>
      <Token
        letter={player.letter}
        seat={player.seat}
        status={player.status}
        bot={player.bot !== ""}
      />
      <span class="plate-name" data-long={player.name.length > 9 || undefined} aria-hidden="true">
        {player.name}
      </span>
      <span class="plate-count" aria-hidden="true">
        <CardBack />
        <b>{player.count}</b>
      </span>
      <span class="plate-state" aria-hidden="true">
        <span class="plate-line">{line || player.status_text}</span>
        {(player.marks.length > 0 || player.played.length > 0) && (
          <span class="plate-marks">
            {player.played.map((stack) => (
              <CardChip key={stack.face.id} face={stack.face} count={stack.count} />
            ))}
            {player.marks.map((mark) => (
              <span key={mark.id} class="plate-mark">
                <Sprite name={SIGNS[mark.id] ?? "bell"} size={14} />
                <span>{mark.text}</span>
              </span>
            ))}
          </span>
        )}
      </span>
      {player.hand.length > 0 && (
        <span class="plate-hand" aria-hidden="true">
          <CardRow cards={player.hand} />
        </span>
      )}
    </>
  );
}
