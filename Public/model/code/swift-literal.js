// Swift source for values, such that any text is safe in it.

import { writeExactly } from "../../protocol/exact-json.js";
import { FAMILIES } from "../../protocol/type-names.js";

/** @import { TypedValue } from "../../types/state.d.ts" */

const PLAIN = /^[ !#-[\]-~]*$/;
const LETTERS = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["\0", "\\0"],
]);

/**
 * A text as a literal: letters and digits stay unchanged; characters that are ambiguous or
 * invisible are written as their numbers.
 * @param {string} text
 */
export function swiftText(text) {
  if (PLAIN.test(text)) return `"${text}"`;
  const source = [...text].map((letter) => LETTERS.get(letter) ?? plainOrNumber(letter)).join("");
  return `"${source}"`;
}

/** @param {string} letter */
function plainOrNumber(letter) {
  const code = letter.codePointAt(0) ?? 0;
  const isPlain = code >= 0x20 && code < 0x7f;
  // Letters written from right to left would change places with the text around them.
  const isLetter = (code < 0x590 || code >= 0x900) && code < 0xd800 &&
    /[\p{Lu}\p{Ll}\p{Lo}]/u.test(letter);
  const isSeen = isLetter && !/\p{Default_Ignorable_Code_Point}/u.test(letter);
  return isPlain || isSeen ? letter : `\\u{${code.toString(16).toUpperCase()}}`;
}

/** The types that Swift infers from a literal. */
const OWN = ["Int", "Double", "Bool", "String"];

/**
 * The name of a standard type as Swift's source has it; null for any other.
 * @param {string} type
 */
export function standardType(type) {
  const full = FAMILIES.has(type) ? type : `Swift.${type}`;
  return FAMILIES.has(full) ? full.slice("Swift.".length) : null;
}

/**
 * A value as Swift source: a literal for a standard type, or a stand-in for a type whose source
 * is not known here.
 * @param {TypedValue & { payload?: string }} element
 */
export function swiftValue(element) {
  const type = standardType(element.type);
  if (type === null) return standIn(element);
  const literal = literalOf(type, element);
  return OWN.includes(type) ? literal : `${literal} as ${type}`;
}

/**
 * @param {string} type
 * @param {TypedValue & { payload?: string }} element
 */
function literalOf(type, { value, payload }) {
  if (type === "String" || type === "Character") return swiftText(String(value));
  const text = payload ?? (Object.is(value, -0) ? "-0" : String(value));
  if (type !== "Double" && type !== "Float") return text;
  return /[.e]/i.test(text) ? text.replace(/e\+/i, "e") : `${text}.0`;
}

/** @param {TypedValue} element */
function standIn({ type, value }) {
  return `Recorded(type: ${swiftText(type)}, json: ${swiftText(writeExactly(value))})`;
}
