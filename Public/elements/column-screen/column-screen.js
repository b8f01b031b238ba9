import {
  firstPart,
  icon,
  intend,
  lastPart,
  make,
  parts,
  setAttribute,
  setText,
} from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { writeOutside } from "../../page/text.js";

/** @import { ColumnName, Screen, ViewNode } from "../../types.d.ts" */

/** @typedef {{ name: ColumnName, screen: Screen | null, isCollapsed: boolean }} Column */

/**
 * One leading column: its title, and the rendered tree of its screen with rows to choose.
 *
 *   column.column = { name, screen, isCollapsed };
 */
export class ColumnScreen extends HTMLElement {
  /** @type {Column | null} */
  #column = null;
  /** @type {HTMLElement | null} */
  #chosen = null;
  #back = make(
    "button",
    { type: "button", class: "back", click: () => intend(this, "back") },
    icon("back"),
    make("span"),
  );
  #title = make("h2");
  #empty = make("p", { class: "screen-empty", hidden: true });
  #body = make("div", { class: "screen-body", keydown: (event) => this.#walk(event) });

  /** @param {Column} column */
  set column(column) {
    this.#column = column;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(
        make("header", { class: "screen-header" }, this.#back, this.#title),
        this.#body,
        this.#empty,
      );
    }
    this.update();
  }

  update() {
    if (!this.#column) return;
    const { name, screen, isCollapsed } = this.#column;
    writeOutside(this.#title, screen?.title ?? columnWord(name), 80);
    const back = isCollapsed ? screen?.back ?? null : null;
    this.#back.hidden = back === null;
    if (back !== null) writeOutside(lastPart(this.#back), back, 40);
    drawNodes(this.#body, screen?.body ?? [], name);
    this.#empty.hidden = this.#body.querySelector("li, p") !== null;
    setText(
      this.#empty,
      name === "content" ? "Choose a row in the sidebar." : "There are no rows.",
    );
    this.#showChosen();
  }

  /** A row that has just been chosen, by anyone, is brought into sight within its own list. */
  #showChosen() {
    /** @type {HTMLElement | null} */
    const row = this.#body.querySelector(".row[aria-current]");
    if (row === this.#chosen) return;
    this.#chosen = row;
    if (!row) return;
    const above = row.offsetTop - this.#body.scrollTop;
    const below = above + row.offsetHeight - this.#body.clientHeight;
    if (above < 0) this.#body.scrollTop += above;
    else if (below > 0) this.#body.scrollTop += below + 8;
  }

  /**
   * Up and down go from row to row, as in a list on the device.
   * @param {KeyboardEvent} event
   */
  #walk(event) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    /** @type {NodeListOf<HTMLElement>} */
    const rows = this.#body.querySelectorAll("button.row");
    const index = [...rows].findIndex((row) => row === document.activeElement);
    if (step === 0 || index < 0) return;
    event.preventDefault();
    rows[index + step]?.focus();
  }
}

/**
 * The column's name for people: "Sidebar".
 * @param {string} name
 */
export function columnWord(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * @param {Element} parent
 * @param {ViewNode[]} nodes
 * @param {ColumnName} column
 */
function drawNodes(parent, nodes, column) {
  keyedList(parent, nodes, {
    key: (node) => `${node.kind} ${node.id ?? node.label}`,
    make: (node) => makeNode(node),
    update: (element, node) => (DRAWERS.get(node.kind) ?? drawOther)(element, node, column),
  });
}

/**
 * @param {ViewNode} node
 * @returns {HTMLElement}
 */
function makeNode({ kind }) {
  if (kind === "list" || kind === "section") {
    return make("div", { class: kind }, make("h3"), make("ul"));
  }
  if (kind !== "row") return make("p", { class: kind });
  const button = make("button", { type: "button", class: "row" }, make("span"), icon("forward"));
  return make("li", {}, button);
}

/** @type {Map<string, (element: HTMLElement, node: ViewNode, column: ColumnName) => void>} */
const DRAWERS = new Map([["list", drawList], ["section", drawList], ["row", drawRow]]);

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {ColumnName} column
 */
function drawList(element, { kind, label, children }, column) {
  const [heading, list] = parts(element);
  heading.hidden = kind === "list" || !label;
  writeOutside(heading, label ?? "", 80);
  setAttribute(list, "aria-label", label || columnWord(column));
  drawNodes(list, children ?? [], column);
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {ColumnName} column
 */
function drawRow(element, { label, value, selected, disabled }, column) {
  const button = firstPart(element);
  writeOutside(firstPart(button), label ?? "", 120);
  setAttribute(button, "aria-current", selected ? "true" : null);
  setAttribute(button, "aria-disabled", disabled ? "true" : null);
  button.onclick = () => disabled || intend(button, "select", { column, value });
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
function drawOther(element, { label, value }) {
  writeOutside(element, String(label ?? value ?? ""), 400);
}
