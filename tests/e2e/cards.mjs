// What hands do with the card game, in the words of the screen's test ids.

import assert from 'node:assert/strict';

import { until } from './app.mjs';

/** Places of the setup's options. */
const LEVELS = { level_1: 0, level_2: 1, bonus: 2 };
const PLAYS = { person: 0, cautious: 1, counting: 2, planning: 3 };

/** Cards that go into hands, by id and as English calls them. */
const KEPT = {
  pac_dot: 'PAC-dot',
  cherry: 'Cherry',
  strawberry: 'Strawberry',
  orange: 'Orange',
  apple: 'Apple',
  pink_ghost: 'Pink ghost',
  blue_ghost: 'Blue ghost',
  orange_ghost: 'Orange ghost',
  red_ghost: 'Red ghost',
};

/**
 * From home through the setup form to the open match. `bots` names a strength
 * for some places; `deck`, where it's given, is all that's in the level's deck.
 */
export async function deal(app, { names, level = 'level_1', bots = {}, deck }) {
  await app.click('home-cards');
  await app.find('start');
  await pick(app, `level-${LEVELS[level]}`);
  for (const [place, name] of names.entries()) {
    if (!(await app.has(`name_${place}`))) await app.click('add_player');
    await app.fill(`name_${place}`, name);
    if (bots[place]) await pick(app, `plays-${place}-${PLAYS[bots[place]]}`);
  }
  if (deck) await count(app, level, deck);
  await app.click('start');
  await app.find('cards');
}

async function pick(app, option) {
  await app.click(option);
  await app.becomes(option, 'aria-checked', 'true');
}

/** Counts an own deck in the editor. */
async function count(app, level, deck) {
  await app.click('open-editor');
  await app.find('save-box');
  const rows = await app.run(
    `return [...document.querySelectorAll('input[data-testid^="${level}_"]')].map((row) => row.dataset.testid)`,
  );
  for (const row of rows) await app.fill(row, String(deck[row.slice(level.length + 1)] ?? 0));
  await app.click('back');
}

/** The table as everybody sees it, read at once. */
export function table(app) {
  return app.run(`
    const find = (id) => document.querySelector('[data-testid="' + id + '"]');
    const can = (id) => find(id) !== null && find(id).getAttribute('aria-disabled') === null;
    const number = (element) => Number(/\\d+/.exec(element?.textContent ?? '')?.[0] ?? 0);
    return {
      over: find('over') !== null,
      curtain: find('curtain')?.querySelector('h2')?.textContent ?? null,
      watching: find('hurry') !== null,
      draw: can('draw'),
      end: can('end'),
      shut: can('shut-down'),
      // Answers that everybody may see; without any the answer is in the hand.
      question: find('question') !== null,
      answers: [...document.querySelectorAll('button.plate, .question-choices button')]
        .map((button) => button.dataset.testid),
      status: find('status')?.textContent ?? '',
      left: number(find('deck-left')),
      notice: find('notice')?.textContent ?? '',
      counts: [...document.querySelectorAll('.plate-count > b')].map(number),
      story: [...document.querySelectorAll('.story-lines > li')].map((line) => line.textContent),
    }`);
}

/** Says who it is: the curtain opens. */
export async function lift(app, name) {
  await app.shows('curtain', new RegExp(name));
  await app.click('lift');
  await app.gone('curtain');
}

/** Presses a button until it did something; a second tap within 600 ms is refused. */
async function act(app, id) {
  const before = JSON.stringify(await table(app));
  await until(`${id} to do something`, async () => {
    if (await app.has(id)) await app.click(id);
    return until('an answer', async () => {
      const now = await table(app);
      if (now.notice) return 'refused';
      return JSON.stringify(now) !== before && 'done';
    }).then(async (answer) => {
      if (answer === 'refused') await app.click('notice-close');
      return answer === 'done';
    });
  });
}

export const draw = (app) => act(app, 'draw');
export const endTurn = (app) => act(app, 'end');
export const shutDown = (app) => act(app, 'shut-down');

/** Holds the cover, reads the hand by its names, lets go. */
export async function look(app) {
  await app.press('cover');
  const hand = await underTheCover(app);
  await app.release();
  await app.gone('secret');
  return hand;
}

