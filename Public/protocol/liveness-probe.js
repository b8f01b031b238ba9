/** @import { Result, Runtime } from "../types/wire.d.ts" */

const PROBE_TIME = 4000;
/** A line that has answered nothing for this long is asked whether it still does. */
const SILENCE = 5000;

/**
 * Asks a line that has gone silent whether it still answers, and reports one that does not.
 *
 * `isLive()` is false while there is no line; `silent()` is called when an answer does not come.
 */
export class LivenessProbe {
  /**
   * The id of the request that asks, while it is under way.
   * @type {string | null}
   */
  id = null;
  #receivedAt = -Infinity;
  #answeredAt = -Infinity;
  #runtime;
  #line;

  /**
   * @param {Runtime} runtime
   * @param {{ isLive(): boolean, freshID(): string, send(id: string): Promise<Result>,
   *   silent(): void }} line
   */
  constructor(runtime, line) {
    this.#runtime = runtime;
    this.#line = line;
  }

  /** Notes that a message has come, of any kind. */
  noteMessage() {
    this.#receivedAt = this.#runtime.now();
  }

  /** Notes that the last message was an answer. */
  noteAnswer() {
    this.#answeredAt = this.#receivedAt;
  }

  /** Asks a line that owes no answer and has given none for a while. */
  askIfSilent() {
    const isSilent = this.#runtime.now() - this.#answeredAt >= SILENCE;
    if (this.#line.isLive() && isSilent && this.id === null) this.ask();
  }

  /** A line that still delivers changes is kept, however late its answer. */
  ask() {
    const id = this.#line.freshID();
    this.id = id;
    const answered = this.#line.send(id);
    const wait = (/** @type {number} */ time) => {
      silence = this.#runtime.setTimeout(() => {
        const isLive = this.#line.isLive();
        const rest = isLive ? this.#receivedAt + PROBE_TIME - this.#runtime.now() : PROBE_TIME;
        if (rest > 0) wait(rest);
        else this.#line.silent();
      }, time);
    };
    /** @type {number | null} */
    let silence = null;
    wait(PROBE_TIME);
    const settled = () => {
      if (this.id === id) this.id = null;
      this.#runtime.clearTimeout(silence);
    };
    answered.then(settled, settled);
  }
}
