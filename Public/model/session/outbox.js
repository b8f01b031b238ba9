import { parseValue, writeExactly } from "../../protocol/exact-json.js";

/** @import { Params } from "../../types/wire.d.ts" */

/**
 * A command that was not sent; `problem` says why a later attempt to send it was refused.
 * @typedef {{ id: number, method: string, params: Params, words: string, at: number,
 *   problem: string | null }} Unsent
 */

/**
 * Keeps the commands as text across reloads of the page.
 * @typedef {{ read(): string | null, write(text: string | null): void }} Store
 */

/** At most this many are kept; later ones are refused. */
export const MOST_UNSENT = 100;

/** The commands that could not be sent, in their order: only a person sends them. */
export class Outbox {
  /** @type {Unsent[]} */
  #list;
  #lastID;
  #isSending = false;
  #store;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
    this.#list = unsentIn(store.read());
    this.#lastID = this.#list.length;
  }

  get list() {
    return this.#list;
  }

  /** @param {Unsent[]} list */
  #setList(list) {
    this.#list = list;
    this.store();
  }

  /** Writes the commands to the store, which moves with the session's name. */
  store() {
    this.#store.write(this.#list.length === 0 ? null : writeExactly(this.#list));
  }

  /**
   * Keeps a command; false if there is no room for it.
   * @param {Pick<Unsent, "method" | "params" | "words" | "at">} command
   */
  add(command) {
    if (this.list.length >= MOST_UNSENT) return false;
    this.#lastID += 1;
    this.#setList([...this.list, { ...command, id: this.#lastID, problem: null }]);
    return true;
  }

  /**
   * Forgets one command, or all.
   * @param {number | null} id
   */
  discard(id = null) {
    this.#setList(id === null ? [] : this.list.filter((command) => command.id !== id));
  }

  /**
   * Sends one command, or all in order up to the first that fails. Resolves with the number sent.
   * @param {(method: string, params: Params) => Promise<unknown>} send
   * @param {number | null} id
   */
  async send(send, id = null) {
    if (this.#isSending) return 0;
    this.#isSending = true;
    let count = 0;
    try {
      for (const command of this.list.filter((one) => id === null || one.id === id)) {
        // The command may have been dropped in the meantime.
        if (!this.list.includes(command)) continue;
        await send(command.method, command.params);
        this.discard(command.id);
        count += 1;
      }
    } catch (error) {
      this.#setProblem(id, /** @type {Error} */ (error).message);
    }
    this.#isSending = false;
    return count;
  }

  /**
   * @param {number | null} id
   * @param {string} problem
   */
  #setProblem(id, problem) {
    const failed = this.list.find((one) => id === null || one.id === id);
    if (!failed) return;
    this.#setList(this.list.map((one) => (one === failed ? { ...one, problem } : one)));
  }
}

/**
 * The commands in a store's text, with new numbers; none if the text is not the page's own.
 * @param {string | null} text
 * @returns {Unsent[]}
 */
function unsentIn(text) {
  try {
    const list = parseValue(text ?? "[]");
    if (!Array.isArray(list) || !list.every(isUnsent)) return [];
    return list.slice(0, MOST_UNSENT).map((command, index) => ({ ...command, id: index + 1 }));
  } catch {
    return [];
  }
}

/** @param {any} command */
function isUnsent(command) {
  if (command === null || typeof command !== "object") return false;
  const { method, params, words, at, problem } = command;
  return typeof method === "string" && typeof words === "string" && typeof at === "number" &&
    typeof params === "object" && params !== null && !Array.isArray(params) &&
    (problem === null || typeof problem === "string");
}
