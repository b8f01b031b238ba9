import { firstPush } from "../../model/state/first-commands.js";
import { translate } from "../../language/translate.js";
import { emit, firstPart, icon, lastPart, make, setAttribute, setText } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { keyedList } from "../../dom/keyed-list.js";
import { LogFilter } from "./log-filter.js";
import { headings } from "./log-pieces.js";
import { drawRow, makeRow } from "./log-row.js";
import { LogView } from "./log-view.js";
import { RowWindow } from "../../dom/row-window.js";

/** @import { Page } from "../page.d.ts" */
/** @import { FoundRows, LogRow, LogRows } from "../../model/log/log-rows.js" */

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
  /** The newest revision at the last drawing, and how many have come unseen since. */
  #newest = 0;
  #unseen = 0;
  /**
   * The revision of the row that has the focus, or had it last.
   * @type {number | null}
   */
  #active = null;
  /**
   * The earlier revision on the stage at the last drawing.
   * @type {number | null}
   */
  #looked = null;
  /**
   * The revision at which a range selected with the Shift key begins.
   * @type {number | null}
   */
  #anchor = null;
  #drawn = "";
  #filter = new LogFilter((query) => emit(this, "filterLog", { query }));
  #count = make("span", { class: "log-count" });
  #clear = make(
    "button",
    { type: "button", class: "log-clear", hidden: true, click: () => this.#filter.clear() },
    translate("Clear filter"),
  );
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
      keydown: (event) => this.#pressed(event),
    },
    headings(),
    this.#rows,
  );
  #window = new RowWindow(this.#grid);
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
      head.append(this.#count, this.#clear, this.#fresh);
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
    this.#plan(page);
    const rows = /** @type {LogRows | FoundRows} */ (this.#view.rows);
    this.#follow(page, rows);
    if (this.#window.isAtTop) this.#unseen = 0;
    const shown = this.#window.range(rows.count);
    this.#askFor(page, rows, shown);
    this.#view.searchOn(page, () => this.update());
    const { log, devices, logQuery, selection } = page;
    const seen = [
      log.version,
      shown.first,
      shown.last,
      this.#active,
      this.#unseen,
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
   * Keeps the rows in sight in place: rows that come or go above them move the window along.
   * @param {Page} page
   */
  #plan(page) {
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
    this.#unseen += Math.max(0, come);
    const index = this.#view.rows.indexOf(anchor);
    const place = index * rowHeight + (top % rowHeight);
    if (index < 0 || place === top) return;
    this.#rows.style.setProperty("--count", String(this.#view.rows.count));
    this.#window.scrollTo(place);
  }

  /**
   * Brings the row of another viewed revision into sight; otherwise the scroll position stays.
   * @param {Page} page
   * @param {LogRows | FoundRows} rows
   */
  #follow({ viewing }, rows) {
    const looked = viewing?.revision ?? null;
    if (looked === this.#looked || this.#window.height === 0) return;
    this.#looked = looked;
    const index = looked === null ? -1 : rows.indexOf(looked);
    if (index < 0) return;
    this.#rows.style.setProperty("--count", String(rows.count));
    this.#window.reveal(index);
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
    const { search } = this.#view;
    const total = number.format(log.total);
    const hidden = number.format(log.total - rows.count);
    const found = number.format(rows.count);
    const searched = number.format(search?.searched ?? 0);
    this.#filter.text = logQuery;
    if (!search) setText(this.#count, log.total === 0 ? "" : total);
    else if (search.isDone)
      setText(
        this.#count,
        translate("{found} of {total}, {hidden} hidden", { found, total, hidden }),
      );
    else setText(
        this.#count,
        translate("{found} of {searched}, searching {total}…", { found, searched, total }),
      );
    this.#clear.hidden = search === null;
    setText(
      lastPart(this.#fresh),
      translate("{count} new", { count: number.format(this.#unseen) }),
    );
    this.#fresh.hidden = this.#unseen === 0;
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
    const active = this.#active === null ? -1 : rows.indexOf(this.#active);
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
          onFocus: (row) => this.#activate(Number(row.dataset.revision)),
          onClick: (row, event) => this.#clicked(row, event),
          onOpen: (row) => this.#viewRow(Number(row.dataset.index)),
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

  /**
   * @param {HTMLElement} row
   * @param {MouseEvent} event
   */
  #clicked(row, { target, shiftKey }) {
    const person = target instanceof Element && target.closest(".log-person");
    const index = Number(row.dataset.index);
    if (shiftKey) {
      this.#extend(index);
      return row.focus({ preventScroll: true });
    }
    const entry = this.#view.rows?.at(index)?.entry;
    if (!person || !entry) return this.#choose(index);
    emit(this, "filterLog", { query: `by:${entry.cause.client ?? "app"}` });
  }

  /**
   * Selects a row's revision for all panels, or deselects it; opens a fold.
   * @param {number} index
   */
  #choose(index) {
    const row = this.#view.rows?.at(index);
    if (!row || !this.#page) return;
    if (row.kind === "fold") {
      this.#view.toggle(row);
      return this.#drawAgain();
    }
    const { revision, from } = this.#page.selection;
    const isChosen = revision === row.revision && from === null;
    this.#anchor = row.revision;
    emit(this, "selectRevision", { revision: isChosen ? null : row.revision });
  }

  /**
   * Shows a row's revision on the stage; opens a fold.
   * @param {number} index
   */
  #viewRow(index) {
    const row = this.#view.rows?.at(index);
    if (row?.kind === "fold") this.#choose(index);
    else if (row) emit(this, "viewRevision", { revision: row.revision });
  }

  /**
   * Selects the revisions from the anchor to a row, including all of a fold.
   * @param {number} index
   */
  #extend(index) {
    const row = this.#view.rows?.at(index);
    if (!row) return;
    const { revision, kind, count } = row;
    this.#anchor ??= this.#page?.selection.revision ?? revision;
    const oldest = Math.min(this.#anchor, kind === "fold" ? revision - count + 1 : revision);
    const newest = Math.max(this.#anchor, revision);
    const from = oldest < newest ? oldest : null;
    emit(this, "selectRevision", { revision: newest, from });
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
  #pressed(event) {
    const rows = this.#view.rows;
    const row = /** @type {HTMLElement | null} */ (
      event.target instanceof HTMLElement ? event.target.closest(".log-row") : null
    );
    if (!rows || !row) return;
    const index = Number(row.dataset.index);
    const { pageSize } = this.#window;
    const step = new Map([
      ["ArrowDown", 1],
      ["ArrowUp", -1],
      ["PageDown", pageSize],
      ["PageUp", -pageSize],
      ["Home", -rows.count],
      ["End", rows.count],
    ]).get(event.key);
    const chooses = event.key === "Enter" || event.key === " ";
    if (step === undefined && !chooses) return;
    event.preventDefault();
    if (event.key === "Enter") return this.#viewRow(index);
    if (step === undefined) return this.#choose(index);
    const next = Math.max(0, Math.min(rows.count - 1, index + step));
    if (event.shiftKey) this.#anchor ??= Number(row.dataset.revision);
    else this.#anchor = null;
    if (event.shiftKey) this.#extend(next);
    this.#goTo(rows, next);
  }

  /**
   * @param {LogRows | FoundRows} rows
   * @param {number} index
   */
  #goTo(rows, index) {
    this.#window.reveal(index);
    const row = /** @type {LogRow} */ (rows.at(index));
    this.#activate(row.revision);
    this.#drawAgain();
    this.#focusRow(`[data-index="${index}"]`);
  }
}
