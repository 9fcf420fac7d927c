// Every screen, by the address of its recorded page.

export const SIZES = {
  "phone-small": { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

export const PAGES = {
  home: "screen=home",
  "home-new": "screen=home_new",
  setup: "screen=setup",
  "setup-wrong": "screen=setup_wrong",
  editor: "screen=editor",
  "editor-wrong": "screen=editor_wrong",
  settings: "screen=settings",
  how: "screen=how",
  fault: "screen=fault",
  log: "screen=log&moment=helper",
  "log-empty": "screen=log&moment=asleep",
  "unit-asleep": "screen=bank&moment=asleep",
  "unit-registering": "screen=bank&moment=registering",
  "unit-score": "screen=bank&moment=score",
  "unit-buy": "screen=bank&moment=buy",
  "unit-bid": "screen=bank&moment=bid",
  "unit-denied": "screen=bank&moment=denied",
  "unit-reset": "screen=bank&moment=reset",
  "unit-undo": "screen=bank&moment=undo_near",
  "direct-idle": "screen=bank&moment=direct_idle",
  "direct-menu": "screen=bank&moment=direct_menu",
  "direct-level": "screen=bank&moment=direct_level",
  "direct-steal": "screen=bank&moment=direct_steal",
  "direct-auction": "screen=bank&moment=auction",
  "direct-go-round": "screen=bank&moment=direct_go_round",
  "direct-bought": "screen=bank&moment=direct_bought",
  "direct-debt": "screen=bank&moment=direct_debt",
  "direct-correction": "screen=bank&moment=direct_correction",
  "direct-last": "screen=bank&moment=direct_last",
  "maze-count-in": "screen=bank&moment=maze_count_in",
  "maze-running": "screen=bank&moment=maze_running",
  "maze-paused": "screen=bank&moment=maze_paused",
  "maze-over": "screen=bank&moment=maze_over",
  practice: "screen=practice",
  "practice-empty": "screen=practice_empty",
  "practice-running": "screen=practice_round",
  "practice-over": "screen=practice_round&moment=practice_over",
  watch: "screen=watch",
  "watch-end": "screen=watch&moment=over",
  "end-some": "screen=bank&moment=end_some",
  "end-all": "screen=bank&moment=end_all",
};

export const address = (query, theme, language) =>
  `fake.html?${query}&theme=${theme}&language=${language}`;
