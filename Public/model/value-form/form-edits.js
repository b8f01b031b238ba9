// The changes that a form makes in the text of a value.

import { writeExactly } from "../../protocol/exact-json.js";
import { isPlain, put } from "../../protocol/json-digits.js";
import { addPart, removePart, replacePart } from "./json-text.js";

/** @import { FormField } from "./form.d.ts" */

/**
 * The text with other JSON in a field; a field that was left out is added.
 * @param {string} text
 * @param {FormField} field
 * @param {string} json
 */
export function withJSON(text, { node, holder, name }, json) {
  if (node) return replacePart(text, node, json);
  return holder ? addPart(text, holder, json, name) : text;
}

/**
 * The text with the value of an example in an optional that had none.
 * @param {string} text
 * @param {FormField} field
 */
export function withExample(text, field) {
  return withJSON(text, field, writeExactly(field.model ?? ""));
}

/**
 * The text with an optional that has no value: it is left out if other examples leave it out.
 * @param {string} text
 * @param {FormField} field
 */
export function withNone(text, { node, holder, index, isLeftOut }) {
  if (!node) return text;
  return isLeftOut && holder?.kind === "object"
    ? removePart(text, holder, index)
    : replacePart(text, node, "null");
}

/**
 * The text with another case of an enum, with the associated values of an example.
 * @param {string} text
 * @param {FormField} field
 * @param {string} name
 */
export function withCase(text, field, name) {
  const example = field.examples.find((one) => isPlain(one) && Object.hasOwn(Object(one), name));
  const value = {};
  put(value, name, /** @type {Record<string, unknown> | undefined} */ (example)?.[name] ?? {});
  return withJSON(text, field, writeExactly(value));
}

/**
 * The text with one more item in a list: a copy of its last one, or an example.
 * @param {string} text
 * @param {FormField} list
 */
export function withItem(text, { node, examples }) {
  if (!node) return text;
  const last = node.items.at(-1);
  const known = examples.flatMap((example) => Array.isArray(example) ? example : []);
  const json = last ? text.slice(last.start, last.end) : writeExactly(known[0] ?? "");
  return addPart(text, node, json);
}

/**
 * The text without an item of a list.
 * @param {string} text
 * @param {FormField} item
 */
export function withoutItem(text, { holder, index }) {
  return holder ? removePart(text, holder, index) : text;
}
