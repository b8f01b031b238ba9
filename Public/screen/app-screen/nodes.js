import { make, parts, setAttribute } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { drawBody } from "./body.js";
import { drawText, makeText } from "./content.js";
import { CONTROLS } from "./controls/control-kinds.js";
import { drawNodes, setKinds } from "./drawing.js";
import {
  drawFill,
  drawImage,
  drawShape,
  drawSpacer,
  drawUndrawn,
  makeFill,
  makeImage,
  makeShape,
  makeSpacer,
  makeUndrawn,
} from "./primitives.js";
import { drawList, drawSection, makeList } from "./lists/lists.js";
import { drawAround, drawButton, makeAround, makeButton } from "./controls/buttons.js";
import { drawPlaceholder, drawWarning, makePlaceholder, makeWarning } from "./placeholders.js";
import {
  drawGrid,
  drawLayered,
  drawRow,
  drawScroll,
  drawStack,
  drawTable,
  makeGrid,
  makeLayers,
  makeRow,
  makeScroll,
  makeStack,
  makeTable,
} from "./layout/stacks.js";

/** @import { ViewNode } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */
/** @import { DetailStack, Stack } from "../detail-stack/detail-stack.js" */

export { drawBody, drawNodes };

const PRESSED = { make: makeButton, draw: drawButton };
const AROUND = { make: makeAround, draw: drawAround };

/**
 * The kinds of nodes that scenes render, by the shapes of model/view-nodes.js, and the cards that
 * model/stage-view.js creates for a path.
 */
export const KINDS = {
  text: { make: makeText, draw: drawText },
  button: PRESSED,
  link: PRESSED,
  row: PRESSED,
  "button around controls": AROUND,
  "link around controls": AROUND,
  "row around controls": AROUND,
  list: { make: makeList, draw: drawList },
  section: { make: makeList, draw: drawSection },
  stack: { make: makeStack, draw: drawStack },
  screen: { make: makeScreen, draw: drawScreen },
  image: { make: makeImage, draw: drawImage },
  spacer: { make: makeSpacer, draw: drawSpacer },
  fill: { make: makeFill, draw: drawFill },
  shape: { make: makeShape, draw: drawShape },
  undrawn: { make: makeUndrawn, draw: drawUndrawn },
  rows: { make: makeStack, draw: drawMissing },
  empty: { make: () => make("div", { class: "node-empty" }), draw: () => {} },
  scroll: { make: makeScroll, draw: drawScroll },
  grid: { make: makeGrid, draw: drawGrid },
  table: { make: makeTable, draw: drawTable },
  gridRow: { make: makeRow, draw: drawRow },
  layers: { make: makeLayers, draw: drawLayered },
  fits: { make: () => make("div", { class: "node-fits box" }), draw: loadViewThatFits },
  ...CONTROLS,
  divider: { make: () => make("hr", { class: "node-divider" }), draw: () => {} },
  placeholder: { make: makePlaceholder, draw: drawPlaceholder },
  warning: { make: makeWarning, draw: drawWarning },
  cards: { make: () => document.createElement("detail-stack"), draw: drawCards },
};

setKinds(KINDS);

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
function drawCards(element, { value }) {
  /** @type {DetailStack} */ (element).stack = /** @type {Stack} */ (value);
}

/**
 * Room for views that the state leaves out. Its module is loaded with the first one.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
async function drawMissing(element, node, context) {
  (await import("./layout/missing-views.js")).drawMissingViews(element, node, context);
}

/**
 * Its module is loaded with the first one.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
async function loadViewThatFits(element, node, context) {
  (await import("./layout/view-that-fits.js")).drawViewThatFits(element, node, context);
}

function makeScreen() {
  return make(
    "section",
    { class: "node-screen" },
    make("h3"),
    make("div", { class: "node-stack" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
function drawScreen(element, { label, children = [] }, context) {
  const [title, inside] = parts(element);
  writeUntrusted(title, label ?? "", 80);
  setAttribute(element, "aria-label", label || null);
  setAttribute(inside, "data-axis", "vertical");
  drawNodes(inside, children, { ...context, isCell: false });
}
