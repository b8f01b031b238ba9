import { fillsScreen } from "../../model/view-nodes.js";
import { icon, intend, lastPart, make, scaleOf, setAttribute } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";
import { drawNodes } from "./nodes.js";

/** @import { ShownStack } from "../../types.d.ts" */

const TITLE_GONE = 30;
const CELLS =
  ".group-fold:not([hidden]), .cell :is(.node-press, .node-cover, input), .cells-more:not([hidden])";

/**
 * One screen: bar with back button and buttons, title, the nodes of its body.
 *
 *   app.content = { screen, place: { marks }, toggle, element };
 *
 * `marks` is the look of a chosen row, `toggle` the visibility that the sidebar button writes, or null
 * without one, `element` the path element's id.
 */
export class AppScreen extends HTMLElement {
  /** @type {ShownStack | null} */
  #content = null;
  /** @type {string | null} */
  #control = null;
  /** @type {HTMLElement | null} */
  #chosen = null;
  #toggle = make("button", {
    type: "button",
    class: "bar-button sidebar-toggle",
    hidden: true,
    "aria-label": "Toggle sidebar",
    title: "Toggle sidebar",
    click: () => intend(this, "setColumnVisibility", { visibility: this.#content?.toggle }),
  }, icon("sidebar"));
  #back = make(
    "button",
    {
      type: "button",
      class: "bar-button app-back",
      hidden: true,
      click: () => intend(this, "back"),
    },
    icon("back"),
    make("span"),
  );
  #inline = make("span", { class: "inline-title", "aria-hidden": "true" });
  #buttons = make("div", { class: "bar-buttons" });
  #title = make("h2", { class: "large-title", tabindex: "-1" });
  #nodes = make("div", { class: "screen-nodes" });
  #scroll = make(
    "div",
    { class: "screen-scroll", scroll: () => this.#noteScroll() },
    this.#title,
    this.#nodes,
  );

  /** @param {ShownStack} content */
  set content(content) {
    const before = this.#content;
    this.#content = content;
    this.update();
    const isOther = before && before.screen.title !== content.screen.title;
    if (isOther && !this.contains(document.activeElement)) this.#scroll.scrollTop = 0;
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(
        make(
          "header",
          { class: "nav-bar" },
          make("div", { class: "bar-leading" }, this.#toggle, this.#back),
          this.#inline,
          this.#buttons,
        ),
        this.#scroll,
      );
      this.addEventListener("keydown", (event) => this.#walk(event));
      this.addEventListener("focusin", ({ target }) => {
        this.#control = /** @type {HTMLElement} */ (target).dataset.control ?? null;
      });
    }
    this.update();
  }

  /** */
  update() {
    if (!this.#content || !this.firstChild) return;
    const { screen: { title, back, body, toolbar = [] }, place, toggle, element } = this.#content;
    writeOutside(this.#title, title, 120);
    writeOutside(this.#inline, title, 80);
    this.#title.hidden = title === "";
    this.#toggle.hidden = !toggle;
    const hasBack = back !== null && back !== undefined;
    this.#back.hidden = !hasBack;
    if (hasBack) {
      writeOutside(lastPart(this.#back), back || "Back", 40);
      setAttribute(this.#back, "aria-label", back ? `Back to ${back}` : "Back");
    }
    drawNodes(this.#buttons, toolbar, { ...place, isBar: true });
    drawNodes(this.#nodes, body, place);
    setAttribute(this, "data-barless", isBarless(this.#content));
    setAttribute(this, "data-fill", fillsScreen(body));
    setAttribute(this, "data-element", element);
    const canFocus = this.#nodes.querySelector("button, input") !== null;
    setAttribute(this.#scroll, "tabindex", canFocus ? null : "0");
    this.#showChosen(place.marks === "fill");
    this.#noteScroll();
  }

  /**
   * A row that has just been chosen, by anyone, is brought into sight within its own list.
   * @param {boolean} isAsked
   */
  #showChosen(isAsked) {
    /** @type {HTMLElement | null} */
    const row = this.#nodes.querySelector(".cell[data-chosen]");
    if (row === this.#chosen) return;
    this.#chosen = row;
    if (!row || !isAsked) return;
    const [box, frame] = [row.getBoundingClientRect(), this.#scroll.getBoundingClientRect()];
    const scale = scaleOf(this.#scroll);
    const { paddingTop, paddingBottom } = getComputedStyle(this.#scroll);
    const above = (box.top - frame.top) / scale - parseFloat(paddingTop);
    const below = (box.bottom - frame.bottom) / scale + parseFloat(paddingBottom) + 8;
    if (above < 0) this.#scroll.scrollTop += above;
    else if (below > 0) this.#scroll.scrollTop += below;
  }

  /** The scroll position and the control in use, for when the screen comes back. */
  get whereabouts() {
    return { scrollTop: this.#scroll.scrollTop, control: this.#control };
  }

  /** @param {{ scrollTop: number, control: string | null }} whereabouts */
  resume({ scrollTop, control }) {
    this.#scroll.scrollTop = scrollTop;
    this.#control = control;
  }

  /** Focuses the control that was used last here, else the title. */
  takeFocus() {
    const last = this.#control === null
      ? null
      : this.#find(`[data-control="${CSS.escape(this.#control)}"]`);
    const first = this.#title.hidden ? this.#find("button:not([hidden]), input") : this.#title;
    (last ?? first)?.focus({ preventScroll: !last });
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement | null} */ (this.querySelector(selector));
  }

  #noteScroll() {
    setAttribute(this, "data-scrolled", this.#scroll.scrollTop > TITLE_GONE);
  }

  /**
   * Up and down go from row to row, as in a list on the device.
   * @param {KeyboardEvent} event
   */
  #walk(event) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || event.target instanceof HTMLInputElement) return;
    const cells = /** @type {HTMLElement[]} */ ([...this.#nodes.querySelectorAll(CELLS)]);
    const index = cells.findIndex((cell) => cell === document.activeElement);
    if (index < 0) return;
    event.preventDefault();
    cells[index + step]?.focus();
  }
}

/**
 * True for a screen that has nothing to show in a bar.
 * @param {ShownStack} content
 */
function isBarless({ screen: { title, back, toolbar = [] }, toggle }) {
  return title === "" && (back ?? null) === null && toolbar.length === 0 && !toggle;
}
