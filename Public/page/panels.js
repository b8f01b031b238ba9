import { setAttribute } from "./dom.js";

/** @import { Page } from "../types.d.ts" */
/** @typedef {HTMLElement & { page: Page }} Panel */

/** The panels of the page, drawn anew at most once a frame. */
export class Panels {
  #selector;
  #content;
  #drawn;
  #isPlanned = false;

  /**
   * @param {string} selector The panels.
   * @param {() => Page} content All that they draw from.
   * @param {(page: Page) => void} drawn Called after each drawing.
   */
  constructor(selector, content, drawn) {
    this.#selector = selector;
    this.#content = content;
    this.#drawn = drawn;
  }

  /** Plans a drawing for the next frame. */
  draw() {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    requestAnimationFrame(() => {
      this.#isPlanned = false;
      this.#drawNow(this.#content());
    });
  }

  /** @param {Page} page */
  #drawNow(page) {
    setAttribute(document.body, "data-waiting", page.state === null);
    setAttribute(document.body, "data-viewing", page.viewing !== null);
    const panels = /** @type {NodeListOf<Panel>} */ (document.querySelectorAll(this.#selector));
    // A panel that is not defined yet would keep a plain property in the setter's place.
    for (const panel of panels) if (panel.matches(":defined")) panel.page = page;
    this.#drawn(page);
  }
}
