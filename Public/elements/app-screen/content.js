import { firstPart, make, parts } from "../../page/dom.js";
import { drawSymbol, makeSymbol } from "../../page/symbol.js";
import { writeLines } from "../../page/text.js";
import { drawNodes } from "./drawing.js";

/** @import { NodePlace, ViewNode } from "../../types.d.ts" */

/** A symbol, words, and a place for nodes instead of the words. */
export function makeContent() {
  return make(
    "span",
    { class: "node-content" },
    makeSymbol(),
    make("span", { class: "node-words" }),
    make("span", { class: "node-children" }),
  );
}

/**
 * @param {HTMLElement} content
 * @param {Pick<ViewNode, "label" | "systemImage" | "children">} node
 * @param {NodePlace} place
 */
export function drawContent(content, { label, systemImage, children = [] }, place) {
  const [symbol, words, inside] = parts(content);
  const isPicture = !label && children.length === 0;
  words.hidden = isPicture || children.length > 0;
  inside.hidden = children.length === 0;
  drawSymbol(symbol, children.length > 0 ? null : systemImage, isPicture ? "" : null);
  if (!words.hidden) writeLines(words, label ?? "", 600);
  drawNodes(inside, children, place);
}

export function makeText() {
  return make("div", { class: "node-text" }, makeContent());
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodePlace} place
 */
export function drawText(element, { label, value, systemImage, children }, place) {
  const words = label ?? (typeof value === "string" ? value : "");
  drawContent(firstPart(element), { label: words, systemImage, children }, place);
}
