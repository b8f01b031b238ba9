// The plan of a node: the style of its element, the boxes around it, and the context of its
// content.

import { boxesOf } from "../appearance/boxes.js";
import { colorOf, paintOf } from "../appearance/paint.js";
import { ownFlexibility } from "../../model/layout/flexibility.js";
import { drawnNode, itemOf } from "../../model/styles/items.js";
import { proposalsInside } from "../../model/layout/proposed-size.js";
import { lookOf, PLAIN } from "../../model/styles/styles.js";
import { symbolsInside } from "../../model/styles/symbol-look.js";

/** @import { Style, ViewNode } from "../../types/state.d.ts" */
/** @import { Directions, NodeContext } from "../../types/drawing.d.ts" */
/** @import { Box } from "../appearance/box.d.ts" */

/**
 * `boxes` starts with the element itself; its outer boxes follow.
 * @typedef {{ boxes: Box[], inner: NodeContext, look: Style }} Plan
 */

/** Shapes whose element also has the boxes of their style. */
const BOXED = new Set(`text stack grid table fill shape undrawn`.split(" "));
/** Shapes that are as large as their frame, so that they can have its box. */
const FILLED = new Set(["fill", "shape", "undrawn"]);

/**
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @param {string} shape
 * @returns {Plan}
 */
export function planOf(node, context, shape) {
  const look = lookOf(node, context);
  const modifiers = wrapsContent(node, look, context)
    ? []
    : look.modifiers.map((modifier) => resolved(modifier, node, context));
  const proposals = proposalsInside(modifiers, {
    unbounded: unboundedIn(context),
    ...context.proposed,
  });
  const boxes = boxesOf(modifiers, {
    flexibility: ownFlexibility(node, look, context.styles, context.axis),
    proposals,
    isBare: !BOXED.has(shape),
    isFilled: FILLED.has(shape),
  });
  addTraits(boxes[boxes.length - 1], modifiers);
  noteUndrawn(boxes[0], look, shape);
  if (isBoxedRow(node, context, shape, boxes)) boxes.push(rowBox());
  return { boxes, look, inner: contentContext(context, look, proposals[0]) };
}

/**
 * A row of a list is as high as its content.
 * @param {NodeContext} context
 * @returns {Directions}
 */
function unboundedIn({ unbounded = "", isCell }) {
  if (!isCell || unbounded.includes("v")) return unbounded;
  return unbounded === "h" ? "hv" : "v";
}

/**
 * The modifiers of a row in a list are around its content, not around the row.
 * @param {ViewNode} node
 * @param {Style} look
 * @param {NodeContext} context
 */
export function wrapsContent({ kind }, { base }, { isCell }) {
  if (!isCell) return false;
  if (kind === "row" || kind === "link") return true;
  const { style = "automatic" } = base.button ?? {};
  return kind === "button" && !String(style).startsWith("bordered");
}

/** Shapes that have their own size in a row of a list, at its leading edge. */
const STANDING = new Set([...BOXED, "image", "layers", "scroll"]);

/**
 * True for things that keep their own size within a row that is as wide as the list.
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @param {string} shape
 * @param {Box[]} boxes
 */
function isBoxedRow(node, context, shape, boxes) {
  if (!context.isCell || context.styles === undefined) return false;
  return boxes.length > 1 || (STANDING.has(shape) && (node.kind !== "text" || boxes[0].stage > 0));
}

/** @returns {Box} */
function rowBox() {
  return { props: {}, attributes: { "data-row": "" }, layers: [], stage: 0, grow: "h" };
}

/**
 * A mask in the form that its style gives it.
 * @param {[string, any]} modifier
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @returns {[string, any]}
 */
function resolved([name, value], node, context) {
  if (name === "aspect" && (value?.ratio === undefined || value.ratio === null)) {
    const { image } = lookOf(node, context).base;
    const isPicture = node.kind === "image" && (image?.url || image?.asset);
    return isPicture ? [name, value] : [name, { ...value, ratio: 1 }];
  }
  if (name !== "mask") return [name, value];
  const item = itemOf(node, value, context.styles) ?? drawnNode(0, context.styles);
  return [name, lookOf(item, context).base];
}

/**
 * The context of the node's content, with what its text inherits.
 * @param {NodeContext} context
 * @param {Style} look
 * @param {import("../../model/layout/proposed-size.js").ProposedSize} room
 * @returns {NodeContext}
 */
function contentContext(context, look, { unbounded, w, h }) {
  const depth = (context.depth ?? 0) + 1;
  const isMain = context.isMain && !context.isCell;
  if (look === PLAIN) return { ...context, unbounded, proposed: { w, h }, depth, isMain };
  const lines = nearest(look, "lines");
  const foreground = nearest(look, "foreground");
  const isPainted = foreground === undefined || !colorOf(foreground)
    ? context.isPainted
    : Boolean(paintOf(Array.isArray(foreground) ? foreground[0] : foreground)?.image);
  return {
    ...context,
    unbounded,
    proposed: { w, h },
    depth,
    isMain,
    isPainted,
    lines: lines === undefined ? context.lines : lines,
    symbols: symbolsInside(look, context.symbols),
  };
}

/**
 * The value of the modifier that is nearest to the thing.
 * @param {Style} look
 * @param {string} name
 */
function nearest({ modifiers }, name) {
  return modifiers.find(([known]) => known === name)?.[1];
}

/**
 * Marks a thing of the tree whose first effect is not drawn: its style begins like that of a
 * hatched box.
 * @param {Box} box
 * @param {Style} look
 * @param {string} shape
 */
function noteUndrawn({ attributes }, { base: { undrawn } }, shape) {
  if (undrawn === undefined || shape === "undrawn") return;
  attributes["data-undrawn-effect"] = String(undrawn).slice(0, 80);
}

/**
 * Adds to the outermost box the traits that its surroundings use.
 * @param {Box} box
 * @param {[string, any][]} modifiers
 */
function addTraits({ props, attributes }, modifiers) {
  for (const [name, value] of modifiers) {
    if (name === "z" && Number.isFinite(value)) {
      props["z-index"] = String(Math.round(Math.min(Math.max(value, -999), 999)));
    } else if (name === "priority" && Number.isFinite(value)) {
      attributes["data-priority"] = value > 0 ? "high" : value < 0 ? "low" : "";
    } else if (name === "span" && Number.isInteger(value)) {
      props["grid-column-end"] = `span ${Math.min(Math.max(value, 1), 100)}`;
    }
  }
}
