import { useEffect, useId, useRef } from "preact/hooks";
import type { Question } from "../engine/types/Question";
import "./dialog.css";

type Props = {
  question: Question;
  /** Its answers are called so, with `-yes` and `-no` behind. */
  testid: string;
  onYes: () => void;
  onNo: () => void;
};

/** One question, asked once. The safe answer has the focus. */
export function Dialog({ question, testid, onYes, onNo }: Props) {
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
      aria-describedby={question.text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={`${id}-heading`} class="page-heading">
        {question.question}
      </h2>
      {question.text && <p id={`${id}-text`}>{question.text}</p>}
      <div class="dialog-answers">
        <button
          type="button"
          class="big-button"
          data-emphasis="plain"
          data-safe
          data-testid={`${testid}-no`}
          onClick={onNo}
        >
          <span class="big-label">{question.no}</span>
        </button>
        <button
          type="button"
          class="big-button"
          data-emphasis="risky"
          data-testid={`${testid}-yes`}
          onClick={onYes}
        >
          <span class="big-label">{question.yes}</span>
        </button>
      </div>
    </dialog>
  );
}
