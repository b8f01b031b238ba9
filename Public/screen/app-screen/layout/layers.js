import { backgroundOf } from "../../appearance/paint.js";
import { cornersOf, outlineOf } from "../../appearance/shapes.js";
import { placeOf } from "../../appearance/layout-ops.js";
import { itemsOf } from "../../../model/styles/items.js";
import { make } from "../../../dom/dom.js";
import { applyStyle } from "../apply-style.js";
import { onSize } from "../measuring/sizes.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Layer } from "../../appearance/box.d.ts" */

/** @type {WeakMap<Element, HTMLElement[]>} */
const drawn = new WeakMap();

/**
 * Draws the layers of a box, behind and over its content.
 * @param {HTMLElement} box
 * @param {Layer[]} layers
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @param {(parent: Element, nodes: ViewNode[], context: NodeContext) => void} drawNodes
 */
export function drawLayers(box, layers, node, context, drawNodes) {
  const known = drawn.get(box) ?? [];
  if (known.length === 0 && layers.length === 0) return;
  while (known.length > layers.length) known.pop()?.remove();
  while (known.length < layers.length) known.push(make("div", { class: "layer" }));
  drawn.set(box, known);
  const reachesOut = layers.some((layer) => layer.reachesOut);
  if (reachesOut || touching.has(box)) {
    touching.add(box);
    onSize(box, "edges", reachesOut ? () => noteEdges(box) : null);
  }
  layers.forEach((layer, index) => {
    const element = known[index];
    if (element.parentNode !== box) box.append(element);
    drawLayer(element, layer);
    const items = layer.items === undefined ? [] : itemsOf(node, layer.items, context.styles);
    drawNodes(element, items, {
      ...context,
      axis: "z",
      isCell: false,
      proposed: {},
      unbounded: "",
    });
  });
}

/** @type {WeakSet<Element>} */
const touching = new WeakSet();

/**
 * A layer goes on under the bars at the edges where its box touches the safe area, and nowhere else.
 * @param {HTMLElement} box
 */
function noteEdges(box) {
  const room = box.closest(".screen-nodes")?.getBoundingClientRect();
  if (!room) return;
  const own = box.getBoundingClientRect();
  const [start, end] = box.matches(":dir(rtl)") ? ["right", "left"] : ["left", "right"];
  for (const [name, edge] of [["t", "top"], ["b", "bottom"], ["l", start], ["r", end]]) {
    const key = /** @type {"top" | "bottom" | "left" | "right"} */ (edge);
    box.style.setProperty(`--at-${name}`, Math.abs(own[key] - room[key]) < 1 ? "1" : "0");
  }
}

/**
 * @param {HTMLElement} element
 * @param {Layer} layer
 */
function drawLayer(element, { isOver, props, shape, paint, align }) {
  const corners = cornersOf(shape);
  applyStyle(element, {
    props: {
      ...props,
      ...(paint === undefined ? {} : backgroundOf(paint)),
      ...(align === undefined ? {} : { "place-items": placeOf(align) }),
      ...(corners !== null && corners !== "0px" ? { "border-radius": corners } : {}),
    },
    attributes: isOver ? { "data-over": "" } : {},
  });
  clipTo(element, corners === null ? shape : null);
}

/**
 * Clips an element to a shape other than a box with corners; null for none.
 * @param {HTMLElement} element
 * @param {any} shape
 */
export function clipTo(element, shape) {
  if (shape === null || shape === undefined) {
    onSize(element, "clip", null);
    element.style.removeProperty("clip-path");
  } else if (shape === "circle") {
    onSize(element, "clip", null);
    element.style.setProperty("clip-path", "circle()");
  } else if (shape === "ellipse") {
    onSize(element, "clip", null);
    element.style.setProperty("clip-path", "ellipse()");
  } else {
    onSize(element, "clip", (width, height) => {
      element.style.setProperty("clip-path", `path("${outlineOf(shape, width, height)}")`);
    });
  }
}
