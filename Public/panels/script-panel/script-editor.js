import { translate } from "../../language/translate.js";
import { make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { marksOf } from "./marks.js";

/** @import { ScriptAct, ScriptController } from "./script-controller.js" */

const EXAMPLE = `{"method":"push","params":{"value":42}}
{"expect":{"path":[42]}}`;

/** The text of a script, with line numbers and the outcome of each line beside it. */
export class ScriptEditor {
  #gutter = make("div", { class: "script-gutter", "aria-hidden": "true" });
  /** @type {HTMLTextAreaElement} */
  #area = make("textarea", {
    class: "script-text",
    "aria-label": translate("The script: one request or expectation per line"),
    placeholder: EXAMPLE,
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    "data-outside": "",
    input: () => this.#perform({ act: "edit", words: this.#area.value }),
    keydown: (event) => this.#pressed(event),
    scroll: () => {
      this.#gutter.scrollTop = this.#area.scrollTop;
    },
  });
  element = make("div", { class: "script-editor" }, this.#gutter, this.#area);
  #perform;

  /** @param {(asked: ScriptAct) => void} perform */
  constructor(perform) {
    this.#perform = perform;
  }

  /** @param {ScriptController} controller */
  draw(controller) {
    if (this.#area.value !== controller.text) this.#area.value = controller.text;
    this.#area.readOnly = controller.run?.phase === "running";
    const marks = marksOf(controller);
    const numbers = Array.from(
      { length: controller.text.split("\n").length },
      (_, index) => index + 1,
    );
    keyedList(this.#gutter, numbers, {
      key: (number) => number,
      make: (number) => make("span", {}, String(number)),
      update: (span, number) => setAttribute(span, "data-mark", marks.get(number)),
    });
    this.#gutter.scrollTop = this.#area.scrollTop;
  }

  /**
   * Puts a value in the selection's place; on an empty line, a push of it.
   * @param {string} json
   */
  insert(json) {
    const { value, selectionStart: from, selectionEnd: to, readOnly } = this.#area;
    if (readOnly) return;
    const line = value.slice(value.lastIndexOf("\n", from - 1) + 1, from) +
      value.slice(to).split("\n", 1)[0];
    const text = line.trim() === "" ? `{"method":"push","params":{"value":${json}}}` : json;
    this.#area.focus();
    this.#area.setRangeText(text, from, to, "end");
    this.#perform({ act: "edit", words: this.#area.value });
  }

  /**
   * Selects a line.
   * @param {number} line
   */
  goTo(line) {
    const before = this.#area.value.split("\n").slice(0, line - 1);
    const start = before.reduce((sum, text) => sum + text.length + 1, 0);
    const end = this.#area.value.indexOf("\n", start);
    this.#area.focus();
    this.#area.setSelectionRange(start, end < 0 ? this.#area.value.length : end);
    const { lineHeight } = getComputedStyle(this.#area);
    this.#area.scrollTop = (line - 3) * parseFloat(lineHeight);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    this.#perform({ act: "run" });
  }
}
