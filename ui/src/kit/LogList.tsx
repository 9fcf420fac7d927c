import type { Choice } from "../engine/types/Choice";
import type { LogLine } from "../engine/types/LogLine";
import type { PlayerView } from "../engine/types/PlayerView";
import { Coin } from "./Coin";
import { Sprite } from "./Sprite";
import "./log.css";

type Props = {
  lines: LogLine[];
  players: Pick<PlayerView, "coin" | "letter">[];
  label: string;
  onChoice: (choice: Choice) => void;
};

/** All entries in words, newest first. */
export function LogList({ lines, players, label, onChoice }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
    <ol class="log" aria-label={label} data-testid="log-list" tabIndex={0}>
      {lines.map((line) => {
        const player = line.seat === null ? undefined : players[line.seat];
        const { correct } = line;
        return (
          <li key={line.number} class="log-line" data-void={line.void || undefined}>
            <span class="log-who">
              {player ? (
                <Coin coin={player.coin} letter={player.letter} size={30} />
              ) : (
                <Sprite name="box" size={22} />
              )}
            </span>
            <span class="log-words">
              {line.void ? <s>{line.text}</s> : <span>{line.text}</span>}
              {(line.change || line.mark) && (
                <span class="log-more">
                  {line.change && <b>{line.change}</b>}
                  {line.mark && <em>{line.mark}</em>}
                </span>
              )}
            </span>
            {correct && (
              <button
                type="button"
                class="log-mend"
                data-testid={correct.id}
                aria-label={`${correct.label}: ${line.text}`}
                title={correct.label}
                onClick={() => onChoice(correct)}
              >
                <Sprite name="pencil" size={20} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
