// How the window is drawn: chosen in the settings, kept over a restart, seen in
// the maze; and what becomes of a window that paints nothing.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { APP, until, withApp, withFolder } from './app.mjs';
import { countedIn } from './maze.mjs';

/** What WebKitGTK is told so that it draws in software. */
const SOFTWARE = 'WEBKIT_SKIA_ENABLE_CPU_RENDERING=1';

const environment = (pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
const stat = (pid) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const end = text.lastIndexOf(')');
  return { name: text.slice(text.indexOf('(') + 1, end), parent: Number(text.slice(end + 2).split(' ')[1]) };
};

/** The processes of this app's pages. */
function pages(app) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const { name, parent } = stat(pid);
        return parent === app && name.startsWith('WebKitWebPr');
      } catch {
        // Gone in the meantime.
        return false;
      }
    })
    .map(Number);
}

/** Whether this window, and the page in it, were told to draw in software. */
function drawsSafely(app) {
  const [pid] = app.pids();
  const all = [pid, ...pages(pid)];
  assert.equal(all.length, 2, 'a window and a page');
  const told = all.map((each) => environment(each).includes(SOFTWARE));
  assert.equal(told[0], told[1]);
  return told[0];
}

/** A round of practice: its frames came, and he is on the canvas in yellow. */
async function seesTheMaze(app) {
  await app.click('home-practice');
  await app.click('practice-arcade');
  await app.find('maze');
  await countedIn(app);
  await until('frames', () => app.run('return __coinopFrames.read().paint.count > 20'));
  const yellow = await app.run(`
    const maze = document.querySelector('[data-testid=maze]');
    const { data } = maze.getContext('2d').getImageData(0, 0, maze.width, maze.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] > 220 && data[at + 1] > 170 && data[at + 2] < 90) count += 1;
    }
    return count;`);
  assert.ok(yellow > 20, `${yellow} yellow dots`);
}

test('safe drawing is chosen in the settings and draws the maze from the next start', { timeout: 120_000 }, () =>
  withFolder(async (folder) => {
    await withApp({ folder }, async (app) => {
      await app.click('settings');
      await app.becomes('setting-drawing-auto', 'aria-checked', 'true');
      await app.click('setting-drawing-safe');
      await app.becomes('setting-drawing-safe', 'aria-checked', 'true');
    });
    // By what was measured, the other one would be taken.
    await writeFile(join(folder, 'renderer-times.json'), '{"normal":16700,"safe":400000}');
    for (const start of ['first', 'second']) {
      await withApp({ folder }, async (app) => {
        await app.click('settings');
        await app.becomes('setting-drawing-safe', 'aria-checked', 'true');
        assert.match(await app.words(), /Now: Safe/);
        assert.ok(drawsSafely(app), `the ${start} start after it`);
        await app.click('back');
        await seesTheMaze(app);
      });
    }
    // And back: the measured one is taken again.
    await withApp({ folder }, async (app) => {
      await app.click('settings');
      await app.click('setting-drawing-auto');
      await app.becomes('setting-drawing-auto', 'aria-checked', 'true');
    });
    await writeFile(join(folder, 'renderer-times.json'), '{"normal":400000,"safe":16700}');
    await withApp({ folder }, async (app) => {
      assert.ok(drawsSafely(app), 'by what was measured');
    });
  }));

/** Starts the app; each line that it says goes to `heard`. */
function start(folder, env, heard) {
  const app = spawn(APP, [], {
    env: { ...process.env, COINOP_DATA_DIR: folder, COINOP_SAY_PAINT: '1', NO_AT_BRIDGE: '1', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = [];
  app.stdout.on('data', (text) => {
    for (const line of String(text).split('\n').filter(Boolean)) {
      lines.push(line);
      heard(line, app.pid);
    }
  });
  const ended = new Promise((done) => app.on('close', done));
  const stop = async () => {
    app.kill('SIGKILL');
    await ended;
  };
  return { app, lines, stop };
}

test('a window that paints nothing in time starts again with the safe renderer', { timeout: 120_000 }, () =>
  withFolder(async (folder) => {
    // A page whose process hangs once it's loaded, as one does in a bad driver.
    const hung = [];
    const first = start(folder, { COINOP_RENDERER: 'normal' }, (line, pid) => {
      if (line !== 'loaded' || hung.length > 0) return;
      hung.push(...pages(pid));
      for (const page of hung) process.kill(page, 'SIGSTOP');
    });
    try {
      await until('a hung page', () => hung.length > 0, 30_000);
      await until('a picture', () => first.lines.includes('painted'), 30_000);
      assert.deepEqual(first.lines, ['loaded', 'loaded', 'painted'], 'the first one painted nothing');
      assert.ok(environment(first.app.pid).includes(SOFTWARE), 'in the same process');
      assert.ok(existsSync(join(folder, 'renderer-safe')), 'and remembered');
    } finally {
      for (const page of hung) process.kill(page, 'SIGKILL');
      await first.stop();
    }
    // It isn't tried again at the next start.
    const second = start(folder, {}, () => undefined);
    try {
      await until('a picture', () => second.lines.includes('painted'), 30_000);
      assert.deepEqual(second.lines, ['loaded', 'painted']);
      assert.ok(environment(second.app.pid).includes(SOFTWARE));
    } finally {
      await second.stop();
    }
  }));
