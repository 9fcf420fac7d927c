import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { MazeFrame } from "../../engine/types/MazeFrame";
import type { MazeView } from "../../engine/types/MazeView";
import { isStill } from "../../kit/motion";
import { Loop } from "./loop";
import { Painter } from "./painter";
import { Plan } from "./plan";
import type { Hands } from "./useHands";
import { paintOf } from "./walls";

/** Where frames come from; the open match. */
export type Frames = {
  frame(nowUs: number): Promise<MazeFrame | null>;
  refresh(): Promise<void>;
  failed(reason: unknown): void;
};

type Props = {
  maze: MazeView;
  frames: Frames;
  running: boolean;
  /** What a finger on it does; nothing where nobody steers. */
  swipe?: Hands["swipe"];
  onFrame: (frame: MazeFrame) => void;
  /** Only to look at, and silent: what it shows is said elsewhere. */
  picture?: boolean;
  children?: ComponentChildren;
};

/** The frame around the glass, on both sides together, in CSS pixels. */
const BEZEL = 16;
const LEAST_TILE = 8;

/** The canvas, as large as fits with a tile of whole device pixels, and its loop. */
export function MazeStage({
  maze,
  frames,
  running,
  swipe,
  onFrame,
  picture = false,
  children,
}: Props) {
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter | null>(null);
  const newest = useRef({ maze, frames, running, onFrame });
  newest.current = { maze, frames, running, onFrame };
  const made = useRef<Loop | null>(null);
  made.current ??= new Loop(maze.frame, {
    ask: (nowUs) => newest.current.frames.frame(nowUs),
    paint: (before, now) => painter.current?.paint(before, now),
    onFrame: (now) => {
      // The engine paused by itself, or ended the round: its view says so.
      if (newest.current.running && (now === null || now.paused)) {
        loop.stop();
        void newest.current.frames.refresh();
      } else if (now) newest.current.onFrame(now);
    },
    onFailed: (reason) => newest.current.frames.failed(reason),
    measured: !picture,
  });
  const loop = made.current;

  // What stands still; it's drawn anew when it, the room or the theme changes.
  const still = `${maze.width} ${maze.powers} ${maze.points_label} ${maze.ground}`;
  useEffect(() => {
    const target = canvas.current;
    const pen = target?.getContext("2d", { alpha: false });
    const space = room.current;
    if (!target || !pen || !space) return undefined;
    const view = newest.current.maze;
    const plan = new Plan(view);
    let drawn = "";
    const draw = () => {
      const scale = window.devicePixelRatio || 1;
      const { width, height } = space.getBoundingClientRect();
      const fits = Math.min((width - BEZEL) / plan.across, (height - BEZEL) / plan.down);
      const tile = Math.max(LEAST_TILE, Math.floor(fits * scale));
      const { theme, motion } = document.documentElement.dataset;
      const now = `${tile} ${scale} ${theme} ${motion}`;
      if (now === drawn) return;
      drawn = now;
      target.width = Math.round(plan.across * tile);
      target.height = Math.round(plan.down * tile);
      target.style.width = `${target.width / scale}px`;
      target.style.height = `${target.height / scale}px`;
      const shown = { ...view, frame: loop.now };
      painter.current = new Painter(pen, shown, tile, paintOf(target), isStill());
      loop.repaint();
    };
    const again = () => {
      drawn = "";
      draw();
    };
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(space);
    window.addEventListener("resize", draw);
    const looks = new MutationObserver(draw);
    looks.observe(document.documentElement, { attributeFilter: ["data-theme", "data-motion"] });
    // The label on the glass may have been drawn in another font.
    document.fonts?.load("16px Silkscreen").then(again, () => undefined);
    return () => {
      sizes.disconnect();
      looks.disconnect();
      window.removeEventListener("resize", draw);
      painter.current = null;
    };
  }, [still]);

  // Only what came with a view: at the end of a watched run there's no new one.
  useEffect(() => loop.put(maze.frame), [maze]);
  useEffect(() => {
    if (running) loop.start();
    else {
      loop.stop();
      loop.repaint();
    }
  }, [maze, running]);
  useEffect(() => () => loop.stop(), []);

  return (
    <div class="maze-room" ref={room} {...swipe}>
      <div class="maze-bezel" data-anchor="bank">
        <canvas
          ref={canvas}
          class="maze-canvas"
          {...(picture
            ? { "aria-hidden": true }
            : { role: "img", "aria-label": maze.announce, "data-testid": "maze" })}
        />
        {children}
      </div>
    </div>
  );
}
