// The first of several views that fits: all are drawn.

import { arrangedChildren } from "../../../model/styles/items.js";
import { lookOf } from "../../../model/styles/styles.js";
import { make } from "../../../dom/dom.js";
import { keyedList } from "../../../dom/keyed-list.js";
import { drawNodes } from "../drawing.js";
import { chooseFitting } from "./choose-fitting.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawViewThatFits(element, node, context) {
  const look = lookOf(node, context);
  const children = arrangedChildren(node, look, context.styles);
  const within =
    /** @type {NodeContext} */ ({ ...context, axis: "z", isCell: false, isMain: false });
  keyedList(element, children.map((child, index) => ({ child, index })), {
    key: ({ index }) => String(index),
    make: () => make("div", { class: "fit box" }),
    update: (box, { child }) => drawNodes(box, [child], within),
  });
  chooseFitting(element, look.base.fits ?? {}, context.unbounded ?? "");
}
