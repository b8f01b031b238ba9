// A command in words for people, from its request.

import { writeExactly } from "../../protocol/exact-json.js";
import { methodWords } from "../../protocol/methods.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */

const LONGEST = 80;

/**
 * A command in a few words: "Push 42", "Tap “Fox”".
 * @param {string} method
 * @param {Params} params
 * @param {State | null} state Contains the label of its control.
 */
export function commandWords(method, params, state = null) {
  const { meta: _, ...own } = params;
  const { control, ...rest } = own;
  const label = typeof control === "string" ? labelOf(state?.view, control) : null;
  const about = label === null ? own : rest;
  const values = Object.values(about).filter((value) => value !== undefined).map(valueWords);
  const quoted = label === null ? [] : [`“${label}”`];
  const text = [methodWords(method), ...quoted, ...values].join(" ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** @param {unknown} value */
function valueWords(value) {
  return typeof value === "string" ? value : writeExactly(value);
}

/**
 * The label of the control with this id, in what is shown; null if it has none.
 * @param {unknown} shown
 * @param {string} control
 * @returns {string | null}
 */
function labelOf(shown, control) {
  if (shown === null || typeof shown !== "object") return null;
  if ("id" in shown && shown.id === control) {
    return "label" in shown && typeof shown.label === "string" ? shown.label : null;
  }
  for (const inner of Object.values(shown)) {
    const label = labelOf(inner, control);
    if (label !== null) return label;
  }
  return null;
}
