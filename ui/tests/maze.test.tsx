// @vitest-environment node
// A round of the maze in a real browser, on frames that the real engine made.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openPage, serveSheet } from "../scripts/browser.mjs";
import type { Frame } from "../src/engine/types/Frame";
import type { Input } from "../src/engine/types/Input";
import type { Fake } from "../src/fakes/engine";
import { recorded } from "../src/fakes/recorded";

declare global {
  interface Window {
    __coinopFake: Fake;
  }
}

let sheet: Awaited<ReturnType<typeof serveSheet>>;
let browser: Browser;
let show: (address: string) => Promise<string[]>;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  sheet = await serveSheet("ui-sheet-maze");
  browser = await openBrowser();
  ({ page, show } = await openPage(browser, { width: 390, height: 844 }, 2));
});
afterAll(async () => {
  await browser?.close();
  sheet?.close();
});

const open = async (moment = "maze_running", more = "") => {
  complaints = await show(`${sheet.address}/fake.html?screen=bank&moment=${moment}${more}`);
  if (moment.startsWith("maze")) await page.waitForSelector("[data-testid=maze]");
};
const inputs = () => page.evaluate(() => window.__coinopFake.inputs.map((each) => each.input));
/** What was sent, once it is: the queue and the drawing take their own time. */
const SOON = { timeout: 10_000 };
const sent = (wanted: Input[]) => expect.poll(inputs, SOON).toEqual(wanted);
const leans = (way: string) => page.locator(`.joystick[data-lean=${way}]`).waitFor();
const asked = () => page.evaluate(() => window.__coinopFake.asked.frames);
const frames = (count: number) =>
  page.evaluate(async (wanted) => {
    const until = window.__coinopFake.asked.frames + wanted;
    while (window.__coinopFake.asked.frames < until) await new Promise(requestAnimationFrame);
  }, count);
