// Frames of the real app on a display without a GPU: ten rounds played by
// real key events, against an empty animated canvas in the same run, and the
// start against an empty window. Prints the table of docs/performance.md.

import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

import { APP, until, withApp, withFolder } from './app.mjs';
import { insert, pull, sitDown } from './table.mjs';
import { KEY } from './webdriver.mjs';

const ROUNDS = Number(process.argv[2] ?? 10);
const STARTS = 9;
/** How long a thumb holds a key, in milliseconds. */
const HELD = 80;
const BACK = { up: KEY.down, down: KEY.up, left: KEY.right, right: KEY.left };
const WAYS = [KEY.left, KEY.down, KEY.right, KEY.up];

/** A small generator of our own: the same hands in every run. */
function* hands() {
  for (let state = 7; ; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 2147483648;
  }
}
const hand = hands();
const chance = () => hand.next().value;

/** Passes GO: coin, stick to the left, white button. */
async function passGo(app) {
  await insert(app, 0);
  await app.click('stick-left');
  await app.click('button');
  await app.find('maze');
}

/** Plays one round: turns at random, as a beginner would. */
async function round(app) {
  await passGo(app);
  await app.gone('count-in');
  while ((await app.has('maze')) && !(await app.has('maze-result'))) {
    // Two times of three right back, which he does at once: that's what the time
    // from a key to its heading is measured by.
    const heading = await app.run('return __coinopFrames.heading');
    const way = chance() < 0.67 ? BACK[heading] : WAYS[Math.floor(chance() * 4)];
    await app.key(way ?? KEY.left, HELD);
    await sleep(40 + chance() * 160);
  }
  await until('the unit again', async () => {
    if (await app.has('seen')) await app.click('seen');
    return !(await app.has('maze'));
  });
  await pull(app);
}

/** The empty canvas: measured on the same screen, over a round that waits. */
async function emptyCanvas(app) {
  await passGo(app);
  await app.run("window.dispatchEvent(new Event('blur'))");
  await app.find('maze-paused');
  await app.run('window.__emptied = null; __coinopFrames.empty(8000).then((r) => { window.__emptied = r; });');
  return until('the empty canvas', () => app.run('return window.__emptied'), 20_000);
}

async function frames() {
  return withFolder((folder) =>
    withApp({ folder }, async (app) => {
      await app.resize(1280, 720);
      await sitDown(app);
      await round(app);
      await app.run('__coinopFrames.reset()');
      for (let played = 0; played < ROUNDS; played++) await round(app);
      const maze = await app.run('return __coinopFrames.read()');
      const empty = await emptyCanvas(app);
      return { maze, empty };
    }),
  );
}

/** The median, the least and the most. */
function spread(all) {
  const sorted = all.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) };
}

/** Milliseconds from starting the program to its first painted frame. */
function start(folder, env) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const app = spawn(APP, [], {
      env: { ...process.env, COINOP_DATA_DIR: folder, COINOP_SAY_PAINT: '1', NO_AT_BRIDGE: '1', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    app.on('error', reject);
    app.stdout.on('data', (text) => {
      if (!String(text).includes('painted')) return;
      const took = performance.now() - began;
      app.kill('SIGKILL');
      app.on('close', () => resolve(took));
    });
  });
}

async function starts() {
  const taken = { app: [], empty: [] };
  await withFolder(async (folder) => {
    // The first one of each fills the caches of the disk.
    for (let turn = -1; turn < STARTS; turn++) {
      const app = await start(folder, {});
      const empty = await start(folder, { COINOP_EMPTY_WINDOW: '1' });
      if (turn < 0) continue;
      taken.app.push(app);
      taken.empty.push(empty);
    }
  });
  return { app: spread(taken.app), empty: spread(taken.empty) };
}

const ms = (value) => `${value.toFixed(1)} ms`;
const of = ({ median, least, most }) => `${ms(median)} (${ms(least)} to ${ms(most)}, ${STARTS} starts)`;
const share = (reading) => `${(reading.intervals.share_over_25 * 100).toFixed(2)} %`;
const { maze, empty } = await frames();
const launch = await starts();
const rows = [
  ['frames a second, the maze', (1000 / maze.intervals.mean).toFixed(1)],
  ['frames a second, an empty canvas', (1000 / empty.intervals.mean).toFixed(1)],
  ['frames measured', `${maze.intervals.count} and ${empty.intervals.count}`],
  ['intervals over 25 ms, the maze', share(maze)],
  ['intervals over 25 ms, an empty canvas', share(empty)],
  ['from frame to frame, p50 and p99', `${ms(maze.intervals.p50)}, ${ms(maze.intervals.p99)}`],
  ['main thread a frame, mean and p99', `${ms(maze.paint.mean)}, ${ms(maze.paint.p99)}`],
  ['key down to painted heading, p50 and p99', `${ms(maze.turns.p50)}, ${ms(maze.turns.p99)} (${maze.turns.count} turns)`],
  ['start to first paint, the app', of(launch.app)],
  ['start to first paint, an empty window', `${of(launch.empty)}: ${(launch.app.median / launch.empty.median).toFixed(2)} times`],
];
console.log('| what | measured |\n| --- | --- |');
for (const [what, measured] of rows) console.log(`| ${what} | ${measured} |`);
