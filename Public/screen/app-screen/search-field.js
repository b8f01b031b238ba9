import { make, parts, setAttribute } from "../../dom/dom.js";
import { lookOf } from "../../model/styles/styles.js";
import { fixedSymbol } from "../symbols/symbol.js";
import { drawField, makeField } from "./controls/fields.js";
import { updateReports } from "./drawing.js";

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
  if (!node) return;
  const look = lookOf(node, context);
  const box = parts(parts(element)[0])[1];
  setAttribute(element, "data-minimized", look.base.search?.minimized);
  drawField(box, { label: "Search", ...node }, context);
  updateReports(box, box, look);
}
