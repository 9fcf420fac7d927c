// @vitest-environment node
// The app by a gamepad, as a browser would tell of one.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, serveSheet } from "../scripts/browser.mjs";
import { address, PAGES, SIZES } from "../scripts/pages.mjs";
import type { Fake } from "../src/fakes/engine";
import { type Box, nearest } from "../src/input/nearest";

declare global {
  interface Window {
    __coinopFake: Fake;
  }
}

describe("the nearest box", () => {
  const box = (left: number, top: number, width = 10, height = 10): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const here = box(50, 50);

  it("lies that way", () => {
    const all = [box(50, 20), box(50, 80), box(20, 50), box(80, 50)];
    expect(
      (["up", "down", "left", "right"] as const).map((way) => nearest(here, all, way)),
    ).toEqual([0, 1, 2, 3]);
    expect(nearest(here, [box(50, 80)], "up")).toBe(-1);
  });

  it("is rather a little further ahead than aside", () => {
    expect(nearest(here, [box(90, 65), box(50, 90)], "down")).toBe(1);
  });

  it("to the left and right stands in the same row", () => {
    expect(nearest(here, [box(70, 80)], "right")).toBe(-1);
    expect(nearest(here, [box(70, 55), box(60, 80)], "right")).toBe(0);
  });

  it("may begin before the last one ends", () => {
    expect(nearest(here, [box(50, 56)], "down")).toBe(0);
    expect(nearest(here, [box(50, 53)], "down")).toBe(-1);
  });
});

let sheet: Awaited<ReturnType<typeof serveSheet>>;
let browser: Browser;

beforeAll(async () => {
  sheet = await serveSheet("ui-sheet-pad");
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  sheet?.close();
});

type Pad = { axes: number[]; buttons: { pressed: boolean }[] };
type Plugged = Window & { pad: Pad; step: (change: () => void) => Promise<void> };

/** Puts a pad in; `step` moves it, lets the page look and lets it go again. */
const plug = (page: Page) =>
  page.evaluate(async () => {
    const here = window as unknown as Plugged;
    const pad = {
      connected: true,
      axes: [0, 0],
      buttons: Array.from({ length: 16 }, () => ({ pressed: false })),
    };
    const frames = async (count: number) => {
      for (let each = 0; each < count; each += 1) await new Promise(requestAnimationFrame);
    };
    here.pad = pad;
    here.step = async (change) => {
      change();
      await frames(2);
      pad.axes = [0, 0];
      for (const button of pad.buttons) button.pressed = false;
      await frames(2);
    };
    let looks = 0;
    const getGamepads = () => {
      looks += 1;
      return [pad];
    };
    Object.assign(navigator, { getGamepads });
    window.dispatchEvent(new Event("gamepadconnected"));
    // Seen at rest: what's down as a screen begins to look isn't for it.
    while (looks < 2) await frames(1);
  });
const push = (page: Page, button: number) =>
  page.evaluate((index) => {
    const here = window as unknown as Plugged;
    return here.step(() => Object.assign(here.pad.buttons[index] ?? {}, { pressed: true }));
  }, button);
const lean = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([across, down]) => {
      const here = window as unknown as Plugged;
      return here.step(() => Object.assign(here.pad, { axes: [across, down] }));
    },
    [x, y] as const,
  );
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-testid"));

async function open(
  page: keyof typeof PAGES,
  size: { width: number; height: number },
): Promise<Page> {
  const { page: opened, show } = await openPage(browser, size);
  expect(await show(`${sheet.address}/${address(PAGES[page], "night", "en")}`)).toEqual([]);
  await plug(opened);
  return opened;
}

