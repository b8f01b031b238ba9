import { pathWindow } from "../../model/path-window.js";
import { valueText } from "../../model/values.js";
import { visibleText } from "../../model/visible-marks.js";
import {
  firstPart,
  icon,
  intend,
  lastPart,
  make,
  setAttribute,
  setIcon,
  setText,
} from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { chipFor } from "../value-chip/value-chip.js";

/** @import { Page, PathElement, State } from "../../types.d.ts" */
/** @import { ValueChip } from "../value-chip/value-chip.js" */
/**
 * A place of the bar: the root, a chip, the ghost of a popped one, or a button to more chips.
 * @typedef {{ kind: "chip", element: PathElement, index: number, current: boolean }} Chip
 * @typedef {{ kind: "root", current: boolean } | Chip | { kind: "ghost", element: PathElement }
 *   | { kind: "earlier" | "later", count: number }} Item
 */

const GHOST_TIME = 600;
const MOST_GHOSTS = 4;

/**
 * The path as typed chips, root first; a chip pops to itself.
 *
 *   bar.page = page;   // reads page.state.detail
 *
 * A long path is drawn a window at a time. Popped chips stay for a moment as outlines.
 */
export class PathBar extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #pages = 0;
  /** @type {PathElement[]} */
  #path = [];
  /** @type {PathElement[]} */
  #ghosts = [];
  #list = make("ol");
  #sign = icon("check");
  #words = make("span");
  #verdict = make("p", { class: "codable" });

  /** @param {Page} page */
  set page(page) {
    if (this.#page?.state === page.state) return;
    this.#page = page;
    this.#noteGone(page.state?.detail.path ?? []);
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(make("nav", { "aria-label": "Path" }, this.#list), this.#verdict);
    }
    this.update();
  }

  update() {
    if (!this.#page?.state) return;
    this.#drawVerdict(this.#page.state.detail);
    const wasAtEnd = isAtEnd(this.#list);
    keyedList(this.#list, this.#items(), {
      key: (item) => "element" in item ? `${item.kind} ${item.element.id}` : item.kind,
      make: (item) => this.#make(item),
      update: drawPlace,
    });
    if (wasAtEnd && this.#pages === 0) this.#list.scrollLeft = endOf(this.#list);
  }

  /** @returns {Item[]} */
  #items() {
    const path = this.#path;
    const { start, end, pages } = pathWindow(path.length, this.#pages);
    this.#pages = pages;
    /** @type {Item[]} */
    const items = [{ kind: "root", current: path.length === 0 }];
    if (start > 0) items.push({ kind: "earlier", count: start });
    path.slice(start, end).forEach((element, offset) => {
      const index = start + offset;
      items.push({ kind: "chip", element, index, current: index === path.length - 1 });
    });
    if (end < path.length) items.push({ kind: "later", count: path.length - end });
    for (const element of this.#ghosts) items.push({ kind: "ghost", element });
    return items;
  }

  /** @param {PathElement[]} path */
  #noteGone(path) {
    const isShorter = path.length < this.#path.length;
    const gone = isShorter && this.#path[path.length - 1]?.id === path.at(-1)?.id
      ? this.#path.slice(path.length).slice(0, MOST_GHOSTS)
      : [];
    this.#path = path;
    if (gone.length === 0) return;
    this.#ghosts = gone;
    setTimeout(() => {
      if (this.#ghosts === gone) this.#ghosts = [];
      this.update();
    }, GHOST_TIME);
  }

  /** @param {Item} item */
  #make(item) {
    const { kind } = item;
    if (kind === "ghost") {
      return make("li", { class: kind, "aria-hidden": "true" }, chipFor(item.element));
    }
    const inside = kind === "chip" ? chipFor(item.element) : make("span");
    const button = make("button", {
      type: "button",
      click: ({ currentTarget }) => this.#press(kind, Number(currentTarget.dataset.index)),
    }, inside);
    return make("li", { class: kind }, kind === "root" ? null : icon("forward"), button);
  }

  /**
   * @param {Item["kind"]} kind
   * @param {number} index
   */
  #press(kind, index) {
    if (kind === "root") intend(this, "popToRoot");
    else if (kind === "chip") intend(this, "popTo", { index });
    else {
      this.#pages += kind === "earlier" ? 1 : -1;
      this.update();
    }
  }

  /** @param {State["detail"]} detail */
  #drawVerdict({ codable, path }) {
    if (!this.#verdict.firstChild) this.#verdict.append(this.#sign, this.#words);
    const culprit = codable ? -1 : path.findIndex((element) => element.codable === false);
    const where = culprit < 0 ? "" : `: depth ${culprit + 1}`;
    setAttribute(this.#verdict, "data-tone", codable ? "ok" : "error");
    setIcon(this.#sign, codable ? "check" : "warn");
    setText(this.#words, codable ? "Codable" : `Not codable${where}`);
    const title = codable
      ? "Every element is Codable: path.codable has a value."
      : "An element is not Codable: path.codable is nil.";
    setAttribute(this.#verdict, "title", title);
  }
}

/**
 * @param {HTMLElement} place
 * @param {Item} item
 */
function drawPlace(place, item) {
  if (item.kind === "ghost") return;
  const button = lastPart(place);
  const inside = firstPart(button);
  setAttribute(button, "aria-current", "current" in item && item.current ? "location" : null);
  if (item.kind === "root") setText(inside, "Root");
  else if (item.kind === "chip") drawChip(button, item);
  else setText(inside, `${item.count} ${item.kind}`);
}

/**
 * @param {HTMLElement} button
 * @param {Chip} item
 */
function drawChip(button, { element, index, current }) {
  button.dataset.index = String(index);
  setAttribute(button, "data-element", element.id);
  /** @type {ValueChip} */ (firstPart(button)).element = element;
  const words = visibleText(valueText(element), 60);
  setAttribute(button, "title", current ? words : `Pop to ${words} (depth ${index + 1})`);
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
