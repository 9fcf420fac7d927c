// @vitest-environment node
// What Chromium tells of a hand: to a screen reader, in its text, in pictures.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, serveSheet } from "../scripts/browser.mjs";
import { address, SIZES } from "../scripts/pages.mjs";
import type { CardsView } from "../src/engine/types/CardsView";
import type { Input } from "../src/engine/types/Input";
import type { SecretView } from "../src/engine/types/SecretView";
import type { Update } from "../src/engine/types/Update";
import { type CardMoment, recorded } from "../src/fakes/recorded";

let sheet: Awaited<ReturnType<typeof serveSheet>>;
let browser: Browser;
let opened: Awaited<ReturnType<typeof openPage>>;

beforeAll(async () => {
  sheet = await serveSheet("ui-sheet-secrets");
  browser = await openBrowser();
  opened = await openPage(browser, SIZES.phone);
});
afterAll(async () => {
  await browser?.close();
  sheet?.close();
});

const show = (moment: CardMoment) =>
  opened.show(`${sheet.address}/${address(`screen=cards&moment=${moment}`, "night", "en")}`);

function moment(name: CardMoment): CardsView & { secret: SecretView } {
  const view = recorded.en.cards[name].view.cards;
  if (!view.secret) throw new Error(`${name} has no secret`);
  return { ...view, secret: view.secret };
}

/** What only one person may read, and stands nowhere in the open. */
function secretWords(view: CardsView & { secret: SecretView }): string[] {
  const { secret } = view;
  const open =
    JSON.stringify({ ...view, secret: null, rules: null }) +
    secret.cover +
    secret.cover_label +
    secret.show;
  return [
    secret.heading,
    secret.last_text,
    ...secret.news,
    secret.points_text,
    secret.ghosts_text,
    secret.risk?.text ?? "",
    ...(secret.risk?.lines ?? []),
    ...secret.hand.flatMap((card) => [card.face.name, card.choice?.label ?? ""]),
  ].filter((words) => words !== "" && !open.includes(words));
}

/** All that Chromium would tell a screen reader. */
async function heard(): Promise<string> {
  const line = await opened.page.context().newCDPSession(opened.page);
  const { nodes } = await line.send("Accessibility.getFullAXTree");
  await line.detach();
  return JSON.stringify(nodes);
}

async function told(): Promise<string> {
  const page = await opened.page.evaluate(
    () => document.title + document.documentElement.outerHTML,
  );
  return page + (await heard());
}

async function cover(): Promise<{ x: number; y: number }> {
  const box = await opened.page.getByTestId("cover").boundingBox();
  if (!box) throw new Error("no cover");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const COVERED: CardMoment[] = ["drawn_all", "give_which", "given", "pass", "pass_second", "eight"];

describe.each(COVERED)("a covered hand: %s", (name) => {
  it("is in no text and in no accessibility tree until it's held", async () => {
    const words = secretWords(moment(name));
    expect(words.length).toBeGreaterThan(3);
    expect(await show(name)).toEqual([]);
    const covered = await told();
    expect(words.filter((word) => covered.includes(word))).toEqual([]);
    const { x, y } = await cover();
    await opened.page.mouse.move(x, y);
    await opened.page.mouse.down();
    await opened.page.getByTestId("secret").waitFor();
    const open = await told();
    expect(words.filter((word) => !open.includes(word))).toEqual([]);
    await opened.page.mouse.up();
    await opened.page.getByTestId("secret").waitFor({ state: "detached" });
    const closed = await told();
    expect(words.filter((word) => closed.includes(word))).toEqual([]);
  });
});

it("the curtain tells nothing but who's next", async () => {
  expect(await show("curtain")).toEqual([]);
  const page = await told();
  for (const name of COVERED) {
    expect(secretWords(moment(name)).filter((word) => page.includes(word))).toEqual([]);
  }
});

it("a covered table is the same picture whatever the hand is", async () => {
  await show("drawn");
  const { page } = opened;
  const before = await page.screenshot();
  const { secret } = moment("drawn");
  const { cover: words, cover_label, show: pill } = secret;
  const other: SecretView = { ...moment("eight").secret, cover: words, cover_label, show: pill };
  const reply: Update = {
    revision: 1_000_000,
    view: { cards: { ...moment("drawn"), secret: other } },
    effects: [],
    put_away: true,
    notice: null,
    wake_in_ms: null,
  };
  await page.evaluate((next: Update) => {
    const { __coinopFake } = window as unknown as { __coinopFake: { replies: unknown[] } };
    __coinopFake.replies.push(next);
  }, reply);
  await page.getByTestId("end").click();
  await page.waitForFunction(() => {
    const { __coinopFake } = window as unknown as { __coinopFake: { replies: unknown[] } };
    return __coinopFake.replies.length === 0;
  });
  await page.mouse.move(1, 1);
  expect((await page.screenshot()).equals(before)).toBe(true);
});

it("a card is given by sliding onto it and letting go", async () => {
  await show("give_which");
  const { page } = opened;
  const choice = moment("give_which").secret.hand.find((card) => card.choice)?.choice;
  if (!choice) throw new Error("nothing to give");
  const { x, y } = await cover();
  await page.mouse.move(x, y);
  await page.mouse.down();
  const box = await page.getByTestId(choice.id).boundingBox();
  if (!box) throw new Error("no card");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.locator("[data-armed]").first().waitFor();
  await page.mouse.up();
  await page.getByTestId("secret").waitFor({ state: "detached" });
  const sent = await page.evaluate(() => {
    const { __coinopFake } = window as unknown as { __coinopFake: { inputs: unknown[] } };
    return __coinopFake.inputs as { input: Input }[];
  });
  expect(sent.map((each: { input: Input }) => each.input)).toEqual([choice.input]);
});
