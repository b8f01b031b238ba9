import { NavigationMap } from "../../model/map/navigation-map.js";

/** @import { Page } from "../page.d.ts" */

/** Of a longer history the newest revisions are read. */
const MOST_READ = 10_000;
const PAGE = 200;
/** While a long history is read, the map is drawn again after this many milliseconds. */
const PAUSE = 250;

/**
 * Reads a session's history into a map: all of it at first, then what is new. States are asked for
 * only for the screens in sight, and one after the other.
 *
 *   const reader = new MapReader(isSeen, changed);
 *   reader.update(page, names);   // the names of the screens in sight
 */
export class MapReader {
  map = new NavigationMap();
  /** True until the whole history has been read. */
  isReading = true;
  /** @type {Page | null} */
  #page = null;
  /** @type {string[]} */
  #names = [];
  /** @type {string | null} */
  #epoch = null;
  #isBusy = false;
  #failed = "";
  #live = -1;
  #asked = new Set();
  #drawn = 0;
  #isSeen;
  #changed;

  /**
   * @param {() => boolean} isSeen A panel that is not in sight reads nothing.
   * @param {() => void} changed
   */
  constructor(isSeen, changed) {
    this.#isSeen = isSeen;
    this.#changed = changed;
  }

  /**
   * @param {Page} page
   * @param {string[]} names
   */
  update(page, names) {
    this.#page = page;
    this.#names = names;
    const { phase, revision, epoch } = page.link;
    if (phase !== "live" || revision === null || this.#isBusy) return;
    // After a failure, the next change is the time to try again.
    if (this.#failed !== `${epoch} ${revision}`) this.#read(`${epoch} ${revision}`);
  }

  /** @param {string} position The position of the session, for the next try. */
  async #read(position) {
    this.#isBusy = true;
    try {
      while (this.#page && this.#isSeen() && await this.#step(this.#page));
    } catch (error) {
      this.#failed = position;
      console.info(`Colonnade: ${/** @type {Error} */ (error).message}`);
    }
    this.#isBusy = false;
  }

  /**
   * Asks for the next thing that the map lacks; false if it lacks nothing.
   * @param {Page} page
   * @returns {Promise<boolean>}
   */
  async #step(page) {
    const { link: { epoch, revision } } = page;
    const head = revision ?? 0;
    if (epoch !== this.#epoch) {
      await this.#begin(page, head);
      [this.#epoch, this.#live, this.isReading] = [epoch, -1, true];
      this.#asked.clear();
      return true;
    }
    if (this.map.newest < head) return await this.#readPage(page, head);
    this.#learnLive(page, head);
    if (this.isReading) {
      this.isReading = false;
      // The names of the screens in sight come with the drawing.
      this.#changed();
    }
    return await this.#readState(page);
  }

  /**
   * Starts at the oldest revision that the server has and that is read.
   * @param {Page} page
   * @param {number} head
   */
  async #begin({ ask, live }, head) {
    const { oldest = 0 } = await ask("history.list", { limit: 1 });
    const first = Math.max(oldest, head - MOST_READ);
    try {
      const { state } = await ask("history.get", { revision: first });
      this.map.begin(first, state);
    } catch (error) {
      if (!live) throw error;
      this.map.begin(head, live);
    }
  }

  /**
   * @param {Page} page
   * @param {number} head
   */
  async #readPage({ ask, link: { epoch } }, head) {
    const { revisions } = await ask("history.list", { after: this.map.newest, limit: PAGE });
    if (epoch !== this.#page?.link.epoch) return true;
    this.map.add(revisions);
    // Revisions that the server no longer has are not on the map.
    if (revisions.length === 0) this.map.newest = head;
    const now = performance.now();
    if (this.map.newest >= head || now - this.#drawn > PAUSE) {
      this.#drawn = now;
      this.#changed();
    }
    return true;
  }

  /**
   * The live state is here already.
   * @param {Page} page
   * @param {number} head
   */
  #learnLive({ live }, head) {
    if (!live || head !== this.map.newest || head === this.#live) return;
    this.#live = head;
    this.map.learn(head, live);
    this.#changed();
  }

  /** @param {Page} page */
  async #readState({ ask, link: { epoch } }) {
    const revision = this.map.openRevisions(this.#names).find((one) => !this.#asked.has(one));
    if (revision === undefined) return false;
    this.#asked.add(revision);
    const { state } = await ask("history.get", { revision });
    if (epoch !== this.#page?.link.epoch) return true;
    this.map.learn(revision, state);
    this.#changed();
    return true;
  }
}
