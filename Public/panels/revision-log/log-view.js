import { matcher, parseQuery } from "../../model/log/log-query.js";
import { FoundRows, LogRows } from "../../model/log/log-rows.js";
import { LogSearch } from "../../model/log/log-search.js";

/** @import { Effect } from "../../types/wire.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { Actors } from "../../model/log/log-query.js" */
/** @import { LogRow } from "../../model/log/log-rows.js" */

/** A fold describes this many of its entries. */
const FOLDED = 50;

/**
 * @param {Page} page
 * @returns {Actors}
 */
function actorsOf({ isOwn, people, overview }) {
  return {
    isOwn,
    nameOf: (client) => people?.nameOf(client) ?? "",
    depthOf: (revision) => overview?.at(revision)?.depth,
  };
}

/** @param {Page} page */
function knowsDepths({ overview, log }) {
  return overview?.at(log.head) !== undefined;
}

/** The rows that the log shows: for all its entries, or for those that a query finds. */
export class LogView {
  /** @type {LogRows | FoundRows | null} */
  rows = null;
  /** @type {LogSearch | null} */
  search = null;
  #opened = new Set();
  #planned = "";
  query = "";
  /** The overview knew the depths when the search began. */
  #knewDepths = false;
  #isAsking = false;

  /**
   * Rebuilds the rows if something has changed; true if it did.
   * @param {Page} page
   */
  follow(page) {
    const { log, logQuery } = page;
    const isLearned = this.search !== null && !this.#knewDepths && knowsDepths(page);
    if (logQuery !== this.query || (this.search && log.count === 0) || isLearned)
      this.#startSearch(page);
    this.search?.step();
    const found = this.search?.found;
    const plan = [
      log.version,
      this.#opened.size,
      [...this.#opened].at(-1),
      logQuery,
      found?.length,
    ];
    if (this.rows && plan.join() === this.#planned) return false;
    this.#planned = plan.join();
    this.rows = found ? new FoundRows(found) : new LogRows(log, this.#opened);
    return true;
  }

  /** @param {Page} page */
  #startSearch(page) {
    const { terms } = parseQuery(page.logQuery);
    this.query = page.logQuery;
    this.#knewDepths = knowsDepths(page);
    this.search = terms === null || terms.length === 0
      ? null
      : new LogSearch(page.log, matcher(terms, actorsOf(page)));
  }

  /**
   * Lets the search read what is not loaded, a page at a time.
   * @param {Page} page
   * @param {() => void} drawn
   */
  searchOn(page, drawn) {
    const { search } = this;
    if (!search || search.isDone || this.#isAsking) return;
    if (search.request === null) return requestAnimationFrame(drawn);
    this.#isAsking = true;
    const settled = () => {
      this.#isAsking = false;
      drawn();
    };
    page.ask("history.list", search.request).then((found) => {
      search.searchPage(found);
      settled();
    }, () => setTimeout(settled, 2000));
  }

  /**
   * Opens or closes a fold.
   * @param {LogRow} row
   */
  toggle({ revision, count }) {
    const oldest = revision - count + 1;
    if (!this.#opened.delete(oldest)) this.#opened.add(oldest);
  }

  /**
   * The total of a fold's entries: the newest value of each field.
   * @param {Page} page
   * @param {LogRow} row
   */
  folded({ log }, { revision, count }) {
    /** @type {Map<string, Effect>} */
    const fields = new Map();
    for (let step = 0; step < Math.min(count, FOLDED); step += 1) {
      for (const effect of log.get(revision - step)?.did ?? []) {
        const { field } = effect;
        if (field !== undefined && !fields.has(field)) fields.set(field, effect);
      }
    }
    return { did: [...fields.values()], oldest: revision - count + 1 };
  }
}
