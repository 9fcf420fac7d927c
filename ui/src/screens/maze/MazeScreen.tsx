import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AppWords } from "../../engine/types/AppWords";
import type { BankView } from "../../engine/types/BankView";
import type { Choice } from "../../engine/types/Choice";
import type { Direction } from "../../engine/types/Direction";
import type { Input } from "../../engine/types/Input";
import type { MazeView } from "../../engine/types/MazeView";
import type { Notice } from "../../engine/types/Notice";
import { Coin } from "../../kit/Coin";
import { Joystick } from "../../kit/Joystick";
import { IconButton, Marquee } from "../../kit/Marquee";
import { NoticeBar } from "../../kit/NoticeBar";
import { PlayerCards } from "../../kit/PlayerCards";
import { Sprite } from "../../kit/Sprite";
import { Clock, CountIn, PausePanel, ResultPanel, tick } from "./MazePanels";
import { type Frames, MazeStage } from "./MazeStage";
import { shapeOf } from "./plan";
import { type Hands, useHands } from "./useHands";
import { Worth } from "./Worth";
import "./maze.css";
import "./maze-panels.css";

type Props = {
  /** The match around the round; a practice round has none. */
  view: BankView | null;
  maze: MazeView;
  words: AppWords;
  notice: Notice | null;
  frames: Frames;
  onInput: (input: Input) => void;
  onChoice: (choice: Choice) => void;
  onCloseNotice: () => void;
  onLeave: () => void;
  onRematch: () => void;
};

/** A round of the maze, drawn instead of the unit. */
export function MazeScreen(props: Props) {
  const { view, maze, words, notice, onInput, onChoice } = props;
  const [count, setCount] = useState(maze.frame.count);
  const clock = useSignal(maze.frame);
  const region = useRef<HTMLElement>(null);
  const running = maze.go_on === null && maze.result === null;
  const { coin_out } = maze;
  const onBack = () => (maze.escape === null ? props.onLeave() : onInput(maze.escape));
  const hands = useHands({ running, onInput, onBack });
  useEffect(() => setCount(maze.frame.count), [maze]);
  // What had the focus is gone, with the unit or a panel; this says where one is.
  useEffect(() => {
    if (running) region.current?.focus({ preventScroll: true });
  }, [running]);
  const player = maze.seat === null ? undefined : view?.players[maze.seat];
  return (
    <main
      class="maze-screen"
      data-over={maze.result ? true : undefined}
      style={{ "--shape": shapeOf(maze) }}
    >
      <div class="maze-top">
        <Marquee
          title={maze.title}
          left={
            <IconButton
              name="back"
              label={view ? words.leave : words.back}
              testid="back"
              onTap={props.onLeave}
            />
          }
        />
      </div>
      <section class="maze-glass" ref={region} tabIndex={-1} aria-label={maze.title}>
        <MazeStage
          maze={maze}
          frames={props.frames}
          running={running}
          swipe={hands.swipe}
          onFrame={(frame) => {
            setCount(frame.count);
            tick(clock, frame);
          }}
        >
          {running && count > 0 && <CountIn count={count} how={maze.how} />}
          {maze.go_on && <PausePanel text={maze.paused} choice={maze.go_on} onChoice={onChoice} />}
          {maze.result && (
            <ResultPanel
              result={maze.result}
              label={maze.points_label}
              points={maze.frame.points}
              onChoice={onChoice}
              onAgain={props.onRematch}
            />
          )}
        </MazeStage>
        <Clock maze={maze} frame={clock} />
        {notice && (
          <div class="maze-notice">
            <NoticeBar notice={notice} close={words.close} onClose={props.onCloseNotice} />
          </div>
        )}
      </section>
      <div class="maze-side">
        {view && (
          <div class="maze-cards">
            <PlayerCards players={view.players} stops={view.unit.stops} label={words.players} />
          </div>
        )}
        <Worth maze={maze} />
      </div>
      <div class="maze-deck">
        <div class="maze-who">
          {player && (
            <p class="maze-player">
              <Coin coin={player.coin} letter={player.letter} size={36} />
              <b>{player.name}</b>
            </p>
          )}
          <p class="badge">{maze.difficulty}</p>
          <p class="maze-how">{maze.how}</p>
          {coin_out && (
            <button
              type="button"
              class="maze-out"
              data-testid={coin_out.id}
              onClick={() => onChoice(coin_out)}
            >
              <Sprite name="close" size={16} />
              <span>{coin_out.label}</span>
            </button>
          )}
        </div>
        <Stick words={words} lean={hands.lean} hands={hands} running={running} onInput={onInput} />
      </div>
    </main>
  );
}

type StickProps = {
  words: AppWords;
  lean: Signal<Direction | null>;
  hands: Hands;
  running: boolean;
  onInput: (input: Input) => void;
};

const NO_LABELS = { up: "", down: "", left: "", right: "" };

/** It alone is drawn again when a hand moves. */
function Stick({ words, lean, hands, running, onInput }: StickProps) {
  return (
    <div class="maze-stick" role="group" aria-label={words.joystick}>
      <Joystick
        labels={NO_LABELS}
        names={{
          up: words.stick_up,
          down: words.stick_down,
          left: words.stick_left,
          right: words.stick_right,
        }}
        chosen={null}
        leaning={lean.value}
        onStick={(stick) => onInput({ stick })}
        onLean={() => undefined}
        onHold={hands.onHold}
        onLost={hands.onLost}
        disabled={!running}
      />
    </div>
  );
}
