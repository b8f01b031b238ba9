// The kind of a field, its choices and its text, from the value at its place and from examples.

import { kindOfText } from "./field-texts.js";
import { casesAmong, choicesAmong } from "./known-values.js";

/** @import { TextNode } from "./json-text.js" */
/** @import { Drawing, FieldKind, Place } from "./form.d.ts" */

/** An object or a list that is nested deeper is JSON. */
const MOST_LEVELS = 5;

/**
 * @param {Drawing} drawing
 * @param {Place} place
 * @param {string[]} choices
 * @returns {FieldKind}
 */
export function kindAt({ text }, { node, examples, level }, choices) {
  if (node === null || node.kind === "null") return "none";
  // An optional of which no value has been seen can be anything.
  if (examples.length > 0 && examples.every((example) => example === null)) return "json";
  if (node.kind === "number") return "number";
  if (node.kind === "boolean") return "switch";
  if (node.kind === "string") {
    const shown = JSON.parse(text.slice(node.start, node.end));
    // A browser's field would change the returns.
    if (shown.includes("\r")) return "json";
    if (choices.length > 0) return "menu";
    const texts = [shown, ...examples.filter((example) => typeof example === "string")];
    return texts.every((one) => kindOfText(one) === kindOfText(shown)) ? kindOfText(shown) : "text";
  }
  if (level >= MOST_LEVELS || hasTwins(node)) return "json";
  if (node.kind === "array") return "list";
  return choices.length > 0 ? "case" : "group";
}

/** @param {TextNode} node An object, of which one key may be written twice. */
function hasTwins({ members }) {
  return new Set(members.map(({ name }) => name)).size < members.length;
}

/**
 * @param {Drawing} drawing
 * @param {Place} place
 * @returns {string[]}
 */
export function choicesAt({ text, lookup }, { name, node, examples, level }) {
  if (node?.kind === "object") {
    if (node.members.length !== 1 || node.members[0].node.kind !== "object") return [];
    const cases = casesAmong([{ [node.members[0].name]: {} }, ...examples]);
    return cases.sort((one, other) => one < other ? -1 : 1);
  }
  if (node?.kind !== "string") return [];
  const shown = JSON.parse(text.slice(node.start, node.end));
  const named = level > 0 ? lookup(name) : [];
  const isNamed = [shown, ...examples].some((one) => named.includes(one));
  // The text of the field itself does not count: a field must not change while someone types.
  const choices = isNamed ? choicesAmong(named, true) : choicesAmong(examples, level === 0);
  return choices.length > 0 ? [...new Set([...choices, shown])].sort() : [];
}

/**
 * The text in a field: without quotes if it is one, else the JSON.
 * @param {string} text
 * @param {TextNode | null} node
 * @param {FieldKind} kind
 */
export function textAt(text, node, kind) {
  if (kind === "case") return node?.members[0].name ?? "";
  if (node === null || kind === "group" || kind === "list" || kind === "none") return "";
  const json = text.slice(node.start, node.end);
  return node.kind === "string" && kind !== "json" ? JSON.parse(json) : json;
}
