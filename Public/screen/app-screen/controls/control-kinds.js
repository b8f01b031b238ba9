import { make } from "../../../dom/dom.js";
import { loadStyles } from "../../../dom/style-sheet.js";
import { drawStepper, drawToggle, makeStepper, makeToggle } from "./controls.js";
import { drawColor, makeColor } from "./color-field.js";
import { drawField, makeField } from "./fields.js";
import {
  drawDisclosure,
  drawGroupBox,
  drawLabeled,
  drawUnavailable,
  makeDisclosure,
  makeGroupBox,
  makeLabeled,
  makeUnavailable,
} from "./group-box.js";
import { drawGauge, drawProgress, makeMeter } from "./meters.js";
import { drawPicker, makePicker } from "./picker.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/** The controls, by the shapes that result from their kinds and styles. */
export const CONTROLS = {
  toggle: { make: makeToggle, draw: drawToggle },
  textField: { make: makeField, draw: drawField },
  stepper: { make: makeStepper, draw: drawStepper },
  slider: { make: () => make("div", { class: "node-slider" }), draw: loadSlider },
  picker: { make: makePicker, draw: drawPicker },
  date: { make: () => make("div", { class: "node-date", role: "group" }), draw: loadDate },
  color: { make: makeColor, draw: drawColor },
  progress: { make: makeMeter, draw: drawProgress },
  gauge: { make: makeMeter, draw: drawGauge },
  group: { make: makeGroupBox, draw: drawGroupBox },
  disclosure: { make: makeDisclosure, draw: drawDisclosure },
  labeled: { make: makeLabeled, draw: drawLabeled },
  unavailable: { make: makeUnavailable, draw: drawUnavailable },
};

/**
 * Its module and its styles are loaded with the first one.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
async function loadDate(element, node, context) {
  const [{ drawDate }] = await Promise.all([
    import("./date-field.js"),
    loadStyles("/screen/app-screen/controls/date-field.css"),
  ]);
  drawDate(element, node, context);
}

/**
 * Its module and its styles are loaded with the first one.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
async function loadSlider(element, node, context) {
  const [{ drawSlider }] = await Promise.all([
    import("./slider.js"),
    loadStyles("/screen/app-screen/controls/slider.css"),
  ]);
  drawSlider(element, node, context);
}
