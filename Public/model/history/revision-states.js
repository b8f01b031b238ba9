/** @import { State } from "../../types/state.d.ts" */
/** @import { PageContent } from "../page-content.d.ts" */

/**
 * A past revision: its state, or the reason in words why it is not available.
 * @typedef {{ state: State, problem?: undefined } | { state?: undefined, problem: string }}
 *   RevisionState
 */

/** At most this many states are kept; they share their equal parts. */
const MOST = 64;

/**
 * The states of past revisions: those that the page has seen, and those that it asks for.
 *
 *   const states = new RevisionStates(changed);   // `changed` is called when a state has come
 *   states.update(page);
 *   states.get(7);                            // null while it is under way
 */
export class RevisionStates {
  /** @type {PageContent | null} */
  #page = null;
  /** @type {string | null} */
  #epoch = null;
  /** @type {Map<number, RevisionState>} */
  #known = new Map();
  #asked = new Set();
  #changed;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * Keeps the states that the page has.
   * @param {PageContent} page
   */
  update(page) {
    const { epoch, revision } = page.link;
    if (epoch !== this.#epoch) this.#known.clear();
    this.#epoch = epoch;
    this.#page = page;
    const { live, viewing } = page;
    if (live && revision !== null) this.#store(revision, { state: live });
    if (viewing) this.#store(viewing.revision, { state: viewing.state });
  }

  /**
   * @param {number} revision
   * @returns {RevisionState | null}
   */
  get(revision) {
    const known = this.#known.get(revision);
    if (!known) this.#ask(revision);
    else if (known.state) this.#store(revision, known);
    return known ?? null;
  }

  /** @param {number} revision */
  async #ask(revision) {
    const [page, epoch] = [this.#page, this.#epoch];
    const name = `${epoch} ${revision}`;
    if (!page || this.#asked.has(name)) return;
    this.#asked.add(name);
    const past = await asked(page, revision);
    this.#asked.delete(name);
    if (epoch !== this.#epoch) return;
    this.#store(revision, past);
    this.#changed();
  }

  /**
   * @param {number} revision
   * @param {RevisionState} past
   */
  #store(revision, past) {
    this.#known.delete(revision);
    this.#known.set(revision, past);
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value ?? 0);
  }
}

/**
 * @param {PageContent} page
 * @param {number} revision
 * @returns {Promise<RevisionState>}
 */
async function asked(page, revision) {
  try {
    const { state } = await page.ask("history.get", { revision });
    return { state };
  } catch (error) {
    return { problem: /** @type {Error} */ (error).message };
  }
}
