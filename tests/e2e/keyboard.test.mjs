// The same app with no pointer at all.

import { test } from 'node:test';

import { until, withApp, withFolder } from './app.mjs';
import { digits, scores } from './table.mjs';
import { KEY } from './webdriver.mjs';

test('a match is set up and played by keyboard only', { timeout: 120_000 }, () =>
  withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await app.find('home-bank');
      // The first frame's glass is dark. Then it shows the unit's maze, score and
      // coins, and the hand of cards.
      const drawings = "return document.querySelectorAll('.home-boxes .tile-picture svg').length";
      await until('lit glass', async () => (await app.run(drawings)) === 7);
      await app.tabTo('home-bank');
      await app.key(KEY.enter);

      for (const [place, name] of ['Ola', 'Kim'].entries()) {
        await app.tabTo(`name_${place}`);
        await app.keys(name);
      }
      await app.tabTo('start');
      await app.key(KEY.enter);
      await app.find('coin-1');

      // Each coin in and out.
      for (const place of ['1', '2']) {
        await app.key(place);
        await app.becomes(`coin-${place - 1}`, 'aria-pressed', 'true');
        await app.key(place);
        await app.becomes(`coin-${place - 1}`, 'aria-pressed', 'false');
      }
      await scores(app, [100, 100]);

      // Coin, up, on to Level 3, white button.
      await app.key('1');
      await app.becomes('coin-0', 'aria-pressed', 'true');
      for (const arrow of [KEY.up, KEY.right, KEY.right]) await app.key(arrow);
      await app.key(KEY.enter);
      await scores(app, [60, 100]);
      await app.key('1');
      await app.becomes('coin-0', 'aria-pressed', 'false');

      // Held for five seconds it resets, and the match can be brought back.
      await app.key(' ', 5_400);
      await until('four zeros', async () => /0000/.test(await digits(app)));
      await app.tabTo('bring-back');
      await app.key(KEY.enter);
      await scores(app, [60, 100]);

      // Escape leads home, where the match waits.
      await app.key(KEY.escape);
      await app.find('home-continue-0');
    }),
  ));
