import { lookOf } from "../../../model/styles/styles.js";
import { isChoice } from "../../../model/styles/view-nodes.js";
import { firstPart, make, parts, setAttribute } from "../../../dom/dom.js";
import { fixedSymbol } from "../../symbols/symbol.js";
import { drawContent, labelNodes, makeContent } from "../content.js";
import { tap } from "../tap.js";
import { drawNodes } from "../drawing.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/** A button, link or row that is pressed as a whole: a button of the page. */
export function makeButton() {
  return make(
    "button",
    { type: "button", class: "node-press" },
    makeContent(),
    make("span", { class: "node-badge", hidden: true }),
    ...makeMarks(),
  );
}

/**
 * @param {HTMLElement} button
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawButton(button, node, context) {
  const { kind, id, selected, disabled } = node;
  const { base } = lookOf(node, context);
  setAttribute(button, "data-kind", kind);
  setAttribute(button, "data-control", id);
  setAttribute(button, "data-mark", markOf(node, context, base));
  setAttribute(button, "data-style", base.button ? base.button.style ?? "automatic" : null);
  setAttribute(button, "data-role", base.button?.role);
  setAttribute(button, "data-size", base.button?.size);
  setAttribute(button, "data-shape", base.button?.shape);
  setAttribute(button, "data-placement", base.placement);
  setAttribute(button, "aria-haspopup", base.menu ? "menu" : null);
  setAttribute(button, "aria-expanded", context.folds ? node.value === true : null);
  setAttribute(button, "aria-current", selected ? "true" : null);
  setAttribute(button, "aria-disabled", disabled || id === undefined ? "true" : null);
  setAttribute(button, "data-disabled", disabled);
  button.onclick = () => tap(button, node);
  drawContent(firstPart(button), node, context);
  drawBadge(parts(button)[1], context);
}

/**
 * @param {HTMLElement} span
 * @param {NodeContext} context
 */
function drawBadge(span, context) {
  const { badge = [] } = context;
  span.hidden = badge.length === 0;
  drawNodes(span, badge, { ...context, isCell: false, badge: [] });
}

/** The signs at a row's end; its style shows one of them, or none. */
function makeMarks() {
  return ["chevron.right", "checkmark"].map((name) =>
    make("span", { class: "node-mark" }, fixedSymbol(name))
  );
}

/**
 * The sign at a row's end: it leads on, opens what is below it, or is the chosen one.
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @param {Record<string, any>} base
 */
function markOf(node, { isCell, isSection, marks, folds }, base) {
  if (!isCell) return null;
  if (folds) return "fold";
  if (base.menu) return null;
  if (node.kind === "link") return base.chevron ?? marks !== "fill" ? "chevron" : null;
  return isSection && isChoice(node) && node.selected ? "check" : null;
}

/** A row that contains controls: between them, it is pressed as a whole. */
export function makeAround() {
  return make(
    "div",
    { class: "node-around" },
    make("button", { type: "button", class: "node-cover" }),
    make("div", { class: "node-inside" }),
    ...makeMarks(),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawAround(element, node, context) {
  const [cover, inside] = parts(element);
  setAttribute(element, "data-mark", markOf(node, context, lookOf(node, context).base));
  setAttribute(cover, "data-control", node.id);
  setAttribute(cover, "aria-label", node.label || "Open");
  setAttribute(cover, "aria-current", node.selected ? "true" : null);
  setAttribute(cover, "aria-disabled", node.disabled ? "true" : null);
  setAttribute(element, "data-disabled", node.disabled);
  cover.hidden = node.id === undefined;
  cover.onclick = () => tap(cover, node);
  const nodes = labelNodes(node, context) ?? node.children ?? [];
  drawNodes(inside, nodes, { ...context, axis: "v", isCell: false });
}
