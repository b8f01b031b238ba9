import { directions, flexibilityOf } from "../../model/layout/flexibility.js";
import { bare } from "../../model/styles/list-groups.js";
import { lookOf } from "../../model/styles/styles.js";
import { keyedNodes } from "../../model/styles/view-nodes.js";
import { setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { animations, loadAnimations, noteAnimated } from "../animation/animation-loader.js";
import { describe } from "./accessibility.js";
import { applyStyle } from "./apply-style.js";
import { clipTo, drawLayers } from "./layout/layers.js";
import { planOf } from "./plan.js";
import { reportSize } from "./measuring/sizes.js";
import { coreOf, wrap } from "./layout/wrappers.js";

/** @import { Style, ViewNode } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */
/** @import { KeyedNode } from "../../model/styles/view-nodes.js" */
/** @import { Box } from "../appearance/box.d.ts" */

/**
 * The drawing of nodes of one shape: `make` builds an element, `draw` shows a node in it.
 * @typedef {{
 *   make: () => HTMLElement,
 *   draw: (element: HTMLElement, node: ViewNode, context: NodeContext) => void,
 * }} Kind
 */

/** @type {Map<string, Kind>} */
const kinds = new Map();

/** Deeper than any real screen; deeper nodes are left out. */
const MOST_DEEP = 80;

/**
 * Registers the kinds by their shapes; a shape without a kind is drawn as "text". Kinds draw their
 * inner nodes by `drawNodes`, which is why this module does not import them.
 * @param {Record<string, Kind>} byShape
 */
export function setKinds(byShape) {
  for (const [shape, kind] of Object.entries(byShape)) kinds.set(shape, kind);
}

/** The kinds that are used for things of unknown kind. */
const STAND_INS = new Map(
  Object.entries({
    slider: "stepper",
    labeled: "stack",
    group: "stack",
    unavailable: "stack",
    picker: "section",
    disclosure: "section",
    date: "textField",
    color: "textField",
  }),
);

/** @param {string} shape */
function kindOf(shape) {
  const standIn = kinds.get(STAND_INS.get(shape) ?? "text");
  return /** @type {Kind} */ (kinds.get(shape) ?? standIn);
}

/**
 * Draws `nodes` as the children of `parent`.
 * @param {Element} parent
 * @param {ViewNode[]} nodes
 * @param {NodeContext} context
 */
export function drawNodes(parent, nodes, context) {
  const shown = (context.depth ?? 0) > MOST_DEEP ? [] : nodes;
  const keyed = keyedNodes(shown, context).map((known) => withoutAttached(known, context));
  keyedList(parent, keyed, {
    key: ({ key }) => key,
    make: ({ shape, key }) => {
      const made = makeNode(shape);
      animations?.noteInsertion(made, key);
      return made;
    },
    update: (element, { node, shape, menu }) => {
      drawNode(element, node, context, shape);
      if (menu) loadAnimations().then(() => animations?.attachMenu(coreOf(element), menu, context));
    },
    leave: animations?.animateRemoval,
  });
}

/**
 * A thing outside a list, without its attachments: only a menu has a place there.
 * @param {KeyedNode} known
 * @param {NodeContext} context
 * @returns {KeyedNode & { menu?: ViewNode[] }}
 */
function withoutAttached(known, context) {
  const { attached } = lookOf(known.node, context).base;
  if (!attached || context.isCell) return known;
  const { node, attached: { menu } } = bare(known.node, attached);
  return { ...known, node, menu };
}

/** @param {string} shape */
export function makeNode(shape) {
  return kindOf(shape).make();
}

/**
 * Draws a node in the element created for its shape, or in the boxes of that element. The boxes of
 * its style come and go around the element, which stays.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @param {string} shape
 */
export function drawNode(element, node, context, shape) {
  const core = coreOf(element);
  const { boxes, inner, look } = planOf(node, context, shape);
  const [own, ...around] = boxes;
  const chain = wrap(core, around.length);
  applyBox(core, own);
  chain.forEach((box, index) => {
    applyBox(box, around[index]);
    drawLayers(box, around[index].layers, node, inner, drawNodes);
  });
  kindOf(shape).draw(core, node, inner);
  describe(core, chain.at(-1) ?? core, node, look);
  updateReports(core, chain.at(-1) ?? core, look);
  if (node.id !== undefined) setAttribute(core, "data-node", node.id);
  shown.set(core, node);
}

/** @type {WeakMap<Element, ViewNode>} */
const shown = new WeakMap();

/**
 * The node that is drawn in an element; none if the element is part of another node.
 * @param {Element} core
 */
export function nodeIn(core) {
  return shown.get(core);
}

/** @type {WeakSet<Element>} */
const observed = new WeakSet();

/**
 * Scrolls to a thing that the app's code names, and reports scrolling and focus if code asks for it.
 * @param {HTMLElement} core
 * @param {HTMLElement} outermost
 * @param {Style} look
 */
export async function updateReports(
  core,
  outermost,
  { traits: { scrolled, follows, sights, targets } },
) {
  if (targets || observed.has(core)) setAttribute(core, "data-targets", targets === true);
  const isObserved = follows !== undefined || sights !== undefined;
  if (isObserved || targets) observed.add(core);
  if (isObserved || observed.has(core)) {
    (await import("./scrolling/scroll-reports.js")).reportScrolling(
      core,
      outermost,
      follows,
      sights,
    );
  }
  if (scrolled) (await import("./scrolling/scrolling.js")).scrollToElement(outermost, scrolled);
}

/**
 * @param {HTMLElement} element
 * @param {Box} box
 */
function applyBox(element, box) {
  const { props, attributes, grow, clip, measure: asked, guides } = box;
  noteAnimated(element, box);
  applyStyle(element, {
    props,
    attributes: grow ? { ...attributes, "data-grow": grow } : attributes,
  });
  clipTo(element, clip);
  reportSize(element, asked);
  if (guides !== undefined || guided.has(element)) setGuides(element, guides);
}

/** @type {WeakSet<Element>} */
const guided = new WeakSet();

/**
 * @param {HTMLElement} element
 * @param {Record<string, number[]> | undefined} guides
 */
async function setGuides(element, guides) {
  guided.add(element);
  // Set at once if possible: before anything is seen.
  lazyGuides ??= await import("./layout/guides.js");
  lazyGuides.setGuides(element, guides);
}

/** @type {typeof import("./layout/guides.js") | null} */
let lazyGuides = null;

/**
 * The directions in which nodes side by side take all the room, if the room ends there.
 * @param {ViewNode[]} nodes
 * @param {NodeContext} context
 */
export function growth(nodes, context) {
  const flexibilities = nodes.map((node) => flexibilityOf(node, context, context.axis));
  const all = { h: flexibilities.some(({ h }) => h), v: flexibilities.some(({ v }) => v) };
  return directions(all, context.unbounded);
}
