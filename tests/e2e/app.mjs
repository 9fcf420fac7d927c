// The real app under test: starting it with a data folder of its own, finding
// things by their test id, killing it as a dead battery would.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Browser, KEY } from './webdriver.mjs';

/** How long a thing may take to appear. */
const PATIENCE = 15_000;

/** The release build that ./x test made. */
export const APP = process.env.COINOP_APP ?? 'target/release/coinop-app';

/** A folder that is removed when `use` is done. */
export async function withFolder(use) {
  const folder = await mkdtemp(join(tmpdir(), 'coinop-e2e-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs `use` with the app open on a data folder, and closes it afterwards. */
export async function withApp({ folder, binary = APP, env = {} }, use) {
  const app = await App.open(folder, binary, env);
  try {
    return await use(app);
  } catch (error) {
    const words = await app.words().catch(() => '(the app is gone)');
    throw new Error(`${error.message}\non screen:\n${words}`, { cause: error });
  } finally {
    await app.close();
  }
}

export class App {
  #browser;
  #binary;

  constructor(browser, binary) {
    this.#browser = browser;
    this.#binary = binary;
  }

  static async open(folder, binary = APP, env = {}) {
    if (!existsSync(binary)) throw new Error(`${binary} isn't built: run ./x test, or set COINOP_APP`);
    const browser = await Browser.open({
      binary,
      env: { COINOP_DATA_DIR: folder, LANG: 'en_GB.UTF-8', LC_ALL: 'en_GB.UTF-8', ...env },
    });
    return new App(browser, binary);
  }

  close() {
    return this.#browser.close();
  }

  /** Ends the app with SIGKILL, as it was. */
  async kill() {
    for (const pid of this.pids()) process.kill(pid, 'SIGKILL');
    await until('the app to be gone', () => this.pids().length === 0);
    await this.#browser.close();
  }

  /** The app's own processes: the driver's children that run its program. */
  pids() {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => parent(pid) === this.#browser.pid && program(pid) === this.#binary)
      .map(Number);
  }

  /** Waits until an element of this test id is there; answers its reference. */
  find(id) {
    return until(id, async () => (await this.#browser.all(selector(id)))[0]);
  }

  async has(id) {
    return (await this.#browser.all(selector(id))).length > 0;
  }

  /** Waits until nothing has this test id any more. */
  gone(id) {
    return until(`${id} to be gone`, async () => !(await this.has(id)));
  }

  /** Clicks, as soon as it's there and takes clicks. */
  click(id) {
    return this.#do(`a click on ${id}`, id, (element) => this.#browser.click(element));
  }

  /** Does something with an element, as soon as it's there and takes that. */
  #do(what, id, deed) {
    return until(what, async () => {
      const [element] = await this.#browser.all(selector(id));
      if (!element) return false;
      try {
        await deed(element);
        return true;
      } catch (error) {
        // It moved, was drawn anew or was covered for a moment: try again.
        if (RETRIED.has(error.name)) return false;
        throw error;
      }
    });
  }

  async text(id) {
    return this.#browser.text(await this.find(id));
  }

  async attribute(id, name) {
    return this.#browser.attribute(await this.find(id), name);
  }

  /** Puts a text into a field, in place of what it held. */
  fill(id, text) {
    return this.#do(`${id} to be filled in`, id, async (field) => {
      await this.#browser.clear(field);
      await this.#browser.type(field, text);
    });
  }

  /** Waits until one element matches a selector. */
  one(css) {
    return until(css, async () => (await this.#browser.all(css))[0]);
  }

  /** Waits until no element matches a selector. */
  none(css) {
    return until(`nothing like ${css}`, async () => (await this.#browser.all(css)).length === 0);
  }

  /** Waits until an attribute has a value. */
  becomes(id, name, value) {
    return this.one(`${selector(id)}[${name}="${value}"]`);
  }

  async pressed(id) {
    return (await this.attribute(id, 'aria-pressed')) === 'true';
  }

  /** Waits until the element's words match. */
  shows(id, pattern) {
    let last = '';
    return until(
      () => `${id} to show ${pattern}; it shows “${last}”`,
      async () => {
        const [element] = await this.#browser.all(selector(id));
        if (!element) return false;
        last = await this.#browser.text(element).catch(() => '');
        return pattern.test(last);
      },
    );
  }

  key(value, ms) {
    return this.#browser.key(value, ms);
  }

  keyDown(value) {
    return this.#browser.keyDown(value);
  }

  keyUp(value) {
    return this.#browser.keyUp(value);
  }

  /** Presses on an element and leaves the finger there. */
  async press(id) {
    await this.#browser.press(await this.find(id));
  }

  /** Slides the finger that is down onto an element. */
  async slide(id) {
    await this.#browser.slide(await this.find(id));
  }

  /** Lifts the finger. */
  release() {
    return this.#browser.release();
  }

  /** Types a text where the focus is, in place of what is selected. */
  async keys(text) {
    for (const character of text) await this.#browser.key(character);
  }

  /** The test id of what has the keyboard's focus. */
  focused() {
    return this.#browser.run("return document.activeElement?.dataset?.testid ?? ''");
  }

  run(script, ...args) {
    return this.#browser.run(script, ...args);
  }

  title() {
    return this.#browser.title();
  }

  resize(width, height) {
    return this.#browser.resize(width, height);
  }

  /**
   * The window as a PNG, taken from the display: the driver's own screenshot
   * never answers where WebKitGTK renders in software.
   */
  async picture() {
    const [left, top, width, height] = await this.run(
      'return [screenX, screenY, innerWidth, innerHeight]',
    );
    const crop = `${width}x${height}+${left}+${top}`;
    return execFileSync('import', ['-silent', '-window', 'root', '-crop', crop, '+repage', 'png:-'], {
      maxBuffer: 32_000_000,
    });
  }

  /** All words on screen, for messages of failed tests. */
  words() {
    return this.#browser.run('return document.body.innerText');
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(id) {
    await this.find(id);
    for (let presses = 0; presses < 120; presses++) {
      if ((await this.focused()) === id) return;
      await this.key(KEY.tab);
    }
    throw new Error(`${id} can't be reached by Tab`);
  }
}

const RETRIED = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
]);

const selector = (id) => `[data-testid="${id}"]`;

/** Asks again and again until the answer is truthy. */
export async function until(what, ask, patience = PATIENCE) {
  const start = Date.now();
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() - start > patience) {
      throw new Error(`waited ${patience / 1000} s for ${typeof what === 'function' ? what() : what}`);
    }
    await sleep(40);
  }
}

function parent(pid) {
  try {
    // After the last ')' of the name: state, parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ')[1]);
  } catch {
    return 0;
  }
}

function program(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return '';
  }
}
