import type { AppWords } from "../engine/types/AppWords";
import type { HowView } from "../engine/types/HowView";
import { Card } from "../kit/Card";
import { Page } from "../kit/Page";
import type { App } from "../state/app";
import "./settings.css";

type Props = { app: App; view: HowView; words: AppWords };

/** What the rulebook leaves open, and how this bank plays it. */
export function HowScreen({ app, view, words }: Props) {
  return (
    <Page name="how" title={view.title} back={{ label: words.back, onTap: () => app.back() }}>
      <p class="page-text">{view.intro}</p>
      <p class="badge">{view.badge}</p>
      <div class="how">
        {view.sections.map((section) => (
          <Card key={section.id} heading={section.heading}>
            <ul class="how-rulings">
              {section.rulings.map((ruling) => (
                <li key={ruling.id} class="how-ruling">
                  <span>
                    {ruling.text}
                    {ruling.switch && <span class="how-switch">{ruling.switch}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Page>
  );
}
