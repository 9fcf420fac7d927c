import type { ComponentChildren } from "preact";
import type { Choice } from "../engine/types/Choice";
import type { Coin } from "../engine/types/Coin";
import type { StopKind } from "../engine/types/StopKind";
import type { StopView } from "../engine/types/StopView";
import { Shape } from "./Coin";
import { Sprite, type SpriteName } from "./Sprite";
import "./ring.css";
import "./ring-fold.css";

type Props = {
  stops: StopView[];
  /** The coin of each seat, by seat. */
  coins: Coin[];
  label: string;
  onChoice: (choice: Choice) => void;
  /** On a short screen the stops lie in rows, the middle above them: big buttons need the room. */
  folds?: boolean;
  /** What stands in the middle. */
  children?: ComponentChildren;
};

// Twenty equal cells around a square: 1 to 6 along the bottom, 7 to 10 up the
// right side, 11 to 16 back along the top, then fees and undo down the left.
// The twentieth cell shows where the runner of the maze comes in.
const place = (index: number) => {
  if (index < 6) return cell(6, index + 1);
  if (index < 10) return cell(11 - index, 6);
  if (index < 16) return cell(1, 16 - index);
  return cell(index - 14, 1);
};

// Variables, so that the style sheet can lay the stops elsewhere.
const cell = (row: number, column: number) => ({ "--row": row, "--column": column });

const key = (kind: StopKind): string => (typeof kind === "object" ? `${kind.level}` : kind);

const PICTURES: Record<Exclude<StopKind, object>, SpriteName> = {
  ghost_fee: "ghost-1",
  jail_fee: "key",
  undo: "undo",
};

/** The ring of stops around the score. Stops with a choice can be tapped. */
export function Ring({ stops, coins, label, onChoice, folds = false, children }: Props) {
  return (
    <div class="ring" data-folds={folds || undefined}>
      <ol class="ring-stops" aria-label={label}>
        {stops.map((stop, index) => (
          <li
            key={key(stop.kind)}
            class="ring-place"
            data-special={typeof stop.kind === "string" ? stop.kind : undefined}
            style={place(index)}
          >
            <Stop
              stop={stop}
              owner={stop.owner === null ? null : coins[stop.owner]}
              onChoice={onChoice}
            />
          </li>
        ))}
      </ol>
      <span class="ring-entry" style={place(19)} aria-hidden="true">
        <Sprite name="runner" size={20} />
        <i />
        <i />
      </span>
      <div class="ring-middle">{children}</div>
    </div>
  );
}

type StopProps = {
  stop: StopView;
  owner: Coin | null | undefined;
  onChoice: (choice: Choice) => void;
};

function Stop({ stop, owner, onChoice }: StopProps) {
  const { choice } = stop;
  const marks = {
    "data-stop": key(stop.kind),
    "data-set": stop.set || undefined,
    "data-lit": stop.lit || undefined,
    "data-flash": stop.flash || undefined,
    "data-owned": owner ? true : undefined,
    "data-whole": stop.whole_set || undefined,
    "data-coin": owner ?? undefined,
  };
  const face = <StopFace stop={stop} owner={owner} />;
  if (!choice) {
    return (
      <div class="stop" {...marks}>
        <span class="sr-only">{stop.label}</span>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      class="stop"
      {...marks}
      data-testid={choice.id}
      aria-disabled={!choice.enabled || undefined}
      onClick={() => onChoice(choice)}
    >
      <span class="sr-only">{stop.label}</span>
      {face}
    </button>
  );
}

function StopFace({ stop, owner }: Pick<StopProps, "stop" | "owner">) {
  if (typeof stop.kind === "string") {
    return (
      <span class="stop-face stop-special" aria-hidden="true">
        <Sprite name={PICTURES[stop.kind]} size={stop.kind === "undo" ? 22 : 16} />
        {stop.kind !== "undo" && <span>{stop.text}</span>}
      </span>
    );
  }
  return (
    <span class="stop-face" aria-hidden="true">
      <span class="stop-bar">
        <span class="set-bar" data-set={stop.set} />
        {stop.dot && <i class="stop-led" />}
      </span>
      <span class="stop-row">
        <span class="stop-number">{stop.text}</span>
        {owner && <Shape coin={owner} size={14} />}
      </span>
    </span>
  );
}