/** Walks everywhere that the stick leads to; what it never reached. */
const unreached = (page: Page) =>
  page.evaluate(async () => {
    const here = window as unknown as Plugged;
    const all = [
      ...document.querySelectorAll<HTMLElement>("main :is(button, input, [role=slider])"),
    ].filter((each) => !each.matches(":disabled") && each.getClientRects().length > 0);
    const body = document.querySelector(".page-body");
    const top = () => body?.scrollTop ?? 0;
    const ways = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ];
    const seen = new Set<Element>();
    const open: HTMLElement[] = [];
    const note = () => {
      const now = document.activeElement;
      if (!(now instanceof HTMLElement) || now === document.body || seen.has(now)) return;
      seen.add(now);
      open.push(now);
    };
    await here.step(() => Object.assign(here.pad, { axes: [0, 1] }));
    note();
    const left = () => all.filter((each) => !seen.has(each));
    for (let from = open.shift(); from && left().length > 0; from = open.shift()) {
      for (const axes of ways) {
        from.focus();
        let before = -1;
        // What scrolls first moves on at the end.
        while (document.activeElement === from && top() !== before) {
          before = top();
          await here.step(() => Object.assign(here.pad, { axes }));
        }
        note();
      }
    }
    return left().map((each) => each.getAttribute("data-testid") ?? each.textContent);
  });

const { phone, desktop } = SIZES;

describe("a gamepad reaches everything", () => {
  it.each([
    ["home", phone],
    ["home", desktop],
    ["home-new", phone],
    ["fault", phone],
    ["setup", phone],
    ["editor", desktop],
    ["settings", phone],
    ["settings", desktop],
    ["practice", phone],
    ["practice", desktop],
    ["watch-end", phone],
    ["log", phone],
    ["how", desktop],
    ["cards-setup", desktop],
    ["decks", phone],
    ["cards-curtain-take-back", phone],
    ["cards-drawn", phone],
    ["cards-drawn", desktop],
    ["cards-skip", phone],
    ["cards-eight-whom", phone],
    ["cards-eight-whom", desktop],
    ["cards-over", phone],
    ["cards-rules", phone],
  ] as const)("on %s at $width px", { timeout: 120_000 }, async (name, size) => {
    const page = await open(name, size);
    expect(await unreached(page)).toEqual([]);
    await page.context().close();
  });
});

