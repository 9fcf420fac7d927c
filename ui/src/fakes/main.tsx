// The real front end on recorded views: fake.html?screen=bank&moment=buy&language=nl
import { render } from "preact";
import "../styles/index";
import { App, loadRest } from "../App";
import { flyEffect } from "../kit/flyers";
import { lit } from "../kit/Lit";
import { App as AppState } from "../state/app";
import { fakeEngine } from "./engine";
import { type CardMoment, type Moment, recorded } from "./recorded";

const asked = new URLSearchParams(location.search);
const views = recorded[asked.get("language") === "nl" ? "nl" : "en"];
const screen = asked.get("screen") ?? "home";
const theme = asked.get("theme") === "day" ? "day" : "night";
const hand = asked.get("hand") === "left";
const text = asked.get("text");

for (const view of [views.home, views.home_new, views.settings]) {
  view.settings = {
    ...view.settings,
    theme,
    left_handed: hand,
    text_size: text === "large" || text === "huge" ? text : "normal",
  };
}

const engine = fakeEngine({
  views,
  home: screen === "home_new" ? "home_new" : "home",
  draft: screen === "setup_new" ? "draft_new" : screen.endsWith("_wrong") ? "draft_wrong" : "draft",
  moment: (asked.get("moment") ?? "score") as Moment,
  practice: screen === "practice_empty" ? "practice_empty" : "practice",
  round: asked.get("moment") === "practice_over" ? "practice_over" : "practice_running",
  cards: screen === "cards" ? ((asked.get("moment") ?? "turn") as CardMoment) : undefined,
  cardsDraft: screen.endsWith("_wrong") ? "draft_wrong" : "draft",
  broken: screen === "fault",
});
// For tests that look from outside: what came, and what to answer.
Object.assign(window, { __coinopFake: engine, __coinopViews: views, __coinopLit: lit });
const next = asked.get("next");
if (next) engine.replies.push(views[next as Moment]);
const app = new AppState({
  engine,
  show: (effect, order) => flyEffect(effect, order, (level) => Math.ceil(level / 2)),
});

async function show() {
  await loadRest();
  await app.begin();
  if (screen.startsWith("setup") || screen.startsWith("editor")) await app.go("setup");
  if (screen.startsWith("editor")) app.open("editor");
  if (screen.startsWith("cards_setup") || screen.startsWith("decks")) await app.go("cards_setup");
  if (screen.startsWith("decks")) app.open("decks");
  if (screen === "settings" || screen === "how") await app.go(screen);
  if (screen.startsWith("practice") || screen === "watch") await app.go("practice");
  if (screen === "practice_round") await app.startPractice("arcade");
  const run = views.practice.runs[1];
  const end = views.practice_over.view;
  if (asked.get("moment") === "over" && end && "maze" in end) engine.watched.push(end.maze.frame);
  if (screen === "watch" && run) await app.watch(run);
  if (screen === "bank" || screen === "log") await app.play(() => engine.openMatch(""));
  if (screen === "log") await app.go("log");
  if (screen === "cards") await app.play(() => engine.openMatch(""));
  // What somebody pressed since: `tap=cover`.
  for (const name of asked.getAll("tap")) {
    await new Promise((done) => setTimeout(done, 0));
    document.querySelector<HTMLElement>(`[data-testid="${name}"]`)?.click();
  }
  document.documentElement.dataset.ready = "";
}

const root = document.getElementById("app");
if (root) render(<App app={app} />, root);
void show();
