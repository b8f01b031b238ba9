// The fields of a form for a JSON value, from the value and from other examples of its type.

import { choicesAt, kindAt, textAt } from "./form-kinds.js";
import { textTree } from "./json-text.js";
import { examplesUnder } from "./known-values.js";
import { isPlain } from "../../protocol/json-digits.js";

/** @import { TextNode } from "./json-text.js" */
/** @import { Drawing, FieldKind, Form, FormField, Lookup, Place } from "./form.d.ts" */

/** A longer text is edited as JSON. In UTF-16 units. */
export const LONGEST_TEXT = 100_000;
/** The most fields of a form. */
export const MOST_FIELDS = 60;
/** The longest JSON in a field of its own. */
const LONGEST_PART = 2000;

/**
 * The form for a value; null if there can be none: a text that is too long or not valid JSON, or a
 * value of which nothing is known.
 * @param {string} text
 * @param {unknown[]} examples Other values of the type, the best first.
 * @param {Lookup} [lookup]
 * @returns {Form | null}
 */
export function formOf(text, examples = [], lookup = () => []) {
  if (text.length > LONGEST_TEXT) return null;
  const node = textTree(text);
  if (node === null || node.kind === "null") return null;
  const drawing = { text, lookup, left: MOST_FIELDS, rest: 0 };
  const place = { name: "", pointer: "", node, holder: null, index: 0, isOptional: false };
  const root = fieldOf(drawing, { ...place, isLeftOut: false, examples, level: 0 });
  return root && root.kind !== "json" ? { root, rest: drawing.rest } : null;
}

/**
 * The field at a place; null if there are enough of them, or if it is too long.
 * @param {Drawing} drawing
 * @param {Place} place
 * @returns {FormField | null}
 */
function fieldOf(drawing, place) {
  if (drawing.left === 0) {
    drawing.rest += 1;
    return null;
  }
  const { node, examples } = place;
  const choices = choicesAt(drawing, place);
  const kind = kindAt(drawing, place, choices);
  const shown = textAt(drawing.text, node, kind);
  if (kind === "json" && shown.length > LONGEST_PART) {
    drawing.rest += 1;
    return null;
  }
  drawing.left -= 1;
  const model = examples.find((example) => example !== null);
  const { level: _, ...known } = place;
  /** @type {FormField} */
  const field = { ...known, kind, choices, text: shown, model, fields: [] };
  if (node) field.fields = insideOf(drawing, place, node, kind);
  return field;
}

/**
 * @param {Drawing} drawing
 * @param {Place} place
 * @param {TextNode} node
 * @param {FieldKind} kind
 * @returns {FormField[]}
 */
function insideOf(drawing, place, node, kind) {
  const level = place.level + 1;
  if (kind === "group" || kind === "case") {
    return membersOf(drawing, { ...place, node, level }, kind === "case").filter(isThere);
  }
  if (kind !== "list") return [];
  const examples = place.examples.flatMap((example) =>
    Array.isArray(example) ? example.slice(0, 20) : []
  );
  return node.items.map((item, index) =>
    fieldOf(drawing, {
      name: "",
      pointer: `${place.pointer}/${index}`,
      node: item,
      holder: node,
      index,
      isOptional: item.kind === "null",
      isLeftOut: false,
      examples,
      level,
    })
  ).filter(isThere);
}

/**
 * The fields of an object: its own in their order, and those that only other examples have.
 * @param {Drawing} drawing
 * @param {Place & { node: TextNode }} place
 * @param {boolean} isCase
 */
function membersOf(drawing, { node, pointer, examples, level }, isCase) {
  const objects = examples.filter(isPlain);
  const own = new Map(node.members.map((member, index) => [member.name, { member, index }]));
  const others = isCase ? [] : objects.flatMap((one) => Object.keys(/** @type {object} */ (one)));
  return [...new Set([...own.keys(), ...others])].map((name) => {
    const { member, index } = own.get(name) ?? { member: null, index: -1 };
    const values = examplesUnder(objects, name);
    const isMissing = !isCase && (member === null || values.length < objects.length);
    return fieldOf(drawing, {
      name,
      pointer: `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      node: member?.node ?? null,
      holder: node,
      index,
      isOptional: isMissing || member?.node.kind === "null" || values.includes(null),
      isLeftOut: isMissing,
      examples: values,
      level,
    });
  });
}

/**
 * @param {FormField | null} field
 * @returns {field is FormField}
 */
function isThere(field) {
  return field !== null;
}
