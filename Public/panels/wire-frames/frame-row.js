import { preciseTime } from "../../model/values/clock.js";
import { parseExactly, writeExactly } from "../../protocol/exact-json.js";
import { byteWords } from "../../model/session/link-figures.js";
import { translate } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";
import { make, parts, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { Row } from "../../model/session/wire-record.js" */

const EXCERPT = 160;
/** Longer text is shown unformatted. */
const LONGEST_INDENTED = 1_000_000;

/**
 * @param {Row} row
 * @param {{ onFocus: () => void, onClick: () => void }} listeners
 */
export function makeFrame({ number, isSent, kind, about, bytes, at, text }, { onFocus, onClick }) {
  const time = preciseTime(performance.timeOrigin + at);
  const excerpt = make("span", { class: "wire-excerpt", "aria-hidden": "true" });
  const subject = make("span", { class: "wire-about" });
  writeUntrusted(subject, about, 60);
  writeUntrusted(excerpt, text.slice(0, EXCERPT), EXCERPT);
  const method = make("span", { class: "wire-kind" });
  writeUntrusted(method, kind, 40);
  const button = make(
    "button",
    { type: "button", focus: onFocus, click: onClick },
    make("span", { class: "wire-time" }, time),
    make(
      "span",
      { class: "wire-way" },
      make("span", { "aria-hidden": "true" }, isSent ? "↑" : "↓"),
      make(
        "span",
        { class: "visually-hidden" },
        isSent ? translate("Sent") : translate("Received"),
      ),
    ),
    method,
    subject,
    make("span", { class: "wire-size" }, byteWords(bytes)),
    make("span", { class: "wire-fate" }),
    excerpt,
  );
  return make(
    "li",
    {
      class: "wire-row",
      "data-number": number,
      "data-way": isSent ? "out" : "in",
      "data-kind": kind,
    },
    button,
  );
}

/**
 * @param {HTMLElement} element
 * @param {Row} row
 * @param {{ isChosen: boolean, isStop: boolean }} place
 */
export function drawFrame(element, { fate = "" }, { isChosen, isStop }) {
  const [button] = parts(element);
  setAttribute(button, "aria-current", isChosen ? "true" : null);
  setAttribute(button, "tabindex", isStop ? "0" : "-1");
  setText(parts(button)[5], visibleText(fate, 80));
}

/**
 * JSON in lines, with the original spelling of every number.
 * @param {string} text
 */
export function indented(text) {
  if (text.length > LONGEST_INDENTED) return text;
  try {
    return writeExactly(parseExactly(text), 2);
  } catch {
    return text;
  }
}
