import type { AppWords } from "../../engine/types/AppWords";
import type { BankView } from "../../engine/types/BankView";
import type { Choice } from "../../engine/types/Choice";
import "../../kit/celebrate.css";
import { DotDisplay } from "../../kit/DotDisplay";
import { Glass } from "../../kit/Glass";
import { Maze } from "../../kit/Maze";
import { Ring } from "../../kit/Ring";
import { Sprite, type SpriteName } from "../../kit/Sprite";

type Props = {
  view: BankView;
  words: AppWords;
  onChoice: (choice: Choice) => void;
  /** Big buttons stand below and need the room of a short screen. */
  folds?: boolean;
};

/** The unit's glass: ring, maze, dots. */
export function BankDisplay({ view, words, onChoice, folds = false }: Props) {
  const { unit, players } = view;
  return (
    <Glass anchor="bank">
      <Ring
        stops={unit.stops}
        coins={players.map((player) => player.coin)}
        label={words.ring}
        onChoice={onChoice}
        folds={folds}
      >
        <Maze asleep={unit.asleep} ghosts={unit.ghosts}>
          <Dots view={view} words={words} />
          <div class="unit-line">
            <p class="unit-caption" aria-hidden="true">
              {unit.caption}
            </p>
            {unit.corner && (
              <span class="unit-corner" data-places={unit.corner.length}>
                <DotDisplay
                  text={unit.corner}
                  flash={unit.corner_flash}
                  tone={unit.corner_flash ? "alarm" : "cold"}
                />
              </span>
            )}
          </div>
        </Maze>
      </Ring>
    </Glass>
  );
}

function Dots({ view, words }: Pick<Props, "view" | "words">) {
  const { unit } = view;
  return (
    <div
      class="unit-dots"
      role="img"
      aria-label={`${words.display}: ${unit.announce}`}
      data-testid="display"
      data-digits={unit.digits}
    >
      <DotDisplay text={unit.asleep ? "    " : unit.digits} places={4} flash={unit.digits_flash} />
    </div>
  );
}

const GHOSTS: SpriteName[] = ["ghost-1", "ghost-2", "ghost-3", "ghost-4"];

/** The display alone, where the ring can't be used for anything. */
export function SlimDisplay({ view, words }: Pick<Props, "view" | "words">) {
  const { unit } = view;
  return (
    <Glass anchor="bank">
      <div class="slim">
        <Dots view={view} words={words} />
        <p class="unit-caption" aria-hidden="true">
          {unit.caption}
        </p>
        {unit.ghosts && (
          <span class="maze-ghosts" aria-hidden="true">
            {GHOSTS.map((ghost) => (
              <Sprite key={ghost} name={ghost} size={18} />
            ))}
          </span>
        )}
      </div>
    </Glass>
  );
}
