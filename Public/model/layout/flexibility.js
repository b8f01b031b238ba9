// Flexibility: the directions in which a view takes all the room offered. A stack is as flexible
// as its children. Plain flex boxes cannot express this, so it is computed from the bottom up.

import { arrangedChildren, boxKind, itemsOf } from "../styles/items.js";
import { lookOf, styleOf } from "../styles/styles.js";

/** @import { Style, StyleTable, ViewNode } from "../../types/state.d.ts" */
/** @import { Directions, NodeContext } from "../../types/drawing.d.ts" */

/** @typedef {{ h: boolean, v: boolean }} Flexibility */
/** @typedef {"h" | "v" | "z"} Axis */

const NONE = { h: false, v: false };
const ACROSS = { h: true, v: false };
const BOTH = { h: true, v: true };

const MOST_DEEP = 60;

/** The flexibility of kinds that is always the same. */
const FIXED = new Map(
  Object.entries({
    list: BOTH,
    screen: BOTH,
    cards: BOTH,
    placeholder: BOTH,
    unavailable: BOTH,
    fill: BOTH,
    shape: BOTH,
    undrawn: BOTH,
    section: ACROSS,
    toggle: ACROSS,
    textField: ACROSS,
    stepper: ACROSS,
    slider: ACROSS,
    labeled: ACROSS,
    disclosure: ACROSS,
    color: ACROSS,
    date: ACROSS,
    warning: NONE,
    text: NONE,
    empty: NONE,
  }),
);

/** Base operations that make a node a different thing than its kind says. */
const OWN_KINDS = [
  "slider",
  "stepper",
  "labeled",
  "disclosure",
  "color",
  "date",
  "unavailable",
];

/**
 * The directions in which a node, with its wrappers, takes all the room.
 * @param {ViewNode} node
 * @param {{ styles?: StyleTable }} place
 * @param {Axis} axis Of the surrounding stack.
 * @param {number} depth
 * @returns {Flexibility}
 */
export function flexibilityOf(node, { styles }, axis = "z", depth = 0) {
  if (depth > MOST_DEEP) return NONE;
  const look = lookOf(node, { styles });
  const own = ownFlexibility(node, look, styles, axis, depth);
  return look.modifiers.reduce(throughModifier, own);
}

/**
 * The same for the node without its wrappers.
 * @param {ViewNode} node
 * @param {Style} look
 * @param {StyleTable | undefined} styles
 * @param {Axis} axis
 * @param {number} depth
 * @returns {Flexibility}
 */
export function ownFlexibility(node, look, styles, axis = "z", depth = 0) {
  const { base } = look;
  const kind = OWN_KINDS.find((name) => name in base) ??
    (node.kind === "stack" ? boxKind(look) ?? "stack" : node.kind);
  const within = (/** @type {ViewNode[]} */ nodes, /** @type {Axis} */ along) =>
    sum(nodes.map((inner) => flexibilityOf(inner, { styles }, along, depth + 1)));
  switch (kind) {
    case "spacer":
      return { h: axis !== "v", v: axis !== "h" };
    case "divider":
      return axis === "h" ? { h: false, v: true } : ACROSS;
    case "image":
      return base.image?.resizable ? BOTH : NONE;
    case "toggle":
      return base.toggle === "button" ? NONE : ACROSS;
    case "textField":
      return base.field?.editor ? BOTH : ACROSS;
    case "progress":
    case "gauge":
      return base[kind]?.style === "circular" ? NONE : ACROSS;
    case "grid":
      return base.grid?.axis === "h" ? { h: false, v: true } : ACROSS;
    case "scroll":
      return base.scroll?.axes === "h"
        ? { h: true, v: within(arrangedChildren(node, look, styles), "h").v }
        : BOTH;
    case "layers":
      return layersFlexibility(node, look, styles, depth);
    case "button":
    case "link":
    case "row":
    case "menu":
      return within(contentOf(node, look, styles), "h");
    case "stack":
      return base.stack?.greedy === true
        ? BOTH
        : within(arrangedChildren(node, look, styles), axisOf(node, look));
    case "fits":
    case "table":
    case "gridRow":
    case "group":
      return within(arrangedChildren(node, look, styles), "z");
    default:
      if (base.progress || base.gauge) return ACROSS;
      return FIXED.get(kind) ?? NONE;
  }
}

/**
 * Of two layers, only the content decides.
 * @param {ViewNode} node
 * @param {Style} look
 * @param {StyleTable | undefined} styles
 * @param {number} depth
 */
function layersFlexibility(node, look, styles, depth) {
  const [content] = arrangedChildren(node, look, styles);
  return content ? flexibilityOf(content, { styles }, "z", depth + 1) : NONE;
}

/**
 * @param {ViewNode} node
 * @param {Style} look
 * @param {StyleTable | undefined} styles
 * @returns {ViewNode[]}
 */
function contentOf(node, { base }, styles) {
  if (typeof base.content === "number") {
    return [{ kind: "text", look: styleOf(styles, base.content) }];
  }
  return itemsOf(node, base.content, styles);
}

/**
 * The axis along which a stack lays out its children.
 * @param {ViewNode} node
 * @param {Style} look
 * @returns {Axis}
 */
export function axisOf({ axis }, { base }) {
  const said = base.stack?.axis ?? (base.content === undefined ? axis : "h");
  if (said === "h" || said === "horizontal") return "h";
  return said === "z" || said === "depth" ? "z" : "v";
}

/** @param {Flexibility[]} all */
function sum(all) {
  return { h: all.some(({ h }) => h), v: all.some(({ v }) => v) };
}

/**
 * The flexibility of a view that a modifier has wrapped.
 * @param {Flexibility} flexibility
 * @param {[string, any]} modifier
 * @returns {Flexibility}
 */
export function throughModifier(flexibility, [name, value]) {
  switch (name) {
    case "frame":
      return {
        h: frameFlexibility(flexibility.h, value?.w, value?.maxW),
        v: frameFlexibility(flexibility.v, value?.h, value?.maxH),
      };
    case "fixed":
    case "relative": {
      const axes = String(name === "fixed" ? value : value?.axes);
      return { h: flexibility.h && !axes.includes("h"), v: flexibility.v && !axes.includes("v") };
    }
    case "position":
      return BOTH;
    case "aspect":
      return value?.mode === "fill" ? flexibility : { h: flexibility.h || flexibility.v, v: false };
    default:
      return flexibility;
  }
}

/**
 * @param {boolean} flexibility
 * @param {unknown} fixed
 * @param {unknown} most
 */
function frameFlexibility(flexibility, fixed, most) {
  if (typeof fixed === "number") return false;
  return most !== undefined && most !== null ? true : flexibility;
}

/**
 * The directions of a flexibility in which there is an end of room.
 * @param {Flexibility} flexibility
 * @param {Directions | undefined} open
 * @returns {Directions}
 */
export function directions({ h, v }, open = "") {
  const [along, down] = [h && !open.includes("h"), v && !open.includes("v")];
  return along ? (down ? "hv" : "h") : down ? "v" : "";
}
