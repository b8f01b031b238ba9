import { make, parts } from "../../page/dom.js";
import { fixedSymbol } from "../../page/symbol.js";
import { drawField, makeField } from "./fields.js";

/** @import { NodePlace, ViewNode } from "../../types.d.ts" */

/**
 * The search field under a screen's title.
 * @returns {HTMLElement}
 */
export function makeSearch() {
  return make(
    "div",
    { class: "search-field", role: "search", hidden: true },
    make("label", { class: "search-area" }, fixedSymbol("magnifyingglass"), makeField()),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode | null} node
 * @param {NodePlace} place
 */
export function drawSearch(element, node, place) {
  element.hidden = node === null;
  if (node) drawField(parts(parts(element)[0])[1], { label: "Search", ...node }, place);
}
