import { useEffect, useRef, useState } from "preact/hooks";
import type { AppWords } from "../engine/types/AppWords";
import { OneOf } from "../kit/Field";
import { IconButton, Marquee } from "../kit/Marquee";
import { NoticeBar } from "../kit/NoticeBar";
import { Sprite } from "../kit/Sprite";
import type { App, Watching } from "../state/app";
import { CountIn } from "./maze/MazePanels";
import { type Frames, MazeStage } from "./maze/MazeStage";
import type { Hands } from "./maze/useHands";
import "./maze/maze.css";
import "./maze/maze-panels.css";
import "./watch.css";

type Props = { app: App; watching: Watching; words: AppWords };

const nothing = () => undefined;
/** Nobody steers. */
const NO_HANDS: Hands["swipe"] = {
  onPointerDown: nothing,
  onPointerMove: nothing,
  onPointerUp: nothing,
  onPointerCancel: nothing,
};
const TICKS_A_SECOND = 60;

/** A run as it was played, or slower. */
export function WatchScreen({ app, watching, words }: Props) {
  const { view, run, count } = watching;
  const { maze, paces } = view;
  const [quarters, setQuarters] = useState(Math.max(...paces.map((pace) => pace.quarters)));
  // The beginning that was seen to its end; another one runs again.
  const [ended, setEnded] = useState(0);
  const [left, setLeft] = useState(0);
  const region = useRef<HTMLElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const over = ended === count;
  useEffect(() => setLeft(Math.ceil(maze.frame.count_in / TICKS_A_SECOND)), [maze]);
  useEffect(() => region.current?.focus({ preventScroll: true }), [count]);
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
    <main class="maze-screen watch-screen" data-testid="watch" data-over={over || undefined}>
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
          key={count}
          maze={maze}
          frames={frames}
          running={!over}
          swipe={NO_HANDS}
          onFrame={(frame) => {
            setLeft(Math.ceil(frame.count_in / TICKS_A_SECOND));
            if (frame.over) setEnded(count);
          }}
        >
          {!over && left > 0 && <CountIn count={left} how="" />}
        </MazeStage>
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
      <div class="maze-deck watch-deck">
        <div class="watch-run">
          <p class="watch-what">
            <span class="watch-star">{run.best && <Sprite name="star" size={22} />}</span>
            <b>{run.text}</b>
          </p>
          <p class="watch-when">{run.when}</p>
        </div>
        <OneOf
          label={maze.title}
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
          onClick={() => void app.watch(run)}
        >
          <Sprite name="redo" size={20} />
          {run.watch}
        </button>
      </div>
    </main>
  );
}
