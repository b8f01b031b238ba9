import { make } from "../../../dom/dom.js";
import { loadStyles } from "../../../dom/style-sheet.js";
import { drawStepper, drawToggle, makeStepper, makeToggle } from "./controls.js";
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

/** @typedef {(element: HTMLElement, node: ViewNode, context: NodeContext) => unknown} Draw */

const drawSlider = late(
  () => import("./slider.js").then(({ drawSlider }) => drawSlider),
  "/screen/app-screen/controls/slider.css",
);
const drawColor = late(
  () => import("./color-field.js").then(({ drawColor }) => drawColor),
  "/screen/app-screen/controls/color-field.css",
);
const drawDate = late(
  () => import("./date-field.js").then(({ drawDate }) => drawDate),
  "/screen/app-screen/controls/date-field.css",
);

/** The controls, by the shapes that result from their kinds and styles. */
export const CONTROLS = {
  toggle: { make: makeToggle, draw: drawToggle },
  textField: { make: makeField, draw: drawField },
  stepper: { make: makeStepper, draw: drawStepper },
  slider: { make: () => make("div", { class: "node-slider" }), draw: drawSlider },
  picker: { make: makePicker, draw: drawPicker },
  date: { make: () => make("div", { class: "node-date", role: "group" }), draw: drawDate },
  color: { make: () => make("label", { class: "node-color" }), draw: drawColor },
  progress: { make: makeMeter, draw: drawProgress },
  gauge: { make: makeMeter, draw: drawGauge },
  group: { make: makeGroupBox, draw: drawGroupBox },
  disclosure: { make: makeDisclosure, draw: drawDisclosure },
  labeled: { make: makeLabeled, draw: drawLabeled },
  unavailable: { make: makeUnavailable, draw: drawUnavailable },
};

/**
 * Draws a control whose module and styles are loaded with the first one.
 * @param {() => Promise<Draw>} load
 * @param {string} sheet
 * @returns {Draw}
 */
function late(load, sheet) {
  return async (element, node, context) => {
    const [draw] = await Promise.all([load(), loadStyles(sheet)]);
    draw(element, node, context);
  };
}
