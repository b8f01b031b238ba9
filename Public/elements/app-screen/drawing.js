import { keyedNodes } from "../../model/view-nodes.js";
import { setAttribute } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";

/** @import { NodePlace, ViewNode } from "../../types.d.ts" */

/**
 * The drawing of nodes of one shape: `make` builds an element, `draw` shows a node in it.
 * @typedef {{
 *   make: () => HTMLElement,
 *   draw: (element: HTMLElement, node: ViewNode, place: NodePlace) => void,
 * }} Kind
 */

/** @type {Map<string, Kind>} */
const kinds = new Map();

/**
 * Makes the kinds known by their shapes; a shape without a kind is drawn as "text". Kinds draw the
 * nodes within theirs by `drawNodes`, which is why this module does not import them.
 * @param {Record<string, Kind>} byShape
 */
export function registerKinds(byShape) {
  for (const [shape, kind] of Object.entries(byShape)) kinds.set(shape, kind);
}

/** @param {string} shape */
function kindOf(shape) {
  return /** @type {Kind} */ (kinds.get(shape) ?? kinds.get("text"));
}

/**
 * Draws `nodes` as the children of `parent`.
 * @param {Element} parent
 * @param {ViewNode[]} nodes
 * @param {NodePlace} place
 */
export function drawNodes(parent, nodes, place) {
  keyedList(parent, keyedNodes(nodes), {
    key: ({ key }) => key,
    make: ({ shape }) => makeNode(shape),
    update: (element, { node, shape }) => drawNode(element, node, place, shape),
  });
}

/** @param {string} shape */
export function makeNode(shape) {
  return kindOf(shape).make();
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodePlace} place
 * @param {string} shape
 */
export function drawNode(element, node, place, shape) {
  kindOf(shape).draw(element, node, place);
  if (node.id !== undefined) setAttribute(element, "data-node", node.id);
}
