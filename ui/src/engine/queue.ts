// Inputs on their way to the engine: numbered, one in flight, the rest in order.
import type { Input } from "./types/Input";

/** How many inputs may wait behind the one in flight. */
export const MOST_WAITING = 32;
/** How often a call is sent again when the transport, not the engine, failed. */
const TRIES = 3;

type Waiting<Reply> = {
  input: Input;
  done: (reply: Reply | null) => void;
  failed: (reason: unknown) => void;
};

/** Whether losing this input loses nothing but a step of the cursor. */
const isStick = (input: Input): boolean => typeof input === "object" && "stick" in input;

export type QueueOptions<Reply> = {
  send: (call: number, input: Input) => Promise<Reply>;
  /** Whether this is the engine's own answer; if not, the call is repeated. */
  isAnswer: (reason: unknown) => boolean;
  /** The number before the first call. */
  first: number;
};

export class InputQueue<Reply> {
  readonly #options: QueueOptions<Reply>;
  #waiting: Waiting<Reply>[] = [];
  #call: number;
  #busy = false;

  constructor(options: QueueOptions<Reply>) {
    this.#options = options;
    this.#call = options.first;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * The engine's reply, or null for a stick that was dropped since too many
   * inputs wait. Nothing else is ever dropped: it takes a waiting stick's place.
   */
  push(input: Input): Promise<Reply | null> {
    return new Promise((done, failed) => {
      if (this.#waiting.length >= MOST_WAITING) {
        if (isStick(input)) {
          done(null);
          return;
        }
        const stick = this.#waiting.findIndex((entry) => isStick(entry.input));
        if (stick >= 0) this.#waiting.splice(stick, 1)[0]?.done(null);
      }
      this.#waiting.push({ input, done, failed });
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      try {
        next.done(await this.#number(next.input));
      } catch (reason) {
        next.failed(reason);
      }
    }
    this.#busy = false;
  }

  async #number(input: Input): Promise<Reply> {
    this.#call = (this.#call + 1) % 0x1_0000_0000;
    const call = this.#call;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#options.send(call, input);
      } catch (reason) {
        if (attempt >= TRIES || this.#options.isAnswer(reason)) throw reason;
      }
    }
  }
}
