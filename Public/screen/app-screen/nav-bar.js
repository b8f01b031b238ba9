import { emit, icon, lastPart, make, setAttribute } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { drawNodes } from "./nodes.js";

/** @import { Screen, Visibility } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */
/** @import { BarItems } from "../../model/styles/screen-bars.js" */

/** The bar above a screen: back button, title, and the buttons at its ends. */
export class NavBar {
  /** @type {Visibility | null} */
  #visibility = null;
  #toggle;
  #back;
  #leading = make("div", { class: "bar-items" });
  #title = make("span", { class: "inline-title", "aria-hidden": "true" });
  #principal = make("div", { class: "bar-items bar-principal", hidden: true });
  #buttons = make("div", { class: "bar-items bar-buttons" });

  /** @param {HTMLElement} screen The element on which its buttons act. */
  constructor(screen) {
    this.#toggle = make("button", {
      type: "button",
      class: "bar-button sidebar-toggle",
      hidden: true,
      "aria-label": "Toggle sidebar",
      title: "Toggle sidebar",
      click: () => emit(screen, "setColumnVisibility", { visibility: this.#visibility }),
    }, icon("sidebar"));
    this.#back = make(
      "button",
      { type: "button", class: "bar-button app-back", click: () => emit(screen, "back") },
      icon("back"),
      make("span"),
    );
    this.element = make(
      "header",
      { class: "nav-bar" },
      make("div", { class: "bar-leading" }, this.#toggle, this.#back, this.#leading),
      make("div", { class: "bar-middle" }, this.#title, this.#principal),
      this.#buttons,
    );
  }

  /**
   * @param {Pick<Screen, "title" | "back">} screen
   * @param {BarItems} items
   * @param {Visibility | null} toggle The visibility that the sidebar button asks for.
   * @param {NodeContext} context
   */
  draw({ title, back }, { leading, principal, trailing }, toggle, context) {
    this.#visibility = toggle;
    this.#toggle.hidden = !toggle;
    this.#drawBack(back);
    writeUntrusted(this.#title, title, 80);
    this.#title.hidden = principal.length > 0;
    this.#principal.hidden = principal.length === 0;
    const inBar = { ...context, isBar: true };
    drawNodes(this.#leading, leading, inBar);
    drawNodes(this.#principal, principal, inBar);
    drawNodes(this.#buttons, trailing, inBar);
  }

  /** @param {string | null | undefined} back */
  #drawBack(back) {
    const hasBack = back !== null && back !== undefined;
    this.#back.hidden = !hasBack;
    if (!hasBack) return;
    writeUntrusted(lastPart(this.#back), back || "Back", 40);
    setAttribute(this.#back, "aria-label", back ? `Back to ${back}` : "Back");
  }
}
