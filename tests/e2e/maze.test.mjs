// A GO round in the real app: played with the arrow keys, put away by a dead
// battery, seen to its end and found in the books.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { App, until, withApp, withFolder } from './app.mjs';
import { countedIn, playOut } from './maze.mjs';
import { insert, pull, scores, sitDown } from './table.mjs';
import { KEY } from './webdriver.mjs';

/** Passes GO: coin, stick to the left, white button. */
async function passGo(app, seat) {
  await insert(app, seat);
  await app.click('stick-left');
  await app.click('button');
  await app.find('maze');
}

test('a GO round survives a dead battery and lands in the books', { timeout: 120_000 }, () =>
  withFolder(async (folder) => {
    const battery = await App.open(folder);
    try {
      await sitDown(battery);
      await passGo(battery, 0);
      await countedIn(battery);
      await battery.key(KEY.left, 300);
      await battery.key(KEY.down, 300);
    } finally {
      await battery.kill();
    }

    await withApp({ folder }, async (app) => {
      await app.click('home-continue-0');
      await app.find('maze-paused');
      await app.click('go-on');
      const earned = await playOut(app);
      assert.ok(Number.isInteger(earned) && earned % 10 === 0, `${earned} points`);
      // Hands rest for a second, then the result was seen.
      await until('the unit again', async () => {
        if (await app.has('seen')) await app.click('seen');
        return !(await app.has('maze'));
      });
      await scores(app, [100 + earned, 100]);
      await pull(app);
      await app.click('coin-1');
      await scores(app, [100 + earned, 100]);
    });
  }));

test('a coin that is pulled ends the round, and what was eaten counts', { timeout: 60_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await sitDown(app);
      await passGo(app, 1);
      await countedIn(app);
      await app.key(KEY.left, 400);
      await app.click('coin-out');
      await app.gone('maze');
      const text = await app.text('coin-1');
      assert.match(text, /1[0-9]0|[1-9]00/, `a score in “${text}”`);
    }),
  ));

test('Escape never ends a round: it waits, then leads home and back', { timeout: 60_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await sitDown(app);
      await passGo(app, 1);
      // In the music, and in the round that was counted in again.
      await app.find('count-in');
      await app.key(KEY.escape);
      await app.find('maze-paused');
      await app.click('go-on');
      await app.find('count-in');
      await countedIn(app);
      await app.key(KEY.left, 200);
      await app.key(KEY.escape);
      await app.find('maze-paused');
      await app.key(KEY.escape);
      await app.click('home-continue-0');
      await app.find('maze-paused');
      await app.click('go-on');
      await app.find('count-in');
      await countedIn(app);
      assert.ok(await app.has('coin-out'), 'the round is played on');
    }),
  ));
