import { useEffect, useState } from "preact/hooks";
import type { RunTile } from "../engine/types/RunTile";
import type { WatchView } from "../engine/types/WatchView";
import { DotDisplay } from "../kit/DotDisplay";
import { Glass } from "../kit/Glass";
import { Maze } from "../kit/Maze";
import { isStill } from "../kit/motion";
import type { App } from "../state/app";
import { type Frames, MazeStage } from "./maze/MazeStage";
import { shapeOf } from "./maze/plan";
import "./attract.css";

/** As it was played. */
const QUARTERS = 4;
/** How long the end is shown before it begins anew, in milliseconds. */
const REST_MS = 2500;

/** What a cabinet shows while nobody plays: a run, over and over. Silent. */
export function Attract({ app, run }: { app: App; run: RunTile | undefined }) {
  const [shown, setShown] = useState<{ view: WatchView; count: number } | null>(null);
  /** How often it came to its end. */
  const [ends, setEnds] = useState(0);
  const id = run?.id;
  useEffect(() => {
    let gone = false;
    const begin = async () => {
      // A run that can't be shown isn't missed: its picture stays.
      const view = id ? await app.engine.watch(id).catch(() => null) : null;
      if (!gone) setShown(view && { view, count: ends + 1 });
    };
    const timer = window.setTimeout(() => void begin(), ends > 0 ? REST_MS : 0);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [app, id, ends]);
  if (!shown) {
    return (
      <div class="attract">
        <Glass>
          <div class="attract-picture">
            <Maze ghosts>
              <DotDisplay text="0000" />
            </Maze>
          </div>
        </Glass>
      </div>
    );
  }
  const frames: Frames = {
    frame: (nowUs) => app.engine.watchFrame(nowUs, QUARTERS),
    refresh: async () => undefined,
    failed: () => setShown(null),
  };
  return (
    <div class="attract" style={{ "--shape": shapeOf(shown.view.maze) }}>
      <MazeStage
        key={shown.count}
        maze={shown.view.maze}
        frames={frames}
        running={shown.count > ends && !isStill()}
        picture
        onFrame={(frame) => {
          if (frame.over) setEnds(shown.count);
        }}
      />
    </div>
  );
}
