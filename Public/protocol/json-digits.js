// JSON whose numbers keep their digits.
//
// A JavaScript number has 53 bits and one spelling. A number that it would change
// (9007199254740993, 1.0, -0, 1e400) is read by a function, and written with the digits that
// another function gives.

/** @typedef {Record<string, unknown>} Members */
/**
 * Reads a number that JavaScript would change; `isValue` is true in a value of a person's own type.
 * @typedef {(digits: string, isValue: boolean) => unknown} NumberReader
 */
/** @typedef {(holder: Members, key: string) => boolean} ValueTest */

/** @type {((digits: string) => unknown) | undefined} */
export const rawJSON = /** @type {any} */ (JSON).rawJSON;

/** Text that may contain a number that would change: a quick check with false positives only. */
const DOUBTFUL = /\d(?:\d{15}|[.](?:\d*0(?![^\s,\]}])|0{6})|[eE][-+\d])|-0(?![^\s,\]}])/;
const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const OWN = { writable: true, enumerable: true, configurable: true };

/**
 * True for a plain object: no array and no instance of a class.
 * @param {any} value
 */
export function isPlain(value) {
  if (value === null || typeof value !== "object") return false;
  const parent = Object.getPrototypeOf(value);
  return parent === Object.prototype || parent === null;
}

/**
 * Sets an own property, by definition: "__proto__" is a key like any other.
 * @param {object} object
 * @param {string} key
 * @param {unknown} value
 */
export function put(object, key, value) {
  Object.defineProperty(object, key, { ...OWN, value });
}

/**
 * The document of a JSON text. Such numbers pass through the parser as strings with a prefix that
 * no other string has.
 * @param {string} text
 * @param {NumberReader} number
 * @param {ValueTest} holdsValue
 * @param {boolean} isValue
 * @returns {any}
 */
export function parseDigits(text, number, holdsValue = () => false, isValue = false) {
  if (!DOUBTFUL.test(text)) return JSON.parse(text);
  let mark = "\\u0001";
  while (text.includes(mark)) mark += "\\u0001";
  const marked = text.replace(
    LITERAL,
    (token) => token[0] === '"' || String(Number(token)) === token ? token : `"${mark}${token}"`,
  );
  const start = "\u0001".repeat(mark.length / 6);

  /**
   * @param {any} node
   * @param {boolean} isValue
   */
  const unmarked = (node, isValue) => {
    if (typeof node === "string")
      return node.startsWith(start) ? number(node.slice(start.length), isValue) : node;
    if (node === null || typeof node !== "object") return node;
    for (const key of Object.keys(node)) {
      const child = node[key];
      const now = unmarked(child, isValue || holdsValue(node, key));
      if (now !== child) put(node, key, now);
    }
    return node;
  };
  return unmarked(JSON.parse(marked), isValue);
}

/**
 * JSON's text of a document.
 * @param {unknown} value
 * @param {(value: unknown) => string | null} digitsOf The digits of a number that a reader made;
 *   null for anything else.
 * @param {number} [indent]
 * @param {typeof rawJSON | null} raw Null as in a browser that cannot write raw numbers.
 * @returns {string}
 */
export function writeDigits(value, digitsOf, indent, raw = rawJSON) {
  const write = (/** @type {(digits: string) => unknown} */ number) =>
    JSON.stringify(value, /** @this {Members} */ function (key, written) {
      const digits = digitsOf(this[key]);
      return digits === null ? written : number(digits);
    }, indent);
  if (raw) return write(raw);
  let mark = "\\u0001";
  for (const plain = write(String); plain?.includes(mark);) mark += "\\u0001";
  const start = "\u0001".repeat(mark.length / 6);
  const quoted = new RegExp(`"${mark.replaceAll("\\", "\\\\")}([^"]*)"`, "g");
  return write((digits) => start + digits)?.replaceAll(quoted, "$1");
}
