import { writeExactly } from "../../protocol/exact-json.js";
import { translate } from "../../language/translate.js";
import { changeMarks, isContainer, visibleRows } from "../../model/state/state-tree.js";
import { copyButton } from "../../dom/clipboard.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrustedLines } from "../../dom/text.js";
import { RowWindow } from "../../dom/row-window.js";
import { TreeFinder } from "./tree-finder.js";
import { drawTreeRow, makeTreeRow } from "./tree-row.js";
import { TreeKeyboard } from "./tree-keyboard.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { ChangeMark, TreeRow } from "../../model/state/state-tree.js" */

/** The branches that are open in a new tree. */
const OPEN_AT_FIRST = ["/detail", "/detail/path"];
/** A text of more letters than this does not fit into a row: it is shown below the tree. */
const LONG = 36;
const MOST_LETTERS = 2000;

/**
 * The whole state as a tree, of which only the rows in sight exist. The effects of the last change
 * are marked, and branches that a person has opened stay open.
 *
 *   tree.page = page;   // reads page.state
 */
export class StateTree extends HTMLElement {
  /** @type {State | null} */
  #state = null;
  /** @type {Map<string, ChangeMark>} */
  #marks = new Map();
  /** @type {Set<string>} */
  #open = new Set(OPEN_AT_FIRST);
  /** @type {TreeRow[]} */
  #rows = [];
  /**
   * The key of the row that has the focus, or had it last.
   * @type {string | null}
   */
  #active = null;
  #finder = new TreeFinder({
    go: ({ key }) => this.#goTo(key),
    changed: () => this.#arrange(),
  });
  #keyboard = new TreeKeyboard({
    rows: () => this.#rows,
    pageSize: () => this.#window.pageSize,
    go: (key) => this.#goTo(key, true),
    open: (keys, isOpen) => this.#setOpen(keys, isOpen),
  });
  #items = make("div", {
    role: "tree",
    class: "tree-rows",
    "aria-label": translate("State"),
    keydown: (event) => this.#press(event),
    click: ({ target }) => this.#click(/** @type {Element} */ (target)),
    focusin: ({ target }) => this.#activate(keyOf(/** @type {Element} */ (target))),
  });
  #box = make("div", { class: "tree-box", scroll: () => this.#scrolled() }, this.#items);
  #window = new RowWindow(this.#box);
  #resize = new ResizeObserver(() => this.#measure());
  #pointer = make("code", { class: "tree-pointer" });
  #whole = make("pre", {
    class: "tree-whole",
    tabindex: "0",
    "aria-label": translate("The whole text"),
  });
  #foot = make(
    "footer",
    { class: "tree-foot" },
    this.#whole,
    this.#pointer,
    copyButton(translate("Copy pointer"), () => this.#activeRow?.pointer ?? ""),
    copyButton(translate("Copy value"), () => writeExactly(this.#activeRow?.value, 2)),
  );

  /** @param {Page} page */
  set page({ state }) {
    if (state === this.#state) return;
    this.#marks = this.#state && state ? changeMarks(this.#state, state) : new Map();
    this.#state = state;
    this.#finder.follow(state);
    this.#arrange();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#finder.element, this.#box, this.#foot);
    this.#resize.observe(this.#box);
    this.#measure();
  }

  disconnectedCallback() {
    this.#resize.disconnect();
  }

  /** Rebuilds the rows after a change of the state or of the open branches. */
  #arrange() {
    const { revealed } = this.#finder;
    const isOpen = (/** @type {string} */ key) => this.#open.has(key) || revealed.has(key);
    this.#rows = this.#state ? visibleRows(this.#state, isOpen) : [];
    this.update();
  }

  update() {
    this.#items.style.setProperty("--count", String(this.#rows.length));
    const active = this.#rows.findIndex(({ key }) => key === this.#active);
    const { first, last } = this.#window.range(this.#rows.length);
    const indices = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
    if (active >= 0 && (active < first || active >= last)) indices.push(active);
    const tabStop = indices.includes(active) ? active : indices[0];
    keyedList(this.#items, indices, {
      key: (place) => this.#rows[place].key,
      make: makeTreeRow,
      update: (item, place) => this.#drawRow(item, place, place === tabStop),
    });
    this.#drawFoot();
  }

  /**
   * @param {HTMLElement} item
   * @param {number} index
   * @param {boolean} isTabStop
   */
  #drawRow(item, index, isTabStop) {
    const row = this.#rows[index];
    item.dataset.key = row.key;
    item.style.setProperty("--index", String(index));
    setAttribute(item, "tabindex", isTabStop ? "0" : "-1");
    setAttribute(item, "aria-selected", row.key === this.#active ? "true" : "false");
    const { key } = row;
    drawTreeRow(item, row, {
      change: this.#marks.get(key),
      isFound: this.#finder.has(key),
      isCurrent: this.#finder.current === key,
    });
  }

  get #activeRow() {
    return this.#rows.find(({ key }) => key === this.#active);
  }

  #drawFoot() {
    const row = this.#activeRow;
    setAttribute(this.#foot, "data-idle", row === undefined);
    setText(
      this.#pointer,
      row?.pointer ?? translate("Select a node to copy its value or pointer."),
    );
    setAttribute(this.#pointer, "title", row?.pointer ?? null);
    const text = row && !isContainer(row.value) ? String(row.value) : "";
    this.#whole.hidden = text.length <= LONG;
    if (!this.#whole.hidden) writeUntrustedLines(this.#whole, text, MOST_LETTERS);
  }

  /**
   * @param {string} key
   * @param {boolean} takesFocus
   */
  #goTo(key, takesFocus = false) {
    this.#active = key;
    this.#arrange();
    const place = this.#rows.findIndex((row) => row.key === key);
    if (place >= 0) this.#window.reveal(place);
    this.update();
    if (takesFocus) this.#focusActive();
  }

  /** @param {string | null} key */
  #activate(key) {
    if (key === null || this.#active === key) return;
    this.#active = key;
    this.update();
  }

  #focusActive() {
    const items = /** @type {HTMLElement[]} */ ([...this.#items.children]);
    items.find(({ dataset }) => dataset.key === this.#active)?.focus({ preventScroll: true });
  }

  /**
   * @param {string[]} keys
   * @param {boolean} isOpen
   */
  #setOpen(keys, isOpen) {
    for (const key of keys) {
      if (isOpen) this.#open.add(key);
      else {
        this.#open.delete(key);
        this.#finder.revealed.delete(key);
      }
    }
    this.#arrange();
  }

  /** @param {Element} target */
  #click(target) {
    const key = keyOf(target);
    const row = this.#rows.find((row) => row.key === key);
    if (!row) return;
    if (row.isBranch) this.#setOpen([row.key], !row.isOpen);
    this.#goTo(row.key, true);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    this.#keyboard.press(event, this.#active);
  }

  #scrolled() {
    this.#window.follow();
    this.update();
  }

  #measure() {
    if (this.#box.clientHeight === 0) return;
    this.#window.measure();
    this.update();
  }
}

/**
 * The key of the row that something is in.
 * @param {Element} inside
 */
function keyOf(inside) {
  return /** @type {HTMLElement | null} */ (inside.closest(".tree-row"))?.dataset.key ?? null;
}
