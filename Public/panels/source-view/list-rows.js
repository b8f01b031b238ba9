import { writeExactly } from "../../protocol/exact-json.js";
import { listScreen } from "../../model/code/navigation-code.js";

/** @import { Screen, State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @typedef {"sidebar" | "content"} ListColumn */

/** The lists of a phone were on its screen not long ago. */
const MOST_READ = 12;

/**
 * The screens of the lists that are not on the screen, from the newest revision that shows them.
 *
 *   const rows = new ListRows();
 *   navigationCode(state, rows.known(state));
 *   if (await rows.read(page)) …   // more are known
 */
export class ListRows {
  /** @type {Map<string, Screen>} */
  #screens = new Map();
  /** @type {string | null} */
  #epoch = null;
  #asked = new Set();

  /**
   * @param {State} state
   * @returns {Partial<Record<ListColumn, Screen>>}
   */
  known(state) {
    return Object.fromEntries(
      columnsOf(state).flatMap((column) => {
        const screen = this.#screens.get(keyOf(column, state));
        return screen ? [[column, screen]] : [];
      }),
    );
  }

  /**
   * Reads earlier states until all lists are known; true if there are more than before.
   * @param {Page} page
   */
  async read({ state, link: { epoch, revision }, viewing, ask }) {
    if (state === null) return false;
    if (epoch !== this.#epoch) {
      this.#epoch = epoch;
      this.#screens.clear();
      this.#asked.clear();
    }
    this.#learn(state, true);
    const before = this.#screens.size;
    const now = viewing?.revision ?? revision ?? 0;
    for (let one = now - 1; one >= Math.max(0, now - MOST_READ); one -= 1) {
      if (columnsOf(state).every((column) => this.#screens.has(keyOf(column, state)))) break;
      if (this.#asked.has(one)) continue;
      this.#asked.add(one);
      const { state: earlier } = await ask("history.get", { revision: one });
      if (epoch !== this.#epoch) return false;
      this.#learn(earlier, false);
    }
    return this.#screens.size > before;
  }

  /**
   * @param {State} state
   * @param {boolean} isNewest
   */
  #learn(state, isNewest) {
    for (const column of columnsOf(state)) {
      const [key, screen] = [keyOf(column, state), listScreen(column, state)];
      if (screen && (isNewest || !this.#screens.has(key))) this.#screens.set(key, screen);
    }
  }
}

/**
 * @param {State} state
 * @returns {ListColumn[]}
 */
function columnsOf({ columns }) {
  if (columns === 1) return [];
  return columns === 3 ? ["sidebar", "content"] : ["sidebar"];
}

/**
 * The rows of the content are those of what is selected in the sidebar.
 * @param {ListColumn} column
 * @param {State} state
 */
function keyOf(column, { scene, sidebar: { selection } }) {
  const chosen = [selection ?? []].flat().map(({ type, value }) => [type, value]);
  return writeExactly([scene.id, column, ...(column === "content" ? chosen : [])]);
}
