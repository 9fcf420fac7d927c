// What hands do in the maze.

import { KEY } from './webdriver.mjs';

const WAYS = [KEY.left, KEY.down, KEY.right, KEY.up];

/** Waits for the music to end. */
export const countedIn = (app) => app.gone('count-in');

/** Turns here and there until `done` says so. */
export async function steer(app, done) {
  for (let turn = 0; !(await done()); turn++) {
    await app.key(WAYS[turn % WAYS.length], 60);
  }
}

/** Steers to the round's end; the points that its result shows. */
export async function playOut(app) {
  await countedIn(app);
  await steer(app, () => app.has('maze-result'));
  return Number(/(\d+)$/.exec(await app.attribute('maze-points', 'aria-label'))[1]);
}
