// The server's JSON as the page has it.
//
// In the values of people's own types, a number that JavaScript would change becomes an
// ExactNumber; JSON.stringify writes its original digits. All other numbers of a message are
// lengths, counts and revisions that the page calculates with: they stay plain.

import { parseDigits, rawJSON, writeDigits } from "./json-digits.js";
import { typeFamily } from "./type-names.js";

/** @import { Members } from "./json-digits.js" */

/** A number with its original spelling, for those that a JavaScript number would change. */
export class ExactNumber {
  /** @param {string} source JSON's spelling of it. */
  constructor(source) {
    this.source = source;
    Object.freeze(this);
  }

  toString() {
    return this.source;
  }

  /** @returns {unknown} */
  toJSON() {
    return rawJSON ? rawJSON(this.source) : Number(this.source);
  }
}

/**
 * The document of a JSON text: a message of the server.
 * @param {string} text
 * @returns {any}
 */
export function parseExactly(text) {
  return parseDigits(text, numberOf, holdsValue);
}

/**
 * The value that a person writes as JSON: every number keeps its digits.
 * @param {string} text
 * @returns {unknown}
 */
export function parseValue(text) {
  // Parses the original text first, so that an error message refers to what the person wrote.
  JSON.parse(text);
  return parseDigits(text, numberOf, holdsValue, true);
}

/**
 * @param {string} digits
 * @param {boolean} isValue
 */
function numberOf(digits, isValue) {
  return isValue ? new ExactNumber(digits) : Number(digits);
}

/**
 * True if the member `key` is a value of a person's own type: of an element, an example, or an
 * operation inside an element.
 * @param {Members} holder
 * @param {string} key
 */
function holdsValue(holder, key) {
  if (key === "example") return true;
  if (key !== "value") return false;
  if (typeof holder.type === "string") return typeFamily(holder.type) === "custom";
  return typeof holder.op === "string" && /^\/(?!view\/).*\/value(\/|$)/.test(String(holder.path));
}

/**
 * JSON's text of a document, each number with its digits.
 * @param {unknown} value
 * @param {number} [indent]
 * @returns {string}
 */
export function writeExactly(value, indent) {
  return rawJSON ? JSON.stringify(value, null, indent) : writeMarked(value, indent);
}

/**
 * The same for a browser that cannot write raw numbers.
 * @param {unknown} value
 * @param {number} [indent]
 */
export function writeMarked(value, indent) {
  const digitsOf = (/** @type {unknown} */ own) => own instanceof ExactNumber ? own.source : null;
  return writeDigits(value, digitsOf, indent, null);
}
