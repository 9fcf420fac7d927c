import type { PlayerView } from "../engine/types/PlayerView";
import { Coin } from "./Coin";
import "./tray.css";

type Props = {
  players: PlayerView[];
  label: string;
  onCoin: (player: PlayerView) => void;
};

/** All coins in front of their players; a coin that is in leaves its place empty. */
export function PlayerTray({ players, label, onCoin }: Props) {
  return (
    <ul class="tray" aria-label={label}>
      {players.map((player) => (
        <li key={player.seat} class="tray-place">
          <button
            type="button"
            class="tray-coin"
            data-testid={`coin-${player.seat}`}
            data-anchor={`seat-${player.seat}`}
            data-in={player.coin_in || undefined}
            data-new={(!player.registered && player.can_insert) || undefined}
            aria-pressed={player.coin_in}
            onClick={() => onCoin(player)}
          >
            <span class="sr-only">{player.label}</span>
            <span class="tray-disc">
              <Coin coin={player.coin} letter={player.letter} empty />
              <span class="tray-lift">
                <Coin
                  coin={player.coin}
                  letter={player.letter}
                  dim={!player.can_insert && !player.coin_in}
                />
              </span>
            </span>
            <span
              class="tray-name"
              aria-hidden="true"
              data-long={player.name.length > 9 || undefined}
            >
              {player.name}
            </span>
            <span class="tray-score" aria-hidden="true">
              {player.score_text}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
