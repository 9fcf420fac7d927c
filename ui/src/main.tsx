import { render } from "preact";
import "./styles/index";
import { App } from "./App";
import { tauriEngine } from "./engine/tauri";
import { flyEffect } from "./kit/flyers";
import { App as AppState } from "./state/app";

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

const root = document.getElementById("app");
if (root) render(<App app={app} />, root);
// The frame after next shows what was just rendered.
requestAnimationFrame(() =>
  requestAnimationFrame(() => tauriEngine.painted().catch(() => undefined)),
);
void app.begin();
