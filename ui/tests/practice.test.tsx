import type { DetachedWindowAPI } from "happy-dom";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { MazeFrame } from "../src/engine/types/MazeFrame";
import { recorded } from "../src/fakes/recorded";
import { stubFrames } from "./frames";
import { mount, mountBank, views } from "./mount";

const { practice, watch } = views;
const over = views.practice_over.view;
if (!over || !("maze" in over)) throw new Error("nothing recorded");

/** The page's own side, for the size of its window. */
const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };

const frames = stubFrames();

const open = async (options: Parameters<typeof mount>[0] = {}) => {
  const mounted = await mount(options);
  await mounted.tap("home-practice");
  return mounted;
};

describe("practice", () => {
  it("is a tap from home, in the view's words, and back again", async () => {
    const { app, find, tap, text } = await mount();
    expect(find("home-practice").textContent).toContain(views.home.practice.title);
    await tap("home-practice");
    for (const option of practice.options) {
      expect(find(`practice-${option.difficulty}`).textContent).toBe(option.label + option.best);
    }
    expect(text()).toContain(practice.text);
    await tap("back");
    expect(app.screen.value).toBe("home");
  });

  it("lists the runs, a star on the best of them", async () => {
    const { find } = await open();
    practice.runs.forEach((run, index) => {
      const row = find(`watch-${index}`).closest("li");
      expect(row?.textContent).toContain(run.text);
      expect(row?.textContent).toContain(run.when);
      const star = row?.querySelector("[role=img]")?.getAttribute("aria-label");
      expect(star ?? "").toBe(run.star);
      expect(run.star !== "").toBe(run.best);
      expect(find(`save-${index}`).getAttribute("aria-label")).toContain(run.text);
    });
  });

  it("says what to do where there's no run yet", async () => {
    const { has, text } = await open({ practice: "practice_empty" });
    expect(text()).toContain(views.practice_empty.empty);
    expect(has("watch-0")).toBe(false);
  });

  it("saves a run and tells where, seen and heard", async () => {
    const { app, engine, find, tap } = await open();
    const save = vi.spyOn(engine, "saveRun");
    await tap("save-1");
    expect(save).toHaveBeenCalledWith(practice.runs[1]?.id);
    expect(find("notice").dataset.code).toBe(views.saved.code);
    expect(find("notice").textContent).toContain(views.saved.text);
    expect(app.match.said.value.text).toBe(views.saved.announce);
    await tap("notice-close");
    expect(app.notice.value).toBeNull();
  });

  it("tells what went wrong", async () => {
    const { engine, find, tap } = await open();
    vi.spyOn(engine, "watch").mockRejectedValue(views.fault);
    await tap("watch-0");
    expect(find("notice").textContent).toContain(views.fault.notice.title);
  });
});

describe("a practice round", () => {
  it("starts as hard as asked, without a coin; by Escape it waits, then leads back", async () => {
    const { app, engine, find, has, key, settle, tap } = await open();
    const start = vi.spyOn(engine, "startPractice");
    await tap("practice-fierce");
    expect(start).toHaveBeenCalledWith("fierce");
    expect(find("maze")).toBeTruthy();
    expect(has("coin-out")).toBe(false);
    expect(find("back").getAttribute("aria-label")).toBe(views.home.words.back);
    const before = engine.calls.filter((name) => name === "practice").length;
    engine.replies.push({ ...recorded.en.practice_paused, revision: 9000 });
    await key("Escape");
    await settle();
    expect(engine.inputs.map((each) => each.input)).toEqual(["let_go"]);
    expect(has("maze-paused")).toBe(true);
    await key("Escape");
    expect(app.screen.value).toBe("practice");
    expect(engine.inputs.length).toBe(1);
    expect(engine.calls).toContain("closeMatch");
    expect(engine.calls.filter((name) => name === "practice").length).toBe(before + 1);
    await key("Escape");
    expect(app.screen.value).toBe("home");
  });

  it("steers as a round of the bank does", async () => {
    const { engine, tap } = await open();
    await tap("practice-arcade");
    await act(() => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "w", code: "KeyW" }));
    });
    expect(engine.inputs.map((each) => each.input)).toEqual([{ press: "up" }]);
  });

  it("is played again, as often as one likes: the first button, and it has the focus", async () => {
    const { app, engine, find, has, tap } = await open({ round: "practice_over" });
    await tap("practice-gentle");
    expect(has("maze-result")).toBe(true);
    expect(find("maze-result").querySelector("button")).toBe(find("again"));
    expect(find("again").dataset.emphasis).toBe("primary");
    expect(document.activeElement).toBe(find("again"));
    vi.spyOn(engine, "rematch").mockResolvedValue({ ...views.practice_running, effects: [] });
    await tap("again");
    expect(has("maze-result")).toBe(false);
    expect(document.activeElement?.getAttribute("aria-label")).toBe(over.maze.title);
    await tap("back");
    expect(app.screen.value).toBe("practice");
  });
});

