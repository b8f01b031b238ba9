// The arrangement of a node: its children, and what is only drawn.

import { styleOf } from "./styles.js";

/** @import { Style, StyleTable, ViewNode } from "../../types/state.d.ts" */

const MOST_ITEMS = 2000;

/**
 * The base operations that make a thing out of a style, each with its kind of node; the first one
 * in a style decides.
 */
const DRAWN = Object.entries({
  scroll: "scroll",
  grid: "grid",
  table: "table",
  gridRow: "gridRow",
  layers: "layers",
  fits: "fits",
  stack: "stack",
  spacer: "spacer",
  fill: "fill",
  shape: "shape",
  runs: "text",
  ticking: "text",
  text: "text",
  image: "image",
  divider: "divider",
  undrawn: "undrawn",
  rows: "rows",
  empty: "empty",
});

/** Those that can also be a node of the tree, with its own children in them. */
const BOXES = ["scroll", "grid", "table", "gridRow", "layers", "fits"];

/**
 * The kind of thing that a style describes without a node.
 * @param {Style} style
 */
export function drawnKind({ base }) {
  return DRAWN.find(([name]) => name in base)?.[1] ?? "empty";
}

/**
 * The box that a stack of the tree is by its style; null for an ordinary one.
 * @param {Style} style
 */
export function boxKind({ base }) {
  return BOXES.find((name) => name in base) ?? null;
}

/**
 * The nodes for a list of items: children of `node` by number, things that are only drawn, boxes
 * with items of their own. Invalid items are left out.
 * @param {ViewNode} node
 * @param {unknown} items
 * @param {StyleTable | undefined} styles
 * @returns {ViewNode[]}
 */
export function itemsOf(node, items, styles) {
  if (!Array.isArray(items)) return node.children ?? [];
  return items.slice(0, MOST_ITEMS).map((item) => itemOf(node, item, styles))
    .filter((found) => found !== null);
}

/**
 * @param {ViewNode} node
 * @param {any} item
 * @param {StyleTable | undefined} styles
 * @returns {ViewNode | null}
 */
export function itemOf(node, item, styles) {
  if (Number.isInteger(item)) {
    return item < 0 ? drawnNode(-item, styles) : node.children?.[item] ?? null;
  }
  if (typeof item !== "object" || item === null) return null;
  const { style } = item;
  if (item.label === true) return wordsOf(node, style, styles);
  const kind = drawnKind(styleOf(styles, style));
  const children = itemsOf(node, item.items ?? [], styles);
  return { kind: kind === "empty" ? "stack" : kind, style, children, isArranged: true };
}

/**
 * The children of a list or a section, and drawn nodes for elements that the state leaves out.
 * @param {ViewNode} node
 * @param {unknown} items
 * @param {StyleTable | undefined} styles
 * @returns {ViewNode[]}
 */
export function withMissing(node, items, styles) {
  const { children = [] } = node;
  if (!Array.isArray(items) || node.rowCount === undefined) return children;
  return items.flatMap((item) => {
    if (!Number.isInteger(item)) return withMissing(node, item?.items ?? [], styles);
    if (item >= 0) return children[item] ?? [];
    return isMissing(styleOf(styles, -item)) ? drawnNode(-item, styles) : [];
  });
}

/**
 * True for the style of elements that the state leaves out.
 * @param {Style} style
 */
export function isMissing({ base: { rows } }) {
  return rows?.count > 0;
}

/**
 * The node's own words, with a style of their own.
 * @param {ViewNode} node
 * @param {number | undefined} style
 * @param {StyleTable | undefined} styles
 * @returns {ViewNode}
 */
export function wordsOf({ kind, label, value, systemImage }, style, styles) {
  const words = label ?? (kind === "text" && typeof value === "string" ? value : undefined);
  const isPicture = "image" in styleOf(styles, style).base || (!words && systemImage);
  return { kind: isPicture ? "image" : "text", label: words, systemImage, style };
}

/**
 * A thing that is only drawn: a style and nothing else.
 * @param {number} style
 * @param {StyleTable | undefined} styles
 * @returns {ViewNode}
 */
export function drawnNode(style, styles) {
  const look = styleOf(styles, style);
  const label = typeof look.base.text === "string" ? look.base.text : undefined;
  return { kind: drawnKind(look), style, label, isDrawn: true };
}

/**
 * The child nodes of `node`, in the order of its style.
 * @param {ViewNode} node
 * @param {Style} look
 * @param {StyleTable | undefined} styles
 * @returns {ViewNode[]}
 */
export function arrangedChildren(node, look, styles) {
  if (node.isArranged) return node.children ?? [];
  const box = drawnKind(look);
  return itemsOf(node, look.base[box]?.items, styles);
}
