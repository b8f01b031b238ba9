// JSON whose numbers keep their digits.
//
// A JavaScript number holds 53 bits and one spelling. In the values of people's own types, a number
// that would change when it is read and written (9007199254740993, 1.0, -0, 1e400) becomes an
// ExactNumber; JSON.stringify writes its original digits. All other numbers of a message are
// lengths, counts and revisions that the page calculates with: they stay plain.

import { typeFamily } from "./type-names.js";

/** @typedef {Record<string, unknown>} Members */

/** @type {((source: string) => unknown) | undefined} */
const rawJSON = /** @type {any} */ (JSON).rawJSON;

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

/** Text that may contain a number that would change: a quick check with false positives only. */
const DOUBTFUL = /\d(?:\d{15}|[.](?:\d*0[\s,\]}]|0{6})|[eE][-+\d])|-0[\s,\]}]/;
const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/**
 * The document of a JSON text: a message of the server.
 * @param {string} text
 * @returns {any}
 */
export function parseExactly(text) {
  return DOUBTFUL.test(text) ? parseMarked(text, false) : JSON.parse(text);
}

/**
 * The value that a person writes as JSON: every number keeps its digits.
 * @param {string} text
 * @returns {unknown}
 */
export function parseValue(text) {
  // Parses the original text first, so that an error message refers to what the person wrote.
  const plain = JSON.parse(text);
  return DOUBTFUL.test(`${text} `) ? parseMarked(text, true) : plain;
}

/**
 * These numbers pass through the parser as strings with a prefix that no other string has.
 * @param {string} text
 * @param {boolean} isValue
 */
function parseMarked(text, isValue) {
  let mark = "\\u0001";
  while (text.includes(mark)) mark += "\\u0001";
  const marked = text.replace(
    LITERAL,
    (token) => token[0] === '"' || String(Number(token)) === token ? token : `"${mark}${token}"`,
  );
  return unmarked(JSON.parse(marked), "\u0001".repeat(mark.length / 6), isValue);
}

/**
 * `node` with numbers in place of the marked strings, exact ones within a person's value.
 * @param {any} node
 * @param {string} mark
 * @param {boolean} isValue
 * @returns {any}
 */
function unmarked(node, mark, isValue) {
  if (typeof node === "string") {
    if (!node.startsWith(mark)) return node;
    const source = node.slice(mark.length);
    return isValue ? new ExactNumber(source) : Number(source);
  }
  if (node === null || typeof node !== "object") return node;
  for (const key of Object.keys(node)) {
    const child = node[key];
    const now = unmarked(child, mark, isValue || holdsValue(node, key));
    // By definition: "__proto__" is a key like any other.
    if (now !== child) Object.defineProperty(node, key, { ...OWN, value: now });
  }
  return node;
}

const OWN = { writable: true, enumerable: true, configurable: true };

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
  let mark = "\\u0001";
  for (const plain = JSON.stringify(value); plain?.includes(mark);) mark += "\\u0001";
  const start = "\u0001".repeat(mark.length / 6);
  const marked = JSON.stringify(value, /** @this {Members} */ function (key, written) {
    const own = this[key];
    return own instanceof ExactNumber ? start + own.source : written;
  }, indent);
  return marked?.replaceAll(new RegExp(`"${mark.replaceAll("\\", "\\\\")}([^"]*)"`, "g"), "$1");
}
