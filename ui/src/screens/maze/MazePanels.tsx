import { type Signal, useComputed } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../../engine/types/Choice";
import type { MazeFrame } from "../../engine/types/MazeFrame";
import type { MazeResult } from "../../engine/types/MazeResult";
import type { MazeView } from "../../engine/types/MazeView";
import { BigButton } from "../../kit/BigButton";
import { DotDisplay } from "../../kit/DotDisplay";
import { isStill } from "../../kit/motion";
import { Sprite } from "../../kit/Sprite";

/** Three, two, one, over the maze; the cues say it too. */
export function CountIn({ count, how }: { count: number; how: string }) {
  return (
    <div class="maze-count" data-testid="count-in" data-count={count}>
      <div class="maze-count-digit" key={count}>
        <DotDisplay text={`${count}`} />
      </div>
      <p>{how}</p>
    </div>
  );
}

type ClockProps = { maze: MazeView; frame: Signal<MazeFrame> };

/** Takes a frame that would be told in other words. */
export function tick(clock: Signal<MazeFrame>, frame: MazeFrame): void {
  const told = clock.peek();
  if (told.seconds !== frame.seconds || told.points !== frame.points) clock.value = frame;
}

/** Time and points in words, for who asks: it never speaks by itself. */
export function Clock({ maze, frame }: ClockProps) {
  const text = useComputed(
    () =>
      `${maze.seconds[frame.value.seconds] ?? ""}. ${maze.points_label}: ${frame.value.points}.`,
  );
  return (
    <p class="sr-only" role="timer" data-testid="maze-clock">
      {text}
    </p>
  );
}

/** The first button of a panel has the focus: the hands that played are free now. */
function usePanelFocus() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return panel;
}

type PauseProps = { text: string; choice: Choice; onChoice: (choice: Choice) => void };

export function PausePanel({ text, choice, onChoice }: PauseProps) {
  const panel = usePanelFocus();
  return (
    <div class="maze-veil">
      <section class="maze-panel" ref={panel} aria-label={text} data-testid="maze-paused">
        <h2>{text}</h2>
        <BigButton choice={choice} onChoice={onChoice} />
      </section>
    </div>
  );
}

type ResultProps = {
  result: MazeResult;
  label: string;
  points: number;
  onChoice: (choice: Choice) => void;
  onAgain: () => void;
};

/** The counting up takes so many steps of so long. */
const STEPS = 12;
const STEP_MS = 45;

/** What the round earned, over the maze as it ended. */
export function ResultPanel({ result, label, points, onChoice, onAgain }: ResultProps) {
  const panel = usePanelFocus();
  const [step, setStep] = useState(isStill() ? STEPS : 0);
  useEffect(() => {
    if (step >= STEPS) return undefined;
    const timer = window.setTimeout(() => setStep(step + 1), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [step]);
  const shown =
    points > 0 && step < STEPS ? `+${Math.round((points * step) / STEPS)}` : result.points;
  return (
    <div class="maze-veil">
      <section
        class="maze-panel"
        ref={panel}
        aria-label={result.title}
        data-testid="maze-result"
        data-ending={result.ending}
      >
        <h2>{result.title}</h2>
        <div
          class="maze-earned"
          role="img"
          aria-label={`${label}: ${result.points}`}
          data-testid="maze-points"
        >
          <DotDisplay text={shown} places={4} />
        </div>
        <ul class="maze-lines">
          {result.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ul class="maze-choices">
          {result.choices.map((choice) => (
            <li key={choice.id}>
              <BigButton choice={choice} onChoice={onChoice} />
            </li>
          ))}
          {result.again && (
            <li>
              <button
                type="button"
                class="big-button"
                data-emphasis="primary"
                data-testid="again"
                onClick={onAgain}
              >
                <Sprite name="redo" size={20} />
                <span class="big-label">{result.again}</span>
              </button>
            </li>
          )}
        </ul>
      </section>
    </div>
  );
}
