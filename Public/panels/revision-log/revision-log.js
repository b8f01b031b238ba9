import { firstPush } from "../../model/state/first-commands.js";
import { translate } from "../../language/translate.js";
import { emit, firstPart, icon, lastPart, make, setAttribute, setText } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { keyedList } from "../../dom/keyed-list.js";
import { LogFilter } from "./log-filter.js";
import { headings } from "./log-pieces.js";
import { drawRow, makeRow } from "./log-row.js";
import { LogScroll } from "./log-scroll.js";
import { LogSelection } from "./log-selection.js";
import { LogView } from "./log-view.js";
import { RowWindow } from "../../dom/row-window.js";

/** @import { Page } from "../page.d.ts" */
/** @import { FoundRows, LogRows } from "../../model/log/log-rows.js" */

const number = new Intl.NumberFormat();

/**
 * The revisions, newest first, each with its author: a grid of which only the visible rows exist.
 *
 *   log.page = page;   // reads page.log, page.logQuery, page.selection, page.viewing,
 *   page.devices, page.live, page.overview
 *
 * Rows that are not loaded are asked for as they come into sight. When scrolled down, the rows
 * under the pointer keep their places while others come.
 */
export class RevisionLogGrid extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #view = new LogView();
  #drawn = "";
  #filter = new LogFilter((query) => emit(this, "filterLog", { query }));
  #fresh = make(
    "button",
    { type: "button", class: "log-fresh", hidden: true, click: () => this.#toTop() },
    icon("up"),
    make("span"),
  );
  #rows = make("div", { role: "rowgroup", class: "log-rows" });
  #empty = new EmptyState();
  #grid = make(
    "div",
    {
      role: "grid",
      class: "log-grid",
      "aria-labelledby": "log-title",
      "aria-multiselectable": "true",
      // Shift selects rows, not their text.
      mousedown: (event) => event.shiftKey && event.preventDefault(),
      scroll: () => this.#scrolled(),
      keydown: (event) => this.#selection.pressed(event),
    },
    headings(),
    this.#rows,
  );
  #window = new RowWindow(this.#grid);
  #scroll = new LogScroll(this.#rows, this.#view, this.#window);
  /** @type {LogSelection} */
  #selection = new LogSelection(this, this.#view, this.#window);
  #resize = new ResizeObserver(() => this.#measure());

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      const title = make("h2", { id: "log-title", class: "visually-hidden" }, translate("Log"));
      const head = make("header", { class: "revision-log-head" }, title, ...this.#filter.parts);
      head.append(this.#fresh);
      firstPart(this.#empty.element).classList.add("log-empty");
      this.append(head, this.#grid, this.#empty.element);
    }
    this.#resize.observe(this.#grid);
    this.#measure();
  }

  disconnectedCallback() {
    this.#resize.disconnect();
  }

  /** Focuses the field of the filter. */
  focusFilter() {
    this.#filter.focus();
  }

  update() {
    if (!this.#page) return;
    const page = this.#page;
    this.#selection.selected = page.selection;
    this.#scroll.follow(page);
    const rows = /** @type {LogRows | FoundRows} */ (this.#view.rows);
    const shown = this.#window.range(rows.count);
    this.#askFor(page, rows, shown);
    this.#view.searchOn(page, () => this.update());
    const { log, devices, logQuery, selection } = page;
    const seen = [
      log.version,
      shown.first,
      shown.last,
      this.#selection.active,
      this.#scroll.unseen,
      devices.size,
      page.scenes.length,
      this.#page.people?.version,
    ];
    // For revisions that the page did not see, only the overview knows the depth.
    seen.push(Number(page.overview?.at(rows.at(shown.first)?.revision ?? 0) !== undefined));
    const searched = [logQuery, rows.count, this.#view.search?.searched];
    const drawn = [...seen, ...searched, selection.revision, selection.from].join();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#drawHead(page, rows);
    if (rows.count === 0) this.#drawEmpty(page);
    this.#rows.style.setProperty("--count", String(rows.count));
    setAttribute(this.#grid, "aria-rowcount", rows.count + 1);
    this.#drawRows(page, rows, shown);
  }

  /**
   * Asks for the first row in sight that is not loaded.
   * @param {Page} page
   * @param {LogRows | FoundRows} rows
   * @param {{ first: number, last: number }} range
   */
  #askFor({ log }, rows, { first, last }) {
    log.focus = this.#window.isAtTop ? null : rows.at(first)?.revision ?? null;
    for (let index = first; index < last; index += 1) {
      const row = rows.at(index);
      if (row?.kind !== "gap") continue;
      return emit(this, "readHistory", { revision: row.revision });
    }
  }

  /**
   * @param {Page} page
   * @param {LogRows | FoundRows} rows
   */
  #drawHead({ log, logQuery }, rows) {
    this.#filter.draw(logQuery, this.#view.search, { total: log.total, found: rows.count });
    setText(
      lastPart(this.#fresh),
      translate("{count} new", { count: number.format(this.#scroll.unseen) }),
    );
    this.#fresh.hidden = this.#scroll.unseen === 0;
    this.#grid.hidden = rows.count === 0;
    this.#empty.element.hidden = rows.count > 0;
  }

  /** @param {Page} page */
  #drawEmpty(page) {
    const hidden = number.format(page.log.total);
    if (this.#view.search) {
      this.#empty.show(translate("No matching revisions. {hidden} hidden.", { hidden }), null);
    } else {
      const words = translate("No changes yet. Every change appears here, with who made it.");
      this.#empty.show(words, firstPush(page));
    }
  }

  /**
   * @param {Page} page
   * @param {LogRows | FoundRows} rows
   * @param {{ first: number, last: number }} range
   */
  #drawRows(page, rows, { first, last }) {
    const indices = Array.from({ length: last - first }, (_, place) => first + place);
    const focused = this.#selection.active;
    const active = focused === null ? -1 : rows.indexOf(focused);
    if (active >= 0 && (active < first || active >= last)) indices.push(active);
    const tabStop = indices.includes(active) ? active : indices[0];
    const items = indices.flatMap((index) => {
      const row = rows.at(index);
      return row ? [{ index, row }] : [];
    });
    keyedList(this.#rows, items, {
      reuses: true,
      key: ({ row }) => (row.kind === "fold" ? `fold ${row.revision - row.count}` : row.revision),
      make: () =>
        makeRow({
          onFocus: (row) => this.#selection.activate(Number(row.dataset.revision)),
          onClick: (row, event) => this.#selection.clicked(row, event),
          onOpen: (row) => this.#selection.show(Number(row.dataset.index)),
        }),
      update: (element, { index, row }) => {
        element.style.setProperty("--index", String(index));
        element.dataset.index = String(index);
        setAttribute(element, "aria-rowindex", index + 2);
        setAttribute(element, "tabindex", index === tabStop ? "0" : "-1");
        const folded = row.kind === "fold" ? this.#view.folded(page, row) : undefined;
        drawRow(element, { row, older: page.log.get(row.revision - 1), page, folded });
      },
    });
  }

  #scrolled() {
    this.#window.follow();
    this.update();
  }

  #measure() {
    this.#window.measure();
    this.drawAgain();
  }

  /** Draws even if nothing that was drawn has changed. */
  drawAgain() {
    this.#drawn = "";
    this.update();
  }

  #toTop() {
    this.#scroll.toTop();
    this.update();
    this.focusRow("[tabindex='0']");
  }

  /** @param {string} selector */
  focusRow(selector) {
    /** @type {HTMLElement | null} */
    const row = this.#rows.querySelector(selector);
    row?.focus({ preventScroll: true });
  }
}
