import type { PlayerView } from "../engine/types/PlayerView";
import type { StopView } from "../engine/types/StopView";
import { Coin } from "./Coin";
import "./players.css";

type Props = {
  players: PlayerView[];
  stops: StopView[];
  label: string;
};

/** Scores, rank and owned Levels at a glance. */
export function PlayerCards({ players, stops, label }: Props) {
  const setOf = (level: number) =>
    stops.find((stop) => typeof stop.kind === "object" && stop.kind.level === level)?.set ?? 0;
  return (
    <ul class="players" aria-label={label}>
      {players.map((player) => (
        <li
          key={player.seat}
          class="player"
          data-coin={player.coin}
          data-in={player.coin_in || undefined}
          data-anchor={`card-${player.seat}`}
        >
          <Coin coin={player.coin} letter={player.letter} size={44} />
          <span class="player-words">
            <span class="player-name">{player.name}</span>
            <span class="player-levels">{player.levels_text}</span>
          </span>
          <span class="player-score">
            {player.rank > 0 && <i class="player-rank">{player.rank}</i>}
            <b>{player.score_text}</b>
          </span>
          {player.levels.length > 0 && (
            <span class="player-owned" aria-hidden="true">
              {player.levels.map((level) => (
                <span key={level} class="mini-level" data-set={setOf(level)}>
                  <span class="set-bar" data-set={setOf(level)} />
                  {level}
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
