// How the window is drawn: chosen in the settings, kept over a restart.

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { withApp, withFolder } from './app.mjs';

test('safe drawing is chosen in the settings and holds from the next start', { timeout: 60_000 }, () =>
  withFolder(async (folder) => {
    await withApp({ folder }, async (app) => {
      await app.click('settings');
      await app.becomes('setting-drawing-auto', 'aria-checked', 'true');
      await app.click('setting-drawing-safe');
      await app.becomes('setting-drawing-safe', 'aria-checked', 'true');
    });
    // By what was measured, the other one would be taken.
    await writeFile(join(folder, 'renderer-times.json'), '{"normal":16700,"safe":400000}');
    await withApp({ folder }, async (app) => {
      await app.click('settings');
      await app.becomes('setting-drawing-safe', 'aria-checked', 'true');
      assert.match(await app.words(), /Now: Safe/);
    });
  }));
