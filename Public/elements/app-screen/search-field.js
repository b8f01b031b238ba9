import { make, parts } from "../../page/dom.js";
import { fixedSymbol } from "../../page/symbol.js";
import { drawField, makeField } from "./controls.js";

/** @import { ViewNode } from "../../types.d.ts" */

/** The field under a screen's title into which a text to look for is written. */
export function makeSearch() {
  const field = makeField();
  field.setAttribute("enterkeyhint", "search");
  return make(
    "div",
    { class: "search-field", role: "search", hidden: true },
    fixedSymbol("magnifyingglass"),
    field,
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode | null} node
 */
export function drawSearch(element, node) {
  element.hidden = node === null;
  if (node) drawField(parts(element)[1], { label: "Search", ...node });
}
