import type { CardsRules } from "../../engine/types/CardsRules";
import { Card } from "../../kit/Card";
import { Page } from "../../kit/Page";
import { PlayingCard } from "../../kit/PlayingCard";

type Props = { rules: CardsRules; onBack: () => void };

/** How a match goes, and what each card of this level does. */
export function RulesPanel({ rules, onBack }: Props) {
  return (
    <Page name="cards-rules" title={rules.title} back={{ label: rules.close, onTap: onBack }}>
      <div class="rules" data-testid="rules">
        <Card label={rules.title}>
          <ol class="rules-lines">
            {rules.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Card>
        <section class="rules-cards" aria-label={rules.cards_heading}>
          <h2 class="page-heading">{rules.cards_heading}</h2>
          <ul>
            {rules.cards.map((card) => (
              <li key={card.face.id} class="rule-card">
                <PlayingCard face={card.face} silent />
                <div class="rule-words">
                  <h3>{card.face.name}</h3>
                  <p class="rule-short">
                    {card.face.text} · {card.count_text}
                  </p>
                  <p>{card.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
