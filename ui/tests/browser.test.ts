// @vitest-environment node
// Layout and accessibility of every screen in a real browser, on views that the
// real engine made.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, serveSheet } from "../scripts/browser.mjs";
import { address, PAGES, SIZES } from "../scripts/pages.mjs";
import { heightComplaints, layoutComplaints } from "./layout";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Each size with another theme and language, so that all of them are seen. */
const VARIETY = [
  { size: SIZES["phone-small"], theme: "night", language: "nl", axe: true },
  { size: SIZES.phone, theme: "day", language: "en", axe: true },
  { size: SIZES.desktop, theme: "night", language: "en", axe: false },
  { size: SIZES.desktop, theme: "day", language: "nl", axe: false },
];
/** Where a wide window shows more than a phone does. */
const WIDE = ["home", "setup", "unit-buy", "direct-menu", "direct-auction", "end-some"];

type Opened = Awaited<ReturnType<typeof openPage>>;

let sheet: Awaited<ReturnType<typeof serveSheet>>;
let browser: Browser;
const pages = new Map<object, Opened>();

beforeAll(async () => {
  sheet = await serveSheet();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  sheet?.close();
});

/** One page for each size, since starting one costs more than showing a screen. */
async function pageOf(size: { width: number; height: number }): Promise<Opened> {
  const known = pages.get(size) ?? (await openPage(browser, size));
  pages.set(size, known);
  return known;
}

async function axeComplaints(page: Opened["page"]) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document);
    return violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`),
    );
  });
}

describe.each(Object.entries(PAGES))("%s", (name, query) => {
  it.each(VARIETY)("fits and is accessible: $size.width px, $theme, $language", async (variety) => {
    const { page, show } = await pageOf(variety.size);
    const path = address(query, variety.theme, variety.language);
    const complaints = await show(`${sheet.address}/${path}`);
    complaints.push(...(await page.evaluate(layoutComplaints)));
    if (/^(unit|cards-(?!setup|rules))/.test(name))
      complaints.push(...(await page.evaluate(heightComplaints)));
    if (variety.axe || WIDE.includes(name)) complaints.push(...(await axeComplaints(page)));
    expect(await page.title()).toBe("Coinop");
    expect(complaints).toEqual([]);
  });
});

/** The window in which the app first opens, and common smaller screens. */
const WINDOWS = [
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
];

/** Nothing of a screen has to be scrolled to, in either language. */
async function isSeenWhole(screen: string, size: { width: number; height: number }) {
  const { page, show } = await pageOf(size);
  for (const language of ["en", "nl"]) {
    await show(`${sheet.address}/${address(`screen=${screen}`, "night", language)}`);
    const below = await page.evaluate(() => {
      const body = document.querySelector(".page-body");
      return body && body.scrollHeight - body.clientHeight;
    });
    expect(below, language).toBe(0);
  }
}

describe.each(["home", "home_new"])("%s", (screen) => {
  it.each(WINDOWS)("is seen whole at $width by $height", (size) => isSeenWhole(screen, size));
});

describe("home_new", () => {
  it.each([SIZES["phone-small"], SIZES.phone])("is seen whole on a phone of $width px", (size) =>
    isSeenWhole("home_new", size),
  );
});

describe.each(["unit-score", "unit-buy"] as const)("%s", (name) => {
  it.each(Object.values(SIZES))("keeps words off the stick's dish: $width px", async (size) => {
    const { page, show } = await pageOf(size);
    for (const text of ["normal", "large", "huge"]) {
      await show(`${sheet.address}/${address(PAGES[name], "day", "nl")}`);
      const gaps = await page.evaluate((text: string) => {
        document.documentElement.dataset.text = text;
        const box = (where: string) => {
          const found = document.querySelector(where)?.getBoundingClientRect();
          if (!found) throw new Error(`no ${where}`);
          return found;
        };
        const dish = box(".joystick-dish");
        return [
          dish.left - box('[data-side="left"] .joystick-label').right,
          box('[data-side="right"] .joystick-label').left - dish.right,
        ];
      }, text);
      // The dish's ring is 4.5 pixels wide.
      for (const gap of gaps) expect(gap, text).toBeGreaterThanOrEqual(6);
    }
  });
});

describe.each(["home", "home_new"])("%s", (screen) => {
  it.each(Object.values(SIZES))(
    "stays where it is as its glass lights up: $width px",
    async (size) => {
      const { page, show } = await pageOf(size);
      await show(`${sheet.address}/${address(`screen=${screen}`, "night", "en")}`);
      const { bright, dark } = await page.evaluate(async () => {
        const { __coinopLit: lit } = window as unknown as { __coinopLit: { value: boolean } };
        const look = () => {
          const around = ":not(svg, svg *, .maze, .maze *, .unit-picture-coins)";
          const places = [...document.querySelectorAll(`#app ${around}`)].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return `${element.className} ${x} ${y} ${width} ${height}`;
          });
          return { places, drawings: document.querySelectorAll("svg").length };
        };
        const bright = look();
        lit.value = false;
        await new Promise((done) => setTimeout(done, 0));
        return { bright, dark: look() };
      });
      // The unit's maze, score and four coins, and the hand of cards.
      expect(bright.drawings - dark.drawings).toBe(7);
      expect(dark.places).toEqual(bright.places);
    },
  );
});

describe("the kit sheet", () => {
  it.each(["night", "day"])("is accessible by %s", { timeout: 60_000 }, async (theme) => {
    const { page, show } = await pageOf(SIZES.desktop);
    const complaints = await show(`${sheet.address}/kit.html?theme=${theme}`);
    const found = await axeComplaints(page);
    // The sheet shows the same part many times, so its parts' names repeat.
    complaints.push(...found.filter((each: string) => !each.startsWith("landmark-")));
    expect(complaints).toEqual([]);
  });
});
