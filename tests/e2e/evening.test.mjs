// A whole evening in the real app: set up, register, buy, auction, undo, a
// dead battery, resume, the end. It also covers what may go wrong at a start.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { App, withApp, withFolder } from './app.mjs';
import {
  auctionForTen,
  digits,
  insert,
  logLines,
  pull,
  scores,
  sitDown,
  switchMode,
} from './table.mjs';

test('an evening survives a dead battery and has its winner', { timeout: 240_000 }, () =>
  withFolder(async (folder) => {
    const battery = await App.open(folder);
    try {
      await sitDown(battery);

      // As the toy does it: coin, stick up, white button.
      await insert(battery, 0);
      await battery.click('stick-up');
      await battery.click('button');
      await scores(battery, [80, 100]);
      assert.match(await digits(battery), /80/);
      await pull(battery);

      // By big buttons: buy, think better of it, auction instead.
      await switchMode(battery, 'direct');
      await insert(battery, 1);
      await battery.click('level-2');
      await battery.click('buy');
      await scores(battery, [80, 70]);
      await battery.click('undo');
      await scores(battery, [80, 100]);
      await battery.click('level-2');
      await battery.click('auction');
      await battery.click('raise-0');
      await battery.click('raise-1');
      await battery.shows('figure', /.*/);
      await battery.click('sold');
      await scores(battery, [80, 80]);
    } finally {
      await battery.kill();
    }

    await withApp({ folder }, async (app) => {
      await app.click('home-continue-0');
      await app.one('main[data-mode="direct"]');
      await scores(app, [80, 80]);
      assert.ok((await logLines(app)).length >= 3, 'the log came back');

      // Fourteen Levels are left; Maya takes eight of them, Ben six.
      if (!(await app.pressed('coin-1'))) await insert(app, 1);
      for (let level = 3; level <= 16; level++) {
        await auctionForTen(app, level, level <= 10 ? 0 : 1);
      }
      // The last one asks first.
      await app.click('confirm');
      await app.find('end');
      await app.click('show-all');
      await app.shows('end-1', /20/);
      await app.shows('end-0', /0/);
      assert.equal(await app.attribute('end-1', 'data-winner'), 'true');
      assert.notEqual(await app.attribute('end-0', 'data-winner'), 'true');
      assert.equal(await app.title(), 'Coinop', 'the title tells nothing of a match');
    });
  }));

test('a second process is told so, and goes on when the first one ends', { timeout: 90_000 }, () =>
  withFolder(async (folder) => {
    const first = await App.open(folder);
    try {
      await first.find('home-bank');
      await withApp({ folder }, async (second) => {
        await second.find('fault');
        await first.close();
        await second.click('again');
        await second.find('home-bank');
      });
    } finally {
      await first.close();
    }
  }));

test('the system’s language is spoken, and nothing leaves the window', { timeout: 60_000 }, () =>
  withFolder((folder) =>
    withApp({ folder, env: { LANG: 'nl_NL.UTF-8', LC_ALL: 'nl_NL.UTF-8' } }, async (app) => {
      await app.find('home-bank');
      assert.equal(await app.run('return document.documentElement.lang'), 'nl');
      const blocked = await app.run(
        `const [url] = arguments;
         try { const request = new XMLHttpRequest(); request.open('GET', url, false); request.send(); return ''; }
         catch (error) { return String(error); }`,
        'http://127.0.0.1:9/',
      );
      assert.notEqual(blocked, '', 'the content security policy refuses every request');
      const sources = await app.run(
        "return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).protocol)",
      );
      assert.deepEqual(sources.filter((protocol) => !['tauri:', 'ipc:', 'data:'].includes(protocol)), []);
    }),
  ));
