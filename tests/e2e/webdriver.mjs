// A small W3C WebDriver client that speaks straight to WebKitWebDriver.
//
// It owns the driver's process and the session; it knows nothing of the app.

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SESSION_TIMEOUT = 30_000;
const CALL_TIMEOUT = 20_000;

/** Keys that aren't characters, as WebDriver writes them. */
export const KEY = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
};

/** An error that the driver answered, by its W3C name. */
export class DriverError extends Error {
  constructor(name, message) {
    super(`${name}: ${message}`);
    this.name = name;
  }
}

/** A driver process with one session. */
export class Browser {
  #driver;
  #base;
  #session = '';

  constructor(driver, port) {
    this.#driver = driver;
    this.#base = `http://127.0.0.1:${port}`;
  }

  /** Starts a driver, and by it the program at `binary`. */
  static async open({ binary, args = [], env = {} }) {
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      // A group of its own, so that nothing of it can outlive close().
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        TAURI_AUTOMATION: 'true',
        TAURI_WEBVIEW_AUTOMATION: 'true',
        NO_AT_BRIDGE: '1',
        ...env,
      },
    });
    const browser = new Browser(driver, port);
    try {
      await browser.#ready();
      const options = { binary, args };
      // A program that crashes at its start would leave this call hanging.
      const { sessionId } = await browser.#call(
        'POST',
        '/session',
        { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
        SESSION_TIMEOUT,
      );
      browser.#session = sessionId;
      return browser;
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  async #ready() {
    for (let tries = 0; ; tries++) {
      try {
        if ((await this.#call('GET', '/status')).ready) return;
      } catch (error) {
        if (tries > 100) throw error;
      }
      if (this.#driver.exitCode !== null) throw new Error('WebKitWebDriver ended at once');
      await sleep(50);
    }
  }

  async #call(method, path, body, timeout = CALL_TIMEOUT) {
    const response = await fetch(this.#base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    const { value } = await response.json();
    if (!response.ok) throw new DriverError(value.error, value.message);
    return value;
  }

  #ask(method, path, body) {
    return this.#call(method, `/session/${this.#session}${path}`, body);
  }

  /** The driver's process id; the program is its child. */
  get pid() {
    return this.#driver.pid;
  }

  /** All elements that match, in the page's order. */
  async all(selector) {
    const found = await this.#ask('POST', '/elements', { using: 'css selector', value: selector });
    return found.map((reference) => reference[ELEMENT]);
  }

  click(element) {
    return this.#ask('POST', `/element/${element}/click`, {});
  }

  type(element, text) {
    return this.#ask('POST', `/element/${element}/value`, { text });
  }

  clear(element) {
    return this.#ask('POST', `/element/${element}/clear`, {});
  }

  text(element) {
    return this.#ask('GET', `/element/${element}/text`);
  }

  attribute(element, name) {
    return this.#ask('GET', `/element/${element}/attribute/${name}`);
  }

  /** Runs a function's body in the page and answers what it returns. */
  run(script, ...args) {
    return this.#ask('POST', '/execute/sync', { script, args });
  }

  title() {
    return this.#ask('GET', '/title');
  }

  /** Presses and releases one key, held for `ms`. */
  async key(value, ms = 0) {
    const actions = [{ type: 'keyDown', value }];
    if (ms > 0) actions.push({ type: 'pause', duration: ms });
    actions.push({ type: 'keyUp', value });
    await this.#act('key', actions);
  }

  /** Presses a key and leaves it down. */
  keyDown(value) {
    return this.#act('key', [{ type: 'keyDown', value }]);
  }

  /** Lets go of a key that is down. */
  keyUp(value) {
    return this.#act('key', [{ type: 'keyUp', value }]);
  }

  /** Presses on the middle of an element and leaves the finger there. */
  press(element) {
    return this.#act('pointer', [onto(element), { type: 'pointerDown', button: 0 }]);
  }

  /** Slides the finger onto the middle of an element. */
  slide(element) {
    // In two steps, as a finger never jumps.
    return this.#act('pointer', [{ ...onto(element), y: 4 }, onto(element)]);
  }

  /** Lifts the finger. */
  release() {
    return this.#act('pointer', [{ type: 'pointerUp', button: 0 }]);
  }

  #act(type, actions) {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    const source = { type, id: type, ...parameters, actions };
    return this.#ask('POST', '/actions', { actions: [source] });
  }

  /** Gives the window a size, in CSS pixels of the page. */
  async resize(width, height) {
    await this.#ask('POST', '/window/rect', { x: 0, y: 0, width, height });
  }

  /** Ends the session, the program and the driver; safe to call twice. */
  async close() {
    if (this.#session) {
      const session = this.#session;
      this.#session = '';
      try {
        await this.#call('DELETE', `/session/${session}`, undefined, 5_000);
      } catch {
        // The program may be dead already; its group is ended below.
      }
      // The driver closes the program after it answered.
      await sleep(500);
    }
    try {
      process.kill(-this.#driver.pid, 'SIGKILL');
    } catch {
      // Nothing of the group is left.
    }
  }
}

/** To the middle of an element, at once. */
const onto = (element) => ({
  type: 'pointerMove',
  duration: 0,
  origin: { [ELEMENT]: element },
  x: 0,
  y: 0,
});

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
