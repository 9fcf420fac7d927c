import type { AppWords } from "../engine/types/AppWords";
import type { BoxForm } from "../engine/types/BoxForm";
import type { LevelForm } from "../engine/types/LevelForm";
import { Card } from "../kit/Card";
import type { App } from "../state/app";
import { type Edit, EditorPage, TextInput } from "./FormParts";

type Props = { app: App; view: BoxForm; words: AppWords };

/** "Copy the numbers from your box". */
export function EditorScreen({ app, view, words }: Props) {
  const onEdit: Edit = (change) => app.edit(change);
  const half = Math.ceil(view.levels.length / 2);
  return (
    <EditorPage
      app={app}
      words={words}
      name="editor"
      frame={view.frame}
      onEdit={onEdit}
      onSave={() => app.saveBox()}
      first={
        <Card heading={view.levels_heading}>
          <div class="levels">
            <Levels view={view} rows={view.levels.slice(0, half)} onEdit={onEdit} />
            <Levels view={view} rows={view.levels.slice(half)} onEdit={onEdit} />
          </div>
        </Card>
      }
    >
      <Card heading={view.amounts_heading}>
        <div class="amounts">
          {view.amounts.map((field) => (
            <TextInput key={field.id} field={field} onEdit={onEdit} />
          ))}
        </div>
      </Card>
      <Card heading={view.dice_heading}>
        {view.dice.map((die) => (
          <div key={die.label} role="group" aria-label={die.label}>
            <p class="field-label">{die.label}</p>
            <div class="faces">
              {die.faces.map((field) => (
                <TextInput key={field.id} field={field} onEdit={onEdit} hideLabel />
              ))}
            </div>
          </div>
        ))}
      </Card>
    </EditorPage>
  );
}

type LevelsProps = { view: BoxForm; rows: LevelForm[]; onEdit: Edit };

/** Half of the Level cards; a wide window has both halves side by side. */
function Levels({ view, rows, onEdit }: LevelsProps) {
  return (
    <div class="levels-half">
      <div class="levels-head" aria-hidden="true">
        <span>{view.level_head}</span>
        <span>{view.set_head}</span>
        <span>{view.price_head}</span>
        <span>{view.rent_head}</span>
      </div>
      {rows.map((row) => (
        <div key={row.level} class="level-row" role="group" aria-label={row.label}>
          <span class="level-name" data-set={row.set_number} aria-hidden="true">
            <span class="set-bar" data-set={row.set_number} />
            {row.level}
          </span>
          <TextInput field={row.set} onEdit={onEdit} hideLabel />
          <TextInput field={row.price} onEdit={onEdit} hideLabel />
          <TextInput field={row.rent} onEdit={onEdit} hideLabel />
        </div>
      ))}
    </div>
  );
}
