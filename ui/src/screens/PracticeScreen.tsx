import { useRef } from "preact/hooks";
import type { AppWords } from "../engine/types/AppWords";
import type { PracticeView } from "../engine/types/PracticeView";
import type { RunTile } from "../engine/types/RunTile";
import { Card } from "../kit/Card";
import { Page } from "../kit/Page";
import { Sprite } from "../kit/Sprite";
import { useMedia } from "../kit/useMedia";
import type { App } from "../state/app";
import { Attract } from "./Attract";
import { Star } from "./Star";
import "../kit/big-button.css";
import "./practice.css";

type Props = { app: App; view: PracticeView; words: AppWords };

/** A small phone keeps its height for what can be pressed. */
const SMALL = "(max-height: 699px) and (max-width: 899px)";

/** How hard, and the runs so far. */
export function PracticeScreen({ app, view, words }: Props) {
  const notice = app.notice.value;
  const small = useMedia(SMALL);
  const shown = view.runs.find((run) => run.best) ?? view.runs[0];
  return (
    <Page
      name="practice"
      title={view.title}
      back={{ label: words.back, onTap: () => app.back() }}
      notice={notice && { notice, close: words.close, onClose: () => (app.notice.value = null) }}
    >
      <div class="practice" data-testid="practice" data-empty={!shown || undefined}>
        <p class="practice-text">{view.text}</p>
        <ul class="practice-options">
          {view.options.map((option, index) => (
            <li key={option.difficulty}>
              <button
                type="button"
                class="big-button"
                data-emphasis="plain"
                data-testid={`practice-${option.difficulty}`}
                onClick={() => void app.startPractice(option.difficulty)}
              >
                <Steps lit={index + 1} of={view.options.length} />
                <span class="big-words">
                  <span class="big-label">{option.label}</span>
                  <span class="big-detail">{option.best}</span>
                </span>
                <span class="practice-go">
                  <Sprite name="right" size={20} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {!small && (
          <div class="practice-show">
            <Attract app={app} run={shown} />
            {shown && (
              <p class="practice-shown">
                <Star run={shown} />
                <span>
                  {shown.text}, {shown.when}
                </span>
              </p>
            )}
          </div>
        )}
        <Card heading={view.runs_heading}>
          {view.runs.length > 0 ? (
            <ul class="runs">
              {view.runs.map((run, index) => (
                <Run key={run.id} run={run} index={index} app={app} />
              ))}
            </ul>
          ) : (
            <p class="page-text">{view.empty}</p>
          )}
          <OpenFile app={app} view={view} />
        </Card>
      </div>
    </Page>
  );
}

/** Picks a saved run's file and hands its text over. */
function OpenFile({ app, view }: { app: App; view: PracticeView }) {
  const input = useRef<HTMLInputElement>(null);
  const take = async () => {
    const file = input.current?.files?.[0];
    // A byte more than there may be is enough to be told so.
    if (file) await app.watchFile(await file.slice(0, view.file_bytes + 1).text());
  };
  return (
    <p class="runs-file">
      <button
        type="button"
        class="run-button"
        data-testid="open-file"
        onClick={() => {
          const picker = input.current;
          if (!picker) return;
          // The same file again is a choice, too.
          picker.value = "";
          picker.click();
        }}
      >
        <Sprite name="right" size={16} />
        {view.open_file}
      </button>
      <input
        type="file"
        ref={input}
        hidden
        accept={view.file_ending}
        data-testid="file"
        onChange={() => void take().catch((reason) => app.failed(reason))}
      />
    </p>
  );
}

/** How hard, in lamps. Silent. */
function Steps({ lit, of }: { lit: number; of: number }) {
  return (
    <span class="practice-steps" aria-hidden="true">
      {Array.from({ length: of }, (_, step) => (
        <i key={step} data-lit={step < lit || undefined} />
      ))}
    </span>
  );
}

function Run({ run, index, app }: { run: RunTile; index: number; app: App }) {
  const what = `${run.text}, ${run.when}`;
  return (
    <li class="run" data-best={run.best || undefined}>
      <span class="run-star">
        <Star run={run} />
      </span>
      <span class="run-words">
        <b>{run.text}</b>
        <span>{run.when}</span>
      </span>
      <span class="run-buttons">
        <button
          type="button"
          class="run-button"
          aria-label={`${run.watch}: ${what}`}
          data-testid={`watch-${index}`}
          onClick={() => void app.watch(run)}
        >
          <Sprite name="right" size={16} />
          {run.watch}
        </button>
        <button
          type="button"
          class="run-button"
          aria-label={`${run.save}: ${what}`}
          data-testid={`save-${index}`}
          onClick={() => void app.saveRun(run)}
        >
          <Sprite name="down" size={16} />
          {run.save}
        </button>
      </span>
    </li>
  );
}
