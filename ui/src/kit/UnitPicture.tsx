import type { Coin as CoinKind } from "../engine/types/Coin";
import { Coin } from "./Coin";
import { StillDots } from "./DotDisplay";
import { Lit } from "./Lit";
import { Maze } from "./Maze";
import "./picture-glass.css";
import "./unit-picture.css";

const SETS = [1, 2, 3, 4, 5, 6, 7, 8];
const COINS: CoinKind[] = ["circle", "square", "triangle", "diamond"];

/** The unit in small, for a tile: glass, stick, coins, white button. Silent. */
export function UnitPicture() {
  return (
    <span class="unit-picture">
      <span class="unit-picture-glass picture-glass">
        <span class="unit-picture-bars">
          {SETS.map((set) => (
            <span key={set} class="set-bar" data-set={set} />
          ))}
        </span>
        <span class="unit-picture-maze">
          <Lit>
            <Maze>
              <StillDots text="0100" />
            </Maze>
          </Lit>
        </span>
        <span class="unit-picture-bars">
          {SETS.map((set) => (
            <span key={set} class="set-bar" data-set={9 - set} />
          ))}
        </span>
      </span>
      <span class="unit-picture-deck">
        <i class="unit-picture-stick" />
        <span class="unit-picture-coins">
          <Lit>
            {COINS.map((coin) => (
              <Coin key={coin} coin={coin} letter="" size="100%" />
            ))}
          </Lit>
        </span>
        <i class="unit-picture-button" />
      </span>
    </span>
  );
}
