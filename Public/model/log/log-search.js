/** @import { HistoryPage, LogEntry } from "../../types/log.d.ts" */
/** @import { RevisionLog } from "./revision-log.js" */

/** The number of entries searched at a time, and the number requested at a time. */
const STEP = 400;
const PAGE = 1000;
/** The search stops after this many finds; older entries are not searched. */
const MOST = 5000;

/**
 * Searches a whole history from the newest entry on: first the entries that are loaded, then the
 * server's, page by page. Only the finds are kept.
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

  /** The number of revisions that have been searched. */
  get searched() {
    return this.#high - this.#low + 1;
  }

  get isDone() {
    return this.#low - 1 <= this.#log.oldest || this.found.length >= MOST;
  }

  /** Searches newer entries, and a limited number of the older ones that are loaded. */
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
      this.#testEntry(entry);
    }
  }

  /** The request for the next entries if they are not loaded; null otherwise. */
  get request() {
    if (this.isDone || this.#log.get(this.#low - 1)) return null;
    const after = Math.max(this.#log.oldest, this.#low - 1 - PAGE);
    return { after, limit: this.#low - 1 - after };
  }

  /**
   * Searches an answer to `request`.
   * @param {HistoryPage} page
   */
  searchPage({ revisions }) {
    const older = revisions.filter(({ revision }) => revision < this.#low);
    for (const entry of older.toReversed()) this.#testEntry(entry);
    // Does not ask again for what the server has forgotten in the meantime.
    if (older.length === 0) this.#low = this.#log.oldest + 1;
  }

  /** @param {LogEntry} entry */
  #testEntry(entry) {
    this.#low = entry.revision;
    if (this.#test(entry)) this.found.push(entry);
  }
}
