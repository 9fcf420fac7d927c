import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../../engine/types/Choice";
import type { CurtainView } from "../../engine/types/CurtainView";
import { BigButton } from "../../kit/BigButton";
import { CardBack } from "../../kit/CardArt";
import { Glass } from "../../kit/Glass";
import { Token } from "../../kit/Token";

type Props = {
  curtain: CurtainView;
  takeBack: Choice | null;
  onChoice: (choice: Choice) => void;
};

/** Between two turns: who's next, and nothing else. */
export function Curtain({ curtain, takeBack, onChoice }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on the button: a key that's still down mustn't lift it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [curtain.seat]);
  return (
    <div class="curtain" data-testid="curtain">
      <Glass>
        <div class="curtain-stage">
          <span class="curtain-cards" aria-hidden="true">
            <CardBack />
            <CardBack />
            <CardBack />
          </span>
          <span class="curtain-token">
            <Token letter={curtain.letter} seat={curtain.seat} size={84} />
          </span>
          <h2 ref={heading} tabIndex={-1}>
            {curtain.heading}
          </h2>
          <p
            class="curtain-name"
            data-long={curtain.name.length > 9 || undefined}
            aria-hidden="true"
          >
            {curtain.name}
          </p>
          <p class="curtain-text">{curtain.text}</p>
          {curtain.news && <p class="curtain-news">{curtain.news}</p>}
        </div>
      </Glass>
      <div class="curtain-lift">
        <BigButton choice={curtain.lift} onChoice={onChoice} />
      </div>
      {takeBack && (
        <div class="curtain-back">
          <BigButton choice={takeBack} onChoice={onChoice} compact />
        </div>
      )}
    </div>
  );
}
