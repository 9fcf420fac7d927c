import type { BankView } from "../../engine/types/BankView";
import type { Choice } from "../../engine/types/Choice";
import { BigButton } from "../../kit/BigButton";
import { Card } from "../../kit/Card";
import { Die } from "../../kit/Die";

type Props = {
  view: BankView;
  label: string;
  onChoice: (choice: Choice) => void;
};

/** Dice, jail and whose turn it is; a table may do without. */
export function HelperPanel({ view, label, onChoice }: Props) {
  const { helper, helper_switch } = view;
  if (!helper) {
    return <BigButton choice={helper_switch} onChoice={onChoice} compact />;
  }
  return (
    <Card heading={helper.heading} label={label}>
      <div class="helper-now">
        {helper.dice.length > 0 && (
          <div class="dice">
            {helper.dice.map((face, index) => (
              <Die
                key={`${index === 0 ? "number" : "ghost"} ${face}`}
                face={face}
                ghost={index === 1}
              />
            ))}
          </div>
        )}
        <div class="helper-lines">
          {helper.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <ul class="choices" data-many={helper.choices.length > 3 || undefined}>
        {helper.choices.map((choice) => (
          <li key={choice.id}>
            <BigButton choice={choice} players={view.players} onChoice={onChoice} compact />
          </li>
        ))}
        <li>
          <BigButton choice={helper_switch} onChoice={onChoice} compact />
        </li>
      </ul>
    </Card>
  );
}
