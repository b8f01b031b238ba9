import { term, translate } from "../../language/translate.js";
import { columnOnScreen } from "../../model/state/column-on-screen.js";
import { pathItems } from "../../model/state/path-items.js";
import { emit, icon, make, setAttribute, setIcon, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { drawItem, explanation, makeItem } from "./path-item.js";

/** @import { PathElement, State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { DrawnItem } from "./path-item.js" */

const COLUMNS = {
  sidebar: { heading: term("Sidebar"), name: term("sidebar") },
  content: { heading: term("Content"), name: term("content") },
  detail: { heading: term("Detail"), name: term("detail") },
};
const POPPED_TIME = 600;
const MOST_POPPED = 4;

/**
 * The detail's stack, root first: values as solid chips, which show themselves in full with a button
 * that pops to them; the screens of views dashed, which say why Pop does not reach them.
 *
 *   bar.page = page;   // reads page.state, page.savedPath
 *
 * A long path is drawn one window at a time. Popped chips stay for a moment as outlines.
 */
export class PathBar extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #pages = 0;
  /** @type {PathElement[]} */
  #path = [];
  /** @type {PathElement[]} */
  #popped = [];
  #column = make("p", { class: "shown-column" });
  #list = make("ol", { class: "fades-inline" });
  #sign = icon("check");
  #words = make("span");
  #verdict = make(
    "button",
    { type: "button", class: "codable", click: () => this.#explainVerdict() },
    this.#sign,
    this.#words,
  );

  /** @param {Page} page */
  set page(page) {
    if (this.#page?.state === page.state && this.#page?.savedPath === page.savedPath) return;
    this.#page = page;
    this.#showPopped(page.state?.detail.path ?? []);
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      const nav = make("nav", { "aria-label": translate("Path") }, this.#list);
      this.append(this.#column, nav, this.#verdict);
    }
    this.update();
  }

  update() {
    const state = this.#page?.state;
    if (!state) return;
    this.#drawVerdict(state.detail);
    this.#drawColumn(state);
    const wasAtEnd = isAtEnd(this.#list);
    keyedList(this.#list, this.#items(state), {
      key: keyOf,
      make: (item) => makeItem(item, (button) => this.#press(item, button)),
      update: (element, item) => drawItem(element, item, state),
    });
    if (wasAtEnd && this.#pages === 0) this.#list.scrollLeft = endOf(this.#list);
  }

  /**
   * @param {State} state
   * @returns {DrawnItem[]}
   */
  #items(state) {
    const { items, pages } = pathItems(state, this.#pages);
    this.#pages = pages;
    return [
      ...items,
      ...this.#popped.map((element) => /** @type {DrawnItem} */ ({
        kind: "popped",
        element,
      })),
    ];
  }

  /** @param {PathElement[]} path */
  #showPopped(path) {
    const isShorter = path.length < this.#path.length;
    const gone = isShorter && this.#path[path.length - 1]?.id === path.at(-1)?.id
      ? this.#path.slice(path.length).slice(0, MOST_POPPED)
      : [];
    this.#path = path;
    if (gone.length === 0) return;
    this.#popped = gone;
    setTimeout(() => {
      if (this.#popped === gone) this.#popped = [];
      this.update();
    }, POPPED_TIME);
  }

  /**
   * Shows a value or says why a pop would change nothing; the root is popped to.
   * @param {DrawnItem} made
   * @param {HTMLElement} button
   */
  #press({ kind }, button) {
    const state = this.#page?.state;
    if (!state) return;
    const index = Number(button.dataset.index);
    if (kind === "earlier" || kind === "later") {
      this.#pages += kind === "earlier" ? 1 : -1;
      return this.update();
    }
    const found = explanation(button, state);
    if (found) this.#explain(button, found);
    else if (kind === "root") emit(this, "popToRoot");
    else this.#showValue(button, state.detail.path, index);
  }

  /** @param {State["detail"]} detail */
  #drawVerdict({ codable, path }) {
    const culprit = codable ? -1 : path.findIndex((element) => element.codable === false);
    const saved = this.#page?.savedPath;
    const size = saved?.path === path ? ` · ${saved.bytes.toLocaleString()} B` : "";
    const fault = culprit < 0
      ? translate("Not codable")
      : translate("Not codable: depth {depth}", { depth: culprit + 1 });
    setAttribute(this.#verdict, "data-tone", codable ? "ok" : "error");
    setIcon(this.#sign, codable ? "check" : "warn");
    setText(this.#words, codable ? `${translate("Codable")}${size}` : fault);
    const ask = size === ""
      ? translate("Show the data SwiftUI would save.")
      : translate("SwiftUI’s saved form.");
    const title = codable
      ? `${translate("Every element is Codable: path.codable has a value.")} ${ask}`
      : translate("An element isn’t Codable, so path.codable is nil.");
    setAttribute(this.#verdict, "title", title);
  }

  /** Asks for the size of the saved path, or names the element that cannot be saved. */
  #explainVerdict() {
    const detail = this.#page?.state?.detail;
    if (!detail) return;
    if (detail.codable) return emit(this, "measurePath");
    const culprit = detail.path.findIndex((element) => element.codable === false);
    const words = culprit < 0
      ? translate(
        "An element isn’t Codable, so path.codable is nil and SwiftUI can’t save the path.",
      )
      : translate(
        "The element at depth {depth} isn’t Codable, so path.codable is nil and SwiftUI can’t save the path.",
        { depth: culprit + 1 },
      );
    this.#explain(this.#verdict, { words, backHelps: false });
  }

  /** @param {State} state */
  #drawColumn(state) {
    const column = columnOnScreen(state);
    this.#column.hidden = column === null;
    setAttribute(this, "data-offscreen", column !== null && column !== "detail");
    if (column === null) return;
    const { heading, name } = COLUMNS[column];
    setText(this.#column, translate("Showing: {column}", { column: translate(heading) }));
    const title = translate(
      "The columns are collapsed into one stack, and the device shows the {column}. This bar shows the detail’s stack.",
      { column: translate(name) },
    );
    setAttribute(this.#column, "title", title);
  }

  /**
   * @param {HTMLElement} button
   * @param {PathElement[]} path
   * @param {number} index
   */
  async #showValue(button, path, index) {
    const { showValue } = await import("./value-card.js");
    if (path[index]) showValue(this, button, { element: path[index], index, depth: path.length });
  }

  /**
   * @param {HTMLElement} item
   * @param {{ words: string, backHelps: boolean }} explanation
   */
  async #explain(item, explanation) {
    const { showExplanation } = await import("./item-explanation.js");
    showExplanation(this, item, explanation);
  }
}

/** @param {DrawnItem} item */
function keyOf(item) {
  if ("element" in item) return `${item.kind} ${item.element.id}`;
  return item.kind === "view" ? `view ${item.order}` : item.kind;
}

/** @param {Element} list */
function endOf(list) {
  const reach = list.scrollWidth - list.clientWidth;
  return list.matches(":dir(rtl)") ? -reach : reach;
}

/** @param {Element} list */
function isAtEnd(list) {
  return Math.abs(Math.abs(list.scrollLeft) - (list.scrollWidth - list.clientWidth)) < 8;
}
