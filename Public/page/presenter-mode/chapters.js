/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { Page } from "../../panels/page.d.ts" */
/** @typedef {{ revision: number, label: string }} Chapter */

/** Of a longer history the newest revisions are read. */
const MOST_READ = 10_000;
const PAGE = 500;
/** The most chapters that are kept. */
const MOST = 1000;

/**
 * The revisions to which a script gave a label (`meta.label`), as the chapters of a talk. One label
 * over several revisions in a row is one chapter, which begins with the first of them.
 */
export class Chapters {
  /** @type {Chapter[]} */
  list = [];
  #epoch = /** @type {string | null} */ (null);
  #newest = 0;
  #last = "";
  #isBusy = false;

  /**
   * Reads what has come since.
   * @param {Page} page
   * @param {() => void} changed
   */
  async update({ link: { phase, epoch, revision }, ask }, changed) {
    const head = revision ?? 0;
    const isKnown = epoch === this.#epoch && this.#newest >= head;
    if (phase !== "live" || this.#isBusy || isKnown) return;
    if (epoch !== this.#epoch) {
      [this.#epoch, this.list, this.#last] = [epoch, [], ""];
      this.#newest = Math.max(0, head - MOST_READ);
    }
    this.#isBusy = true;
    try {
      while (this.#newest < head && epoch === this.#epoch) {
        const { revisions } = await ask("history.list", { after: this.#newest, limit: PAGE });
        this.#add(revisions);
        if (revisions.length === 0) this.#newest = head;
      }
    } catch (error) {
      console.info(`Colonnade: ${/** @type {Error} */ (error).message}`);
    }
    this.#isBusy = false;
    changed();
  }

  /** @param {LogEntry[]} revisions */
  #add(revisions) {
    for (const { revision, cause } of revisions) {
      const label = cause.label ?? "";
      if (label !== "" && label !== this.#last && this.list.length < MOST)
        this.list.push({ revision, label });
      this.#last = label;
      this.#newest = revision;
    }
  }

  /**
   * The index of the chapter that a revision is in; -1 before the first.
   * @param {number} revision
   */
  indexAt(revision) {
    return this.list.findLastIndex((chapter) => chapter.revision <= revision);
  }
}
