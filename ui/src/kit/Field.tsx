import { useId } from "preact/hooks";
import { Sprite } from "./Sprite";
import "./field.css";

type FieldProps = {
  label: string;
  value: string;
  error?: string;
  hint?: string;
  numeric?: boolean;
  maxLength?: number;
  hideLabel?: boolean;
  testid?: string;
  onChange: (value: string) => void;
};

/** A line to type in, with what's wrong right below it. */
export function Field(props: FieldProps) {
  const {
    label,
    value,
    error,
    hint,
    numeric = false,
    maxLength,
    hideLabel = false,
    testid,
    onChange,
  } = props;
  const id = useId();
  return (
    <div class="field" data-error={error ? true : undefined} data-numeric={numeric || undefined}>
      <label class={hideLabel ? "sr-only" : "field-label"} for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field-input"
        value={value}
        inputMode={numeric ? "numeric" : "text"}
        autocomplete="off"
        spellcheck={false}
        maxLength={maxLength}
        data-testid={testid}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-more` : undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {(error || hint) && (
        <p id={`${id}-more`} class={error ? "field-error" : "field-hint"}>
          {error && <Sprite name="bell" size={14} />}
          <span>{error || hint}</span>
        </p>
      )}
    </div>
  );
}

type SwitchProps = {
  label: string;
  text?: string;
  on: boolean;
  testid?: string;
  onChange: (on: boolean) => void;
};

/** Off or on; its state shows by place and mark, not by colour alone. */
export function Switch({ label, text, on, testid, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={text ? `${id}-text` : undefined}
      data-testid={testid}
      onClick={() => onChange(!on)}
    >
      <span class="switch-words">
        <span id={`${id}-label`} class="switch-label">
          {label}
        </span>
        {text && (
          <span id={`${id}-text`} class="switch-text">
            {text}
          </span>
        )}
      </span>
      <span class="switch-track" aria-hidden="true">
        <span class="switch-knob">
          <Sprite name={on ? "check" : "minus"} size={14} />
        </span>
      </span>
    </button>
  );
}

export type Option = { id: string; label: string; chosen: boolean };

type OneOfProps = {
  label: string;
  options: Option[];
  testid?: string;
  /** Options without room for words, such as the steps of a scale. */
  scale?: boolean;
  onChoose: (id: string) => void;
};

/** One of a few, all in sight. */
export function OneOf({ label, options, testid, scale = false, onChoose }: OneOfProps) {
  const chosen = options.findIndex((option) => option.chosen);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = step && options[(chosen + step + options.length) % options.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next.id);
    const group = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => group.querySelector<HTMLElement>("[aria-checked=true]")?.focus());
  };
  return (
    <div
      class={scale ? "scale" : "one-of"}
      role="radiogroup"
      aria-label={label}
      data-testid={testid}
      onKeyDown={move}
    >
      {options.map((option, index) => (
        <button
          type="button"
          key={option.id}
          class={scale ? "scale-step" : "one-of-option"}
          role="radio"
          aria-checked={option.chosen}
          aria-label={scale ? option.label : undefined}
          tabIndex={option.chosen || (chosen < 0 && index === 0) ? 0 : -1}
          data-below={scale && index <= chosen ? true : undefined}
          data-testid={testid ? `${testid}-${option.id}` : undefined}
          onClick={() => onChoose(option.id)}
        >
          {scale ? (
            <span class="scale-bar" style={{ height: `${20 + index * 8}%` }} />
          ) : (
            option.label
          )}
        </button>
      ))}
    </div>
  );
}
