import { useState } from "preact/hooks";
import type { AppWords } from "../../engine/types/AppWords";
import type { BankView } from "../../engine/types/BankView";
import type { Direction } from "../../engine/types/Direction";
import type { Input } from "../../engine/types/Input";
import { Joystick } from "../../kit/Joystick";
import { WhiteButton } from "../../kit/WhiteButton";

type Props = {
  view: BankView;
  words: AppWords;
  /** Where the keys hold the stick, and whether they hold the button. */
  keys: { lean: Direction | null; button: boolean };
  onInput: (input: Input) => void;
};

/** How long a tapped stick stays leaned, so that the eye sees it. */
const NUDGE_MS = 170;

/** Joystick and white button. */
export function UnitDeck({ view, words, keys, onInput }: Props) {
  const [lean, setLean] = useState<Direction | null>(null);
  const [nudge, setNudge] = useState<Direction | null>(null);
  const { stick, button } = view.unit;
  const onStick = (direction: Direction) => {
    onInput({ stick: direction });
    setNudge(direction);
    window.setTimeout(() => setNudge(null), NUDGE_MS);
  };
  return (
    <div class="deck">
      <div class="deck-stick" role="group" aria-label={words.joystick}>
        <Joystick
          labels={stick}
          names={{
            up: words.stick_up,
            down: words.stick_down,
            left: words.stick_left,
            right: words.stick_right,
          }}
          chosen={stick.chosen}
          leaning={keys.lean ?? lean ?? nudge}
          onStick={onStick}
          onLean={setLean}
        />
      </div>
      <div class="deck-button">
        <WhiteButton
          view={button}
          keyDown={keys.button}
          onDown={() => onInput("button_down")}
          onUp={() => onInput("button_up")}
          onLost={() => onInput("let_go")}
        />
      </div>
    </div>
  );
}
