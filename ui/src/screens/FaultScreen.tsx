import { DotDisplay } from "../kit/DotDisplay";
import { Glass } from "../kit/Glass";
import { Maze } from "../kit/Maze";
import { Sprite } from "../kit/Sprite";
import type { App } from "../state/app";
import "./fault.css";

/** Before the engine's first answer: the cabinet with its lamps off. */
export function WaitScreen() {
  return (
    <main class="fault" data-page="wait">
      <div class="fault-glass">
        <Glass>
          <Maze asleep>
            <DotDisplay text="    " />
          </Maze>
        </Glass>
      </div>
    </main>
  );
}

/** The engine can't be opened: why, what to do, and a button that tries again. */
export function FaultScreen({ app }: { app: App }) {
  const notice = app.notice.value;
  const retry = app.retry.value || notice?.remedy || notice?.title;
  return (
    <main class="fault" data-page="fault" data-testid="fault">
      <div class="fault-glass">
        <Glass>
          <Maze asleep>
            <DotDisplay text="----" tone="alarm" />
          </Maze>
        </Glass>
      </div>
      {notice && (
        <div class="fault-words" data-code={notice.code}>
          <h1 class="page-heading">{notice.title}</h1>
          <p>{notice.text}</p>
          {app.retry.value && <p>{notice.remedy}</p>}
        </div>
      )}
      <button
        type="button"
        class="fault-again"
        data-testid="again"
        aria-label={retry ? undefined : "↻"}
        onClick={() => void app.begin()}
      >
        <Sprite name="redo" size={28} />
        <span>{retry}</span>
      </button>
    </main>
  );
}
