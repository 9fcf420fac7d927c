import { useState } from "preact/hooks";
import type { AppWords } from "../engine/types/AppWords";
import type { BoxForm } from "../engine/types/BoxForm";
import type { LevelForm } from "../engine/types/LevelForm";
import type { TextField } from "../engine/types/TextField";
import { Card } from "../kit/Card";
import { Dialog } from "../kit/Dialog";
import { Field } from "../kit/Field";
import { Page } from "../kit/Page";
import { Sprite } from "../kit/Sprite";
import type { App } from "../state/app";
import { SmallButton } from "./SetupScreen";
import "./setup.css";

type Props = { app: App; view: BoxForm; words: AppWords };

/** "Copy the numbers from your box". */
export function EditorScreen({ app, view, words }: Props) {
  const [asked, setAsked] = useState(false);
  const notice = app.notice.value;
  const half = Math.ceil(view.levels.length / 2);
  return (
    <Page
      name="editor"
      title={view.title}
      back={{ label: words.back, onTap: () => app.back() }}
      notice={notice && { notice, close: words.close, onClose: () => (app.notice.value = null) }}
      foot={
        <>
          {!view.can_save && view.why_not && (
            <p class="setup-why" role="status">
              <Sprite name="bell" size={16} />
              <span>{view.why_not}</span>
            </p>
          )}
          <button
            type="button"
            class="start"
            data-testid="save-box"
            aria-disabled={!view.can_save || undefined}
            onClick={() => view.can_save && void app.saveBox()}
          >
            {view.save}
          </button>
        </>
      }
    >
      <p class="page-text">{view.intro}</p>
      {view.badge && <p class="badge">{view.badge}</p>}
      <div class="editor">
        <Card heading={view.levels_heading}>
          <div class="levels">
            <Levels app={app} view={view} rows={view.levels.slice(0, half)} />
            <Levels app={app} view={view} rows={view.levels.slice(half)} />
          </div>
        </Card>
        <Card label={view.name.label}>
          <Typed app={app} field={view.name} />
          <SmallButton
            onEdit={(change) => app.edit(change)}
            button={view.reset}
            sprite="undo"
            wide
            onAsk={() => setAsked(true)}
          />
        </Card>
        <Card heading={view.amounts_heading}>
          <div class="amounts">
            {view.amounts.map((field) => (
              <Typed key={field.id} app={app} field={field} />
            ))}
          </div>
        </Card>
        <Card heading={view.dice_heading}>
          {view.dice.map((die) => (
            <div key={die.label} role="group" aria-label={die.label}>
              <p class="field-label">{die.label}</p>
              <div class="faces">
                {die.faces.map((field) => (
                  <Typed key={field.id} app={app} field={field} hideLabel />
                ))}
              </div>
            </div>
          ))}
        </Card>
      </div>
      {asked && (
        <Dialog
          heading={view.ask_reset.question}
          text={view.ask_reset.text}
          yes={{ label: view.ask_reset.yes, testid: "reset-yes" }}
          no={{ label: view.ask_reset.no, testid: "reset-no" }}
          onYes={() => {
            setAsked(false);
            void app.edit(view.reset.change);
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </Page>
  );
}

/** Half of the Level cards; a wide window has both halves side by side. */
function Levels({ app, view, rows }: { app: App; view: BoxForm; rows: LevelForm[] }) {
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
          <Typed app={app} field={row.set} hideLabel />
          <Typed app={app} field={row.price} hideLabel />
          <Typed app={app} field={row.rent} hideLabel />
        </div>
      ))}
    </div>
  );
}

function Typed({
  app,
  field,
  hideLabel = false,
}: {
  app: App;
  field: TextField;
  hideLabel?: boolean;
}) {
  return (
    <Field
      label={field.label}
      hideLabel={hideLabel}
      value={field.value}
      error={field.error}
      numeric={field.numeric}
      maxLength={field.max_length}
      testid={field.id}
      onChange={(text) => app.edit({ type: { field: field.field, text } })}
    />
  );
}