describe("watching", () => {
  const last = { ...over.maze.frame, over: true };
  const midway: MazeFrame = { ...watch.maze.frame, tick: 200, count_in: 0, count: 0 };

  it("plays a run at the pace that's chosen", async () => {
    const { engine, find, has, tap } = await open();
    await tap("watch-1");
    expect(watch.paces.map((pace) => find(`pace-${pace.quarters}`).textContent)).toEqual(
      watch.paces.map((pace) => pace.label),
    );
    expect(find("pace").getAttribute("aria-label")).toBe(watch.paces_label);
    expect(find("watch-again").textContent).toBe(watch.again);
    await frames(2);
    await tap("pace-1");
    await frames(2);
    expect(engine.asked.paces).toEqual([4, 4, 1, 1]);
    expect(find("pace-1").getAttribute("aria-checked")).toBe("true");
    expect(has("stick-up")).toBe(false);
    expect(engine.inputs).toEqual([]);
  });

  it("tells the time in the view's words to who asks", async () => {
    const { engine, find, tap } = await open();
    await tap("watch-1");
    engine.watched.push({ ...midway, seconds: 7, points: 30 });
    await frames(1);
    expect(find("maze-clock").getAttribute("role")).toBe("timer");
    expect(find("maze-clock").textContent).toBe(
      `${watch.maze.seconds[7]}. ${watch.maze.points_label}: 30.`,
    );
  });

  it("counts in as the run did", async () => {
    const { engine, find, has, tap } = await open();
    await tap("watch-1");
    expect(find("count-in").dataset.count).toBe("3");
    engine.watched.push(midway);
    await frames(1);
    expect(has("count-in")).toBe(false);
  });

  it("stays at the end, and begins anew", async () => {
    const { app, engine, find, tap } = await open();
    await tap("watch-1");
    const again = vi.spyOn(engine, "watch");
    engine.watched.push(last);
    await frames(1);
    expect(document.activeElement).toBe(find("watch-again"));
    const asked = engine.asked.frames;
    await frames(3);
    expect(engine.asked.frames).toBe(asked);
    await tap("watch-again");
    expect(again).toHaveBeenCalledWith(practice.runs[1]?.id);
    await frames(2);
    expect(engine.asked.frames).toBe(asked + 2);
    // Otherwise practice shows a run of its own.
    document.documentElement.dataset.motion = "reduced";
    await tap("back");
    expect(app.screen.value).toBe("practice");
    await frames(2);
    expect(engine.asked.frames).toBe(asked + 2);
  });

  it("leads back by Escape, and tells when frames fail", async () => {
    const { app, engine, find, key, tap } = await open();
    await tap("watch-0");
    vi.spyOn(engine, "watchFrame").mockRejectedValue(recorded.en.fault);
    await frames(4);
    expect(find("notice").textContent).toContain(views.fault.notice.title);
    // Asked again once a second, and not at every frame.
    const asked = vi.mocked(engine.watchFrame).mock.calls.length;
    await frames(20);
    expect(vi.mocked(engine.watchFrame).mock.calls.length).toBe(asked);
    await frames(1, 1000);
    expect(vi.mocked(engine.watchFrame).mock.calls.length).toBe(asked + 1);
    await key("Escape");
    expect(app.screen.value).toBe("practice");
  });
});

