import { lookOf } from "../../../model/styles/styles.js";
import { firstPart, make, parts, setAttribute } from "../../../dom/dom.js";
import { fixedSymbol } from "../../symbols/symbol.js";
import { writeUntrusted } from "../../../dom/text.js";
import { drawNodes } from "../drawing.js";
import { tap } from "../tap.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

// Boxes with words: a group, rows that open, a value with its label, and nothing to show.

/** A box with a heading around views. */
export function makeGroupBox() {
  return make(
    "section",
    { class: "node-box" },
    make("h3", { class: "box-title" }),
    make("div", { class: "box-inside" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawGroupBox(element, { label = "", children = [] }, context) {
  const [title, inside] = parts(element);
  writeUntrusted(title, label, 120);
  title.hidden = !label;
  drawNodes(inside, children, { ...context, isCell: false, axis: "v" });
}

/** A heading that shows or hides what is below it. */
export function makeDisclosure() {
  return make(
    "div",
    { class: "node-disclosure" },
    make(
      "button",
      { type: "button", class: "disclosure-head" },
      make("span"),
      fixedSymbol("chevron.right"),
    ),
    make("div", { class: "box-inside" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawDisclosure(element, node, context) {
  const [head, inside] = parts(element);
  const { label = "", children = [], id, value, disabled } = node;
  writeUntrusted(firstPart(head), label, 120);
  setAttribute(head, "data-control", id);
  setAttribute(head, "aria-expanded", value === true ? "true" : "false");
  setAttribute(head, "aria-disabled", disabled ? "true" : null);
  head.onclick = () => tap(head, node);
  inside.hidden = value !== true || children.length === 0;
  drawNodes(inside, inside.hidden ? [] : children, { ...context, isCell: false, axis: "v" });
}

/** Words at the leading edge, their value at the trailing edge. */
export function makeLabeled() {
  return make(
    "div",
    { class: "node-labeled" },
    make("div", { class: "labeled-words" }),
    make("div", { class: "labeled-value" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawLabeled(element, { children = [] }, context) {
  const [words, value] = parts(element);
  const inside = { ...context, isCell: false };
  drawNodes(words, children.slice(0, 1), inside);
  drawNodes(value, children.slice(1), inside);
}

/** A symbol and words for a place with nothing else to show. */
export function makeUnavailable() {
  return make("div", { class: "node-unavailable" });
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawUnavailable(element, node, context) {
  const { children = [], label, systemImage } = node;
  setAttribute(element, "data-fill", lookOf(node, context).base.unavailable === true);
  const own = label && children.length === 0 ? [{ kind: "text", label, systemImage }] : children;
  drawNodes(element, own, { ...context, isCell: false, axis: "v" });
}
