// Animation frames that come when a test says so.
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";

/** For all tests of a file; what it answers lets so many frames pass. */
export function stubFrames(): (count: number, each?: number) => Promise<void> {
  const waiting = new Map<number, FrameRequestCallback>();
  let clock = 1000;
  beforeEach(() => {
    waiting.clear();
    let last = 0;
    vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => {
      last += 1;
      waiting.set(last, run);
      return last;
    });
    vi.stubGlobal("cancelAnimationFrame", (id: number) => waiting.delete(id));
    window.__coinopFrames?.reset();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return async (count, each = 16) => {
    for (let frame = 0; frame < count; frame += 1) {
      const now = [...waiting.values()];
      waiting.clear();
      clock += each;
      await act(async () => {
        for (const run of now) run(clock);
        await new Promise((done) => setTimeout(done, 0));
      });
    }
  };
}
