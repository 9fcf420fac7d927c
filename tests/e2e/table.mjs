// What hands do at a table, in the words of the screen's test ids.

import assert from 'node:assert/strict';

/** From home to a match of two, all coins registered. */
export async function sitDown(app, names = ['Maya', 'Ben']) {
  await setUp(app, names);
  for (const seat of names.keys()) {
    await insert(app, seat);
    await app.shows(`coin-${seat}`, /100/);
    await pull(app);
  }
}

/** From home through the setup form to the open match. */
export async function setUp(app, names = ['Maya', 'Ben']) {
  await app.click('home-bank');
  await app.find('start');
  for (const [place, name] of names.entries()) {
    if (!(await app.has(`name_${place}`))) await app.click('add_player');
    await app.fill(`name_${place}`, name);
  }
  for (let extra = 3; extra >= names.length; extra--) {
    if (await app.has(`remove_${extra}`)) {
      await app.click(`remove_${extra}`);
      await app.gone(`name_${extra}`);
    }
  }
  await app.click('start');
  await app.find(`coin-${names.length - 1}`);
}

/** Puts a coin into the slot. */
export async function insert(app, seat) {
  await app.click(`coin-${seat}`);
  await app.becomes(`coin-${seat}`, 'aria-pressed', 'true');
}

/** Pulls whatever coin is in. */
export async function pull(app) {
  await app.click('slot');
  await app.none('[data-testid^="coin-"][aria-pressed="true"]');
}

/** From the joystick to big buttons, or back. */
export async function switchMode(app, to) {
  await app.click('mode-switch');
  await app.one(`main[data-mode="${to}"]`);
}

/** Sells a Level by auction for ten points; `buyer` is the only bidder. */
export async function auctionForTen(app, level, buyer) {
  await app.click(`level-${level}`);
  await app.click('auction');
  await app.click(`raise-${buyer}`);
  await app.click('sold');
}

/** The digits on the display, as the unit shows them. */
export const digits = (app) => app.attribute('display', 'data-digits');

/** Checks each player's score on their place at the table. */
export async function scores(app, expected) {
  for (const [seat, score] of expected.entries()) {
    await app.shows(`coin-${seat}`, new RegExp(`(^|\\D)${score}(\\D|$)`));
  }
}

/** The running log's entries, newest first, as a person reads them. */
export async function logLines(app) {
  const lines = await app.run(
    "return [...document.querySelectorAll('[data-testid=log-list] li')].map((line) => line.innerText)",
  );
  assert.ok(Array.isArray(lines));
  return lines;
}
