import { pathWindow } from "../../model/path-window.js";
import { valueText } from "../../model/values.js";
import { visibleText } from "../../model/visible-marks.js";
import { icon, intend, make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { chipFor } from "../value-chip/value-chip.js";

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
  #page = null;
  #pages = 0;
  #path = [];
  #ghosts = [];
  #list = make("ol");
  #verdict = make("p", { class: "codable" });

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
    const path = this.#path;
    const { start, end, pages } = pathWindow(path.length, this.#pages);
    this.#pages = pages;
    this.#drawVerdict();
    const wasAtEnd = isAtEnd(this.#list);
    keyedList(this.#list, [
      { kind: "root", current: path.length === 0 },
      ...(start > 0 ? [{ kind: "earlier", count: start }] : []),
      ...path.slice(start, end).map((element, index) => ({
        kind: "chip",
        element,
        index: start + index,
        current: start + index === path.length - 1,
      })),
      ...(end < path.length ? [{ kind: "later", count: path.length - end }] : []),
      ...this.#ghosts.map((element) => ({ kind: "ghost", element })),
    ], {
      key: ({ kind, element }) => (element ? `${kind} ${element.id}` : kind),
      make: (item) => this.#make(item),
      update: (place, item) => drawPlace(place, item),
    });
    if (wasAtEnd && this.#pages === 0) this.#list.scrollLeft = endOf(this.#list);
  }

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

  #make({ kind, element }) {
    if (kind === "ghost")
      return make("li", { class: "ghost", "aria-hidden": "true" }, chipFor(element));
    const press = (event) => this.#press(kind, event.currentTarget);
    const inside = kind === "chip" ? chipFor(element) : make("span");
    const separator = kind === "root" ? null : icon("forward");
    return make(
      "li",
      { class: kind },
      separator,
      make("button", { type: "button", click: press }, inside),
    );
  }

  #press(kind, button) {
    if (kind === "root") intend(this, "popToRoot");
    else if (kind === "chip") intend(this, "popTo", { index: Number(button.dataset.index) });
    else {
      this.#pages += kind === "earlier" ? 1 : -1;
      this.update();
    }
  }

  #drawVerdict() {
    const { codable, path } = this.#page.state.detail;
    const culprit = codable ? -1 : path.findIndex((element) => element.codable === false);
    setAttribute(this.#verdict, "data-tone", codable ? "ok" : "error");
    if (!this.#verdict.firstChild) this.#verdict.append(icon("check"), make("span"));
    setAttribute(
      this.#verdict.firstChild.firstChild,
      "href",
      `/icons.svg#${codable ? "check" : "warn"}`,
    );
    setText(
      this.#verdict.lastChild,
      codable ? "Codable" : culprit < 0 ? "Not codable" : `Not codable: depth ${culprit + 1}`,
    );
    setAttribute(
      this.#verdict,
      "title",
      codable
        ? "Every element is Codable: path.codable has a value."
        : "An element is not Codable: path.codable is nil.",
    );
  }
}

function drawPlace(place, { kind, element, index, current, count }) {
  if (kind === "ghost") return;
  const button = place.lastChild;
  setAttribute(button, "aria-current", current ? "location" : null);
  if (kind === "root") setText(button.firstChild, "Root");
  else if (kind === "earlier") setText(button.firstChild, `${count} earlier`);
  else if (kind === "later") setText(button.firstChild, `${count} later`);
  else {
    button.dataset.index = index;
    setAttribute(button, "data-element", element.id);
    button.firstChild.element = element;
    const words = visibleText(valueText(element), 60);
    setAttribute(button, "title", current ? words : `Pop to ${words} (depth ${index + 1})`);
  }
}

function endOf(list) {
  const reach = list.scrollWidth - list.clientWidth;
  return list.matches(":dir(rtl)") ? -reach : reach;
}

function isAtEnd(list) {
  return Math.abs(Math.abs(list.scrollLeft) - (list.scrollWidth - list.clientWidth)) < 8;
}
