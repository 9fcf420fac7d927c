import { useId, useRef, useState } from "preact/hooks";
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
  /** Stands in the empty field. */
  placeholder?: string;
  testid?: string;
  /** Done when the value has followed what was typed. */
  onChange: (value: string) => Promise<void> | void;
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
    placeholder,
    testid,
    onChange,
  } = props;
  const id = useId();
  // A hand types faster than an engine answers: until its last answer is here,
  // the field shows what was typed, never an older value.
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef(0);
  const type = async (text: string) => {
    setTyped(text);
    waiting.current += 1;
    try {
      await onChange(text);
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) setTyped(null);
    }
  };
  return (
    <div class="field" data-error={error ? true : undefined} data-numeric={numeric || undefined}>
      <label class={hideLabel ? "sr-only" : "field-label"} for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field-input"
        value={typed ?? value}
        inputMode={numeric ? "numeric" : "text"}
        autocomplete="off"
        spellcheck={false}
        maxLength={maxLength}
        placeholder={placeholder}
        data-testid={testid}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-more` : undefined}
        onInput={(event) => void type(event.currentTarget.value)}
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
  onChoose: (id: string) => void;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few, all in sight. */
export function OneOf({ label, options, testid, onChoose }: OneOfProps) {
  const chosen = options.findIndex((option) => option.chosen);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step && options[(chosen + step + options.length) % options.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    const group = event.currentTarget as HTMLElement;
    group.querySelectorAll<HTMLElement>("[role=radio]")[options.indexOf(next)]?.focus();
  };
  return (
    <div class="one-of" role="radiogroup" aria-label={label} data-testid={testid} onKeyDown={move}>
      {options.map((option, index) => (
        <button
          type="button"
          key={option.id}
          class="one-of-option"
          role="radio"
          aria-checked={option.chosen}
          tabIndex={option.chosen || (chosen < 0 && index === 0) ? 0 : -1}
          data-testid={testid ? `${testid}-${option.id}` : undefined}
          onClick={() => onChoose(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** A scale of steps: tap or drag along it, or use the arrow keys. */
export function Scale({ label, options, testid, onChoose }: OneOfProps) {
  const chosen = options.findIndex((option) => option.chosen);
  const choose = (index: number) => {
    const next = options[Math.max(0, Math.min(options.length - 1, index))];
    if (next && !next.chosen) onChoose(next.id);
  };
  const point = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    choose(Math.floor(((event.clientX - left) / width) * options.length));
  };
  return (
    <div
      class="scale"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={options.length - 1}
      aria-valuenow={chosen}
      aria-valuetext={options[chosen]?.label}
      data-testid={testid}
      onKeyDown={(event) => {
        const step = { ...STEPS, ArrowUp: 1, ArrowDown: -1 }[event.key];
        const end = { Home: 0, End: options.length - 1 }[event.key];
        if (step === undefined && end === undefined) return;
        event.preventDefault();
        choose(end ?? chosen + (step ?? 0));
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons & 1) point(event);
      }}
    >
      {options.map((option, index) => (
        <span key={option.id} class="scale-step" data-below={index <= chosen || undefined}>
          <span class="scale-bar" style={{ height: `${20 + index * 8}%` }} />
        </span>
      ))}
    </div>
  );
}
