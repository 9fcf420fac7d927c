// The Debian package: what it says of itself, and that its program starts.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

import { withApp, withFolder } from './app.mjs';
import { sitDown } from './table.mjs';

const PACKAGE = process.env.COINOP_DEB;
const skip = PACKAGE ? false : 'COINOP_DEB names no package: ./x test makes one';

test('the package names what it needs and describes itself', { skip }, () => {
  const control = execFileSync('dpkg-deb', ['--field', PACKAGE], { encoding: 'utf8' });
  for (const needed of ['libasound2', 'libwebkit2gtk-4.1-0', 'libgtk-3-0']) {
    assert.match(control, new RegExp(`^Depends:.*${needed}`, 'm'));
  }
  assert.match(control, /^Description: \S+/m);
});

test('the unpacked package starts and serves a table', { skip, timeout: 90_000 }, () =>
  withFolder(async (folder) => {
    const unpacked = join(folder, 'package');
    execFileSync('dpkg-deb', ['--extract', PACKAGE, unpacked]);
    const binary = join(unpacked, 'usr/bin/coinop-app');
    await withApp({ folder: join(folder, 'data'), binary }, (app) => sitDown(app));
  }));
