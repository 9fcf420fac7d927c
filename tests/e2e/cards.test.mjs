// The card game in the real app, passed around: whole matches, a dead battery in
// the middle of a Pass, no pointer, and what's secret.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { App, until, withApp, withFolder } from './app.mjs';
import {
  answer,
  deal,
  draw,
  endTurn,
  lift,
  look,
  playOut,
  settled,
  shutDown,
  table,
  told,
  underTheCover,
  untilAsked,
} from './cards.mjs';
import { KEY } from './webdriver.mjs';

/** Careful hands: two cards a turn, and out with eight points or two ghosts. */
const careful = (now, hand) => {
  if (hand.points >= 8 || hand.ghosts >= 2) return 'shut';
  return /[01] of/.test(now.status) ? 'draw' : 'end';
};

/** Nothing of a hand where anybody can see it. */
async function keepsSecrets(app) {
  assert.deepEqual(await told(app), [], 'cards of a hand in the page');
  assert.equal(await app.title(), 'Coinop', 'the title tells nothing');
}

test('three people play Level 1 from home to the winner, and again', { timeout: 480_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await deal(app, { names: ['Maya', 'Ben', 'Ola'] });
      await app.shows('curtain', /Maya/);
      await playOut(app, careful, () => keepsSecrets(app));

      const rows = await app.run(
        `return [...document.querySelectorAll('[data-testid^="over-"]')].map((row) => ({
           winner: row.hasAttribute('data-winner'),
           cards: row.querySelectorAll('.playing-card').length,
         }))`,
      );
      assert.equal(rows.length, 3);
      assert.ok(rows.some((row) => row.winner), 'somebody has won');
      await app.shows('over', /wins?( together)?!/);
      // Why: by points, or since ghosts took everybody else.
      await app.shows('over', /(points? (is|are) the most|Ghosts knocked out)/);

      await app.click('rematch');
      await lift(app, 'Maya');
      const again = await table(app);
      assert.equal(again.left, 54);
      assert.deepEqual(again.counts, [0, 0, 0]);
    }),
  ));

test('eight sit at the Bonus Level, six of them bots', { timeout: 480_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await deal(app, {
        names: ['Maya', 'Ben', 'Ola', 'Kim', 'Tim', 'Sterre', 'Ko', 'Bo'],
        level: 'bonus',
        bots: {
          1: 'cautious',
          2: 'counting',
          3: 'planning',
          5: 'planning',
          6: 'counting',
          7: 'cautious',
        },
      });
      await lift(app, 'Maya');
      assert.equal((await table(app)).left, 108);
      await draw(app);
      const names = new Set();
      await playOut(app, careful, async (now) => {
        if (now.curtain) names.add(now.curtain);
        await keepsSecrets(app);
      });
      // A bot takes no screen from anybody.
      assert.ok(names.size > 0, 'somebody was handed the screen');
      assert.ok([...names].every((name) => /Maya|Tim/.test(name)), [...names].join());
      const seats = [0, 1, 2, 3, 4, 5, 6, 7];
      const over = await Promise.all(seats.map((seat) => app.has(`over-${seat}`)));
      assert.deepEqual(over, seats.map(() => true));
    }),
  ));

test('a dead battery in the middle of a Pass loses nothing and shows nobody', { timeout: 180_000 }, () =>
  withFolder(async (folder) => {
    const deck = { pac_dot: 12, cherry: 12, apple: 12, pass: 18 };
    const battery = await App.open(folder);
    let before;
    let hand;
    try {
      await deal(battery, { names: ['Maya', 'Ben', 'Ola'], level: 'level_2', deck });
      await untilAsked(battery);
      // The first has chosen; the second looks and hasn't.
      await answer(battery);
      await battery.click('lift');
      await battery.gone('curtain');
      before = await table(battery);
      await battery.press('cover');
      hand = await underTheCover(battery);
    } finally {
      // With the cover held open.
      await battery.kill();
    }

    await withApp({ folder }, async (app) => {
      await keepsSecrets(app);
      await app.click('home-continue-0');
      await app.find('curtain');
      await keepsSecrets(app);
      assert.equal(await app.has('cover'), false, 'nobody’s hand is at hand');
      await app.click('lift');
      await app.gone('curtain');
      const now = await table(app);
      assert.deepEqual(
        { ...now, story: [] },
        { ...before, story: [] },
        'the table is as it was',
      );
      await keepsSecrets(app);
      assert.deepEqual(await look(app), hand, 'and so is the hand');

      // It goes on: everybody chooses, then all cards move at once.
      const cards = now.counts.reduce((sum, count) => sum + count);
      for (let left = 3; left > 0 && (await table(app)).question; left--) {
        await answer(app);
        if ((await table(app)).curtain) {
          await app.click('lift');
          await app.gone('curtain');
        }
      }
      const after = await table(app);
      assert.equal(after.question, false);
      assert.equal(after.counts.reduce((sum, count) => sum + count), cards);
    });
  }));

