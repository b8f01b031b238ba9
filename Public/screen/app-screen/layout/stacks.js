// Things that only arrange others: stacks, layers, scroll views, grids.

import { placeOf } from "../../appearance/layout-ops.js";
import { arrangedChildren, itemsOf } from "../../../model/styles/items.js";
import { axisOf } from "../../../model/layout/flexibility.js";
import { extent, px } from "../../../model/styles/numbers.js";
import { lookOf, PLAIN } from "../../../model/styles/styles.js";
import { isPressed } from "../../../model/styles/view-nodes.js";
import { make, parts, setAttribute } from "../../../dom/dom.js";
import { drawNodes, growth } from "../drawing.js";
import { ownGuides } from "./own-guides.js";
import { keepShortWords } from "./short-words.js";
import { setProperty } from "../set-property.js";
import { reportSize } from "../measuring/sizes.js";
import { drawTracks } from "./tracks.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { Directions, NodeContext } from "../../../types/drawing.d.ts" */

const AXES = { h: "horizontal", v: "vertical", z: "depth" };

const ALONG = new Map(
  Object.entries({
    leading: "start",
    top: "start",
    center: "center",
    trailing: "end",
    bottom: "end",
    firstTextBaseline: "first baseline",
    lastTextBaseline: "last baseline",
  }),
);

export function makeStack() {
  return make("div", { class: "node-stack" });
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawStack(element, node, context) {
  const look = lookOf(node, context);
  const { align, spacing, guideH, guideV } = look.base.stack ?? {};
  const axis = axisOf(node, look);
  const children = arrangedChildren(node, look, context.styles);
  const gap = extent(spacing);
  setAttribute(element, "data-axis", AXES[axis]);
  setAttribute(element, "data-pressed", children.some(isPressed));
  setAttribute(element, "data-spaced", gap !== null);
  setProperty(element, "gap", gap === null ? "" : px(gap));
  // The longhand is set last, because clearing the shorthand would remove it.
  if (axis === "z") setProperty(element, "align-items", "");
  setProperty(element, "place-items", axis === "z" && align ? placeOf(align) : "");
  if (axis !== "z") setProperty(element, "align-items", ALONG.get(align) ?? "");
  drawNodes(element, children, {
    ...context,
    axis,
    isCell: false,
    isMain: false,
    proposed: roomAcross(context, axis, children.length),
  });
  if (axis === "h") keepShortWords(element, children);
  if (guideH || guideV || ownGuides.has(element)) ownGuides.set(element, { h: guideH, v: guideV });
  reportSize(element, look.base.stack);
}

/**
 * The children of a stack know only the length across it; an only child knows both.
 * @param {NodeContext} context
 * @param {string} axis
 * @param {number} count
 */
function roomAcross({ proposed = {} }, axis, count) {
  if (count === 1 || axis === "z") return proposed;
  return axis === "h" ? { h: proposed.h } : { w: proposed.w };
}

export function makeLayers() {
  return make("div", { class: "node-layers" }, make("div", { class: "layer" }));
}

/**
 * The content comes first: only it determines the size, and the layer has the same size.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawLayered(element, node, context) {
  const look = lookOf(node, context);
  const { behind, align } = look.base.layers ?? {};
  const [content, ...over] = arrangedChildren(node, look, context.styles);
  const layer = /** @type {HTMLElement} */ (element.querySelector(":scope > .layer"));
  const within =
    /** @type {NodeContext} */ ({ ...context, axis: "z", isCell: false, isMain: false });
  setAttribute(layer, "data-over", !behind);
  setProperty(layer, "place-items", align ? placeOf(align) : "");
  drawNodes(layer, over, { ...within, unbounded: "" });
  drawNodes(element, content ? [content] : [], within);
}

