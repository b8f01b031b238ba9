import { term, translate } from "../../language/translate.js";
import { lineWords } from "../../model/script/words.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { marksOf } from "./marks.js";

/** @import { ScriptController } from "./script-controller.js" */
/** @import { Mark } from "./marks.js" */

/** @typedef {{ line: number, words: string, outcome: string, mark: Mark | undefined }} Row */

/** @type {Record<Mark, { sign: string, words: string }>} */
const SIGNS = {
  done: { sign: "✓", words: term("Done:") },
  failed: { sign: "✗", words: term("Failed:") },
  next: { sign: "▸", words: term("Next:") },
  broken: { sign: "✗", words: term("Can’t be read:") },
};

const EXAMPLES = [
  '{"method":"push","params":{"value":42}}',
  '{"method":"tap","params":{"label":"Fox"}}',
  '{"expect":{"path":[42],"depth":1}}',
  '{"expect":{"/scene/id":"sandbox"},"within":1000}',
  '{"method":"pop","params":{"count":9},"refused":1001}',
];

/** The lines of a script in words, each with its outcome. */
export class ScriptRows {
  #list = make("ol", { class: "script-rows", "aria-label": translate("Lines of the script") });
  #empty = make(
    "div",
    { class: "script-empty" },
    make("p", {}, translate("Record your actions, or write lines like these:")),
    ...EXAMPLES.map((text) => make("code", {}, text)),
    make(
      "p",
      { class: "hint" },
      translate(
        "A refused line or a failed expectation stops the script and says why. Scripts are stored only in this browser.",
      ),
    ),
  );
  element = make(
    "div",
    {
      class: "script-box",
      tabindex: "0",
      role: "group",
      "aria-label": translate("Results"),
    },
    this.#empty,
    this.#list,
  );

  /** @param {ScriptController} controller */
  draw(controller) {
    const rows = rowsOf(controller);
    this.#empty.hidden = rows.length > 0;
    keyedList(this.#list, rows, {
      key: ({ line }) => line,
      make: makeRow,
      update: drawRow,
    });
    const isMoving = controller.run !== null && controller.run.outcomes.size > 0;
    const here = isMoving ? this.#list.querySelector("[data-mark=next], [data-mark=failed]") : null;
    if (here) this.#reveal(/** @type {HTMLElement} */ (here));
  }

  /** @param {HTMLElement} row */
  #reveal({ offsetTop, offsetHeight }) {
    const { scrollTop, clientHeight } = this.element;
    if (offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight) return;
    this.element.scrollTop = offsetTop - clientHeight / 3;
  }
}

/**
 * @param {ScriptController} controller
 * @returns {Row[]}
 */
function rowsOf(controller) {
  const { script, run } = controller;
  const marks = marksOf(controller);
  const rows = [
    ...script.lines.map((line) => ({
      line: line.line,
      words: lineWords(line),
      outcome: run?.outcomes.get(line.line)?.words ?? "",
      mark: marks.get(line.line),
    })),
    ...script.problems.map(({ line, message }) => ({
      line,
      words: "",
      outcome: message,
      mark: marks.get(line),
    })),
  ];
  return rows.sort((one, other) => one.line - other.line);
}

/** @param {Row} row */
function makeRow({ line }) {
  return make(
    "li",
    { class: "script-row" },
    make("span", { class: "script-number" }, String(line)),
    make("span", { class: "script-sign", "aria-hidden": "true" }),
    make("span", { class: "visually-hidden" }),
    make("span", { class: "script-words" }),
    make("span", { class: "script-outcome" }),
  );
}

/**
 * @param {HTMLElement} row
 * @param {Row} shown
 */
function drawRow(row, { words, outcome, mark }) {
  const [, sign, said, text, result] = /** @type {HTMLElement[]} */ ([...row.children]);
  setAttribute(row, "data-mark", mark);
  setAttribute(row, "aria-current", mark === "next" ? "step" : null);
  setText(sign, mark ? SIGNS[mark].sign : "");
  setText(said, mark ? translate(SIGNS[mark].words) : "");
  writeUntrusted(text, words, 160);
  writeUntrusted(result, outcome, 600);
}
