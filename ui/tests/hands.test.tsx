// Hands in a round of the maze that pauses and goes on.
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { stubFrames } from "./frames";
import { mountBank, views } from "./mount";

const frames = stubFrames();

afterEach(() => {
  Object.assign(navigator, { getGamepads: () => [] });
});

async function waits() {
  const pad = {
    connected: true,
    axes: [0, 0],
    buttons: Array.from({ length: 16 }, () => ({ pressed: false })),
  };
  Object.assign(navigator, { getGamepads: () => [pad] });
  const mounted = await mountBank({ moment: "maze_paused" });
  const { app, engine, tap } = mounted;
  await frames(2);
  let revision = 9000;
  const view = async (moment: "maze_running" | "maze_paused") => {
    revision += 1;
    await act(() => app.match.take({ ...views[moment], revision, effects: [] }));
    await frames(2);
  };
  return {
    ...mounted,
    pad,
    key: (kind: "keydown" | "keyup", code: string) =>
      act(() => {
        window.dispatchEvent(new KeyboardEvent(kind, { code, key: code }));
      }),
    cross: async (...down: number[]) => {
      pad.buttons.forEach((each, index) => {
        each.pressed = down.includes(index);
      });
      await frames(2);
    },
    goOn: async () => {
      revision += 1;
      engine.replies.push({ ...views.maze_running, revision, effects: [] });
      await tap("go-on");
      await frames(3);
    },
    pause: () => view("maze_paused"),
    sent: () => engine.inputs.splice(0).map(({ input }) => input),
  };
}

describe("what is held while a round waits", () => {
  it("counts as it goes on: a key", async () => {
    const { key, goOn, sent } = await waits();
    await key("keydown", "ArrowUp");
    expect(sent()).toEqual([]);
    await goOn();
    expect(sent()).toEqual([{ tap: "go_on" }, { press: "up" }]);
    await key("keyup", "ArrowUp");
    expect(sent()).toEqual([{ release: "up" }]);
  });

  it("counts as it goes on: a pad's stick, and its cross", async () => {
    const { pad, cross, goOn, pause, sent } = await waits();
    pad.axes = [1, 0];
    await frames(3);
    await goOn();
    expect(sent()).toEqual([{ tap: "go_on" }, { press: "right" }]);
    pad.axes = [0, 0];
    await frames(2);
    expect(sent()).toEqual([{ release: "right" }]);
    await pause();
    await cross(12);
    await goOn();
    expect(sent()).toEqual([{ tap: "go_on" }, { press: "up" }]);
  });

  it("counts also where it was held before, and was never let go", async () => {
    const { key, cross, goOn, pause, sent } = await waits();
    await goOn();
    await key("keydown", "KeyA");
    await cross(13);
    sent();
    await pause();
    await cross();
    await goOn();
    expect(sent()).toEqual([{ tap: "go_on" }, { press: "left" }]);
  });

  it("is told once for each direction, the newest last", async () => {
    const { key, cross, goOn, sent } = await waits();
    await cross(12);
    await key("keydown", "ArrowLeft");
    await key("keydown", "KeyW");
    await key("keydown", "ArrowRight");
    await cross(13);
    await key("keyup", "ArrowRight");
    await goOn();
    expect(sent()).toEqual([
      { tap: "go_on" },
      { press: "left" },
      { press: "up" },
      { press: "down" },
    ]);
    await frames(3);
    expect(sent()).toEqual([]);
  });

  it("is forgotten where the window was lost, but for a pad, which is read on", async () => {
    const { key, cross, goOn, pause, sent } = await waits();
    await goOn();
    await key("keydown", "ArrowUp");
    await cross(15);
    sent();
    await act(() => {
      window.dispatchEvent(new Event("blur"));
    });
    expect(sent()).toEqual(["let_go"]);
    await pause();
    await goOn();
    expect(sent()).toEqual([{ tap: "go_on" }, { press: "right" }]);
  });

  it("is forgotten where the pad was unplugged", async () => {
    const { cross, goOn, sent } = await waits();
    await cross(15);
    Object.assign(navigator, { getGamepads: () => [] });
    await frames(2);
    await goOn();
    expect(sent()).toEqual([{ tap: "go_on" }]);
  });
});
