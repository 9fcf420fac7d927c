// An engine that answers from recorded views. It decides nothing either: a
// test hands it the reply that it wants.
import type { Engine } from "../engine/engine";
import type { Frame } from "../engine/types/Frame";
import type { Input } from "../engine/types/Input";
import type { MazeFrame } from "../engine/types/MazeFrame";
import type { Update } from "../engine/types/Update";
import type { BankUpdate, CardMoment, Moment, Recorded } from "./recorded";

export type FakeOptions = {
  views: Recorded;
  home?: "home" | "home_new";
  draft?: "draft" | "draft_new" | "draft_wrong";
  moment?: Moment;
  practice?: "practice" | "practice_empty";
  /** How a practice round is found. */
  round?: "practice_running" | "practice_over";
  /** The card game is what's open. */
  cards?: CardMoment | undefined;
  cardsDraft?: "draft" | "draft_new" | "draft_wrong";
  /** Every call fails with the recorded fault. */
  broken?: boolean;
};

export type Fake = Engine & {
  /** All inputs that came, with their call numbers. */
  readonly inputs: { call: number; input: Input }[];
  /** All calls that came, by name. */
  readonly calls: string[];
  /** The replies to come; without any, nothing changes. */
  readonly replies: Update[];
  /** The replies to come to frames; without any, the recorded ones go round. */
  readonly frames: Frame[];
  /** The replies to come to frames of a watched run, as above. */
  readonly watched: MazeFrame[];
  /** How many frames were asked for, and the paces of those that were watched. */
  readonly asked: { frames: number; paces: number[] };
};

/** The recorded frames over and over, with a clock that goes on and nothing new to eat. */
function nextFrame(views: Recorded, count: number): Frame {
  const all = views.maze_frames;
  const frame = all[count % all.length];
  const first = all[0]?.maze;
  const last = all.at(-1)?.maze;
  if (!frame?.maze || !first || !last) return { maze: null, effects: [], update: null };
  const { food, points } = count < all.length ? frame.maze : last;
  const left = Math.max(0, first.left - count);
  return { ...frame, maze: { ...frame.maze, food, points, left, tick: first.tick + count } };
}

const nothing: Update = {
  revision: 0,
  view: null,
  effects: [],
  put_away: true,
  notice: null,
  wake_in_ms: null,
};

export function fakeEngine(options: FakeOptions): Fake {
  const { views, home = "home", draft = "draft", moment = "score", broken = false } = options;
  const { cardsDraft = "draft", practice = "practice", round = "practice_running" } = options;
  const inputs: Fake["inputs"] = [];
  const calls: string[] = [];
  const replies: Update[] = [];
  const frames: Frame[] = [];
  const watched: MazeFrame[] = [];
  const asked: Fake["asked"] = { frames: 0, paces: [] };
  let practising = false;
  let ended: MazeFrame | null = null;
  const answer = async <T>(name: string, what: T): Promise<T> => {
    calls.push(name);
    if (broken) throw views.fault;
    return what;
  };
  // A recorded moment carries what had just happened; opening shows none of it.
  const opened = (): BankUpdate => ({ ...views[moment], effects: [] });
  const open = (): Update => {
    if (practising) return { ...views[round], effects: [] };
    if (options.cards)
      return { ...views.cards[options.cards], effects: [], put_away: true, notice: null };
    return opened();
  };
  return {
    inputs,
    calls,
    replies,
    frames,
    watched,
    asked,
    home: () => answer("home", views[home]),
    settings: () => answer("settings", views.settings),
    changeSetting: () => answer("changeSetting", views.settings),
    howWePlay: () => answer("howWePlay", views.how),
    log: () => answer("log", moment === "asleep" ? views.log_empty : views.log),
    newDraft: () => answer("newDraft", views[draft]),
    editDraft: () => answer("editDraft", views[draft]),
    saveBox: () => answer("saveBox", views[draft]),
    start: () => answer("start", opened()),
    newCardsDraft: () => answer("newCardsDraft", views.cards[cardsDraft]),
    editCardsDraft: () => answer("editCardsDraft", views.cards[cardsDraft]),
    saveDecks: () => answer("saveDecks", views.cards[cardsDraft]),
    startCards: () => answer("startCards", open()),
    openMatch: () => answer("openMatch", open()),
    dispatch: (call, input) => {
      inputs.push({ call, input });
      return answer("dispatch", replies.shift() ?? nothing);
    },
    frame: () => {
      // Not noted among the calls: there are sixty a second.
      asked.frames += 1;
      if (broken) return Promise.reject(views.fault);
      const next = frames.shift();
      if (next) return Promise.resolve(next);
      const still = moment === "maze_count_in" ? opened().view?.bank.maze?.frame : undefined;
      if (still) return Promise.resolve({ maze: still, effects: [], update: null });
      return Promise.resolve(nextFrame(views, asked.frames));
    },
    practice: () => answer("practice", views[practice]),
    startPractice: () => {
      practising = true;
      return answer("startPractice", open());
    },
    watch: () => {
      ended = null;
      return answer("watch", views.watch);
    },
    watchFile: () => {
      ended = null;
      return answer("watchFile", views.watch_file);
    },
    watchFrame: (_, quarters) => {
      asked.frames += 1;
      asked.paces.push(quarters);
      if (broken) return Promise.reject(views.fault);
      // At its end a run stays.
      const next = ended ?? watched.shift() ?? nextFrame(views, asked.frames).maze;
      if (next?.over) ended = next;
      return Promise.resolve(next ?? views.watch.maze.frame);
    },
    saveRun: () => answer("saveRun", views.saved),
    framesTook: () => answer("framesTook", undefined),
    view: () => answer("view", open()),
    closeMatch: () => {
      practising = false;
      return answer("closeMatch", undefined);
    },
    removeMatch: () => answer("removeMatch", views.home_new),
    rematch: () => answer("rematch", open()),
    pause: () => answer("pause", undefined),
    resume: () => answer("resume", undefined),
    tapCue: () => answer("tapCue", undefined),
    painted: () => answer("painted", undefined),
  };
}