test('the covered table is the same picture whatever the hand is', { timeout: 240_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      // Software drawing may stop a hair before a motion's end.
      await app.click('settings');
      await app.click('setting-motion-reduced');
      await app.one('html[data-motion="reduced"]');
      await app.click('back');
      const deck = { cherry: 27, blue_ghost: 27 };
      await deal(app, { names: ['Maya', 'Ben'], deck });
      const seen = new Map();
      // The same table again and again, until two hands differ.
      for (let matches = 0; seen.size < 2 && matches < 30; matches++) {
        await lift(app, 'Maya');
        await draw(app);
        const { names } = await look(app);
        const covered = await settled(app);
        await keepsSecrets(app);
        await endTurn(app);
        await app.shows('curtain', /Ben/);
        await keepsSecrets(app);
        const handed = await settled(app);
        await lift(app, 'Ben');
        // Ben's eyes: Maya's card is a back on her plate.
        await keepsSecrets(app);
        const other = await settled(app);
        seen.set(names.join(), { covered, handed, other });
        await shutDown(app);
        await lift(app, 'Maya');
        await shutDown(app);
        await app.click('rematch');
        await app.find('curtain');
      }
      const [one, two] = [...seen.values()];
      assert.ok(two, 'two hands that differ');
      for (const picture of ['covered', 'handed', 'other']) {
        assert.ok(one[picture].equals(two[picture]), `${picture}: the picture tells the hand`);
      }
    }),
  ));

test('a window made narrow in the middle of a match has the phone’s table', { timeout: 60_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await deal(app, { names: ['Maya', 'Ben'] });
      await lift(app, 'Maya');
      const columns = () =>
        app.run(
          "return getComputedStyle(document.querySelector('.cards-main')).gridTemplateColumns.split(' ').length",
        );
      for (const [width, expected] of [
        [1180, 3],
        [390, 1],
        [1180, 3],
      ]) {
        await app.resize(width, 844);
        await until(`${expected} columns at ${width}`, async () => (await columns()) === expected);
      }
    }),
  ));

test('a turn is played by keyboard only', { timeout: 120_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await deal(app, { names: ['Maya', 'Ben'], deck: { cherry: 20, apple: 20 } });
      await app.find('curtain');
      await app.tabTo('lift');
      await app.key(KEY.enter);
      await app.gone('curtain');
      await app.tabTo('draw');
      await app.key(KEY.enter);
      await until('a card', async () => (await table(app)).counts[0] === 1);

      // Space holds the cover open; letting go closes it.
      await app.tabTo('cover');
      await app.keyDown(' ');
      const { names } = await underTheCover(app);
      assert.equal(names.length, 1);
      await app.keyUp(' ');
      await app.gone('secret');
      await keepsSecrets(app);

      // Hands that can't hold have a look of some seconds, ended by a press.
      await app.tabTo('show');
      await app.key(KEY.enter);
      assert.deepEqual((await underTheCover(app)).names, names);
      await app.key(KEY.escape);
      await app.gone('secret');
      assert.equal(await app.focused(), 'show');

      await app.tabTo('end');
      await app.key(KEY.enter);
      await app.shows('curtain', /Ben/);
      await keepsSecrets(app);

      // Escape leads home, where the match waits.
      await app.key(KEY.escape);
      await app.find('home-continue-0');
    }),
  ));
