// The whole front end on a fake engine, in a happy-dom page.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach } from "vitest";
import { App, loadRest } from "../src/App";
import { type Fake, type FakeOptions, fakeEngine } from "../src/fakes/engine";
import { recorded } from "../src/fakes/recorded";
import { App as AppState } from "../src/state/app";

export const views = recorded.en;

await loadRest();

// A page that outlives its test goes on answering keys, and draws when there's
// no document left to draw into.
let opened: Element | null = null;
afterEach(async () => {
  const root = opened;
  opened = null;
  if (root) await act(() => render(null, root));
});

export type Mounted = {
  app: AppState;
  engine: Fake;
  find: (testid: string) => HTMLElement;
  has: (testid: string) => boolean;
  tap: (testid: string) => Promise<void>;
  key: (name: string, kind?: "keydown" | "keyup") => Promise<void>;
  settle: () => Promise<void>;
  text: () => string;
};

export async function mount(options: Partial<FakeOptions> = {}): Promise<Mounted> {
  document.body.innerHTML = '<div id="app"></div>';
  const engine = fakeEngine({ views, ...options });
  const app = new AppState({ engine });
  const root = document.getElementById("app");
  if (!root) throw new Error("no root");
  if (opened) render(null, opened);
  opened = root;
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 0));
    });
  await act(() => render(<App app={app} />, root));
  await app.begin();
  await settle();
  const query = (testid: string) =>
    document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
  const find = (testid: string) => {
    const element = query(testid);
    if (!element) throw new Error(`nothing is called ${testid}`);
    return element;
  };
  return {
    app,
    engine,
    find,
    has: (testid) => query(testid) !== null,
    tap: async (testid) => {
      await act(() => find(testid).click());
      await settle();
    },
    key: async (name, kind = "keydown") => {
      await act(() => {
        document.body.dispatchEvent(
          new KeyboardEvent(kind, { key: name, bubbles: true, cancelable: true }),
        );
      });
      await settle();
    },
    settle,
    text: () => document.body.textContent ?? "",
  };
}

/** At an open match. */
export async function mountBank(options: Partial<FakeOptions> = {}): Promise<Mounted> {
  const mounted = await mount(options);
  await mounted.tap("home-continue-0");
  return mounted;
}