const middle = async (testid: string) => {
  const box = await page.getByTestId(testid).boundingBox();
  if (!box) throw new Error(`${testid} isn't there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** The colour of the canvas at a place of the frame, in 1/1024 of a tile. */
const colourAt = (x: number, y: number) =>
  page.evaluate(
    ([across, down]) => {
      const canvas = document.querySelector<HTMLCanvasElement>("[data-testid=maze]");
      const pen = canvas?.getContext("2d");
      if (!canvas || !pen) throw new Error("no canvas");
      const tile = canvas.width / (13 + 2 * 0.62);
      const at = (each: number) => Math.round((each / 1024 + 0.5 + 0.62) * tile);
      return [...pen.getImageData(at(across ?? 0), at(down ?? 0), 1, 1).data.slice(0, 3)];
    },
    [x, y],
  );
const maze = recorded.en.maze_running.view?.bank.maze;
const frame = recorded.en.maze_frames[0]?.maze;
if (!maze || !frame) throw new Error("nothing recorded");
const answer = (part: Partial<Frame>): Frame => ({
  maze: frame,
  effects: [],
  update: null,
  ...part,
});

describe("the picture", () => {
  beforeEach(() => open());

  it("has a device pixel for each of its own, and a tile of whole ones", async () => {
    const [width, css, scale] = await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>("[data-testid=maze]");
      return [canvas?.width, canvas?.getBoundingClientRect().width, devicePixelRatio];
    });
    expect(scale).toBe(2);
    expect(width).toBe((css ?? 0) * 2);
  });

  it("says what it is, once, to a screen reader", async () => {
    const canvas = page.getByTestId("maze");
    expect(await canvas.getAttribute("role")).toBe("img");
    expect(await canvas.getAttribute("aria-label")).toBe(maze.announce);
    const clock = page.getByTestId("maze-clock");
    expect(maze.seconds.some((words) => words)).toBe(true);
    expect(await clock.textContent()).toContain(maze.points_label);
    const before = await page.getByTestId("announcer").innerHTML();
    await frames(20);
    expect(await page.getByTestId("announcer").innerHTML()).toBe(before);
  });

  it("shows PAC-MAN and the ghosts where the frame says, and mends where they were", async () => {
    const far = answer({ maze: { ...frame, tick: 9000, pac: { ...frame.pac, moving: false } } });
    const here = { x: 6 * 1024, y: 11 * 1024 };
    const there = answer({
      maze: { ...frame, tick: 9001, pac: { ...frame.pac, ...here, moving: false } },
    });
    const hold = (reply: Frame) =>
      page.evaluate(async (what) => {
        window.__coinopFake.frames.splice(0);
        for (let each = 0; each < 500; each += 1) window.__coinopFake.frames.push(what);
        for (let each = 0; each < 6; each += 1) await new Promise(requestAnimationFrame);
      }, reply);
    const yellow = (colour: number[]) => (colour[0] ?? 0) > 200 && (colour[2] ?? 255) < 150;
    const behind = 300;
    await hold(far);
    expect(yellow(await colourAt(frame.pac.x, frame.pac.y - behind))).toBe(true);
    expect(yellow(await colourAt(here.x, here.y - behind))).toBe(false);
    await hold(there);
    expect(yellow(await colourAt(here.x, here.y - behind))).toBe(true);
    expect(yellow(await colourAt(frame.pac.x, frame.pac.y - behind))).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("stays as a watched run ended", async () => {
    await show(`${sheet.address}/fake.html?screen=watch&moment=over`);
    await page.locator("[data-testid=watch][data-over]").waitFor();
    const end = recorded.en.practice_over.view;
    if (!end || !("maze" in end)) throw new Error("nothing recorded");
    const { pac } = end.maze.frame;
    const red = () => colourAt(pac.x, pac.y - 300).then(([first]) => first ?? 0);
    await expect.poll(red, SOON).toBeGreaterThan(200);
    expect(await page.getByTestId("maze-clock").textContent()).toContain(
      recorded.en.watch.maze.seconds[end.maze.frame.seconds],
    );
  });

  it("moves under reduced motion as well: the game is no decoration", async () => {
    const before = await page.getByTestId("maze").screenshot();
    await frames(12);
    expect((await page.getByTestId("maze").screenshot()).equals(before)).toBe(false);
  });
});

describe("frames", () => {
  it("are asked for one at a time, and drawn while a reply is late", async () => {
    await open();
    const [most, painted] = await page.evaluate(async () => {
      const fake = window.__coinopFake;
      const real = fake.frame;
      const paints = () => window.__coinopFrames?.read().paint.count ?? 0;
      let [now, highest, late] = [0, 0, 0];
      Object.assign(fake, {
        // Each reply comes three animation frames after it was asked for.
        frame: async (at: number) => {
          now += 1;
          highest = Math.max(highest, now);
          for (let each = 0; each < 3; each += 1) await new Promise(requestAnimationFrame);
          now -= 1;
          late += 1;
          return real(at);
        },
      });
      const before = paints();
      while (late < 10) await new Promise(requestAnimationFrame);
      return [highest, paints() - before];
    });
    expect(most).toBe(1);
    expect(painted).toBeGreaterThan(20);
  });

  it("rest while it's paused, and begin again when a hand is back", async () => {
    await open("maze_paused");
    const before = await asked();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await asked()).toBe(before);
    const running = { ...recorded.en.maze_running, revision: 9000 };
    await page.evaluate((reply) => window.__coinopFake.replies.push(reply), running);
    await page.getByTestId("go-on").click();
    await frames(3);
    await page.getByTestId("maze-paused").waitFor({ state: "detached" });
    await sent([{ tap: "go_on" }]);
  });

  it("ask for the view where the engine paused by itself", async () => {
    await open();
    const paused = answer({ maze: { ...frame, tick: 9000, paused: true } });
    await page.evaluate(
      ([reply, view]) => {
        Object.assign(window.__coinopFake, { view: async () => view });
        window.__coinopFake.frames.push(reply as Frame);
      },
      [paused, recorded.en.maze_paused],
    );
    await page.getByTestId("maze-paused").waitFor();
    expect(await page.getByTestId("maze-paused").textContent()).toContain("Waiting for you");
  });

  it("bring the result, whose first button has the focus and whose words are the view's", async () => {
    await open();
    const over = recorded.en.maze_over;
    const result = over.view?.bank.maze?.result;
    await page.evaluate(
      (reply) => window.__coinopFake.frames.push(reply),
      answer({ maze: null, update: over }),
    );
    const panel = page.getByTestId("maze-result");
    await panel.waitFor();
    const text = await panel.textContent();
    for (const line of [result?.title, ...(result?.lines ?? [])]) expect(text).toContain(line);
    const points = page.getByTestId("maze-points");
    expect(await points.getAttribute("aria-label")).toContain(result?.points);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-testid"));
    await expect.poll(focused, SOON).toBe(result?.choices[0]?.id);
    await page.keyboard.press("Enter");
    await sent(result?.choices.slice(0, 1).map((each) => each.input) ?? []);
    const before = await asked();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await asked()).toBe(before);
  });

  it("that fail again and again are told once, in words, and asked for until they come", async () => {
    await open();
    await page.evaluate(
      ({ fault, paused }) => {
        const fake = window.__coinopFake as unknown as { frame: unknown };
        const well = { maze: null, effects: [], update: paused };
        let failed = 0;
        fake.frame = async () => {
          failed += 1;
          if (failed <= 5) throw fault;
          fake.frame = async () => ({ ...well, update: null });
          return well;
        };
      },
      { fault: recorded.en.fault, paused: { ...recorded.en.maze_paused, revision: 9000 } },
    );
    await page.getByTestId("notice").waitFor();
    expect(await page.getByTestId("notice").textContent()).toContain(
      recorded.en.fault.notice.title,
    );
    // The engine had the round wait meanwhile: here's the way on.
    await page.getByTestId("go-on").waitFor();
  });
});

describe("hands", () => {
  beforeEach(() => open());

  it("on keys: down and up, without repeats, arrows or WASD by place", async () => {
    await page.keyboard.down("ArrowLeft");
    await page.keyboard.down("ArrowLeft");
    await page.keyboard.down("w");
    await leans("up");
    await page.keyboard.up("w");
    await page.keyboard.up("ArrowLeft");
    await sent([{ press: "left" }, { press: "up" }, { release: "up" }, { release: "left" }]);
  });

  it("on the maze: a turn where the finger turns, not where it's lifted", async () => {
    const { x, y } = await middle("maze");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 3, { steps: 4 });
    await sent([{ press: "right" }]);
    await page.mouse.move(x + 34, y - 40, { steps: 6 });
    await page.mouse.up();
    await sent([{ press: "right" }, { press: "up" }, { release: "right" }, { release: "up" }]);
  });

  it("on the stick: held towards the finger", async () => {
    const { x, y } = await middle("stick-left");
    await page.mouse.move(x, y);
    await page.mouse.down();
    const dish = await page.locator(".joystick-dish").boundingBox();
    await page.mouse.move((dish?.x ?? 0) + (dish?.width ?? 0) / 2, (dish?.y ?? 0) - 2, {
      steps: 8,
    });
    await leans("up");
    await page.mouse.up();
    await sent([{ press: "left" }, { press: "up" }, { release: "left" }, { release: "up" }]);
  });

  it("of a screen reader nudge the stick", async () => {
    await page.getByTestId("stick-down").evaluate((side: HTMLElement) => side.click());
    await sent([{ stick: "down" }]);
  });

  it("that are gone let go, once", async () => {
    await page.keyboard.down("ArrowRight");
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await page.keyboard.up("ArrowRight");
    await sent([{ press: "right" }, "let_go"]);
    const { x, y } = await middle("maze");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(() => {
      const room = document.querySelector(".maze-room");
      room?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: 1 }));
    });
    await expect.poll(async () => (await inputs()).at(-1), SOON).toBe("let_go");
  });

  it("end the round by the coin", async () => {
    await page.getByTestId("coin-out").click();
    await sent(["coin_out"]);
  });

  it("never end the round by Escape: it waits, and from there Escape leaves the match whole", async () => {
    const counted = recorded.en.maze_count_in.view?.bank.maze;
    expect([counted?.escape, maze.escape]).toEqual(["let_go", "let_go"]);
    const paused = { ...recorded.en.maze_paused, revision: 9000 };
    await page.evaluate((reply) => window.__coinopFake.replies.push(reply), paused);
    await page.keyboard.press("Escape");
    await page.getByTestId("maze-paused").waitFor();
    await sent(["let_go"]);
    await page.keyboard.press("Escape");
    await page.getByTestId("maze").waitFor({ state: "detached" });
    await sent(["let_go"]);
  });

  it("on a gamepad steer, and its B makes the round wait, its A goes on from there", async () => {
    // In, and seen at rest: what's down as a screen begins to look isn't for it.
    const plug = () =>
      page.evaluate(async () => {
        const pad = {
          connected: true,
          axes: [0, 0],
          buttons: Array.from({ length: 16 }, () => ({ pressed: false })),
        };
        let looks = 0;
        const getGamepads = () => {
          looks += 1;
          return [pad];
        };
        Object.assign(navigator, { getGamepads });
        Object.assign(window, { pad });
        window.dispatchEvent(new Event("gamepadconnected"));
        while (looks < 2) await new Promise(requestAnimationFrame);
      });
    const set = (axes: number[], down: number | null) =>
      page.evaluate(
        async ([stick, button]) => {
          const { pad } = window as unknown as {
            pad: { axes: number[]; buttons: { pressed: boolean }[] };
          };
          pad.axes = stick as number[];
          pad.buttons.forEach((each, index) => {
            each.pressed = index === button;
          });
          for (let each = 0; each < 3; each += 1) await new Promise(requestAnimationFrame);
        },
        [axes, down] as const,
      );
    await plug();
    await set([0.9, 0.1], null);
    await set([0.1, 0.9], null);
    await set([0, 0], null);
    await set([0, 0], 1);
    await sent([
      { press: "right" },
      { press: "down" },
      { release: "right" },
      { release: "down" },
      "let_go",
    ]);
    await open("maze_paused");
    await plug();
    await set([0, 0], 0);
    await set([0, 0], null);
    await sent(["button_down", "button_up"]);
    await open("buy");
    await plug();
    await set([0, -0.9], null);
    await set([0, 0], 0);
    await set([0, 0], null);
    await sent([{ stick: "up" }, "button_down", "button_up"]);
  });
});

describe("the count-in", () => {
  it("counts in the view's words and takes directions already", async () => {
    await open("maze_count_in", "&language=nl");
    const count = page.getByTestId("count-in");
    expect(await count.getAttribute("data-count")).toBe("3");
    const how = recorded.nl.maze_count_in.view?.bank.maze?.how ?? "?";
    expect(await count.textContent()).toContain(how);
    await page.keyboard.down("ArrowUp");
    await sent([{ press: "up" }]);
  });
});

describe("the probe", () => {
  it("tells intervals, paint and the time from a key to its heading", async () => {
    await open();
    await page.evaluate(() => window.__coinopFrames?.reset());
    await page.keyboard.down("ArrowLeft");
    const left = answer({ maze: { ...frame, tick: 9000, pac: { ...frame.pac, heading: "left" } } });
    await page.evaluate((reply) => window.__coinopFake.frames.push(reply), left);
    await frames(30);
    const reading = await page.evaluate(() => window.__coinopFrames?.read());
    expect(reading?.intervals.count).toBeGreaterThan(20);
    expect(reading?.paint.count).toBeGreaterThan(20);
    expect(reading?.turns.count).toBe(1);
    const empty = await page.evaluate(() => window.__coinopFrames?.empty(300));
    expect(empty?.intervals.count).toBeGreaterThan(0);
  });
});
