import { emit } from "../../dom/dom.js";

/** @import { ViewNode } from "../../types/state.d.ts" */

/**
 * Taps a control of the rendered tree, unless it is disabled or has no id.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
export function tap(element, { id, disabled }) {
  if (!disabled && id !== undefined) emit(element, "tap", { control: id });
}

/**
 * Asks for a control's value as text, as a field or a slider does.
 * @param {HTMLElement} element
 * @param {string | undefined} control
 * @param {string} text
 * @param {{ submit?: boolean }} [more]
 */
export function sendText(element, control, text, more) {
  if (control !== undefined) emit(element, "tap", { control, text, ...more });
}
