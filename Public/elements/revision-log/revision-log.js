import { icon, lastPart, make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { drawRow, makeRow } from "./log-row.js";
import { RowWindow } from "./row-window.js";

/** @import { LogEntry, Page } from "../../types.d.ts" */
/** @import { RevisionLog } from "../../model/revision-log.js" */

/**
 * The revisions, newest first, each with its author: a grid of which only the visible rows exist.
 *
 *   log.page = page;   // reads page.log, page.devices, page.client, page.isOwn
 *
 * Scrolled down, the rows under the pointer stay where they are while new ones come.
 */
export class RevisionLogGrid extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /** @type {number | null} */
  #newest = null;
  #unseen = 0;
  /**
   * The revision of the row that has the focus, or had it last.
   * @type {number | null}
   */
  #active = null;
  #drawn = "";
  #count = make("span", { class: "log-count" });
  #fresh = make(
    "button",
    { type: "button", class: "log-fresh", hidden: true, click: () => this.#toTop() },
    icon("up"),
    make("span"),
  );
  #rows = make("div", { role: "rowgroup", class: "log-rows" });
  #empty = make(
    "p",
    { class: "log-empty" },
    "Nothing has happened yet. Each change is listed here with its author.",
  );
  #grid = make(
    "div",
    {
      role: "grid",
      class: "log-grid",
      "aria-labelledby": "log-title",
      scroll: () => this.#scrolled(),
      keydown: (event) => this.#walk(event),
    },
    headings(),
    this.#rows,
  );
  #window = new RowWindow(this.#grid);
  #resize = new ResizeObserver(() => this.#measure());

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.#noteNew(page.log);
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(
        make(
          "header",
          {},
          make("h2", { id: "log-title", class: "visually-hidden" }, "Log"),
          this.#count,
          this.#fresh,
        ),
        this.#grid,
        this.#empty,
      );
    }
    this.#resize.observe(this.#grid);
    this.#measure();
  }

  disconnectedCallback() {
    this.#resize.disconnect();
  }

  update() {
    if (!this.#page) return;
    const { log, devices } = this.#page;
    if (this.#window.isAtTop) this.#unseen = 0;
    const shown = this.#window.range(log.count);
    const drawn = [log.version, shown.first, shown.last, this.#active, this.#unseen, devices.size];
    if (drawn.join() === this.#drawn) return;
    this.#drawn = drawn.join();
    this.#empty.hidden = log.count > 0;
    this.#grid.hidden = log.count === 0;
    setText(this.#count, log.count === 0 ? "" : `${log.count}`);
    setText(lastPart(this.#fresh), `${this.#unseen} new`);
    this.#fresh.hidden = this.#unseen === 0;
    this.#rows.style.setProperty("--count", String(log.count));
    setAttribute(this.#grid, "aria-rowcount", log.count + 1);
    this.#drawRows(this.#page, shown);
  }

  /**
   * @param {Page} page
   * @param {{ first: number, last: number }} range
   */
  #drawRows(page, { first, last }) {
    const { log } = page;
    const indices = Array.from({ length: last - first }, (_, place) => first + place);
    const active = this.#active === null ? -1 : log.indexOf(this.#active);
    if (active >= 0 && (active < first || active >= last)) indices.push(active);
    const tabStop = indices.includes(active) ? active : indices[0];
    const rows = indices.map((index) => ({ index, entry: entryAt(log, index) }));
    keyedList(this.#rows, rows, {
      key: ({ entry }) => entry.revision,
      make: () => makeRow((revision) => this.#activate(revision)),
      update: (row, { index, entry }) => {
        row.style.setProperty("--index", String(index));
        setAttribute(row, "aria-rowindex", index + 2);
        setAttribute(row, "tabindex", index === tabStop ? "0" : "-1");
        drawRow(row, { entry, older: log.at(index + 1), missing: log.missingBelow(index), page });
      },
    });
  }

  /**
   * Keeps the rows in sight where they are: new rows above move the window along.
   * @param {RevisionLog} log
   */
  #noteNew(log) {
    const come = this.#newest === null ? 0 : log.indexOf(this.#newest);
    this.#newest = log.at(0)?.revision ?? null;
    if (come <= 0 || this.#window.isAtTop) return;
    this.#unseen += come;
    this.#rows.style.setProperty("--count", String(log.count));
    this.#window.scrollTo(this.#window.top + come * this.#window.rowHeight);
  }

  #scrolled() {
    this.#window.follow();
    this.update();
  }

  #measure() {
    this.#window.measure();
    this.#drawAgain();
  }

  #drawAgain() {
    this.#drawn = "";
    this.update();
  }

  /** @param {number} revision */
  #activate(revision) {
    if (this.#active === revision) return;
    this.#active = revision;
    this.update();
  }

  #toTop() {
    this.#window.scrollTo(0);
    this.#unseen = 0;
    this.update();
    this.#focusRow("[tabindex='0']");
  }

  /** @param {string} selector */
  #focusRow(selector) {
    /** @type {HTMLElement | null} */
    const row = this.#rows.querySelector(selector);
    row?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const count = this.#page?.log.count ?? 0;
    const { pageSize } = this.#window;
    const step = new Map([
      ["ArrowDown", 1],
      ["ArrowUp", -1],
      ["PageDown", pageSize],
      ["PageUp", -pageSize],
      ["Home", -count],
      ["End", count],
    ]).get(event.key);
    if (step === undefined || !this.#page || count === 0) return;
    event.preventDefault();
    const { revision } = /** @type {HTMLElement} */ (document.activeElement).dataset;
    const index = this.#page.log.indexOf(Number(revision));
    this.#goTo(this.#page.log, Math.max(0, Math.min(count - 1, index + step)));
  }

  /**
   * @param {RevisionLog} log
   * @param {number} index
   */
  #goTo(log, index) {
    this.#window.reveal(index);
    const { revision } = entryAt(log, index);
    this.#activate(revision);
    this.#drawAgain();
    this.#focusRow(`[data-revision="${revision}"]`);
  }
}

/**
 * @param {RevisionLog} log
 * @param {number} index
 */
function entryAt(log, index) {
  return /** @type {LogEntry} */ (log.at(index));
}

function headings() {
  const cells = ["Revision", "When", "What", "Change", "Who"];
  return make(
    "div",
    { role: "rowgroup", class: "log-headings" },
    make(
      "div",
      { role: "row", "aria-rowindex": "1" },
      ...cells.map((words) => make("span", { role: "columnheader" }, words)),
    ),
  );
}
