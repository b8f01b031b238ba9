import { lookOf } from "../../../model/styles/styles.js";
import { make, setAttribute } from "../../../dom/dom.js";
import { commit, onInput, revert, showText, submit } from "./typing.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/** @import { Field } from "./typing.js" */

/** A text field: of one line, of several, or of a secret. */
export function makeField() {
  return make("div", { class: "field-box" });
}

/**
 * Shows a field with its text. A secret, or the text of a value, is sent when the editing ends.
 * @param {HTMLElement} box
 * @param {ViewNode} node
 * @param {Pick<NodeContext, "styles">} context
 */
export function drawField(box, node, context) {
  const { id, label, value, disabled } = node;
  const look = lookOf(node, context).base.field ?? {};
  const isLong = look.editor === true || look.axis === "v";
  const field = fieldIn(box, isLong);
  const text = typeof value === "string" ? value : "";
  if (field instanceof HTMLInputElement)
    setAttribute(field, "type", look.secure ? "password" : "text");
  setAttribute(box, "data-style", look.style);
  setAttribute(box, "data-editor", look.editor === true);
  setAttribute(field, "data-control", id);
  setAttribute(field, "data-whole", look.whole === true || look.secure === true);
  setAttribute(field, "placeholder", look.prompt ?? label ?? "");
  setAttribute(field, "aria-label", label || "Text");
  field.disabled = Boolean(disabled);
  showText(field, text);
}

/**
 * The field in its box; a new field if it changes between one line and several.
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
    input: onInput,
    compositionend: onInput,
    blur: ({ currentTarget }) => commit(currentTarget),
  });
  box.replaceChildren(field);
  return field;
}

/** @param {KeyboardEvent} event */
function pressInField(event) {
  const field = /** @type {Field} */ (event.currentTarget);
  if (event.isComposing) return;
  if (event.key === "Enter" && (field instanceof HTMLInputElement || event.ctrlKey)) submit(field);
  else if (event.key === "Escape" && revert(field)) {
    event.stopPropagation();
    event.preventDefault();
  }
}
