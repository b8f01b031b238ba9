import { codeTokens, docLines } from "../../model/code/code-tokens.js";
import { indentOf, partsInRows, placeAt, rowsOf } from "../../model/code/wrapped-lines.js";
import { translate } from "../../language/translate.js";
import { make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { RowWindow } from "../../dom/row-window.js";

/** @import { Language } from "../../model/code/code-tokens.js" */
/** @typedef {(line: string, place: number) => { kind: string, text: string }[]} Reader */

/** Longer lines are cut; the rest is counted. */
const LONGEST = 1000;
/** A row has at least this number of columns, and some pixels between its end and the edge. */
const LEAST_COLUMNS = 16;
const EDGE = 8;

/**
 * Text in lines, of which only those in sight exist, however many there are. A long line goes on in
 * rows below, in from its own indentation.
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
  #columns = 0;
  /** The row at which each line begins, and last the number of all rows. */
  #starts = [0];
  /** The line to go to as soon as the view has a height. */
  #wanted = -1;
  #items = make("div", { class: "code-lines", dir: "ltr" });
  /** Its width is that of ten columns. */
  #ruler = make("div", { class: "code-ruler" });
  element = make(
    "div",
    { class: "code-view", role: "region", tabindex: "0", scroll: () => this.#scrolled() },
    this.#ruler,
    this.#items,
  );
  #window = new RowWindow(this.element);
  #resize = new ResizeObserver(() => this.#measure());

  /** @param {string} label */
  constructor(label) {
    setAttribute(this.element, "aria-label", label);
    for (const box of [this.element, this.#ruler]) this.#resize.observe(box);
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
    this.#columns = 0;
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
    this.#wrap();
    if (this.#wanted >= 0) {
      const { rowHeight, height } = this.#window;
      const row = this.#starts[Math.min(this.#wanted, this.#lines.length)];
      this.#window.scrollTo(Math.max(0, row * rowHeight - height / 3));
      this.#wanted = -1;
    }
    this.#draw();
  }

  /** Divides the lines into rows again if these have another width. The line at the top stays. */
  #wrap() {
    const gutter = parseFloat(getComputedStyle(this.element).getPropertyValue("--gutter"));
    const column = this.#ruler.getBoundingClientRect().width / 10;
    const fitting = Math.floor((this.element.clientWidth - gutter - EDGE) / column);
    const columns = Math.max(LEAST_COLUMNS, fitting || 0);
    if (columns === this.#columns) return;
    const { top, rowHeight } = this.#window;
    const place = this.#columns > 0 ? placeAt(this.#starts, Math.floor(top / rowHeight)) : -1;
    const into = place < 0 ? 0 : top - this.#starts[place] * rowHeight;
    this.#columns = columns;
    this.#version += 1;
    this.#starts = [0];
    let count = 0;
    for (const line of this.#lines) {
      count += rowsOf(line.slice(0, LONGEST), columns).length;
      this.#starts.push(count);
    }
    this.#items.style.setProperty("--count", String(count));
    if (place > 0) this.#window.scrollTo(this.#starts[place] * rowHeight + into);
  }

  /**
   * Marks a line, beside its text.
   * @type {((line: HTMLElement, place: number) => void) | null}
   */
  drawLine = null;

  #draw() {
    const rows = this.#window.range(this.#starts[this.#starts.length - 1]);
    const first = placeAt(this.#starts, rows.first);
    const last = Math.min(this.#lines.length, placeAt(this.#starts, rows.last - 1) + 1);
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
    const shown = text.slice(0, LONGEST);
    const rows = rowsOf(shown, this.#columns);
    const line = make("div", { class: "code-line", "data-rows": rows.length > 1 && rows.length });
    line.style.setProperty("--index", String(this.#starts[index]));
    if (rows.length === 1) appendParts(line, this.#read(shown, index));
    else {
      line.style.setProperty("--rows", String(rows.length));
      line.style.setProperty("--indent", `${indentOf(shown, this.#columns)}ch`);
      for (const parts of partsInRows(this.#read(shown, index), rows)) {
        const row = make("span", { class: "code-row" });
        appendParts(row, parts);
        line.append(row);
      }
    }
    const rest = text.length - LONGEST;
    if (rest > 0)
      (line.querySelector(".code-row:last-child") ?? line).append(
        make(
          "span",
          { class: "more" },
          translate("… {count} more", { count: number.format(rest) }),
        ),
      );
    return line;
  }
}

/**
 * @param {HTMLElement} box
 * @param {ReturnType<Reader>} parts
 */
function appendParts(box, parts) {
  for (const { kind, text } of parts) {
    const part = make("span", { class: kind ? `code-${kind}` : null });
    writeUntrusted(part, text, LONGEST);
    box.append(part);
  }
}

const number = new Intl.NumberFormat();
