/** @import { RowWindow } from "../../dom/row-window.js" */
/** @import { Page } from "../page.d.ts" */
/** @import { LogView } from "./log-view.js" */

/** The scroll position of the log: the rows in sight keep their places while others come. */
export class LogScroll {
  /** The number of revisions that have come since the newest one was in sight. */
  unseen = 0;
  /** The newest revision at the last drawing. */
  #newest = 0;
  /**
   * The earlier revision on the stage at the last drawing.
   * @type {number | null}
   */
  #looked = null;
  #rows;
  #view;
  #window;

  /**
   * @param {HTMLElement} rows The element of the rows.
   * @param {LogView} view
   * @param {RowWindow} window
   */
  constructor(rows, view, window) {
    this.#rows = rows;
    this.#view = view;
    this.#window = window;
  }

  /**
   * Rebuilds the rows of the view if something has changed, and scrolls to where they are now.
   * @param {Page} page
   */
  follow(page) {
    this.#keepPlace(page);
    this.#reveal(page);
    if (this.#window.isAtTop) this.unseen = 0;
  }

  toTop() {
    this.#window.scrollTo(0);
    this.unseen = 0;
  }

  /**
   * Keeps the rows in sight in place: rows that come or go above them move the window along.
   * @param {Page} page
   */
  #keepPlace(page) {
    const { rows } = this.#view;
    const { top, rowHeight, isAtTop, isLocked } = this.#window;
    const anchor = isAtTop && !isLocked
      ? undefined
      : rows?.at(Math.floor(top / rowHeight))?.revision;
    const query = this.#view.query;
    const isNew = this.#view.follow(page);
    const come = page.log.head - this.#newest;
    this.#newest = page.log.head;
    if (!isNew) return;
    if (query !== this.#view.query) return this.#window.scrollTo(0);
    if (anchor === undefined || !this.#view.rows) return;
    this.unseen += Math.max(0, come);
    const index = this.#view.rows.indexOf(anchor);
    const place = index * rowHeight + (top % rowHeight);
    if (index < 0 || place === top) return;
    this.#rows.style.setProperty("--count", String(this.#view.rows.count));
    this.#window.scrollTo(place);
  }

  /**
   * Brings the row of another viewed revision into sight; otherwise the scroll position stays.
   * @param {Page} page
   */
  #reveal({ viewing }) {
    const { rows } = this.#view;
    const looked = viewing?.revision ?? null;
    if (!rows || looked === this.#looked || this.#window.height === 0) return;
    this.#looked = looked;
    const index = looked === null ? -1 : rows.indexOf(looked);
    if (index < 0) return;
    this.#rows.style.setProperty("--count", String(rows.count));
    this.#window.reveal(index);
  }
}
