// From fingers, keys and pads to presses and releases.
import { describe, expect, it } from "vitest";
import type { Input } from "../src/engine/types/Input";
import { Held } from "../src/input/held";
import { PAD_AT_REST, readPad } from "../src/input/pad";
import { pointed, SWIPE_STEP, Swipe } from "../src/input/swipe";

describe("a swipe", () => {
  it("speaks when it went far enough, not when the finger is lifted", () => {
    const swipe = new Swipe(100, 100);
    expect(swipe.move(100 + SWIPE_STEP - 1, 101)).toBe(false);
    expect(swipe.way).toBeNull();
    expect(swipe.move(100 + SWIPE_STEP, 102)).toBe(true);
    expect(swipe.way).toBe("right");
  });

  it("turns again and again with one finger, measured from where it last spoke", () => {
    const swipe = new Swipe(0, 0);
    const said: (string | null)[] = [];
    const path = [
      [20, 0],
      [90, 4],
      [92, 24],
      [74, 26],
      [74, 8],
      [95, 8],
    ];
    for (const [x = 0, y = 0] of path) if (swipe.move(x, y)) said.push(swipe.way);
    expect(said).toEqual(["right", "down", "left", "up", "right"]);
  });

  it("says a direction once while the finger goes on that way", () => {
    const swipe = new Swipe(0, 0);
    const said = [20, 40, 60, 80].map((y) => swipe.move(0, -y));
    expect(said).toEqual([true, false, false, false]);
  });

  it("turns back after one step, not after the whole way", () => {
    const swipe = new Swipe(0, 0);
    for (const x of [20, 60, 120]) swipe.move(x, 0);
    expect(swipe.move(120 - SWIPE_STEP, 0)).toBe(true);
    expect(swipe.way).toBe("left");
  });

  it("waits a little longer on the diagonal, then takes the longer axis", () => {
    const swipe = new Swipe(0, 0);
    expect(swipe.move(18, 17)).toBe(false);
    expect(swipe.move(30, 28)).toBe(true);
    expect(swipe.way).toBe("right");
  });
});

describe("near 45 degrees", () => {
  it("the held direction stays until the other axis is clearly longer", () => {
    expect(pointed(10, 11, "right")).toBe("right");
    expect(pointed(10, 14, "right")).toBe("down");
    expect(pointed(11, 10, "down")).toBe("down");
    expect(pointed(14, 10, "down")).toBe("right");
    expect(pointed(-11, 10)).toBe("left");
    expect(pointed(-10, -11)).toBe("up");
  });

  it("a trembling thumb on the diagonal turns once at most", () => {
    let way = pointed(10, 9);
    let turns = 0;
    for (let step = 0; step < 50; step += 1) {
      const next = pointed(10 + (step % 3), 10 + ((step + 1) % 3), way);
      if (next !== way) turns += 1;
      way = next;
    }
    expect(turns).toBe(0);
  });
});

describe("held directions", () => {
  const hands = () => {
    const sent: Input[] = [];
    return { sent, held: new Held((input) => sent.push(input)) };
  };

  it("are pressed and released as hands do", () => {
    const { sent, held } = hands();
    held.set("a", "left");
    held.set("b", "up");
    held.set("b", null);
    held.set("a", null);
    expect(sent).toEqual([
      { press: "left" },
      { press: "up" },
      { release: "up" },
      { release: "left" },
    ]);
  });

  it("turn by the new press first, so that nothing is let go between", () => {
    const { sent, held } = hands();
    held.set("stick", "left");
    held.set("stick", "left");
    held.set("stick", "down");
    expect(sent).toEqual([{ press: "left" }, { press: "down" }, { release: "left" }]);
    expect(held.newest).toBe("down");
  });

  it("stay down while another hand holds them", () => {
    const { sent, held } = hands();
    held.set("ArrowUp", "up");
    held.set("KeyW", "up");
    held.set("ArrowUp", null);
    expect(sent.filter((input) => typeof input === "object" && "release" in input)).toEqual([]);
    held.set("KeyW", null);
    expect(sent.at(-1)).toEqual({ release: "up" });
  });

  it("are kept while nobody hears them, and told then, the newest last", () => {
    const { sent, held } = hands();
    held.set("a", "left");
    held.hear(false);
    held.set("b", "up");
    held.set("c", "left");
    held.set("d", "down");
    held.set("d", null);
    expect(sent.splice(0)).toEqual([{ press: "left" }]);
    held.hear(true);
    held.hear(true);
    expect(sent.splice(0)).toEqual([{ press: "up" }, { press: "left" }]);
    held.set("a", "right");
    expect(held.newest).toBe("right");
  });

  it("are forgotten without a word when the engine let them go", () => {
    const { sent, held } = hands();
    held.set("a", "left");
    held.forget();
    held.set("a", null);
    expect(sent).toEqual([{ press: "left" }]);
  });
});

describe("a gamepad", () => {
  const pad = (axes: number[], down: number[] = []) => ({
    axes,
    buttons: Array.from({ length: 16 }, (_, index) => ({ pressed: down.includes(index) })),
  });

  it("has a dead zone that is wider on the way out than on the way back", () => {
    expect(readPad(pad([0.4, 0]), PAD_AT_REST).way).toBeNull();
    const leans = readPad(pad([0.6, 0]), PAD_AT_REST);
    expect(leans.way).toBe("right");
    expect(readPad(pad([0.4, 0]), leans).way).toBe("right");
    expect(readPad(pad([0.3, 0]), leans).way).toBeNull();
  });

  it("keeps its direction near the diagonal", () => {
    const right = { ...PAD_AT_REST, way: "right" as const };
    expect(readPad(pad([0.6, 0.65]), right).way).toBe("right");
    expect(readPad(pad([0.5, 0.8]), right).way).toBe("down");
  });

  it("takes the cross before the stick, and of two the new one", () => {
    expect(readPad(pad([1, 0], [12]), PAD_AT_REST).way).toBe("up");
    const up = readPad(pad([0, 0], [12]), PAD_AT_REST);
    expect(readPad(pad([0, 0], [12, 15]), up).way).toBe("right");
  });

  it("holds a diagonal of the cross as one direction, the newest", () => {
    let state = PAD_AT_REST;
    const sent: Input[] = [];
    const held = new Held((input) => sent.push(input));
    const frames = (count: number, ...down: number[]) => {
      for (let frame = 0; frame < count; frame += 1) {
        state = readPad(pad([0, 0], down), state);
        held.set("pad", state.way);
      }
      return sent.splice(0);
    };
    expect(frames(10, 12, 15), "both at once").toEqual([{ press: "up" }]);
    expect(frames(2)).toEqual([{ release: "up" }]);
    expect(frames(2, 12)).toEqual([{ press: "up" }]);
    expect(frames(10, 12, 15)).toEqual([{ press: "right" }, { release: "up" }]);
    expect(frames(10, 12), "the other is still held").toEqual([
      { press: "up" },
      { release: "right" },
    ]);
    expect(frames(10, 12, 14)).toEqual([{ press: "left" }, { release: "up" }]);
    expect(frames(10, 14), "the one that counts no more").toEqual([]);
  });

  it("has a white button and a way back", () => {
    expect(readPad(pad([0, 0], [0]), PAD_AT_REST)).toEqual({ ...PAD_AT_REST, a: true });
    expect(readPad(pad([0, 0], [1]), PAD_AT_REST)).toEqual({ ...PAD_AT_REST, b: true });
  });
});
