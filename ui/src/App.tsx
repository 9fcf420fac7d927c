import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Choice } from "./engine/types/Choice";
import type { Input } from "./engine/types/Input";
import { Announcer } from "./kit/Announcer";
import { FaultScreen, WaitScreen } from "./screens/FaultScreen";
import { HomeScreen } from "./screens/HomeScreen";
import type { App as AppState, Screen } from "./state/app";

type Rest = typeof import("./screens/rest");

/** No way leads back from here. */
const FIRST: readonly Screen[] = ["home", "wait", "fault"];

const loaded = signal<Rest | null>(null);

/** Loads all screens behind the first one. */
export async function loadRest(): Promise<void> {
  loaded.value = await import("./screens/rest");
}

/** The screen that a person is on. Decides nothing but that. */
export function App({ app }: { app: AppState }) {
  const screen = app.screen.value;
  const rest = loaded.value;
  const leads = !FIRST.includes(screen);
  useEffect(() => {
    if (screen === "match") return undefined;
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Escape" && leads) {
        event.preventDefault();
        app.back();
      }
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, [screen, app]);
  useEffect(() => window.scrollTo(0, 0), [screen]);
  return (
    <>
      <Current app={app} screen={screen} />
      {rest && screen !== "match" && (
        <rest.PadMenu key={screen} onBack={leads ? () => app.back() : null} />
      )}
      <Announcer said={app.match.said.value} />
    </>
  );
}

function Current({ app, screen }: { app: AppState; screen: Screen }) {
  const words = app.words.value;
  const { match } = app;
  if (screen === "fault") return <FaultScreen app={app} />;
  if (!words || screen === "wait") return <WaitScreen />;
  const home = app.home.value;
  if (screen === "home" && home) return <HomeScreen app={app} view={home} words={words} />;
  const rest = loaded.value;
  if (!rest) return <WaitScreen />;
  const draft = app.draft.value;
  const settings = app.settings.value;
  const how = app.how.value;
  const log = app.log.value;
  const view = match.view.value;
  if (screen === "setup" && draft) return <rest.SetupScreen app={app} view={draft} words={words} />;
  if (screen === "editor" && draft)
    return <rest.EditorScreen app={app} view={draft.editor} words={words} />;
  const cardsDraft = app.cardsDraft.value;
  if (screen === "cards_setup" && cardsDraft)
    return <rest.CardsSetupScreen app={app} view={cardsDraft} words={words} />;
  if (screen === "decks" && cardsDraft)
    return <rest.DecksScreen app={app} view={cardsDraft.editor} words={words} />;
  if (screen === "settings" && settings)
    return <rest.SettingsScreen app={app} view={settings} words={words} />;
  if (screen === "how" && how) return <rest.HowScreen app={app} view={how} words={words} />;
  if (screen === "log" && view && log) {
    return <rest.LogScreen app={app} view={view} log={log} words={words} />;
  }
  const runs = app.practice.value;
  if (screen === "practice" && runs)
    return <rest.PracticeScreen app={app} view={runs} words={words} />;
  const watching = app.watching.value;
  if (screen === "watch" && watching)
    return <rest.WatchScreen app={app} watching={watching} words={words} />;
  const practice = match.practice.value;
  const cards = match.cards.value;
  if (screen === "match" && (view || practice || cards)) {
    const again = () => void app.play(() => app.engine.rematch());
    const shared = {
      words,
      notice: match.notice.value ?? app.notice.value,
      onInput: (input: Input) => {
        // A gamepad's A, where a practice round is over.
        if (practice?.result && input === "button_down") again();
        else void match.send(input);
      },
      onChoice: (choice: Choice) => match.choose(choice),
      onCloseNotice: () => {
        match.notice.value = null;
        app.notice.value = null;
      },
      onLeave: () => app.back(),
      onSettings: () => void app.go("settings"),
      onRematch: again,
    };
    if (cards)
      return <rest.CardsScreen {...shared} view={cards} onReturn={() => void match.refresh()} />;
    const maze = view?.maze ?? practice;
    if (maze) return <rest.MazeScreen {...shared} view={view} maze={maze} frames={match} />;
    if (view) {
      return <rest.BankScreen {...shared} view={view} onLog={() => void app.go("log")} />;
    }
  }
  return home ? <HomeScreen app={app} view={home} words={words} /> : <WaitScreen />;
}
