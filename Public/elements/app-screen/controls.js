import { firstPart, intend, lastPart, make, parts, setAttribute } from "../../page/dom.js";
import { drawSymbol, fixedSymbol, makeSymbol } from "../../page/symbol.js";
import { writeOutside } from "../../page/text.js";

/** @import { ViewNode } from "../../types.d.ts" */

// Switches, fields and steppers: they ask for a value, and show the one that the scene then has.

/**
 * Taps a control of the rendered tree, unless it is disabled or has no id.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
export function tap(element, { id, disabled }) {
  if (!disabled && id !== undefined) intend(element, "tap", { control: id });
}

export function makeToggle() {
  return make(
    "label",
    { class: "node-toggle" },
    make("span", { class: "node-content" }, makeSymbol(), make("span", { class: "node-words" })),
    make("input", { type: "checkbox", role: "switch" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
export function drawToggle(element, node) {
  const [content, input] = /** @type {[HTMLElement, HTMLInputElement]} */ (parts(element));
  drawSymbol(firstPart(content), node.systemImage);
  writeOutside(lastPart(content), node.label ?? "", 200);
  setAttribute(input, "data-control", node.id);
  input.checked = node.value === true;
  input.disabled = Boolean(node.disabled) || node.id === undefined;
  setAttribute(element, "data-disabled", node.disabled);
  input.onchange = () => tap(input, node);
}

export function makeField() {
  return make("input", {
    type: "text",
    class: "node-field",
    autocomplete: "off",
    spellcheck: "false",
    keydown: (event) => pressInField(event),
    blur: ({ currentTarget }) => send(currentTarget),
  });
}

/** @type {WeakMap<HTMLInputElement, string>} */
const sent = new WeakMap();

/**
 * Shows the scene's text, unless somebody is typing: what is typed stays until it is sent.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
export function drawField(element, { id, label, value, disabled }) {
  const field = /** @type {HTMLInputElement} */ (element);
  const text = typeof value === "string" ? value : "";
  const isAtRest = field.value === (sent.get(field) ?? "") || document.activeElement !== field;
  setAttribute(field, "data-control", id);
  setAttribute(field, "placeholder", label ?? "");
  setAttribute(field, "aria-label", label || "Text");
  field.disabled = Boolean(disabled);
  if (isAtRest && field.value !== text) field.value = text;
  sent.set(field, text);
}

/** @param {KeyboardEvent} event */
function pressInField(event) {
  const field = /** @type {HTMLInputElement} */ (event.currentTarget);
  if (event.isComposing) return;
  if (event.key === "Enter") send(field);
  else if (event.key === "Escape" && field.value !== sent.get(field)) {
    event.stopPropagation();
    event.preventDefault();
    field.value = sent.get(field) ?? "";
  }
}

/** @param {HTMLInputElement} field */
function send(field) {
  if (!field.isConnected || field.value === sent.get(field)) return;
  sent.set(field, field.value);
  intend(field, "tap", { control: field.dataset.control, text: field.value });
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
  writeOutside(firstPart(element), words.label ?? "", 200);
  setAttribute(element, "aria-label", words.label ?? "Stepper");
  steps.forEach((step, index) => {
    const button = parts(lastPart(element))[index];
    setAttribute(button, "data-control", step.id);
    setAttribute(button, "aria-label", index === 0 ? "Decrement" : "Increment");
    setAttribute(button, "aria-disabled", step.disabled ? "true" : null);
    button.onclick = () => tap(button, step);
  });
}
