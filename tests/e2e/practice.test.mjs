// Practice in the real app: a round by keys, its best, watched and saved.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { until, withApp, withFolder } from './app.mjs';
import { countedIn, playOut } from './maze.mjs';
import { KEY } from './webdriver.mjs';

test('a round is played, shown as the best, watched, saved and played again', { timeout: 180_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await app.click('home-practice');
      await app.shows('practice-gentle', /Not played yet/);
      await app.click('practice-gentle');
      await app.find('maze');
      const earned = await playOut(app);
      assert.ok(Number.isInteger(earned) && earned % 10 === 0, `${earned} points`);

      // Again is where the hands are; a round that's left earns nothing.
      await until('Again to have the focus', async () => (await app.focused()) === 'again');
      await app.key(KEY.enter);
      await app.gone('maze-result');
      await app.find('count-in');
      await app.click('back');
      await app.shows('practice-gentle', new RegExp(`Your best: ${earned || 'no points yet'}$`));
      await app.one('[aria-label="Your best"]');
      assert.equal(await app.has('watch-1'), false, 'one run is listed');

      await watch(app, earned);
      await app.click('back');

      await app.click('save-0');
      await app.shows('notice', /runs/);
      await saved(folder);
      await app.click('notice-close');

      await app.click('practice-gentle');
      await app.find('count-in');
      await app.key(KEY.escape);
      await app.find('maze-paused');
      await app.key(KEY.escape);
      await app.find('practice');
    }),
  ));

/** A quarter as fast through the music, then as it was played to the same end. */
async function watch(app, earned) {
  await app.click('watch-0');
  await app.becomes('pace-4', 'aria-checked', 'true');
  await app.click('pace-1');
  await app.becomes('pace-1', 'aria-checked', 'true');
  const began = Date.now();
  await until('slow music to end', async () => !(await app.has('count-in')), 60_000);
  // Three seconds of music take twelve; a slow machine only makes it longer.
  assert.ok(Date.now() - began > 6_000, `${Date.now() - began} ms`);
  await app.click('pace-4');
  await app.becomes('pace-4', 'aria-checked', 'true');
  await until('the end', async () => (await app.attribute('watch', 'data-over')) !== null, 60_000);
  const told = await app.run(
    'return document.querySelector("[data-testid=maze-clock]").textContent',
  );
  assert.match(told, new RegExp(`Points: ${earned}\\.$`));
  await app.click('watch-again');
  await app.find('count-in');
  await countedIn(app);
}

/** The file holds the setup, the hands and the state that they lead to. */
async function saved(folder) {
  const files = await readdir(join(folder, 'runs'));
  assert.equal(files.length, 1, files.join(', '));
  assert.match(files[0], /\.jsonl$/);
  const text = await readFile(join(folder, 'runs', files[0]), 'utf8');
  const [header, run] = text.trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(header.game, 'maze');
  assert.equal(header.setup.difficulty, 'gentle');
  assert.ok(run.do.length > 10, `${run.do.length} inputs`);
  assert.match(run.hash, /^[0-9a-f]+$/);
}
