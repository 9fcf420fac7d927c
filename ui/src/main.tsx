import { render } from "preact";
import "./styles/index";
import { App, loadRest } from "./App";
import { tauriEngine } from "./engine/tauri";
import type { HomeView } from "./engine/types/HomeView";
import { flyEffect } from "./kit/flyers";
import { lit } from "./kit/Lit";
import { App as AppState } from "./state/app";

declare global {
  interface Window {
    /** What the shell knew before this page was there. */
    __COINOP__?: { home: HomeView | null };
  }
}

/** The first screen as the shell handed it in. After a reload it's out of date. */
function handed(): HomeView | null {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loaded?.type === "reload" ? null : (window.__COINOP__?.home ?? null);
}

const app = new AppState({
  engine: tauriEngine,
  // Call numbers of an earlier page of this process must not come again.
  firstCall: Date.now() % 0x7fff_ffff,
  show: (effect, order) => flyEffect(effect, order, setOf),
});

function setOf(level: number): number {
  const stops = app.match.view.value?.unit.stops ?? [];
  return stops.find((stop) => typeof stop.kind === "object" && stop.kind.level === level)?.set ?? 0;
}

document.addEventListener("visibilitychange", () => {
  const call = document.hidden ? tauriEngine.pause() : tauriEngine.resume();
  call.catch(() => undefined);
});
document.addEventListener("contextmenu", (event) => event.preventDefault());

/** What the first screen is written in. */
const FONTS = [
  '400 16px "Silkscreen"',
  '500 16px "Atkinson Hyperlegible Next"',
  '700 16px "Atkinson Hyperlegible Next"',
];
/** How long the first picture waits for them, in milliseconds. */
const PATIENCE = 150;

/**
 * They come from this program, within a few milliseconds. A picture without
 * them looks up a system's font for each size of words, which takes longer.
 */
function fonts(): Promise<unknown> {
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const all = Promise.all(FONTS.map((font) => document.fonts.load(font)));
  return Promise.race([all.catch(() => undefined), late]);
}

/** Until what was just rendered is on the screen: in the frame after next. */
function shown(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

async function open(root: HTMLElement): Promise<void> {
  root.hidden = true;
  lit.value = false;
  const ready = fonts();
  // Before the first picture, so that it's of home and not of waiting.
  void app.begin(handed());
  render(<App app={app} />, root);
  await ready;
  root.hidden = false;
  await shown();
  tauriEngine.painted().catch(() => undefined);
  lit.value = true;
  await shown();
  loadRest().catch((reason: unknown) => app.failed(reason));
}

const root = document.getElementById("app");
if (root) void open(root);