export function makeScroll() {
  return make("div", { class: "node-scroll" }, make("div", { class: "node-stack" }));
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawScroll(element, node, context) {
  const look = lookOf(node, context);
  const { axes = "v", indicators, items } = look.base.scroll ?? {};
  const said = String(axes);
  const [inside] = parts(element);
  const children = contentOf(node, look, items, context);
  const isMain = context.isMain === true && said === "v";
  const axis = said === "h" ? "h" : "v";
  const unbounded =
    /** @type {Directions} */ (["h", "v"].filter((each) => said.includes(each)).join(""));
  setAttribute(element, "data-axes", said === "h" ? "h" : said.includes("h") ? "hv" : "v");
  setAttribute(element, "data-main", isMain);
  setAttribute(element, "data-bare", indicators === false);
  setAttribute(element, "tabindex", isMain || hasControls(element) ? null : "0");
  setAttribute(inside, "data-axis", AXES[axis]);
  const known = axis === "h" ? { h: context.proposed?.h } : { w: context.proposed?.w };
  const within = /** @type {NodeContext} */ ({
    ...context,
    axis,
    unbounded,
    isMain: false,
    isCell: false,
    proposed: said === "hv" ? {} : known,
  });
  setAttribute(inside, "data-grow", growth(children, within) || null);
  drawNodes(inside, children, within);
}

/** @param {HTMLElement} element */
function hasControls(element) {
  return element.querySelector("button, input, a[href]") !== null;
}

/**
 * A scroll view of the tree can also be a stack: then it scrolls that stack.
 * @param {ViewNode} node
 * @param {import("../../../types/state.d.ts").Style} look
 * @param {unknown} items
 * @param {NodeContext} context
 * @returns {ViewNode[]}
 */
function contentOf(node, look, items, context) {
  const children = node.isArranged ? node.children ?? [] : itemsOf(node, items, context.styles);
  if (!look.base.stack) return children;
  const base = { stack: { ...look.base.stack, items: undefined } };
  return [{ kind: "stack", axis: node.axis, look: { ...PLAIN, base }, children, isArranged: true }];
}

export function makeGrid() {
  return make("div", { class: "node-grid" });
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawGrid(element, node, context) {
  const look = lookOf(node, context);
  const { axis, tracks, spacing, align } = look.base.grid ?? {};
  drawTracks(element, axis === "h" ? "h" : "v", Array.isArray(tracks) ? tracks : []);
  const gap = px(extent(spacing) ?? 8);
  setProperty(element, axis === "h" ? "column-gap" : "row-gap", gap);
  setProperty(element, "place-items", align ? placeOf(align) : "");
  const children = arrangedChildren(node, look, context.styles);
  const unbounded = /** @type {Directions} */ (axis === "h" ? "h" : "v");
  drawNodes(element, children, {
    ...context,
    axis: "z",
    unbounded,
    isCell: false,
    isMain: false,
    proposed: {},
  });
}

export function makeTable() {
  return make("div", { class: "node-table" });
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawTable(element, node, context) {
  const look = lookOf(node, context);
  const { align, hSpacing, vSpacing } = look.base.table ?? {};
  const rows = arrangedChildren(node, look, context.styles);
  const cells = rows.map((row) => cellsOf(row, context));
  const count = Math.min(Math.max(1, ...cells.map((row) => row.length)), 100);
  setProperty(element, "grid-template-columns", columnsOf(cells, count, context));
  setProperty(element, "column-gap", px(extent(hSpacing) ?? 8));
  setProperty(element, "row-gap", px(extent(vSpacing) ?? 8));
  setProperty(element, "place-items", align ? placeOf(align) : "");
  drawNodes(element, rows, { ...context, axis: "z", isCell: false, isMain: false, proposed: {} });
}

/**
 * @param {ViewNode} row
 * @param {NodeContext} context
 */
function cellsOf(row, context) {
  const look = lookOf(row, context);
  return look.base.gridRow ? arrangedChildren(row, look, context.styles) : [];
}

/**
 * A column is as flexible as its cells.
 * @param {ViewNode[][]} rows
 * @param {number} count
 * @param {NodeContext} context
 */
function columnsOf(rows, count, context) {
  return Array.from({ length: count }, (_, index) => {
    const column = rows.flatMap((cells) => cells[index] ?? []);
    const isGreedy = growth(column, { ...context, axis: "z" }).includes("h");
    return isGreedy ? "minmax(0, 1fr)" : "auto";
  }).join(" ");
}

export function makeRow() {
  return make("div", { class: "node-row" });
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawRow(element, node, context) {
  const look = lookOf(node, context);
  const vertical = ALONG.get(look.base.gridRow?.align);
  setProperty(element, "--row-align", vertical ?? "");
  const children = arrangedChildren(node, look, context.styles);
  drawNodes(element, children, {
    ...context,
    axis: "z",
    isCell: false,
    isMain: false,
    proposed: {},
  });
}
