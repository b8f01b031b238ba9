import { applyPaint } from "../appearance/paint.js";
import { barItems, isBarHidden, titleMode, withoutSearch } from "../../model/styles/screen-bars.js";
import { lookOf } from "../../model/styles/styles.js";
import { fillsScreen } from "../../model/styles/view-nodes.js";
import { make, scaleOf, setAttribute } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { animations, loadAnimations } from "../animation/animation-loader.js";
import { NavBar } from "./nav-bar.js";
import { drawBody, drawNodes } from "./nodes.js";
import { drawRefresh, makeRefresh } from "./scrolling/refresh-indicator.js";
import { onSize } from "./measuring/sizes.js";
import { drawSearch, makeSearch } from "./search-field.js";

/** @import { StackContent } from "../../types/drawing.d.ts" */
/** @import { BarItems } from "../../model/styles/screen-bars.js" */

/** The large title is under the bar after this many points of scrolling. */
const TITLE_GONE = 40;
const CELLS = ".group-fold:not([hidden]), .cell-body :is(.node-press, .node-cover, input)";

/**
 * One screen: bar with back button and buttons, title, the nodes of its body.
 *
 *   app.content = { screen, context: { marks, styles }, toggle, element };
 *
 * `marks` is the look of a chosen row, `toggle` the visibility that the sidebar button writes, or null
 * without one, `element` the path element's id.
 */
export class AppScreen extends HTMLElement {
  /** @type {StackContent | null} */
  #content = null;
  /** @type {string | null} */
  #control = null;
  /** @type {HTMLElement | null} */
  #chosen = null;
  #bar = new NavBar(this);
  #title = make("h2", { class: "large-title", tabindex: "-1" });
  #search = makeSearch();
  #nodes = make("div", { class: "screen-nodes" });
  #bottom = make("div", {
    class: "bar-items bottom-bar",
    role: "toolbar",
    "aria-label": "Actions",
  });
  #keyboard = make("div", {
    class: "bar-items keyboard-bar",
    role: "toolbar",
    "aria-label": "Keyboard",
    hidden: true,
    // The field above keeps the focus.
    mousedown: (event) => event.preventDefault(),
  });
  #refresh = makeRefresh();
  #scroll = make(
    "div",
    { class: "screen-scroll", scroll: () => this.#noteScroll() },
    this.#refresh,
    this.#title,
    this.#search,
    this.#nodes,
  );

  /** @param {StackContent} content */
  set content(content) {
    const before = this.#content;
    this.#content = content;
    this.update();
    const isOther = before && before.screen.title !== content.screen.title;
    // Setting a position that is already at its start would still lay out the page.
    if (isOther && this.dataset.under !== undefined && !this.contains(document.activeElement))
      this.#scroll.scrollTop = 0;
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(this.#bar.element, this.#scroll, this.#bottom, this.#keyboard);
      for (const part of [this.#title, this.#search]) {
        onSize(part, "above", () => this.#noteAbove());
      }
      this.addEventListener("keydown", (event) => this.#walk(event));
      this.addEventListener("focusin", ({ target }) => {
        this.#control = /** @type {HTMLElement} */ (target).dataset.control ?? null;
      });
    }
    this.update();
    setTimeout(() => loadAnimations().then(() => this.#drawRefresh()));
  }

  /** */
  update() {
    if (!this.#content || !this.firstChild) return;
    const { screen: { title }, context, element } = this.#content;
    const { field, screen } = withoutSearch(this.#content.screen, context.styles);
    writeUntrusted(this.#title, title, 120);
    this.#title.hidden = title === "";
    drawSearch(this.#search, field, context);
    this.#drawRefresh();
    this.#drawBars(this.#content, barItems(screen.toolbar ?? [], context.styles));
    const draw = () => drawBody(this.#nodes, screen, context);
    if (animations) animations.animateChanges(this.#nodes, context, draw);
    else draw();
    setAttribute(this, "data-fill", fillsScreen(screen.body));
    setAttribute(this, "data-element", element);
    const canFocus = this.#nodes.querySelector("button, input") !== null;
    setAttribute(this.#scroll, "tabindex", canFocus ? null : "0");
    this.#showChosen(context.marks === "fill");
  }

  #drawRefresh() {
    if (!this.#content) return;
    drawRefresh(this.#refresh, lookOf(this.#content.screen, this.#content.context).base);
  }

  /**
   * @param {StackContent} content
   * @param {BarItems} items
   */
  #drawBars({ screen, context, toggle }, items) {
    const isStyled = context.styles !== undefined;
    const usual = context.isModal && !isStyled ? "inline" : "large";
    const hasBack = (screen.back ?? null) !== null;
    const shows = [items.leading, items.principal, items.trailing].some((nodes) =>
      nodes.length > 0
    );
    const isBarless = isBarHidden(screen, context.styles, "navigation") ||
      (screen.title === "" && !hasBack && !shows && !toggle);
    setAttribute(this, "data-title", titleMode(screen, context.styles, usual));
    setAttribute(this, "data-barless", isBarless);
    this.#bar.draw(screen, items, toggle, context);
    const { paint, background, scheme } = lookOf(screen, context).base.bar?.navigation ?? {};
    setAttribute(this, "data-bar", paint !== undefined ? "visible" : background);
    setAttribute(this.#bar.element, "data-scheme", scheme);
    applyPaint(this.#bar.element, paint);
    const hasBottom = items.bottom.length > 0 && !isBarHidden(screen, context.styles, "bottom");
    this.#bottom.hidden = !hasBottom;
    setAttribute(this, "data-bottom", hasBottom);
    this.#keyboard.hidden = items.keyboard.length === 0;
    drawNodes(this.#keyboard, items.keyboard, { ...context, isBar: true });
    drawNodes(this.#bottom, hasBottom ? items.bottom : [], { ...context, isBar: true });
  }

  /**
   * Brings a row that has just been chosen, by anyone, into sight within its own list.
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

  /** The scroll position and the control in use, for the return of the screen. */
  get viewState() {
    return { scrollTop: this.#scroll.scrollTop, control: this.#control };
  }

  /** @param {{ scrollTop: number, control: string | null }} viewState */
  resume({ scrollTop, control }) {
    this.#scroll.scrollTop = scrollTop;
    this.#noteScroll();
    this.#control = control;
  }

  /** Focuses the control that was last used here, otherwise the title. */
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

  /** Notes how far the title and the search field reach below the bar. */
  #noteAbove() {
    const bar = parseFloat(getComputedStyle(this.#scroll).paddingTop) || 0;
    this.#nodes.style.setProperty("--above", `${Math.max(this.#nodes.offsetTop - bar, 0)}px`);
  }

  /** The bar gets a background once content is under it, and the title once the large one goes. */
  #noteScroll() {
    const { scrollTop } = this.#scroll;
    setAttribute(this, "data-under", scrollTop > 1);
    setAttribute(this, "data-scrolled", scrollTop > TITLE_GONE);
  }

  /**
   * Up and down move from row to row, as in a list on the device.
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
