// Writes a picture of every screen of the real app, at phone and desktop size,
// in both themes and languages: node screens.mjs FOLDER

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { until, withApp, withFolder } from './app.mjs';
import { answer, deal, lift, playOut, table, untilAsked } from './cards.mjs';
import { auctionForTen, insert, pull, scores, setUp, switchMode } from './table.mjs';

const SIZES = { phone: [390, 844], desktop: [1180, 820] };
const LANGUAGES = { en: 'en_GB.UTF-8', nl: 'nl_NL.UTF-8' };
const THEMES = ['night', 'day'];

const target = join(process.argv[2] ?? 'target/screens', 'app');
mkdirSync(target, { recursive: true });

for (const [language, locale] of Object.entries(LANGUAGES)) {
  for (const theme of THEMES) {
    await withFolder((folder) =>
      withApp({ folder, env: { LANG: locale, LC_ALL: locale } }, (app) =>
        walk(app, theme, (name, pose) => take(app, `${name}-${theme}-${language}`, pose)),
      ),
    );
  }
}

/** One picture a size; `pose` is done for each, and undone by what it answers. */
async function take(app, name, pose = async () => async () => {}) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await app.resize(width, height);
    await until(`a width of ${width}`, async () => (await app.run('return innerWidth')) === width);
    const rest = await pose();
    // Fonts, layout and the motion of what just happened come to rest.
    await sleep(700);
    writeFileSync(join(target, `${name}-${size}.png`), await app.picture());
    await rest();
  }
  console.log(name);
}

async function walk(app, theme, picture) {
  await app.click('settings');
  await app.click(`setting-theme-${theme}`);
  await app.one(`html[data-theme="${theme}"]`);
  await picture('settings');
  await app.click('how');
  await picture('how');
  await app.click('back');
  await app.click('back');
  await picture('home');

  await app.click('home-bank');
  await app.find('start');
  await picture('setup');
  await app.click('open-editor');
  await picture('box');
  await app.click('back');
  await app.click('back');

  await setUp(app, ['Maya', 'Ben', 'Ola']);
  await picture('unit-registering');
  for (const seat of [0, 1, 2]) {
    await insert(app, seat);
    await pull(app);
  }
  await picture('unit-asleep');
  await insert(app, 0);
  await app.click('stick-up');
  await app.click('stick-right');
  await picture('unit-choosing');
  await app.click('button');
  await scores(app, [70, 100, 100]);
  await picture('unit-bought');
  await app.click('stick-down');
  await app.click('button');
  await app.find('notice');
  await picture('unit-denied');
  await pull(app);

  await switchMode(app, 'direct');
  await picture('direct-idle');
  await insert(app, 1);
  await picture('direct-menu');
  await app.click('level-2');
  await picture('direct-rent');
  await app.click('level-9');
  await picture('direct-level');
  await app.click('auction');
  await app.click('raise-0');
  await app.click('raise-2');
  await picture('direct-auction');
  await app.click('sold');
  await app.resize(...SIZES.phone);
  await app.click('log');
  await app.find('log-list');
  await picture('log');
  await app.click('back');

  const left = Array.from({ length: 16 }, (_, index) => index + 1).filter(
    (level) => level !== 2 && level !== 9,
  );
  for (const [turn, level] of left.entries()) await auctionForTen(app, level, turn % 3);
  await app.click('confirm');
  await app.find('end');
  await picture('end-hidden');
  await app.click('show-all');
  await picture('end');
  await app.click('back');
  await app.find('home-bank');
  await walkCards(app, picture);
}

/** The card game, with a deck in which much happens. */
async function walkCards(app, picture) {
  await app.click('home-cards');
  await app.find('start');
  await picture('cards-setup');
  await app.click('open-editor');
  await app.find('save-box');
  await picture('cards-decks');
  await app.click('back');
  await app.click('back');

  const deck = { pac_dot: 12, cherry: 9, apple: 6, pink_ghost: 6, blue_ghost: 6, skip: 6, swap: 9 };
  await deal(app, { names: ['Maya', 'Ben', 'Ola'], deck });
  await picture('cards-curtain');
  await lift(app, 'Maya');
  await picture('cards-turn');
  await app.click('rules-open');
  await app.find('rules');
  await picture('cards-rules');
  await app.click('back');
  await untilAsked(app);
  await picture('cards-question');
  while ((await table(app)).question) await answer(app);
  await picture('cards-drawn');
  await picture('cards-look', async () => {
    await app.press('cover');
    await app.find('secret');
    return async () => {
      await app.release();
      await app.gone('secret');
    };
  });
  await playOut(app, (now) => (now.end ? 'shut' : 'draw'));
  await app.find('over');
  await picture('cards-over');
  await app.click('home');
  await app.find('home-bank');
}
