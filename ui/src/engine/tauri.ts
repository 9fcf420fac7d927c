// The engine behind the desktop window. Names are the commands of app-tauri.
import { invoke } from "@tauri-apps/api/core";
import type { Engine } from "./engine";

export const tauriEngine: Engine = {
  home: () => invoke("home"),
  settings: () => invoke("settings"),
  changeSetting: (change) => invoke("change_setting", { change }),
  howWePlay: () => invoke("how_we_play"),
  log: () => invoke("log"),
  newDraft: () => invoke("new_draft"),
  editDraft: (draft, change) => invoke("edit_draft", { draft, change }),
  saveBox: (draft) => invoke("save_box", { draft }),
  start: (draft) => invoke("start", { draft }),
  openMatch: (id) => invoke("open_match", { id }),
  dispatch: (call, input) => invoke("dispatch", { call, input }),
  frame: (nowUs) => invoke("frame", { nowUs }),
  practice: () => invoke("practice"),
  startPractice: (difficulty) => invoke("start_practice", { difficulty }),
  watch: (id) => invoke("watch", { id }),
  watchFrame: (nowUs, quarters) => invoke("watch_frame", { nowUs, quarters }),
  saveRun: (id) => invoke("save_run", { id }),
  framesTook: (frameUs) => invoke("frames_took", { frameUs }),
  view: () => invoke("view"),
  closeMatch: () => invoke("close_match"),
  removeMatch: (id) => invoke("remove_match", { id }),
  rematch: () => invoke("rematch"),
  pause: () => invoke("pause"),
  resume: () => invoke("resume"),
  tapCue: () => invoke("tap_cue"),
  painted: () => invoke("painted"),
};
