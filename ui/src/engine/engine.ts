// The one door to the engine: a method per call, no decision of its own.
import type { CardsDraft } from "./types/CardsDraft";
import type { CardsDraftView } from "./types/CardsDraftView";
import type { Difficulty } from "./types/Difficulty";
import type { DraftChange } from "./types/DraftChange";
import type { DraftView } from "./types/DraftView";
import type { Fault } from "./types/Fault";
import type { Frame } from "./types/Frame";
import type { HomeView } from "./types/HomeView";
import type { HowView } from "./types/HowView";
import type { Input } from "./types/Input";
import type { LogView } from "./types/LogView";
import type { MazeFrame } from "./types/MazeFrame";
import type { Notice } from "./types/Notice";
import type { PracticeView } from "./types/PracticeView";
import type { SettingChange } from "./types/SettingChange";
import type { SettingsView } from "./types/SettingsView";
import type { SetupDraft } from "./types/SetupDraft";
import type { Update } from "./types/Update";
import type { WatchView } from "./types/WatchView";

/** Everything the shell can ask for; a promise rejects with a {@link Fault}. */
export interface Engine {
  home(): Promise<HomeView>;
  settings(): Promise<SettingsView>;
  changeSetting(change: SettingChange): Promise<SettingsView>;
  howWePlay(): Promise<HowView>;
  /** All entries of the open match; its view has only the newest. */
  log(): Promise<LogView>;
  newDraft(): Promise<DraftView>;
  editDraft(draft: SetupDraft, change: DraftChange): Promise<DraftView>;
  saveBox(draft: SetupDraft): Promise<DraftView>;
  start(draft: SetupDraft): Promise<Update>;
  /** The same four for the card game. */
  newCardsDraft(): Promise<CardsDraftView>;
  editCardsDraft(draft: CardsDraft, change: DraftChange): Promise<CardsDraftView>;
  saveDecks(draft: CardsDraft): Promise<CardsDraftView>;
  startCards(draft: CardsDraft): Promise<Update>;
  openMatch(id: string): Promise<Update>;
  dispatch(call: number, input: Input): Promise<Update>;
  /**
   * One frame of the maze, by the display's clock: whole microseconds that may
   * wrap at 2^32. One at a time; unlike inputs, frames are neither numbered nor
   * sent again, since the next one says all that matters.
   */
  frame(nowUs: number): Promise<Frame>;
  /** How hard, the best so far, the newest runs. */
  practice(): Promise<PracticeView>;
  startPractice(difficulty: Difficulty): Promise<Update>;
  /** A run from its beginning; its frames come from {@link watchFrame}. */
  watch(id: string): Promise<WatchView>;
  /** A run from the text of a file that {@link saveRun} made; nothing of it is kept. */
  watchFile(text: string): Promise<WatchView>;
  /** As {@link frame}, of the run that's watched, at so many quarters of its pace. */
  watchFrame(nowUs: number, quarters: number): Promise<MazeFrame>;
  saveRun(id: string): Promise<Notice>;
  /** The median from frame to frame of a round; the shell picks its renderer by it. */
  framesTook(frameUs: number): Promise<void>;
  view(): Promise<Update>;
  closeMatch(): Promise<void>;
  removeMatch(id: string): Promise<HomeView>;
  rematch(): Promise<Update>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  tapCue(): Promise<void>;
  /** The first frame is on screen. */
  painted(): Promise<void>;
}

/** Whether this is the engine's own answer, in words, and not a broken line to it. */
export function isFault(reason: unknown): reason is Fault {
  return typeof reason === "object" && reason !== null && "notice" in reason && "kind" in reason;
}