/** The hand that lies open now: names of cards, points, ghosts. */
export async function underTheCover(app) {
  await app.find('secret');
  const { cards, sums } = await app.run(`
    const sheet = document.querySelector('[data-testid=secret]');
    return {
      cards: [...sheet.querySelectorAll('.secret-hand > li')].map((card) => card.textContent),
      sums: [...sheet.querySelectorAll('.secret-sums > p')].map((sum) => sum.textContent),
    }`);
  const names = cards.map((text) => Object.values(KEPT).find((name) => text.includes(name)));
  const [points, ghosts] = sums.map((text) => Number.parseInt(text, 10) || 0);
  return { names, points, ghosts };
}

/** Answers a power-up: with the first player or number, or with a card of the hand. */
export async function answer(app) {
  const { answers } = await table(app);
  if (answers.length > 0) return act(app, answers[0]);
  const before = JSON.stringify(await table(app));
  await app.press('cover');
  const card = await app.one('[data-testid=secret] [data-pick]').then(() =>
    app.run("return document.querySelector('[data-testid=secret] [data-pick]').dataset.testid"),
  );
  await app.slide(card);
  await app.one('.hand-card[data-armed]');
  await app.release();
  await until('the card to go', async () => JSON.stringify(await table(app)) !== before);
}

/**
 * Plays to the end. `decide(now, hand)` says what a person does at the table
 * `now` with a hand after a card: 'draw', 'end' or 'shut'. `seen(now)` is told
 * of every table before anything is done, the last one too. Answers how many
 * turns people took.
 */
export async function playOut(app, decide, seen = async () => {}) {
  let turns = 0;
  for (let steps = 0; steps < 600; steps++) {
    const now = await table(app);
    await seen(now);
    if (now.over) return turns;
    if (now.curtain) {
      await app.click('lift');
      await app.gone('curtain');
      turns += 1;
    } else if (now.watching) {
      if (await app.has('hurry')) await app.click('hurry').catch(() => {});
    } else if (now.question) await answer(app);
    else if (now.draw || now.end || now.shut) {
      const wish = decide(now, now.end ? await look(app) : { names: [], points: 0, ghosts: 0 });
      if (wish === 'draw' && now.draw) await draw(app);
      else if (wish === 'shut' && now.shut) await shutDown(app);
      else if (now.end) await endTurn(app);
      else if (now.draw) await draw(app);
      else await shutDown(app);
    }
  }
  return assert.fail('the match doesn’t end');
}

/** Plays one card a turn until a power-up asks somebody and everybody holds a card. */
export async function untilAsked(app) {
  for (let steps = 0; steps < 200; steps++) {
    const now = await table(app);
    if (now.over) {
      await app.click('rematch');
      await app.find('curtain');
    } else if (now.curtain) {
      await app.click('lift');
      await app.gone('curtain');
    } else if (now.question) {
      if (now.counts.every((count) => count > 0)) return;
      await answer(app);
    } else if (now.end) await endTurn(app);
    else await draw(app);
  }
  assert.fail('no power-up asks');
}

/** The window as it comes to rest: nothing moves, two pictures in a row are the same. */
export async function settled(app) {
  await until('all motion to end', () =>
    app.run(
      `return document.getAnimations().every((motion) =>
         motion.playState !== 'running' || motion.effect.getComputedTiming().endTime === Infinity)`,
    ),
  );
  let last = await app.picture();
  await until('the picture to rest', async () => {
    const next = await app.picture();
    const rests = next.equals(last);
    last = next;
    return rests;
  });
  return last;
}

/** Every name of a hand's card that the page tells, in words or attributes. */
export function told(app) {
  return app.run(
    `const page = document.documentElement.cloneNode(true);
     // Hands of who's knocked out lie open, and the rules name every card.
     for (const open of page.querySelectorAll('.plate-hand, [data-status=knocked_out] > .sr-only, [data-testid=over], [data-testid=rules]')) open.remove();
     const text = document.title + page.outerHTML;
     return arguments[0].filter((name) => text.includes(name));`,
    Object.values(KEPT),
  );
}