describe("a gamepad", () => {
  it("chooses a game, comes back by B and shows where it is", async () => {
    const page = await open("home-new", desktop);
    await lean(page, 0, 1);
    expect(await focused(page)).toBe("home-bank");
    const ring = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
    expect(ring).toBe("solid");
    await push(page, 0);
    await page.getByTestId("start").waitFor();
    await push(page, 1);
    await page.getByTestId("home-bank").waitFor();
    await push(page, 1);
    expect(await page.getByTestId("home-bank").count(), "nothing lies behind home").toBe(1);
    await page.context().close();
  });

  it("answers a question, and its B says no", async () => {
    const page = await open("home", phone);
    const ask = async () => {
      await page.getByTestId("home-remove-0").focus();
      await push(page, 0);
      await page.getByTestId("remove-no").waitFor();
    };
    const fewer = page.getByTestId("home-continue-1");
    await ask();
    expect(await focused(page)).toBe("remove-no");
    await push(page, 1);
    await page.getByTestId("remove-no").waitFor({ state: "detached" });
    expect(await page.getByTestId("home-remove-0").count()).toBe(1);
    await ask();
    for (const [x, y] of [
      [1, 0],
      [0, 1],
    ] as const) {
      if ((await focused(page)) === "remove-no") await lean(page, x, y);
    }
    expect(await focused(page)).toBe("remove-yes");
    await push(page, 0);
    await page.getByTestId("remove-no").waitFor({ state: "detached" });
    await expect.poll(() => fewer.count()).toBe(0);
    await page.context().close();
  });

  it("changes settings: a choice by A, a scale by the stick", async () => {
    const page = await open("settings", desktop);
    await page.getByTestId("setting-theme-night").focus();
    await lean(page, 1, 0);
    const chosen = await focused(page);
    expect(chosen).toMatch(/^setting-theme-/);
    const changes = () =>
      page.evaluate(
        () => window.__coinopFake.calls.filter((call) => call === "changeSetting").length,
      );
    expect(await changes(), "looking isn't choosing").toBe(0);
    await push(page, 0);
    await expect.poll(changes).toBe(1);
    await page.getByRole("slider").focus();
    await lean(page, -1, 0);
    await expect.poll(changes).toBe(2);
    expect(await page.getByRole("slider").evaluate((each) => each === document.activeElement)).toBe(
      true,
    );
    await page.context().close();
  });

  it("scrolls what can only be read", async () => {
    const page = await open("how", phone);
    const top = () => page.evaluate(() => document.querySelector(".page-body")?.scrollTop ?? 0);
    await lean(page, 0, 1);
    await lean(page, 0, 1);
    expect(await top()).toBeGreaterThan(100);
    await page.context().close();
  });

  it("scrolls the rules of a card match, and its B leads back to the table", async () => {
    const page = await open("cards-rules", phone);
    const top = () => page.evaluate(() => document.querySelector(".page-body")?.scrollTop ?? 0);
    await lean(page, 0, 1);
    await lean(page, 0, 1);
    expect(await top()).toBeGreaterThan(100);
    await push(page, 1);
    await page.getByTestId("cards").waitFor();
    await page.context().close();
  });

  it("covers a look of some seconds by B, and leaves by the next", async () => {
    const page = await open("cards-give", phone);
    const secret = page.getByTestId("secret");
    await page.getByTestId("show").focus();
    await push(page, 0);
    await secret.waitFor();
    await lean(page, 0, 1);
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest("[data-testid=secret] button") != null);
    expect(await inside(), "the cards that lie open").toBe(true);
    await push(page, 1);
    await secret.waitFor({ state: "detached" });
    expect(await page.getByTestId("cards").count()).toBe(1);
    expect(await focused(page)).toBe("show");
    await push(page, 1);
    await page.getByTestId("home-bank").waitFor();
    await page.context().close();
  });

  it("holds the cover by A: the stick walks over the cards, B chooses one", async () => {
    const page = await open("cards-give", phone);
    const hold = (down: boolean) =>
      page.evaluate(async (pressed) => {
        const here = window as unknown as Plugged;
        Object.assign(here.pad.buttons[0] ?? {}, { pressed });
        for (let each = 0; each < 2; each += 1) await new Promise(requestAnimationFrame);
      }, down);
    const withA = (change: "right" | "b") =>
      page.evaluate(async (what) => {
        const { pad } = window as unknown as Plugged;
        const frames = async () => {
          for (let each = 0; each < 2; each += 1) await new Promise(requestAnimationFrame);
        };
        if (what === "right") pad.axes = [1, 0];
        else Object.assign(pad.buttons[1] ?? {}, { pressed: true });
        await frames();
        pad.axes = [0, 0];
        Object.assign(pad.buttons[1] ?? {}, { pressed: false });
        await frames();
      }, change);
    await page.getByTestId("cover").focus();
    await hold(true);
    await page.getByTestId("secret").waitFor();
    await withA("right");
    expect(await page.locator(".hand-card[data-armed]").count()).toBe(1);
    await withA("b");
    await page.getByTestId("secret").waitFor({ state: "detached" });
    await hold(false);
    const sent = () => page.evaluate(() => window.__coinopFake.inputs.length);
    await expect.poll(sent).toBe(1);
    await page.context().close();
  });

  it("takes no press that was meant for the screen before", async () => {
    const page = await open("home", desktop);
    const buttons = () =>
      page.evaluate(() =>
        window.__coinopFake.inputs.map(({ input }) => input).filter((input) => input !== "let_go"),
      );
    await page.getByTestId("home-continue-0").focus();
    await page.evaluate(async () => {
      const here = window as unknown as Plugged;
      Object.assign(here.pad.buttons[0] ?? {}, { pressed: true });
    });
    // The bank's unit, where A at once is the white button.
    await page.getByTestId("stick-up").waitFor();
    await page.evaluate(async () => {
      const here = window as unknown as Plugged;
      await here.step(() => undefined);
    });
    expect(await buttons()).toEqual([]);
    await push(page, 0);
    await expect.poll(buttons).toEqual(["button_down", "button_up"]);
    await page.context().close();
  });
});
