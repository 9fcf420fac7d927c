import type { AppWords } from "../engine/types/AppWords";
import type { DraftButton } from "../engine/types/DraftButton";
import type { DraftChange } from "../engine/types/DraftChange";
import type { DraftView } from "../engine/types/DraftView";
import type { PlayerForm } from "../engine/types/PlayerForm";
import { Card } from "../kit/Card";
import { Coin } from "../kit/Coin";
import { Field, Switch } from "../kit/Field";
import { Page } from "../kit/Page";
import { Sprite, type SpriteName } from "../kit/Sprite";
import type { App } from "../state/app";
import "./setup.css";

type Props = { app: App; view: DraftView; words: AppWords };

/** Who plays with which coin, by which house rules, with whose numbers. */
export function SetupScreen({ app, view, words }: Props) {
  const notice = app.notice.value;
  const onEdit = (change: DraftChange) => app.edit(change);
  return (
    <Page
      name="setup"
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
            onClick={() => view.can_start && void app.start()}
          >
            {view.start}
          </button>
        </>
      }
    >
      <div class="setup">
        <section class="setup-seats" aria-label={view.heading}>
          <h2 class="page-heading">{view.heading}</h2>
          <p class="page-text">{view.intro}</p>
          <ol class="seats">
            {view.players.map((player, place) => (
              <Seat key={place} app={app} player={player} place={place} />
            ))}
          </ol>
          <SmallButton onEdit={onEdit} button={view.add_player} sprite="plus" wide />
        </section>
        <Card heading={view.rules_heading}>
          {view.switches.map((each) => (
            <Switch
              key={each.id}
              label={each.label}
              text={each.text}
              on={each.on}
              testid={each.id}
              onChange={() => void app.edit(each.change)}
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
                  onClick={() => void app.edit(box.change)}
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
            onClick={() => app.open("editor")}
          >
            <Sprite name="pencil" size={20} />
            <span>{view.open_editor}</span>
          </button>
        </Card>
      </div>
    </Page>
  );
}

function Seat({ app, player, place }: { app: App; player: PlayerForm; place: number }) {
  const { name } = player;
  const onEdit = (change: DraftChange) => app.edit(change);
  return (
    <li class="seat" data-coin={player.coin}>
      <div class="seat-top">
        <Coin coin={player.coin} letter={player.letter} size={52} />
        <Field
          label={name.label}
          hideLabel
          placeholder={player.heading}
          value={name.value}
          error={name.error}
          maxLength={name.max_length}
          testid={name.id}
          onChange={(text) => app.edit({ type: { field: name.field, text } })}
        />
        {player.remove && <SmallButton onEdit={onEdit} button={player.remove} sprite="close" />}
      </div>
      <div class="seat-row">
        <div class="seat-coins" role="group" aria-label={player.coins_label}>
          {player.coins.map((option) => (
            <button
              type="button"
              key={option.coin}
              class="seat-coin"
              aria-pressed={option.chosen}
              aria-label={option.label}
              title={option.label}
              data-testid={`coin-${place}-${option.coin}`}
              onClick={() => void app.edit(option.change)}
            >
              <Coin
                coin={option.coin}
                letter={option.chosen ? player.letter : option.taken}
                size={38}
                dim={!option.chosen && option.taken !== ""}
              />
            </button>
          ))}
        </div>
        <span class="seat-tools">
          {player.earlier && <SmallButton onEdit={onEdit} button={player.earlier} sprite="up" />}
          {player.later && <SmallButton onEdit={onEdit} button={player.later} sprite="down" />}
        </span>
      </div>
      {player.coin_error && <p class="field-error">{player.coin_error}</p>}
    </li>
  );
}

type SmallProps = {
  onEdit: (change: DraftChange) => unknown;
  button: DraftButton;
  sprite: SpriteName;
  wide?: boolean;
  /** Asks before the change is sent. */
  onAsk?: () => void;
};

/** A button of the form; small ones are a picture with a name. */
export function SmallButton({ onEdit, button, sprite, wide = false, onAsk }: SmallProps) {
  const tap = () => (onAsk ? onAsk() : void onEdit(button.change));
  return (
    <>
      <button
        type="button"
        class={wide ? "plain-button" : "small-button"}
        aria-label={wide ? undefined : button.label}
        title={button.enabled ? button.label : button.why_not}
        aria-disabled={!button.enabled || undefined}
        data-testid={button.id}
        onClick={() => button.enabled && tap()}
      >
        <Sprite name={sprite} size={wide ? 20 : 18} />
        {wide && <span>{button.label}</span>}
      </button>
      {wide && !button.enabled && button.why_not && <p class="field-hint">{button.why_not}</p>}
    </>
  );
}
