import type { AppWords } from "../../engine/types/AppWords";
import type { BoxOption } from "../../engine/types/BoxOption";
import type { CardPlayerForm } from "../../engine/types/CardPlayerForm";
import type { CardsDraftView } from "../../engine/types/CardsDraftView";
import type { DraftChange } from "../../engine/types/DraftChange";
import { Card } from "../../kit/Card";
import { Field, OneOf, Switch } from "../../kit/Field";
import { Page } from "../../kit/Page";
import { Sprite } from "../../kit/Sprite";
import { Token } from "../../kit/Token";
import type { App } from "../../state/app";
import { SmallButton } from "../SetupScreen";
import "../setup.css";
import "./cards-setup.css";

type Props = { app: App; view: CardsDraftView; words: AppWords };
type Edit = (change: DraftChange) => Promise<void>;

/** Which level, who plays, who starts, with whose cards. */
export function CardsSetupScreen({ app, view, words }: Props) {
  const notice = app.notice.value;
  const onEdit: Edit = (change) => app.editCards(change);
  return (
    <Page
      name="cards-setup"
      title={view.title}
      back={{ label: words.back, onTap: () => app.back() }}
      notice={notice && { notice, close: words.close, onClose: () => (app.notice.value = null) }}
      foot={
        <>
          {!view.can_start && (
            <p class="setup-why" role="status">
              <Sprite name="bell" size={16} />
              <span>{view.why_not}</span>
            </p>
          )}
          <button
            type="button"
            class="start"
            data-testid="start"
            aria-disabled={!view.can_start || undefined}
            onClick={() => view.can_start && void app.startCards()}
          >
            {view.start}
          </button>
        </>
      }
    >
      <div class="setup cards-setup">
        <section class="setup-seats" aria-label={view.heading}>
          <h2 class="page-heading">{view.heading}</h2>
          <p class="page-text">{view.intro}</p>
          <ol class="seats">
            {view.players.map((player, place) => (
              <Seat key={place} player={player} place={place} onEdit={onEdit} />
            ))}
          </ol>
          {view.players_error && (
            <p class="field-error">
              <Sprite name="bell" size={14} />
              <span>{view.players_error}</span>
            </p>
          )}
          <SmallButton onEdit={onEdit} button={view.add_player} sprite="plus" wide />
        </section>
        <Card heading={view.level_heading}>
          <Chooser label={view.level_heading} options={view.levels} name="level" onEdit={onEdit} />
          <p class="page-text">{view.level_text}</p>
        </Card>
        <Card heading={view.starter_heading}>
          <Chooser
            label={view.starter_heading}
            options={view.starters}
            name="starter"
            onEdit={onEdit}
          />
        </Card>
        <Card heading={view.rules_heading}>
          {view.switches.map((each) => (
            <Switch
              key={each.id}
              label={each.label}
              text={each.text}
              on={each.on}
              testid={each.id}
              onChange={() => void onEdit(each.change)}
            />
          ))}
        </Card>
        <Card heading={view.box_heading}>
          {view.box_badge && <p class="badge">{view.box_badge}</p>}
          <p class="page-text">{view.box_text}</p>
          <ul class="boxes">
            {view.boxes.map((box, index) => (
              <li key={box.label}>
                <button
                  type="button"
                  class="box"
                  aria-pressed={box.chosen}
                  data-testid={`box-${index}`}
                  onClick={() => void onEdit(box.change)}
                >
                  <Sprite name={box.chosen ? "check" : "box"} size={20} />
                  <span>{box.label}</span>
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            class="plain-button"
            data-testid="open-editor"
            onClick={() => app.open("decks")}
          >
            <Sprite name="pencil" size={20} />
            <span>{view.open_editor}</span>
          </button>
        </Card>
      </div>
    </Page>
  );
}

type ChooserProps = { label: string; options: BoxOption[]; name: string; onEdit: Edit };

/** One of a few, each with the change that it makes. */
function Chooser({ label, options, name, onEdit }: ChooserProps) {
  return (
    <OneOf
      label={label}
      testid={name}
      options={options.map((option, index) => ({ ...option, id: `${index}` }))}
      onChoose={(id) => {
        const option = options[Number(id)];
        if (option) void onEdit(option.change);
      }}
    />
  );
}

type SeatProps = { player: CardPlayerForm; place: number; onEdit: Edit };

function Seat({ player, place, onEdit }: SeatProps) {
  const { name } = player;
  return (
    <li class="seat card-seat" data-seat={place}>
      <div class="seat-top">
        <Token letter={player.letter} seat={place} size={46} />
        <Field
          label={name.label}
          hideLabel
          placeholder={player.heading}
          value={name.value}
          error={name.error}
          maxLength={name.max_length}
          testid={name.id}
          onChange={(text) => onEdit({ type: { field: name.field, text } })}
        />
        {player.remove && <SmallButton onEdit={onEdit} button={player.remove} sprite="close" />}
      </div>
      <div class="seat-row">
        <Chooser
          label={player.plays_label}
          options={player.plays}
          name={`plays-${place}`}
          onEdit={onEdit}
        />
        <span class="seat-tools">
          {player.earlier && <SmallButton onEdit={onEdit} button={player.earlier} sprite="up" />}
          {player.later && <SmallButton onEdit={onEdit} button={player.later} sprite="down" />}
        </span>
      </div>
      {player.plays_text && <p class="field-hint">{player.plays_text}</p>}
    </li>
  );
}
