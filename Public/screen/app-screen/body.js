import { boxesOf } from "../appearance/boxes.js";
import { textStyle } from "../appearance/text-ops.js";
import { itemsOf } from "../../model/styles/items.js";
import { px } from "../../model/styles/numbers.js";
import { lookOf } from "../../model/styles/styles.js";
import { symbolsInside } from "../../model/styles/symbol-look.js";
import { fillsScreen } from "../../model/styles/view-nodes.js";
import { setAttribute } from "../../dom/dom.js";
import { drawNodes } from "./drawing.js";
import { applyStyle } from "./apply-style.js";
import { onSize } from "./measuring/sizes.js";

/** @import { Screen, ViewNode } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */

/**
 * Draws the content of a screen. `data-root` says how: a "list" or a "scroll" view fills the screen
 * and grows downward; "free" nodes are in the middle of the room.
 * @param {HTMLElement} element
 * @param {Screen} screen
 * @param {NodeContext} context
 */
export function drawBody(element, screen, context) {
  const look = lookOf(screen, context);
  const host = { kind: "screen", children: screen.body };
  const nodes = itemsOf(host, look.base.items, context.styles);
  const root = nodes.length === 1 ? rootOf(nodes[0], context) : "free";
  const inherited = look.modifiers.filter(([name, value]) =>
    textStyle(name, value) !== null || name === "lines"
  );
  const [{ props, attributes }] = boxesOf(inherited, {
    flexibility: { h: true, v: true },
    proposals: Array.from({ length: inherited.length + 1 }, () => ({ unbounded: "" })),
    isBare: true,
    isFilled: false,
  });
  applyStyle(element, { props, attributes });
  setAttribute(element, "data-root", root);
  setAttribute(element, "data-styled", context.styles !== undefined);
  if (element.parentElement) watchSize(element.parentElement);
  const lines = inherited.find(([name]) => name === "lines")?.[1];
  drawNodes(element, nodes, {
    ...context,
    axis: "v",
    lines,
    symbols: symbolsInside(look, undefined),
    isMain: root !== "free",
    unbounded: root === "free" && context.styles === undefined && fillsScreen(nodes) ? "v" : "",
  });
}

/**
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @returns {"list" | "scroll" | "free"}
 */
function rootOf(node, context) {
  const { base: { list, scroll } } = lookOf(node, context);
  if (node.kind === "list" || list) return "list";
  return scroll && (scroll.axes ?? "v") === "v" ? "scroll" : "free";
}

/**
 * Reports the size of a screen between its bars to the screen's styles.
 * @param {HTMLElement} scroll
 */
function watchSize(scroll) {
  onSize(scroll, "room", (width, height) => {
    const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(scroll);
    const [top, bottom, left, right] = [paddingTop, paddingBottom, paddingLeft, paddingRight]
      .map((length) => parseFloat(length) || 0);
    scroll.style.setProperty("--column-w", px(width - left - right));
    scroll.style.setProperty("--column-h", px(height - top - bottom));
  });
}
