import { make, parts } from "../../dom/dom.js";
import { fixedSymbol } from "../symbols/symbol.js";
import { drawField, makeField } from "./controls/fields.js";

/** @import { ViewNode } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */

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
 * @param {NodeContext} context
 */
export function drawSearch(element, node, context) {
  element.hidden = node === null;
  if (node) drawField(parts(parts(element)[0])[1], { label: "Search", ...node }, context);
}
