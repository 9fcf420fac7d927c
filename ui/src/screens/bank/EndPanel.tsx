import type { AppWords } from "../../engine/types/AppWords";
import type { BankView } from "../../engine/types/BankView";
import type { Choice } from "../../engine/types/Choice";
import type { EndView } from "../../engine/types/EndView";
import { BigButton } from "../../kit/BigButton";
import { Coin } from "../../kit/Coin";
import { DotDisplay } from "../../kit/DotDisplay";
import { Sprite } from "../../kit/Sprite";
import { RecentLog } from "./RecentLog";

type Props = {
  view: BankView;
  end: EndView;
  words: AppWords;
  onChoice: (choice: Choice) => void;
  onRematch: () => void;
};

/** The reveal, coin by coin. */
export function EndPanel({ view, end, words, onChoice, onRematch }: Props) {
  return (
    <section class="end" aria-label={end.heading} data-testid="end">
      <h2>{end.heading}</h2>
      <p>{end.text}</p>
      <ol class="end-players">
        {end.players.map((result) => {
          const player = view.players[result.seat];
          if (!player) return null;
          return (
            <li
              key={result.seat}
              class="end-player"
              data-winner={result.winner || undefined}
              data-revealed={result.revealed || undefined}
              data-testid={`end-${result.seat}`}
            >
              <Coin coin={player.coin} letter={player.letter} size={44} />
              <span class="end-words">{result.text}</span>
              <span class="end-score" aria-hidden="true">
                <DotDisplay
                  text={result.score === null ? "----" : `${result.score}`}
                  places={4}
                  tone={result.winner ? "lit" : "cold"}
                />
              </span>
              {result.winner && (
                <span class="end-star">
                  <Sprite name="star" size={26} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <ul class="choices">
        {end.show_all && (
          <li>
            <BigButton choice={end.show_all} onChoice={onChoice} compact />
          </li>
        )}
        {end.undo && (
          <li>
            <BigButton choice={end.undo} onChoice={onChoice} compact />
          </li>
        )}
        <li>
          <button type="button" class="plain-button" data-testid="rematch" onClick={onRematch}>
            <Sprite name="redo" size={20} />
            {words.rematch}
          </button>
        </li>
      </ul>
      <RecentLog view={view} label={words.log} onChoice={onChoice} />
    </section>
  );
}
