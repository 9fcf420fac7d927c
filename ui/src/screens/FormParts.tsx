// What the setup forms and their editors are made of, whatever the game.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { AppWords } from "../engine/types/AppWords";
import type { BoxOption } from "../engine/types/BoxOption";
import type { BoxPicker } from "../engine/types/BoxPicker";
import type { DraftButton } from "../engine/types/DraftButton";
import type { DraftChange } from "../engine/types/DraftChange";
import type { DraftSwitch } from "../engine/types/DraftSwitch";
import type { EditorFrame } from "../engine/types/EditorFrame";
import type { FormAction } from "../engine/types/FormAction";
import type { SeatForm } from "../engine/types/SeatForm";
import type { TextField } from "../engine/types/TextField";
import { Card } from "../kit/Card";
import { Dialog } from "../kit/Dialog";
import { Field, OneOf, Switch } from "../kit/Field";
import { Page } from "../kit/Page";
import { Sprite, type SpriteName } from "../kit/Sprite";
import type { App } from "../state/app";
import "./setup.css";

export type Edit = (change: DraftChange) => Promise<void>;

type FormPageProps = {
  app: App;
  words: AppWords;
  name: string;
  title: string;
  action: FormAction;
  actionId: string;
  onAction: () => Promise<void>;
  children: ComponentChildren;
};

/** A form under its marquee; what it's for stays in sight, or why it can't be. */
export function FormPage(props: FormPageProps) {
  const { app, words, name, title, action, actionId, onAction, children } = props;
  const notice = app.notice.value;
  return (
    <Page
      name={name}
      title={title}
      back={{ label: words.back, onTap: () => app.back() }}
      notice={notice && { notice, close: words.close, onClose: () => (app.notice.value = null) }}
      foot={
        <>
          {action.why_not && (
            <p class="setup-why" role="status">
              <Sprite name="bell" size={16} />
              <span>{action.why_not}</span>
            </p>
          )}
          <button
            type="button"
            class="start"
            data-testid={actionId}
            aria-disabled={!action.enabled || undefined}
            onClick={() => action.enabled && void onAction()}
          >
            {action.label}
          </button>
        </>
      }
    >
      {children}
    </Page>
  );
}

type EditorPageProps = {
  app: App;
  words: AppWords;
  name: string;
  frame: EditorFrame;
  onEdit: Edit;
  onSave: () => Promise<void>;
  /** The numbers before the name, and those after it. */
  first: ComponentChildren;
  children: ComponentChildren;
};

/** An editor of numbers: their name, saving them, and the example back. */
export function EditorPage(props: EditorPageProps) {
  const { app, words, name, frame, onEdit, onSave, first, children } = props;
  const [asked, setAsked] = useState<"reset" | "replace" | null>(null);
  const question = asked === "replace" ? frame.ask_replace : frame.ask_reset;
  return (
    <FormPage
      app={app}
      words={words}
      name={name}
      title={frame.title}
      action={frame.save}
      actionId="save-box"
      onAction={async () => (frame.ask_replace ? setAsked("replace") : onSave())}
    >
      <p class="page-text">{frame.intro}</p>
      {frame.badge && <p class="badge">{frame.badge}</p>}
      <div class={name}>
        {first}
        <Card label={frame.name.label}>
          <TextInput field={frame.name} onEdit={onEdit} />
          <SmallButton
            onEdit={onEdit}
            button={frame.reset}
            sprite="undo"
            wide
            onAsk={() => setAsked("reset")}
          />
        </Card>
        {children}
      </div>
      {asked && question && (
        <Dialog
          question={question}
          testid={asked}
          onYes={() => {
            setAsked(null);
            void (asked === "replace" ? onSave() : onEdit(frame.reset.change));
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </FormPage>
  );
}

type TextInputProps = {
  field: TextField;
  onEdit: Edit;
  hideLabel?: boolean;
  placeholder?: string;
};

/** A field of the form. */
export function TextInput({ field, onEdit, hideLabel = false, placeholder }: TextInputProps) {
  return (
    <Field
      label={field.label}
      hideLabel={hideLabel}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={field.value}
      error={field.error}
      numeric={field.numeric}
      maxLength={field.max_length}
      testid={field.id}
      onChange={(text) => onEdit({ type: { field: field.field, text } })}
    />
  );
}

/** What's wrong with more than one field. */
export function FormError({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="field-error">
      <Sprite name="bell" size={14} />
      <span>{text}</span>
    </p>
  );
}

type SeatProps = {
  seat: SeatForm;
  onEdit: Edit;
  /** The player's coin or token. */
  picture: ComponentChildren;
  /** What is chosen for them. */
  children: ComponentChildren;
};

/** A player's name and place, to be put in a list item. */
export function Seat({ seat, onEdit, picture, children }: SeatProps) {
  return (
    <>
      <div class="seat-top">
        {picture}
        <TextInput field={seat.name} onEdit={onEdit} placeholder={seat.heading} hideLabel />
        {seat.remove && <SmallButton onEdit={onEdit} button={seat.remove} sprite="close" />}
      </div>
      <div class="seat-row">
        {children}
        <span class="seat-tools">
          {seat.earlier && <SmallButton onEdit={onEdit} button={seat.earlier} sprite="up" />}
          {seat.later && <SmallButton onEdit={onEdit} button={seat.later} sprite="down" />}
        </span>
      </div>
    </>
  );
}

/** All switches of a form. */
export function Switches({ switches, onEdit }: { switches: DraftSwitch[]; onEdit: Edit }) {
  return (
    <>
      {switches.map((each) => (
        <Switch
          key={each.id}
          label={each.label}
          text={each.text}
          on={each.on}
          testid={each.id}
          onChange={() => void onEdit(each.change)}
        />
      ))}
    </>
  );
}

type ChooserProps = { label: string; options: BoxOption[]; name: string; onEdit: Edit };

/** One of a few, each with the change that it makes. */
export function Chooser({ label, options, name, onEdit }: ChooserProps) {
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

type BoxCardProps = { boxes: BoxPicker; onEdit: Edit; onOpen: () => void };

/** Whose numbers are played with, and the way to the editor. */
export function BoxCard({ boxes, onEdit, onOpen }: BoxCardProps) {
  return (
    <Card heading={boxes.heading}>
      {boxes.badge && <p class="badge">{boxes.badge}</p>}
      <p class="page-text">{boxes.text}</p>
      <ul class="boxes">
        {boxes.options.map((box, index) => (
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
      <button type="button" class="plain-button" data-testid="open-editor" onClick={onOpen}>
        <Sprite name="pencil" size={20} />
        <span>{boxes.open_editor}</span>
      </button>
    </Card>
  );
}

type SmallProps = {
  onEdit: Edit;
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
