// The modifiers of a style as boxes around a thing: as few as keep the author's order.

import { directions, throughModifier } from "../../model/layout/flexibility.js";
import { effectOf } from "./effects.js";
import { layoutOf } from "./layout-ops.js";
import { STAGES } from "./stages.js";
import { textStyle } from "./text-ops.js";

/** @import { Box, Step } from "./box.d.ts" */
/** @import { Flexibility } from "../../model/layout/flexibility.js" */
/** @import { ProposedSize } from "../../model/layout/proposed-size.js" */

/** @returns {Box} */
function emptyBox() {
  return { props: {}, attributes: {}, layers: [], stage: 0, grow: "" };
}

const MOST_BOXES = 40;

/**
 * The boxes of a thing with these modifiers, from the inside.
 * @param {[string, any][]} modifiers
 * @param {{ flexibility: Flexibility, proposals: ProposedSize[], isBare: boolean,
 *   isFilled: boolean }} thing
 *   `proposals` has the size inside each modifier, and last the one around all. On a bare
 *   thing nothing is put but what its children inherit; a filled one takes its frame itself.
 * @returns {Box[]}
 */
export function boxesOf(modifiers, { flexibility, proposals, isBare, isFilled }) {
  const boxes = [emptyBox()];
  if (isBare) boxes[0].stage = STAGES.done;
  let left = flexibility;
  modifiers.forEach(([name, value], index) => {
    const box = boxes[boxes.length - 1];
    box.grow = directions(left, proposals[index].unbounded);
    left = throughModifier(left, [name, value]);
    const style = textStyle(name, value) ?? plainStyle(name, value);
    if (style) return applyStyle(box, style);
    const outside = proposals[index + 1];
    const step = layoutOf(name, value, directions(left, outside.unbounded), outside) ??
      effectOf(name, value);
    const isIdeal = name === "fixed" && isFilled && boxes.length === 1;
    if (!step || isIdeal || boxes.length >= MOST_BOXES) return;
    addStep(boxes, step, isFilled && boxes.length === 1);
  });
  boxes[boxes.length - 1].grow = directions(left, proposals[modifiers.length].unbounded);
  return boxes;
}

/**
 * Adds a step to the outermost box, or to a new one around it. A filled thing takes a frame itself,
 * but has no room of its own for padding, background and border.
 * @param {Box[]} boxes
 * @param {Step} step
 * @param {boolean} isFilled
 */
function addStep(boxes, step, isFilled) {
  let box = boxes[boxes.length - 1];
  const isFresh = box.stage === 0 && (boxes.length > 1 || isFilled);
  const isBarred = isFilled && step.stage > STAGES.frame && step.stage < STAGES.clip;
  const needsFresh = isBarred || (Boolean(step.isWhole) && !isFresh);
  if (needsFresh || box.stage > step.stage || !(step.canExtend?.(box) ?? true)) {
    box = emptyBox();
    boxes.push(box);
  }
  step.add(box);
  box.stage = step.isLast ? STAGES.done : step.stage;
}

/**
 * @typedef {{ props?: Record<string, string>, attributes?: Record<string, string>, animated?: any,
 *   transition?: any }} BoxStyle
 */

/**
 * Properties that any box can have, whatever came before.
 * @param {string} name
 * @param {any} value
 * @returns {BoxStyle | null}
 */
function plainStyle(name, value) {
  switch (name) {
    case "hidden":
      return value === false ? {} : { props: { visibility: "hidden" } };
    case "redacted":
      return { attributes: { "data-redacted": "" } };
    case "undrawn":
      return { attributes: { "data-undrawn-effect": String(value).slice(0, 80) } };
    case "animated":
      return { attributes: { "data-animated": "" }, animated: value };
    case "transition":
      return { attributes: { "data-transition": "" }, transition: value };
    case "backgroundStyle":
    case "lines":
    case "minScale":
    case "symbolMode":
    case "variant":
    case "z":
    case "priority":
    case "span":
    case "cellAnchor":
    case "columnAlign":
    case "link":
      return {};
    case "matched":
    case "zoom":
      return { attributes: { [`data-${name}`]: String(value).slice(0, 200) } };
    case "contentTransition":
      return { attributes: { "data-content-transition": "" } };
    default:
      return null;
  }
}

/**
 * Adds what is not set yet: what is nearer to the thing wins.
 * @param {Box} box
 * @param {BoxStyle} style
 */
function applyStyle(box, { props = {}, attributes = {}, animated, transition }) {
  box.animated ??= animated;
  box.transition ??= transition;
  box.props = { ...props, ...box.props };
  box.attributes = { ...attributes, ...box.attributes };
}
