import { Meter } from "../model/meter.js";
import { setAttribute } from "./dom.js";

/** @import { Page } from "../types.d.ts" */
/** @typedef {HTMLElement & { page: Page }} Panel */

/** The elements that are drawn in every frame of a burst of changes: they are looked at, the rest is read. */
const FIRST = "device-stage, link-pill";
/** Milliseconds between two drawings of the others then. */
const PACE = 100;

/** The panels of the page, drawn anew at most once a frame. */
export class Panels {
  draws = new Meter();
  #selector;
  #content;
  #drawn;
  #isPlanned = false;
  #isWhole = false;
  #wholeAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;

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

  /**
   * Plans a drawing for the next frame.
   * @param {boolean} isBurst Changes come faster than one reads: other panels than the stage may wait.
   */
  draw(isBurst = false) {
    this.#isWhole ||= !isBurst;
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    requestAnimationFrame((now) => {
      this.#isPlanned = false;
      this.#drawNow(this.#content(), this.#isWhole || now - this.#wholeAt >= PACE, now);
    });
  }

  /**
   * @param {Page} page
   * @param {boolean} isWhole
   * @param {number} now
   */
  #drawNow(page, isWhole, now) {
    const start = performance.now();
    clearTimeout(this.#rest);
    if (isWhole) [this.#isWhole, this.#wholeAt] = [false, now];
    else this.#rest = setTimeout(() => this.draw(), PACE - (now - this.#wholeAt));
    setAttribute(document.body, "data-waiting", page.state === null);
    setAttribute(document.body, "data-viewing", page.viewing !== null);
    const selector = isWhole ? this.#selector : FIRST;
    const panels = /** @type {NodeListOf<Panel>} */ (document.querySelectorAll(selector));
    // A panel that is not defined yet would keep a plain property in the setter's place.
    for (const panel of panels) if (panel.matches(":defined")) panel.page = page;
    this.#drawn(page);
    this.draws.note(performance.now() - start);
  }
}
