import { useEffect, useId, useRef } from "preact/hooks";
import "./dialog.css";

type Answer = { label: string; testid: string };

type Props = {
  heading: string;
  /** What it means, where the heading doesn't say all. */
  text?: string;
  yes: Answer;
  no: Answer;
  onYes: () => void;
  onNo: () => void;
};

/** One question, asked once. The safe answer has the focus. */
export function Dialog({ heading, text, yes, no, onYes, onNo }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal?.();
    dialog.current?.querySelector<HTMLElement>("[data-safe]")?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={`${id}-heading`} class="page-heading">
        {heading}
      </h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div class="dialog-answers">
        <button
          type="button"
          class="big-button"
          data-emphasis="plain"
          data-safe
          data-testid={no.testid}
          onClick={onNo}
        >
          <span class="big-label">{no.label}</span>
        </button>
        <button
          type="button"
          class="big-button"
          data-emphasis="risky"
          data-testid={yes.testid}
          onClick={onYes}
        >
          <span class="big-label">{yes.label}</span>
        </button>
      </div>
    </dialog>
  );
}
