import { intend, make, setAttribute } from "../../page/dom.js";
import { drawSymbol, fixedSymbol, makeSymbol } from "../../page/symbol.js";
import { writeOutside } from "../../page/text.js";

// Switches, fields and steppers: they say what a person wants and show what the scene then holds.

/** Activates a control of the rendered tree, unless it is disabled or none. */
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

export function drawToggle(element, node) {
  const [content, input] = element.children;
  drawSymbol(content.firstChild, node.systemImage);
  writeOutside(content.lastChild, node.label ?? "", 200);
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
    blur: ({ target }) => send(target),
  });
}

const sent = new WeakMap();

/** What is being typed stays until it is sent: only a field at rest shows what the scene holds. */
export function drawField(field, { id, label, value, disabled }) {
  const text = typeof value === "string" ? value : "";
  const isAtRest = field.value === (sent.get(field) ?? "") || document.activeElement !== field;
  setAttribute(field, "data-control", id);
  setAttribute(field, "placeholder", label ?? "");
  setAttribute(field, "aria-label", label || "Text");
  field.disabled = Boolean(disabled);
  if (isAtRest && field.value !== text) field.value = text;
  sent.set(field, text);
}

function pressInField(event) {
  const field = event.target;
  if (event.isComposing) return;
  if (event.key === "Enter") send(field);
  else if (event.key === "Escape" && field.value !== sent.get(field)) {
    event.stopPropagation();
    event.preventDefault();
    field.value = sent.get(field) ?? "";
  }
}

function send(field) {
  if (!field.isConnected || field.value === sent.get(field)) return;
  sent.set(field, field.value);
  intend(field, "tap", { control: field.dataset.control, text: field.value });
}

export function makeStepper() {
  const button = (name) => make("button", { type: "button" }, fixedSymbol(name));
  return make(
    "div",
    { class: "node-stepper", role: "group" },
    make("span", { class: "node-words" }),
    make("span", { class: "stepper-buttons" }, button("minus"), button("plus")),
  );
}

export function drawStepper(element, { children: [words, ...steps] }) {
  writeOutside(element.firstChild, words.label ?? "", 200);
  setAttribute(element, "aria-label", words.label ?? "Stepper");
  steps.forEach((step, index) => {
    const button = element.lastChild.children[index];
    setAttribute(button, "data-control", step.id);
    setAttribute(button, "aria-label", index === 0 ? "Decrement" : "Increment");
    setAttribute(button, "aria-disabled", step.disabled ? "true" : null);
    button.onclick = () => tap(button, step);
  });
}
