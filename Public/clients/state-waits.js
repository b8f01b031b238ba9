import { TimedOut } from "./errors.js";

/** @import { State } from "./client.d.ts" */

/** The calls of `until`: each waits for a state that passes its test. */
export class StateWaits {
  /** @type {Set<{ check: (state: State) => void, reject: (error: Error) => void }>} */
  #all = new Set();

  /**
   * Resolves with the first state that passes the test; rejects with what the test throws.
   * @param {(state: State) => unknown} test
   * @param {number} timeout In milliseconds.
   * @param {() => number} revision The newest revision, for the error.
   * @returns {Promise<State>}
   */
  add(test, timeout, revision) {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#all.delete(wait);
      };
      const wait = {
        check: (/** @type {State} */ state) => {
          try {
            if (!test(state)) return;
            leave();
            resolve(state);
          } catch (error) {
            wait.reject(/** @type {Error} */ (error));
          }
        },
        reject: (/** @type {Error} */ error) => {
          leave();
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        wait.reject(new TimedOut(`Not within ${timeout} ms; this is revision ${revision()}.`));
      }, timeout);
      this.#all.add(wait);
    });
  }

  /** @param {State} state */
  check(state) {
    for (const wait of [...this.#all]) wait.check(state);
  }

  /** @param {Error} error */
  fail(error) {
    for (const wait of [...this.#all]) wait.reject(error);
  }
}
