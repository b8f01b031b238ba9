import { icon, make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { drawRow, makeRow } from "./log-row.js";

const SPARE = 6;

/**
 * The revisions, newest first, with who did what: a grid of which only the visible rows exist.
 *
 *   log.page = page;   // reads page.log (a RevisionLog), page.client, page.isOwn
 *
 * Scrolled down, the rows under the pointer stay where they are while new ones come.
 */
export class RevisionLogGrid extends HTMLElement {
  #page = null;
  #newest = null;
  #unseen = 0;
  #active = null;
  #rowHeight = 30;
  #height = 0;
  #top = 0;
  #drawn = "";
  #count = make("span", { class: "log-count" });
  #fresh = make(
    "button",
    {
      type: "button",
      class: "log-fresh",
      hidden: true,
      click: () => this.#toTop(),
    },
    icon("up"),
    make("span"),
  );
  #rows = make("div", { role: "rowgroup", class: "log-rows" });
  #empty = make(
    "p",
    { class: "log-empty" },
    "Nothing has happened yet. Each change will stand here, with who made it.",
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
  #resize = new ResizeObserver(() => this.#measure());

  set page(page) {
    this.#page = page;
    this.#noteNew();
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(
        make("header", {}, make("h2", { id: "log-title" }, "Log"), this.#count, this.#fresh),
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
    const { log } = this.#page;
    if (this.#top < this.#rowHeight) this.#unseen = 0;
    const shown = this.#shownRange(log.count);
    const drawn = `${log.version} ${shown.first} ${shown.last} ${this.#active} ${this.#unseen}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#empty.hidden = log.count > 0;
    this.#grid.hidden = log.count === 0;
    setText(this.#count, log.count === 0 ? "" : `${log.count}`);
    setText(this.#fresh.lastChild, `${this.#unseen} new`);
    this.#fresh.hidden = this.#unseen === 0;
    this.#rows.style.setProperty("--count", log.count);
    setAttribute(this.#grid, "aria-rowcount", log.count + 1);
    this.#drawRows(log, shown);
  }

  #drawRows(log, { first, last }) {
    const indices = Array.from({ length: last - first }, (_, place) => first + place);
    const active = this.#active === null ? -1 : log.indexOf(this.#active);
    if (active >= 0 && (active < first || active >= last)) indices.push(active);
    const tabStop = indices.includes(active) ? active : indices[0];
    keyedList(this.#rows, indices, {
      key: (index) => log.at(index).revision,
      make: () => makeRow((revision) => this.#activate(revision)),
      update: (row, index) => {
        row.style.setProperty("--index", index);
        setAttribute(row, "aria-rowindex", index + 2);
        setAttribute(row, "tabindex", index === tabStop ? "0" : "-1");
        drawRow(row, {
          entry: log.at(index),
          older: log.at(index + 1),
          missing: log.missingBelow(index),
          client: this.#page.client,
          isOwn: this.#page.isOwn,
        });
      },
    });
  }

  /** Keeps the rows in sight in sight: what came above moves the window, not the rows. */
  #noteNew() {
    const { log } = this.#page;
    const newest = log.at(0)?.revision ?? null;
    const come = this.#newest === null ? 0 : log.indexOf(this.#newest);
    this.#newest = newest;
    if (come <= 0 || this.#top < this.#rowHeight) return;
    this.#unseen += come;
    this.#rows.style.setProperty("--count", log.count);
    this.#scrollTo(this.#top + come * this.#rowHeight);
  }

  #scrolled() {
    this.#top = this.#grid.scrollTop;
    this.update();
  }

  #scrollTo(top) {
    this.#grid.scrollTop = top;
    this.#top = this.#grid.scrollTop;
  }

  #shownRange(count) {
    const top = Math.floor(this.#top / this.#rowHeight);
    const visible = Math.ceil(this.#height / this.#rowHeight);
    const first = Math.max(0, Math.min(top - SPARE, count - 1));
    return { first, last: Math.min(count, top + visible + SPARE) };
  }

  #measure() {
    const height = parseFloat(getComputedStyle(this).getPropertyValue("--row-height"));
    if (height > 0) this.#rowHeight = height;
    this.#height = this.#grid.clientHeight;
    this.#drawn = "";
    this.update();
  }

  #activate(revision) {
    if (this.#active === revision) return;
    this.#active = revision;
    this.update();
  }

  #toTop() {
    this.#scrollTo(0);
    this.#unseen = 0;
    this.update();
    this.#rows.querySelector("[tabindex='0']")?.focus({ preventScroll: true });
  }

  #walk(event) {
    const { log } = this.#page;
    const page = Math.max(1, Math.floor(this.#height / this.#rowHeight) - 2);
    const steps = new Map([
      ["ArrowDown", 1],
      ["ArrowUp", -1],
      ["PageDown", page],
      ["PageUp", -page],
      ["Home", -log.count],
      ["End", log.count],
    ]);
    if (!steps.has(event.key) || log.count === 0) return;
    event.preventDefault();
    const index = log.indexOf(Number(document.activeElement.dataset.revision));
    this.#goTo(Math.max(0, Math.min(log.count - 1, index + steps.get(event.key))));
  }

  #goTo(index) {
    const above = index * this.#rowHeight;
    const below = above + 2 * this.#rowHeight - this.#height;
    if (this.#top > above) this.#scrollTo(above);
    if (this.#top < below) this.#scrollTo(below);
    const { revision } = this.#page.log.at(index);
    this.#activate(revision);
    this.#drawn = "";
    this.update();
    this.#rows.querySelector(`[data-revision="${revision}"]`)?.focus({ preventScroll: true });
  }
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
