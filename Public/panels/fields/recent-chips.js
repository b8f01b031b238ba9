import { translate } from "../../language/translate.js";
import { make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { visibleText } from "../../dom/visible-marks.js";
import { valueTitle } from "../../model/values/value-fields.js";
import { parseValue } from "../../protocol/exact-json.js";

/** A row of the values that were used last. */
export function makeRecentValues() {
  const label = translate("Recent values");
  return make("div", { class: "recent-values", role: "group", "aria-label": label });
}

/**
 * Draws a chip for each value, which chooses its text.
 * @param {HTMLElement} row
 * @param {{ type: string, recent: string[] }} values
 * @param {(text: string) => void} choose
 */
export function drawRecentValues(row, { type, recent }, choose) {
  row.hidden = recent.length === 0;
  keyedList(row, recent, {
    key: (text) => text,
    make: (text) => {
      const click = () => choose(text);
      const kind = { type: "button", class: "recent-value", "data-outside": true };
      return make("button", { ...kind, click });
    },
    update: (button, text) => {
      writeUntrusted(button, titleAmong(type, text, recent), 40);
      setAttribute(button, "title", visibleText(text, 400));
    },
  });
}

/**
 * The title of a value, or all of it if another one has the same.
 * @param {string} type
 * @param {string} text
 * @param {string[]} others
 */
function titleAmong(type, text, others) {
  const [title, ...titles] = [text, ...others]
    .map((one) => valueTitle({ type, value: parseValue(one) }));
  return titles.filter((one) => one === title).length > 1 ? text.replace(/\n\s*/g, " ") : title;
}
