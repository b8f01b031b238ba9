import { icon, intend, make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { writeOutside } from "../../page/text.js";

/**
 * One leading column: its title, and the rendered tree of its screen with rows to choose.
 *
 *   column.column = { name, screen, isCollapsed };   // screen: {title, back, body} or null
 */
export class ColumnScreen extends HTMLElement {
  #column = null;
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
    if (back !== null) writeOutside(this.#back.lastChild, back, 40);
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
    const row = this.#body.querySelector(".row[aria-current]");
    if (row === this.#chosen) return;
    this.#chosen = row;
    if (!row) return;
    const above = row.offsetTop - this.#body.scrollTop;
    const below = above + row.offsetHeight - this.#body.clientHeight;
    if (above < 0) this.#body.scrollTop += above;
    else if (below > 0) this.#body.scrollTop += below + 8;
  }

  /** Up and down go from row to row, as in a list on the device. */
  #walk(event) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const rows = [...this.#body.querySelectorAll("button.row")];
    const index = rows.indexOf(document.activeElement);
    if (step === 0 || index < 0) return;
    event.preventDefault();
    rows[index + step]?.focus();
  }
}

/** The column's name for people: "Sidebar". */
export function columnWord(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function drawNodes(parent, nodes, column) {
  keyedList(parent, nodes, {
    key: (node) => `${node.kind} ${node.id ?? node.label}`,
    make: (node) => makeNode(node),
    update: (element, node) => (DRAWERS.get(node.kind) ?? drawOther)(element, node, column),
  });
}

function makeNode({ kind }) {
  if (kind === "list" || kind === "section") {
    return make("div", { class: kind }, make("h3"), make("ul"));
  }
  if (kind !== "row") return make("p", { class: kind });
  const button = make("button", { type: "button", class: "row" }, make("span"), icon("forward"));
  return make("li", {}, button);
}

const DRAWERS = new Map([["list", drawList], ["section", drawList], ["row", drawRow]]);

function drawList(element, { kind, label, children }, column) {
  const [heading, list] = element.children;
  heading.hidden = kind === "list" || !label;
  writeOutside(heading, label ?? "", 80);
  setAttribute(list, "aria-label", label || columnWord(column));
  drawNodes(list, children ?? [], column);
}

function drawRow(element, { label, value, selected, disabled }, column) {
  const button = element.firstChild;
  writeOutside(button.firstChild, label ?? "", 120);
  setAttribute(button, "aria-current", selected ? "true" : null);
  setAttribute(button, "aria-disabled", disabled ? "true" : null);
  button.onclick = () => disabled || intend(button, "select", { column, value });
}

function drawOther(element, { label, value }) {
  writeOutside(element, String(label ?? value ?? ""), 400);
}
