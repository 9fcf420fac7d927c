import { useState } from "preact/hooks";
import type { AppWords } from "../../engine/types/AppWords";
import type { DeckRow } from "../../engine/types/DeckRow";
import type { DecksForm } from "../../engine/types/DecksForm";
import type { DraftChange } from "../../engine/types/DraftChange";
import { Card } from "../../kit/Card";
import { Dialog } from "../../kit/Dialog";
import { Field } from "../../kit/Field";
import { Page } from "../../kit/Page";
import { PlayingCard } from "../../kit/PlayingCard";
import { Sprite } from "../../kit/Sprite";
import type { App } from "../../state/app";
import { SmallButton } from "../SetupScreen";
import "../setup.css";
import "./cards-setup.css";

type Props = { app: App; view: DecksForm; words: AppWords };
type Edit = (change: DraftChange) => Promise<void>;

/** The owner's own cards: what they're worth, how many of each there are. */
export function DecksScreen({ app, view, words }: Props) {
  const [asked, setAsked] = useState(false);
  const notice = app.notice.value;
  const { name } = view;
  const onEdit: Edit = (change) => app.editCards(change);
  return (
    <Page
      name="decks"
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
            onClick={() => view.can_save && void app.saveDecks()}
          >
            {view.save}
          </button>
        </>
      }
    >
      <p class="page-text">{view.intro}</p>
      {view.badge && <p class="badge">{view.badge}</p>}
      <div class="decks">
        <Card heading={view.values_heading}>
          <Rows rows={view.values} onEdit={onEdit} />
        </Card>
        <Card label={name.label}>
          <Field
            label={name.label}
            value={name.value}
            error={name.error}
            maxLength={name.max_length}
            testid={name.id}
            onChange={(text) => onEdit({ type: { field: name.field, text } })}
          />
          <SmallButton
            onEdit={onEdit}
            button={view.reset}
            sprite="undo"
            wide
            onAsk={() => setAsked(true)}
          />
        </Card>
        {view.decks.map((deck) => (
          <Card key={deck.heading} heading={deck.heading}>
            <Rows rows={deck.rows} onEdit={onEdit} />
            <p class="deck-total" data-wrong={deck.error ? true : undefined}>
              <b>{deck.total}</b>
              {deck.error && (
                <span class="field-error">
                  <Sprite name="bell" size={14} />
                  <span>{deck.error}</span>
                </span>
              )}
            </p>
          </Card>
        ))}
      </div>
      {asked && (
        <Dialog
          heading={view.ask_reset.question}
          text={view.ask_reset.text}
          yes={{ label: view.ask_reset.yes, testid: "reset-yes" }}
          no={{ label: view.ask_reset.no, testid: "reset-no" }}
          onYes={() => {
            setAsked(false);
            void onEdit(view.reset.change);
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </Page>
  );
}

/** A card and its number, for each kind. */
function Rows({ rows, onEdit }: { rows: DeckRow[]; onEdit: Edit }) {
  return (
    <ul class="deck-rows">
      {rows.map(({ face, number }) => (
        <li key={number.id} class="deck-row">
          <PlayingCard face={face} silent />
          <span class="deck-name" aria-hidden="true">
            {face.name}
          </span>
          <Field
            label={number.label}
            hideLabel
            value={number.value}
            error={number.error}
            numeric={number.numeric}
            maxLength={number.max_length}
            testid={number.id}
            onChange={(text) => onEdit({ type: { field: number.field, text } })}
          />
        </li>
      ))}
    </ul>
  );
}