describe("a saved run's file", () => {
  const pick = async (find: (testid: string) => HTMLElement, file: File) => {
    const input = find("file") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: [file], configurable: true });
    await act(() => {
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  const named = (text: string) => new File([text], "run.jsonl");

  it("is picked by a button of the view's words, its text is watched, and again", async () => {
    const { app, engine, find, settle, tap, text } = await open();
    const watch = vi.spyOn(engine, "watchFile");
    expect(find("open-file").textContent).toBe(practice.open_file);
    expect(find("file").getAttribute("accept")).toBe(practice.file_ending);
    const asked = vi.spyOn(find("file"), "click");
    await tap("open-file");
    expect(asked).toHaveBeenCalledTimes(1);
    await pick(find, named("a\nb\n"));
    await settle();
    expect(watch.mock.calls).toEqual([["a\nb\n"]]);
    expect(app.screen.value).toBe("watch");
    expect(text()).toContain(views.watch_file.text);
    expect(text()).toContain(views.watch_file.from);
    await tap("pace-1");
    await frames(2);
    expect(engine.asked.paces.slice(-2)).toEqual([1, 1]);
    await tap("watch-again");
    expect(watch).toHaveBeenCalledTimes(2);
    await tap("back");
    expect(app.screen.value).toBe("practice");
  });

  it("is handed over no longer than it takes to be told that it's too long", async () => {
    const { engine, find, settle } = await open();
    const watch = vi.spyOn(engine, "watchFile");
    await pick(find, named("x".repeat(practice.file_bytes + 1000)));
    await settle();
    expect(watch.mock.calls[0]?.[0].length).toBe(practice.file_bytes + 1);
  });

  it("that can't be watched is told about, seen and heard", async () => {
    const { app, engine, find, settle } = await open();
    vi.spyOn(engine, "watchFile").mockRejectedValue(views.fault_run);
    await pick(find, named("nonsense"));
    await settle();
    expect(app.screen.value).toBe("practice");
    expect(find("notice").textContent).toContain(views.fault_run.notice.text);
    expect(app.match.said.value.text).toBe(views.fault_run.notice.announce);
  });
});

describe("the run beside practice", () => {
  const last = { ...watch.maze.frame, tick: 900, over: true };

  it("is the first of the best, runs to its end and begins anew", async () => {
    const { app, engine, find, has, settle } = await mount();
    const watched = vi.spyOn(engine, "watch");
    await act(() => app.go("practice"));
    await settle();
    const best = practice.runs.find((run) => run.best);
    await frames(3);
    expect(engine.asked.frames).toBeGreaterThan(0);
    expect(watched.mock.calls).toEqual([[best?.id]]);
    expect(find("practice").textContent).toContain(`${best?.text}, ${best?.when}`);
    expect(has("maze"), "it's no round").toBe(false);
    engine.watched.push(last);
    await frames(1);
    await frames(3);
    const asked = engine.asked.frames;
    expect(watched, "the end is shown for a while").toHaveBeenCalledTimes(1);
    const twice = { timeout: 10_000 };
    await expect.poll(() => watched.mock.calls, twice).toEqual([[best?.id], [best?.id]]);
    await settle();
    await frames(3);
    await settle();
    expect(engine.asked.frames, "it plays again").toBeGreaterThan(asked);
    expect(watched, "fetched once for each time").toHaveBeenCalledTimes(2);
  });

  it("isn't played where there's no room for it", async () => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    const resize = (size: typeof before) => act(() => happyDOM.setViewport(size));
    const { app, engine, find, settle } = await mount();
    const watched = vi.spyOn(engine, "watch");
    const shown = () => find("practice").querySelector(".practice-show") !== null;
    try {
      await resize({ width: 360, height: 640 });
      await act(() => app.go("practice"));
      await settle();
      await frames(3);
      expect(shown()).toBe(false);
      expect(watched).not.toHaveBeenCalled();
      expect(engine.asked.frames).toBe(0);

      // The window is made larger, and small again.
      await act(() => app.back());
      await resize(before);
      await act(() => app.go("practice"));
      await settle();
      await frames(3);
      expect(shown()).toBe(true);
      expect(watched).toHaveBeenCalledTimes(1);
      await resize({ width: 360, height: 640 });
      await settle();
      expect(shown()).toBe(false);
      const asked = engine.asked.frames;
      await frames(3);
      expect(engine.asked.frames).toBe(asked);
    } finally {
      happyDOM.setViewport(before);
    }
  });

  it("stands still where less motion is wanted, and tells no time of drawing", async () => {
    const { app, engine } = await mount();
    document.documentElement.dataset.motion = "reduced";
    await app.go("practice");
    await frames(4);
    expect(engine.asked.frames).toBe(0);
    expect(window.__coinopFrames?.read().intervals.count).toBe(0);
  });

  it("is a picture while there's none", async () => {
    const { engine, find } = await open({ practice: "practice_empty" });
    await frames(2);
    expect(engine.asked.frames).toBe(0);
    expect(find("practice").querySelector(".maze-tubes")).not.toBeNull();
  });
});

describe("how fast a round was drawn", () => {
  const ended = { ...views.maze_over, revision: 9000, effects: [] };

  it("is told after its end, as the median from frame to frame", async () => {
    const { app, engine } = await mountBank({ moment: "maze_running" });
    const told = vi.spyOn(engine, "framesTook");
    await frames(125);
    expect(told).not.toHaveBeenCalled();
    await act(() => app.match.take(ended));
    await act(() => app.match.take({ ...ended, revision: 9001 }));
    expect(told.mock.calls).toEqual([[16_000]]);
  });

  it("counts only the round that just ended", async () => {
    const { app, engine } = await mountBank({ moment: "maze_running" });
    const told = vi.spyOn(engine, "framesTook");
    const round = { ...views.maze_running, effects: [] };
    await frames(200, 40);
    await act(() => app.match.take(ended));
    await act(() => app.match.take({ ...round, revision: 9002 }));
    await frames(125, 10);
    await act(() => app.match.take({ ...ended, revision: 9003 }));
    expect(told.mock.calls).toEqual([[40_000], [10_000]]);
    const all = window.__coinopFrames?.read().intervals.count ?? 0;
    expect(all).toBeGreaterThan(300);
  });

  it("also where a practice round is left", async () => {
    const { engine, tap } = await open();
    const told = vi.spyOn(engine, "framesTook").mockRejectedValue("no such command");
    await tap("practice-arcade");
    await frames(125);
    await tap("back");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("isn't told after a few frames", async () => {
    const { app, engine } = await mountBank({ moment: "maze_running" });
    await frames(60);
    await act(() => app.match.take(ended));
    expect(engine.calls).not.toContain("framesTook");
  });
});
