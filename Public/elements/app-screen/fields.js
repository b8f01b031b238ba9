import { lookOf } from "../../model/styles.js";
import { make, setAttribute } from "../../page/dom.js";
import { enter } from "./tap.js";

/** @import { NodePlace, ViewNode } from "../../types.d.ts" */

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/** A text field: of one line, of several, or of a secret. */
export function makeField() {
  return make("div", { class: "field-box" });
}

/**
 * Shows the scene's text, unless somebody is typing: what is typed stays until it is sent.
 * @param {HTMLElement} box
 * @param {ViewNode} node
 * @param {Pick<NodePlace, "styles">} place
 */
export function drawField(box, node, place) {
  const { id, label, value, disabled } = node;
  const look = lookOf(node, place).base.field ?? {};
  const isLong = look.editor === true || look.axis === "v";
  const field = fieldIn(box, isLong);
  const text = typeof value === "string" ? value : "";
  const isAtRest = field.value === (sent.get(field) ?? "") || document.activeElement !== field;
  if (field instanceof HTMLInputElement)
    setAttribute(field, "type", look.secure ? "password" : "text");
  setAttribute(box, "data-style", look.style);
  setAttribute(box, "data-editor", look.editor === true);
  setAttribute(field, "data-control", id);
  setAttribute(field, "placeholder", look.prompt ?? label ?? "");
  setAttribute(field, "aria-label", label || "Text");
  field.disabled = Boolean(disabled);
  if (isAtRest && field.value !== text) field.value = text;
  sent.set(field, text);
}

/**
 * The field in its box; another one where the number of lines has changed.
 * @param {HTMLElement} box
 * @param {boolean} isLong
 * @returns {Field}
 */
function fieldIn(box, isLong) {
  const known = box.querySelector("input, textarea");
  if (known?.matches("textarea") === isLong) return /** @type {Field} */ (known);
  const field = make(isLong ? "textarea" : "input", {
    class: "node-field",
    autocomplete: "off",
    spellcheck: "false",
    keydown: (event) => pressInField(event),
    blur: ({ currentTarget }) => send(currentTarget),
  });
  box.replaceChildren(field);
  return field;
}

/** @type {WeakMap<Field, string>} */
const sent = new WeakMap();

/** @param {KeyboardEvent} event */
function pressInField(event) {
  const field = /** @type {Field} */ (event.currentTarget);
  if (event.isComposing) return;
  if (event.key === "Enter" && (field instanceof HTMLInputElement || event.ctrlKey)) send(field);
  else if (event.key === "Escape" && field.value !== sent.get(field)) {
    event.stopPropagation();
    event.preventDefault();
    field.value = sent.get(field) ?? "";
  }
}

/** @param {Field} field */
function send(field) {
  if (!field.isConnected || field.value === sent.get(field)) return;
  sent.set(field, field.value);
  enter(field, field.dataset.control, field.value);
}
