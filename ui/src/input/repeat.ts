// A held pad says it again, as a held key does.

const FIRST_MS = 480;
const NEXT_MS = 190;

export class Repeat {
  #timer = 0;

  /** Does it now, and again until it's stopped. */
  start(act: () => void): void {
    this.stop();
    const again = () => {
      act();
      this.#timer = window.setTimeout(again, NEXT_MS);
    };
    act();
    this.#timer = window.setTimeout(again, FIRST_MS);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }
}
