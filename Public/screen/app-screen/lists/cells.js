import { lookOf } from "../../../model/styles/styles.js";
import { isChoice } from "../../../model/styles/view-nodes.js";
import { firstPart, lastPart, make, setAttribute } from "../../../dom/dom.js";
import { applyPaint } from "../../appearance/paint.js";
import { drawNode, drawNodes, makeNode } from "../drawing.js";
import { drawActions } from "./row-actions.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Row } from "../../../model/styles/list-groups.js" */

/** Shapes that show a row's badge themselves, before their mark. */
const PRESSED = new Set(["row", "link", "button"]);

/** Rows that have had a background of their own. */
const painted = new WeakSet();

/**
 * A row of a list that contains a node of this shape.
 * @param {string} shape
 */
export function makeCell(shape) {
  return make("li", { class: "cell" }, make("div", { class: "cell-body" }, makeNode(shape)));
}

/**
 * @param {HTMLElement} cell
 * @param {Row} row
 * @param {ViewNode} node The row's node in its simplest form.
 * @param {string} shape
 * @param {NodeContext} outer
 */
export function drawCell(
  cell,
  { node: own, attached, depth, folds, isChoice: isPicked },
  node,
  shape,
  outer,
) {
  const context = { ...outer, isSection: outer.isSection || isPicked };
  const traits = {
    ...outer.rowTraits,
    ...lookOf(node, context).traits,
    ...lookOf(own, context).traits,
  };
  const body = /** @type {HTMLElement} */ (cell.querySelector(":scope > .cell-body"));
  setAttribute(cell, "data-kind", node.kind);
  setAttribute(cell, "data-shape", shape);
  setAttribute(cell, "data-chosen", node.selected && !(context.isSection && isChoice(node)));
  setAttribute(cell, "data-deep", depth > 0);
  cell.style.setProperty("--depth", String(depth));
  drawTraits(cell, traits);
  const hasOwn = PRESSED.has(shape);
  drawNode(
    firstPart(body),
    node,
    { ...context, folds, badge: hasOwn ? attached.badge : [] },
    shape,
  );
  drawBadge(body, hasOwn ? [] : attached.badge, context);
  drawActions(cell, attached, context);
}

/**
 * @param {HTMLElement} cell
 * @param {Record<string, any>} traits
 */
function drawTraits(cell, { rowInsets, rowSeparator, rowBackground }) {
  if (rowBackground !== undefined || painted.has(cell)) {
    painted.add(cell);
    applyPaint(cell, rowBackground?.items ? null : rowBackground);
  }
  const insets = Array.isArray(rowInsets) ? rowInsets.filter(Number.isFinite) : [];
  ["t", "l", "b", "r"].forEach((edge, index) => {
    if (insets.length < 4) cell.style.removeProperty(`--row-${edge}`);
    else cell.style.setProperty(`--row-${edge}`, `${Math.max(0, insets[index])}px`);
  });
  setAttribute(cell, "data-insets", insets.length === 4);
  setAttribute(cell, "data-line", rowSeparator?.hidden ? "none" : null);
}

/**
 * @param {HTMLElement} body
 * @param {ViewNode[]} badge
 * @param {NodeContext} context
 */
function drawBadge(body, badge, context) {
  const known = lastPart(body);
  const hasPlace = known.matches(".node-badge");
  if (badge.length === 0) return void (hasPlace && known.remove());
  const span = hasPlace ? known : make("span", { class: "node-badge" });
  if (!hasPlace) body.append(span);
  drawNodes(span, badge, { ...context, isCell: false });
}
