import { Meter } from "../model/session/meter.js";
import { setAttribute } from "../dom/dom.js";

/** @import { Page } from "../panels/page.d.ts" */
/** @typedef {HTMLElement & { page: Page }} Panel */

/** Elements that are drawn in every frame of a burst of changes, because people watch them. */
const FIRST = "device-stage, link-pill";
/** Milliseconds between two drawings of each other panel in a burst. */
const PACE = 250;
/** Milliseconds of a frame in which other panels are drawn. */
const ROOM = 4;
/** The silence that ends a burst, in milliseconds. */
const SILENCE = 60;

/** The panels of the page, redrawn at most once a frame. */
export class Panels {
  draws = new Meter();
  #selector;
  #content;
  #drawn;
  /** @type {number | null} */
  #frame = null;
  #isWhole = false;
  #isEnding = false;
  /**
   * The other panels that a burst has yet to draw, and when it began to draw them.
   * @type {Panel[]}
   */
  #due = [];
  #dueAt = 0;
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
    this.#isEnding = false;
    this.#plan();
  }

  #plan() {
    this.#frame ??= requestAnimationFrame((now) => {
      this.#frame = null;
      this.#drawNow(this.#content(), now);
    });
  }

  /** After a burst, draws the final state in all panels, each in a frame with room for it. */
  #scheduleOthers() {
    this.#isEnding = true;
    [this.#due, this.#dueAt] = [this.#others, performance.now()];
    this.#plan();
  }

  get #others() {
    return panels(this.#selector).filter((panel) => !panel.matches(FIRST));
  }

  /** Draws without waiting for a frame. */
  drawAtOnce() {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    [this.#frame, this.#isWhole] = [null, true];
    this.#drawNow(this.#content(), performance.now());
  }

  /**
   * Draws only the panels with this name, which have just been defined.
   * @param {string} name
   */
  drawNew(name) {
    for (const panel of panels(name)) panel.page = this.#content();
  }

  /**
   * @param {Page} page
   * @param {number} now
   */
  #drawNow(page, now) {
    const start = performance.now();
    clearTimeout(this.#rest);
    setAttribute(document.body, "data-waiting", page.state === null);
    setAttribute(document.body, "data-viewing", page.viewing !== null);
    if (this.#isWhole) {
      [this.#isWhole, this.#due, this.#dueAt] = [false, [], now];
      for (const panel of panels(this.#selector)) panel.page = page;
    } else {
      if (!this.#isEnding) { for (const panel of panels(FIRST)) panel.page = page; }
      this.#drawOthers(page, start, now);
      if (!this.#isEnding) this.#rest = setTimeout(() => this.#scheduleOthers(), SILENCE);
      else if (this.#due.length > 0) this.#plan();
    }
    this.#drawn(page);
    this.draws.add(performance.now() - start);
  }

  /**
   * Draws at least one of the other panels, and more while the frame has room.
   * @param {Page} page
   * @param {number} start
   * @param {number} now
   */
  #drawOthers(page, start, now) {
    if (this.#due.length === 0 && now - this.#dueAt >= PACE) {
      this.#due = this.#others;
      this.#dueAt = now;
    }
    do {
      const panel = this.#due.shift();
      if (panel?.isConnected) panel.page = page;
    } while (this.#due.length > 0 && performance.now() - start < ROOM);
  }
}

/**
 * A panel that is not defined yet would keep a plain property in the setter's place.
 * @param {string} selector
 */
function panels(selector) {
  const found = /** @type {NodeListOf<Panel>} */ (document.querySelectorAll(selector));
  return [...found].filter((panel) => panel.matches(":defined"));
}
