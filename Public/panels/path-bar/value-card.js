import { translate } from "../../language/translate.js";
import { typeFamily, typeWord, valueOutline, valueText } from "../../model/values/values.js";
import { emit, make, setAttribute } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { showNote } from "./item-explanation.js";

/** @import { PathElement } from "../../types/state.d.ts" */

const MOST_LINES = 20;

/**
 * Shows a value of the path in full over its chip, with the button that pops to it.
 * @param {HTMLElement} bar
 * @param {HTMLElement} chip
 * @param {{ element: PathElement, index: number, depth: number }} place
 */
export function showValue(bar, chip, { element, index, depth }) {
  const type = make("strong", { class: "value-type" });
  setAttribute(type, "data-family", typeFamily(element.type));
  writeUntrusted(type, typeWord(element.type), 80);
  const isTop = index === depth - 1;
  const pop = { words: translate("Pop to here"), press: () => emit(bar, "popTo", { index }) };
  showNote(bar, chip, [
    type,
    make("pre", { class: "value-lines" }, ...valueLines(element)),
    make("p", { class: "value-facts" }, facts(element, index, depth)),
  ], isTop ? null : pop);
}

/**
 * Each line on its own: breaks inside strings are marks.
 * @param {PathElement} element
 */
function valueLines(element) {
  const lines = (valueOutline(element) ?? valueText(element)).split("\n");
  const shown = lines.slice(0, MOST_LINES).map((line) => {
    const row = make("span");
    writeUntrusted(row, line, 400);
    return row;
  });
  return lines.length > MOST_LINES ? [...shown, make("span", {}, "…")] : shown;
}

/**
 * @param {PathElement} element
 * @param {number} index
 * @param {number} depth
 */
function facts({ id, codable }, index, depth) {
  return [
    translate("Depth {depth} of {whole}", { depth: index + 1, whole: depth }),
    translate("element {id}", { id }),
    codable === false ? translate("Not codable") : translate("Codable"),
  ].join(" · ");
}
