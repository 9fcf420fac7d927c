import { useEffect, useRef, useState } from "preact/hooks";
import type { CardQuestion } from "../../engine/types/CardQuestion";
import type { CardsView } from "../../engine/types/CardsView";
import type { Choice } from "../../engine/types/Choice";
import { BigButton } from "../../kit/BigButton";
import { HoldToLook } from "../../kit/HoldToLook";
import { Pile } from "../../kit/Pile";
import { PlayingCard } from "../../kit/PlayingCard";
import { SeatPlate } from "../../kit/SeatPlate";
import { Sprite } from "../../kit/Sprite";
import { SecretSheet } from "./SecretSheet";
import { Story } from "./Story";

type Props = {
  view: CardsView;
  label: string;
  onChoice: (choice: Choice) => void;
};

/** More players than these get smaller plates. */
const CROWD = 4;

/** The table as it lies: players, story, deck, and one covered hand. */
export function Table({ view, label, onChoice }: Props) {
  const { players, question, secret } = view;
  const asked = (seat: number) => question?.choices.find((choice) => choice.seat === seat);
  const crowd = players.length > CROWD;
  const eyes = secret && players.find((player) => player.deciding);
  // At which news of the hand its player looked below the cover.
  const [looked, setLooked] = useState(0);
  const came = secret?.came ?? 0;
  return (
    <div
      class="cards-main"
      data-question={question ? true : undefined}
      data-crowd={crowd || undefined}
      data-secret={secret ? true : undefined}
    >
      <ul
        class="plates"
        data-crowd={crowd || undefined}
        aria-label={label}
        // A list that may scroll must be reachable by keys.
        tabIndex={crowd ? 0 : undefined}
      >
        {players.map((player) => (
          <SeatPlate
            key={player.seat}
            player={player}
            choice={asked(player.seat)}
            onChoice={onChoice}
          />
        ))}
      </ul>
      <Story view={view} />
      <div class="cards-felt">
        {question ? (
          <Question view={view} question={question} onChoice={onChoice} />
        ) : (
          <Deck view={view} onChoice={onChoice} />
        )}
      </div>
      {secret && (
        <div
          class="cards-hold"
          data-wanted={secret.choose || (came > 0 && looked !== came) ? true : undefined}
          data-anchor="hold"
        >
          <HoldToLook
            words={secret}
            count={eyes?.count ?? 0}
            empty={eyes?.count_text ?? ""}
            onLook={() => setLooked(came)}
            onPick={(place) => {
              const choice = secret.hand[place]?.choice;
              if (choice) onChoice(choice);
            }}
          >
            {(looking) => <SecretSheet secret={secret} looking={looking} />}
          </HoldToLook>
        </div>
      )}
    </div>
  );
}

/** What can be done whatever is asked. */
const aside = (view: CardsView): Choice[] =>
  [view.hurry, view.take_back].filter((choice) => choice !== null);

/** The deck is the button that draws. */
function Deck({ view, onChoice }: Pick<Props, "view" | "onChoice">) {
  const { deck, draw } = view;
  const others = [...view.choices, ...aside(view)];
  const pile = <Pile count={deck.count} anchor="deck" />;
  return (
    <>
      {draw ? (
        <button
          type="button"
          class="draw-deck"
          data-testid={draw.id}
          aria-disabled={!draw.enabled || undefined}
          onClick={() => onChoice(draw)}
        >
          {pile}
          <span class="deck-words">
            <b>{draw.label}</b>
            <span class={draw.enabled ? undefined : "deck-why"}>
              {draw.enabled ? draw.detail : draw.why_not}
            </span>
            <span class="deck-left" data-testid="deck-left">
              {deck.text}
            </span>
          </span>
        </button>
      ) : (
        <div class="draw-deck">
          {pile}
          <span class="deck-words">
            <span class="deck-left" data-testid="deck-left">
              {deck.text}
            </span>
          </span>
        </div>
      )}
      <ul class="cards-choices">
        {others.map((choice) => (
          <li key={choice.id}>
            <BigButton choice={choice} onChoice={onChoice} compact />
          </li>
        ))}
      </ul>
    </>
  );
}

type QuestionProps = {
  view: CardsView;
  question: CardQuestion;
  onChoice: (choice: Choice) => void;
};

/** A power-up that has to be played: players are chosen on their plates. */
function Question({ view, question, onChoice }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) heading.current?.focus();
  }, [question.title]);
  const others = question.choices.filter((choice) => choice.seat === null);
  const { back } = question;
  return (
    <section class="question" aria-label={question.title} data-testid="question">
      <PlayingCard key={question.face.id} face={question.face} worded turns />
      <div class="question-words">
        {back && (
          <button
            type="button"
            class="question-back"
            data-testid={back.id}
            aria-label={back.label}
            title={back.label}
            onClick={() => onChoice(back)}
          >
            <Sprite name="back" size={22} />
          </button>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {question.title}
        </h2>
        <p>{question.text}</p>
      </div>
      {others.length > 0 && (
        <ul class="question-choices">
          {others.map((choice) => (
            <li key={choice.id}>
              <BigButton choice={choice} onChoice={onChoice} compact />
            </li>
          ))}
        </ul>
      )}
      {aside(view).map((choice) => (
        <div key={choice.id} class="question-aside">
          <BigButton choice={choice} onChoice={onChoice} compact />
        </div>
      ))}
    </section>
  );
}
