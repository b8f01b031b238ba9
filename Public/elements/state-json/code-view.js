import { codeTokens } from "../../model/code-tokens.js";
import { make, setAttribute } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { writeOutside } from "../../page/text.js";
import { RowWindow } from "../revision-log/row-window.js";

/** @import { Language } from "../../model/code-tokens.js" */

/** Longer lines are cut, and the rest of them is counted. */
const LONGEST = 1000;

/**
 * Text in lines, of which only those in sight exist, however many there are.
 *
 *   const view = new CodeView("The state as JSON");
 *   panel.append(view.element);
 *   view.show(text, "json");
 */
export class CodeView {
  /** @type {string[]} */
  #lines = [];
  /** @type {Language} */
  #language = "json";
  #version = 0;
  #items = make("div", { class: "code-lines", dir: "ltr" });
  element = make(
    "div",
    { class: "code-view", role: "region", tabindex: "0", scroll: () => this.#scrolled() },
    this.#items,
  );
  #window = new RowWindow(this.element);
  #resize = new ResizeObserver(() => this.#measure());

  /** @param {string} label */
  constructor(label) {
    setAttribute(this.element, "aria-label", label);
    this.#resize.observe(this.element);
  }

  /**
   * @param {string} text
   * @param {Language} language
   */
  show(text, language) {
    this.#lines = text.split("\n");
    this.#language = language;
    this.#version += 1;
    const widest = this.#lines.reduce((most, { length }) => Math.max(most, length), 0);
    this.#items.style.setProperty("--count", String(this.#lines.length));
    this.#items.style.setProperty("--widest", `${Math.min(widest, LONGEST) + 20}ch`);
    this.#measure();
  }

  #scrolled() {
    this.#window.follow();
    this.#draw();
  }

  #measure() {
    if (this.element.clientHeight === 0) return;
    this.#window.measure();
    this.#draw();
  }

  #draw() {
    const { first, last } = this.#window.range(this.#lines.length);
    const places = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
    keyedList(this.#items, places, {
      key: (place) => `${this.#version} ${place}`,
      make: (place) => this.#makeLine(place),
      update: () => {},
    });
  }

  /** @param {number} place */
  #makeLine(place) {
    const text = this.#lines[place];
    const line = make("div", { class: "code-line" });
    line.style.setProperty("--index", String(place));
    for (const { kind, text: part } of codeTokens(text.slice(0, LONGEST), this.#language)) {
      const box = make("span", { class: kind ? `code-${kind}` : null });
      writeOutside(box, part, LONGEST);
      line.append(box);
    }
    const rest = text.length - LONGEST;
    if (rest > 0) line.append(make("span", { class: "more" }, `… ${number.format(rest)} more`));
    return line;
  }
}

const number = new Intl.NumberFormat();
