import { firstPart, lastPart, make, parts, setAttribute } from "../../../dom/dom.js";
import { lookOf } from "../../../model/styles/styles.js";
import { fixedSymbol } from "../../symbols/symbol.js";
import { writeUntrusted } from "../../../dom/text.js";
import { drawContent, makeContent } from "../content.js";
import { tap } from "../tap.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

// Switches and steppers: they ask for a value, and show the scene's answer.

export function makeToggle() {
  return make(
    "label",
    { class: "node-toggle" },
    makeContent(),
    make("input", { type: "checkbox", role: "switch" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawToggle(element, node, context) {
  const [content, input] = /** @type {[HTMLElement, HTMLInputElement]} */ (parts(element));
  const { toggle } = lookOf(node, context).base;
  const isSwitch = toggle === undefined || toggle === "switch";
  drawContent(content, node, context);
  setAttribute(element, "data-style", isSwitch ? null : toggle);
  setAttribute(input, "role", isSwitch ? "switch" : null);
  setAttribute(input, "data-control", node.id);
  input.checked = node.value === true;
  input.disabled = Boolean(node.disabled) || node.id === undefined;
  setAttribute(element, "data-disabled", node.disabled);
  input.onchange = () => tap(input, node);
}

export function makeStepper() {
  /** @param {string} name */
  const button = (name) => make("button", { type: "button" }, fixedSymbol(name));
  return make(
    "div",
    { class: "node-stepper", role: "group" },
    make("span", { class: "node-words" }),
    make("span", { class: "stepper-buttons" }, button("minus"), button("plus")),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
export function drawStepper(element, { children = [] }) {
  const [words, ...steps] = children;
  writeUntrusted(firstPart(element), words?.label ?? "", 200);
  setAttribute(element, "aria-label", words?.label ?? "Stepper");
  steps.slice(0, 2).forEach((step, index) => {
    const button = parts(lastPart(element))[index];
    setAttribute(button, "data-control", step.id);
    setAttribute(button, "aria-label", index === 0 ? "Decrement" : "Increment");
    setAttribute(button, "aria-disabled", step.disabled ? "true" : null);
    button.onclick = () => tap(button, step);
  });
}
