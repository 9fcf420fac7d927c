import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AppWords } from "../engine/types/AppWords";
import { OneOf } from "../kit/Field";
import { IconButton, Marquee } from "../kit/Marquee";
import { NoticeBar } from "../kit/NoticeBar";
import { Sprite } from "../kit/Sprite";
import type { App, Watching } from "../state/app";
import { Clock, CountIn, tick } from "./maze/MazePanels";
import { type Frames, MazeStage } from "./maze/MazeStage";
import { shapeOf } from "./maze/plan";
import { Worth } from "./maze/Worth";
import { Star } from "./Star";
import "./maze/maze.css";
import "./maze/maze-panels.css";
import "./watch.css";

type Props = { app: App; watching: Watching; words: AppWords };

/** A run as it was played, or slower. */
export function WatchScreen({ app, watching, words }: Props) {
  const { view, run, count: begun } = watching;
  const what = run ?? { text: view.text, when: view.from };
  const { maze, paces } = view;
  const [quarters, setQuarters] = useState(view.quarters);
  // The beginning that was seen to its end; another one runs again.
  const [ended, setEnded] = useState(0);
  const [count, setCount] = useState(0);
  const clock = useSignal(maze.frame);
  const region = useRef<HTMLElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const over = ended === begun;
  useEffect(() => setCount(maze.frame.count), [maze]);
  useEffect(() => region.current?.focus({ preventScroll: true }), [begun]);
  useEffect(() => {
    if (over) again.current?.focus({ preventScroll: true });
  }, [over]);
  const frames: Frames = {
    frame: (nowUs) => app.engine.watchFrame(nowUs, quarters),
    refresh: async () => undefined,
    failed: (reason) => app.failed(reason),
  };
  const notice = app.notice.value;
  return (
    <main
      class="maze-screen watch-screen"
      data-testid="watch"
      data-over={over || undefined}
      style={{ "--shape": shapeOf(maze) }}
    >
      <div class="maze-top">
        <Marquee
          title={maze.title}
          left={
            <IconButton name="back" label={words.back} testid="back" onTap={() => app.back()} />
          }
        />
      </div>
      <section class="maze-glass" ref={region} tabIndex={-1} aria-label={maze.title}>
        <MazeStage
          key={begun}
          maze={maze}
          frames={frames}
          running={!over}
          onFrame={(frame) => {
            setCount(frame.count);
            tick(clock, frame);
            if (frame.over) setEnded(begun);
          }}
        >
          {!over && count > 0 && <CountIn count={count} how={maze.how} />}
        </MazeStage>
        <Clock maze={maze} frame={clock} />
        {notice && (
          <div class="maze-notice">
            <NoticeBar
              notice={notice}
              close={words.close}
              onClose={() => (app.notice.value = null)}
            />
          </div>
        )}
      </section>
      <div class="maze-side">
        <Worth maze={maze} />
      </div>
      <div class="maze-deck watch-deck">
        <div class="watch-run">
          <p class="watch-what">
            {run && <Star run={run} />}
            <b>{what.text}</b>
          </p>
          <p class="watch-when">{what.when}</p>
        </div>
        <OneOf
          label={view.paces_label}
          options={paces.map((pace) => ({
            id: `${pace.quarters}`,
            label: pace.label,
            chosen: pace.quarters === quarters,
          }))}
          testid="pace"
          onChoose={(id) => setQuarters(Number(id))}
        />
        {/* Stands there from the beginning, so that nothing moves at the end. */}
        <button
          type="button"
          class="plain-button watch-again"
          ref={again}
          data-testid="watch-again"
          onClick={() => void watching.again()}
        >
          <Sprite name="redo" size={20} />
          {view.again}
        </button>
      </div>
    </main>
  );
}
