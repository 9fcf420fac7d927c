import type { AppWords } from "../../engine/types/AppWords";
import type { DeckRow } from "../../engine/types/DeckRow";
import type { DecksForm } from "../../engine/types/DecksForm";
import { Card } from "../../kit/Card";
import { PlayingCard } from "../../kit/PlayingCard";
import type { App } from "../../state/app";
import { type Edit, EditorPage, FormError, TextInput } from "../FormParts";
import "./cards-setup.css";

type Props = { app: App; view: DecksForm; words: AppWords };

/** The owner's own cards: what they're worth, how many of each there are. */
export function DecksScreen({ app, view, words }: Props) {
  const onEdit: Edit = (change) => app.editCards(change);
  return (
    <EditorPage
      app={app}
      words={words}
      name="decks"
      frame={view.frame}
      onEdit={onEdit}
      onSave={() => app.saveDecks()}
      first={
        <Card heading={view.values_heading}>
          <Rows rows={view.values} onEdit={onEdit} />
        </Card>
      }
    >
      {view.decks.map((deck) => (
        <Card key={deck.heading} heading={deck.heading}>
          <Rows rows={deck.rows} onEdit={onEdit} />
          <p class="deck-total" data-wrong={deck.error ? true : undefined}>
            <b>{deck.total}</b>
          </p>
          <FormError text={deck.error} />
        </Card>
      ))}
    </EditorPage>
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
          <TextInput field={number} onEdit={onEdit} hideLabel />
        </li>
      ))}
    </ul>
  );
}
