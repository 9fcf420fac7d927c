// The way of an actor between two ticks.
import { describe, expect, it } from "vitest";
import type { MazeFrame } from "../src/engine/types/MazeFrame";
import { recorded } from "../src/fakes/recorded";
import { glide, hasBit, jumped, share } from "../src/screens/maze/between";

const [first] = recorded.en.maze_frames;
if (!first?.maze) throw new Error("nothing recorded");
const at = (tick: number, between: number): MazeFrame => ({
  ...(first.maze as MazeFrame),
  tick,
  between,
});

describe("between two ticks", () => {
  it("the display shows the tick before the newest, plus between", () => {
    expect(share(at(7, 90), at(8, 0))).toBe(0);
    expect(share(at(7, 0), at(8, 128))).toBe(0.5);
    expect(share(at(7, 0), at(8, 255))).toBeCloseTo(1, 2);
  });

  it("a reply that skipped ticks is gone through faster, and never beyond", () => {
    expect(share(at(4, 0), at(6, 0))).toBe(0.5);
    expect(share(at(4, 0), at(6, 128))).toBe(0.75);
    expect(share(at(8, 0), at(8, 200))).toBe(1);
  });

  it("is gone smoothly, except by an actor that jumped", () => {
    expect(glide(0, 100, 0.25)).toBe(25);
    expect(jumped({ x: 0, y: 0 }, { x: 200, y: 0 })).toBe(false);
    expect(jumped({ x: -500, y: 0 }, { x: 12_700, y: 0 })).toBe(true);
    expect(jumped({ x: 0, y: 0 }, { x: 90, y: 3000 })).toBe(true);
  });

  it("what's left to eat is read bit by bit, the 32nd too", () => {
    expect(hasBit([0, 0x8000_0000], 63)).toBe(true);
    expect(hasBit([0, 0x8000_0000], 31)).toBe(false);
    expect(hasBit([1], 40)).toBe(false);
  });
});
