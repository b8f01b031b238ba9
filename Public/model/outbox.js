/** @import { Params } from "../types.d.ts" */

/**
 * A command that was not sent; `problem` says why it was refused when somebody sent it after all.
 * @typedef {{ id: number, method: string, params: Params, words: string, at: number,
 *   problem: string | null }} Unsent
 */

/** So many are kept; those behind them are refused. */
export const MOST_UNSENT = 100;

/** The commands that could not be sent, in their order: nothing sends them but a person. */
export class Outbox {
  /** @type {Unsent[]} */
  list = [];
  #lastID = 0;
  #isSending = false;

  /**
   * Keeps a command; false where there is no room for it.
   * @param {Pick<Unsent, "method" | "params" | "words" | "at">} command
   */
  keep(command) {
    if (this.list.length >= MOST_UNSENT) return false;
    this.#lastID += 1;
    this.list = [...this.list, { ...command, id: this.#lastID, problem: null }];
    return true;
  }

  /**
   * Forgets one, or all.
   * @param {number | null} id
   */
  drop(id = null) {
    this.list = id === null ? [] : this.list.filter((command) => command.id !== id);
  }

  /**
   * Sends one, or all in their order up to the first that does not go. Resolves with how many went.
   * @param {(method: string, params: Params) => Promise<unknown>} send
   * @param {number | null} id
   */
  async send(send, id = null) {
    if (this.#isSending) return 0;
    this.#isSending = true;
    let count = 0;
    try {
      for (const command of this.list.filter((one) => id === null || one.id === id)) {
        // Somebody may have dropped it in the meantime.
        if (!this.list.includes(command)) continue;
        await send(command.method, command.params);
        this.drop(command.id);
        count += 1;
      }
    } catch (error) {
      this.#note(id, /** @type {Error} */ (error).message);
    }
    this.#isSending = false;
    return count;
  }

  /**
   * @param {number | null} id
   * @param {string} problem
   */
  #note(id, problem) {
    const failed = this.list.find((one) => id === null || one.id === id);
    if (!failed) return;
    this.list = this.list.map((one) => (one === failed ? { ...one, problem } : one));
  }
}
