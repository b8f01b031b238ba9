/** @import { HistoryPage, LogEntry } from "../types.d.ts" */
/** @import { RevisionLog } from "./revision-log.js" */

/** So many entries are looked at in one go, and asked for at once. */
const STEP = 400;
const PAGE = 1000;
/** So many entries are found at most; older ones are not looked for any more. */
const MOST = 5000;

/**
 * The search of a whole history for entries, from the newest on: those that are here first, then page
 * by page what the server has. Only what is found is kept.
 */
export class LogSearch {
  /**
   * The newest first.
   * @type {LogEntry[]}
   */
  found = [];
  #log;
  #test;
  #high;
  #low;

  /**
   * @param {RevisionLog} log
   * @param {(entry: LogEntry) => boolean} test
   */
  constructor(log, test) {
    this.#log = log;
    this.#test = test;
    this.#high = log.head;
    this.#low = log.head + 1;
  }

  /** The number of revisions that have been looked at. */
  get searched() {
    return this.#high - this.#low + 1;
  }

  get isDone() {
    return this.#low - 1 <= this.#log.oldest || this.found.length >= MOST;
  }

  /** Looks at what has come since, and at older entries that are here, a limited number of them. */
  step() {
    /** @type {LogEntry[]} */
    const newer = [];
    for (let entry; (entry = this.#log.get(this.#high + 1)); this.#high += 1) {
      if (this.#test(entry)) newer.unshift(entry);
    }
    if (newer.length > 0) this.found = [...newer, ...this.found];
    for (let count = 0; count < STEP && !this.isDone; count += 1) {
      const entry = this.#log.get(this.#low - 1);
      if (!entry) break;
      this.#look(entry);
    }
  }

  /** The request for what is to be looked at next and is not here; null for nothing. */
  get request() {
    if (this.isDone || this.#log.get(this.#low - 1)) return null;
    const after = Math.max(this.#log.oldest, this.#low - 1 - PAGE);
    return { after, limit: this.#low - 1 - after };
  }

  /**
   * Looks at an answer to `request`.
   * @param {HistoryPage} page
   */
  take({ revisions }) {
    const older = revisions.filter(({ revision }) => revision < this.#low);
    for (const entry of older.toReversed()) this.#look(entry);
    // What the server has forgotten meanwhile is not asked for again.
    if (older.length === 0) this.#low = this.#log.oldest + 1;
  }

  /** @param {LogEntry} entry */
  #look(entry) {
    this.#low = entry.revision;
    if (this.#test(entry)) this.found.push(entry);
  }
}
