import { writeExactly } from "../../protocol/exact-json.js";
import { readStored, writeStored } from "../../dom/storage.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Store } from "../../dom/storage.js" */
/** @typedef {{ type: string, text: string }} RecentValue */

const MOST_OF_TYPE = 4;
const MOST = 40;
/** In UTF-16 units; a longer value is not kept. */
const LONGEST = 2000;
/** An app that pushes many at once leaves the last ones. */
const MOST_OF_PATH = 8;

/** The values that came onto the path last in this session, by anyone. */
export class RecentValues {
  #store;
  #key = "";
  /** @type {RecentValue[]} The newest first. */
  #values = [];
  /** @type {Set<string>} */
  #seen = new Set();

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /**
   * @param {string} session
   * @param {State} state
   */
  learn(session, state) {
    this.#open(`colonnade.recentValues.${session}.${state.scene.id}`);
    const fresh = (state.detail?.path ?? []).slice(-MOST_OF_PATH)
      .filter(({ id }) => !this.#seen.has(id));
    if (fresh.length === 0) return;
    if (this.#seen.size > 1000) this.#seen.clear();
    for (const { id, type, value, codable } of fresh) {
      this.#seen.add(id);
      const text = codable === false ? "" : writeExactly(value, 2);
      if (text === "" || text.length > LONGEST) continue;
      const others = this.#values.filter((one) => one.type !== type || one.text !== text);
      this.#values = [{ type, text }, ...others].slice(0, MOST);
    }
    writeStored(this.#store, this.#key, JSON.stringify(this.#values));
  }

  /**
   * The texts of a type's values, the newest first.
   * @param {string} type
   */
  of(type) {
    return this.#values.filter((one) => one.type === type).slice(0, MOST_OF_TYPE)
      .map(({ text }) => text);
  }

  /** @param {string} key */
  #open(key) {
    if (key === this.#key) return;
    this.#key = key;
    this.#seen.clear();
    this.#values = [];
    try {
      const kept = JSON.parse(readStored(this.#store, key) ?? "[]");
      this.#values = kept.filter((/** @type {any} */ one) =>
        typeof one?.type === "string" && typeof one.text === "string"
      );
    } catch {
      // Someone else has written there: nothing is known.
    }
  }
}
