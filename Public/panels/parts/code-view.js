import { codeTokens, docLines } from "../../model/code/code-tokens.js";
import { translate } from "../../language/translate.js";
import { make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { RowWindow } from "../../dom/row-window.js";

/** @import { Language } from "../../model/code/code-tokens.js" */
/** @typedef {(line: string, place: number) => { kind: string, text: string }[]} Reader */

/** Longer lines are cut; the rest is counted. */
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
  /** @type {Reader} The parts of a line. */
  #read = () => [];
  #version = 0;
  /** The line to go to as soon as the view has a height. */
  #wanted = -1;
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
    const lines = text.split("\n");
    const docs = docLines(lines, language);
    this.showLines(lines, (line, index) => codeTokens(line, language, docs[index]));
  }

  /**
   * @param {string[]} lines
   * @param {Reader} read
   */
  showLines(lines, read) {
    this.#lines = lines;
    this.#read = read;
    this.#version += 1;
    const widest = this.#lines.reduce((most, { length }) => Math.max(most, length), 0);
    this.#items.style.setProperty("--count", String(this.#lines.length));
    this.#items.style.setProperty("--widest", `${Math.min(widest, LONGEST) + 20}ch`);
    this.#measure();
  }

  /**
   * Scrolls to a line, with some lines before it in sight.
   * @param {number} index From 0.
   */
  goTo(index) {
    this.#wanted = index;
    this.#measure();
  }

  #scrolled() {
    this.#window.follow();
    this.#draw();
  }

  #measure() {
    if (this.element.clientHeight === 0) return;
    this.#window.measure();
    if (this.#wanted >= 0) {
      const { rowHeight, height } = this.#window;
      this.#window.scrollTo(Math.max(0, this.#wanted * rowHeight - height / 3));
      this.#wanted = -1;
    }
    this.#draw();
  }

  /**
   * Marks a line, beside its text.
   * @type {((line: HTMLElement, place: number) => void) | null}
   */
  drawLine = null;

  #draw() {
    const { first, last } = this.#window.range(this.#lines.length);
    const places = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
    keyedList(this.#items, places, {
      key: (place) => `${this.#version} ${place}`,
      make: (place) => this.#makeLine(place),
      update: (line, place) => this.drawLine?.(line, place),
    });
  }

  /** @param {number} index */
  #makeLine(index) {
    const text = this.#lines[index];
    const line = make("div", { class: "code-line" });
    line.style.setProperty("--index", String(index));
    for (const { kind, text: part } of this.#read(text.slice(0, LONGEST), index)) {
      const box = make("span", { class: kind ? `code-${kind}` : null });
      writeUntrusted(box, part, LONGEST);
      line.append(box);
    }
    const rest = text.length - LONGEST;
    if (rest > 0)
      line.append(
        make(
          "span",
          { class: "more" },
          translate("… {count} more", { count: number.format(rest) }),
        ),
      );
    return line;
  }
}

const number = new Intl.NumberFormat();
