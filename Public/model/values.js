// Values as PROTOCOL writes them: what stands in an element, and what a form sends.

/** @import { TypedValue } from "../types.d.ts" */

/** @typedef {{ value: unknown, problem?: undefined } | { problem: string }} Field */

/** The families that have a glyph, a word and a colour of their own. */
export const FAMILIES = new Map([
  ["Swift.Int", "int"],
  ["Swift.Int8", "int"],
  ["Swift.Int16", "int"],
  ["Swift.Int32", "int"],
  ["Swift.Int64", "int"],
  ["Swift.UInt", "int"],
  ["Swift.UInt8", "int"],
  ["Swift.UInt16", "int"],
  ["Swift.UInt32", "int"],
  ["Swift.UInt64", "int"],
  ["Swift.String", "string"],
  ["Swift.Character", "string"],
  ["Swift.Bool", "bool"],
  ["Swift.Double", "double"],
  ["Swift.Float", "double"],
]);

/**
 * "int", "string", "bool", "double" or "custom".
 * @param {string} type
 */
export function typeFamily(type) {
  return FAMILIES.get(type) ?? FAMILIES.get(`Swift.${type}`) ?? "custom";
}

/**
 * The type as people say it: "Swift.Int" is "Int", "Foundation.URL" is "URL", "App.Recipe" stays.
 * @param {string} type
 */
export function typeWord(type) {
  return type.replace(/^(Swift|Foundation)\.(?=\w+$)/, "");
}

/**
 * The value as Swift would spell it: 42, "Hello", true, 1.0, {"name":"Pie"}.
 * @param {TypedValue} typed
 * @returns {string}
 */
export function valueText({ type, value }) {
  const family = typeFamily(type);
  if (family === "string" && typeof value === "string") return `"${value}"`;
  if (family === "double" && Object.is(value, -0)) return "-0.0";
  if (family === "double" && isShortInteger(value)) return `${value}.0`;
  if (family === "int" && typeof value === "string") return value;
  return typeof value === "string" && family !== "custom" ? value : JSON.stringify(value);
}

/** @param {unknown} value */
function isShortInteger(value) {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1e15;
}

/**
 * The payload of a custom value over several lines; null for a scalar.
 * @param {Pick<TypedValue, "value">} typed
 */
export function valueOutline({ value }) {
  return value !== null && typeof value === "object" ? JSON.stringify(value, null, 2) : null;
}

/**
 * Reads a field's text as a value of `type` ("Int", "String", "Bool", "Double", or a custom name).
 * Returns `{value}` ready to be sent as a parameter, or `{problem}`: one sentence for the person.
 * @param {string} type
 * @param {string} text
 * @returns {Field}
 */
export function parseField(type, text) {
  return (READERS.get(type) ?? ((text) => readCustom(type, text)))(text);
}

/** @type {Map<string, (text: string) => Field>} */
const READERS = new Map([
  ["Int", readInt],
  ["Double", readDouble],
  [
    "Bool",
    (
      text,
    ) => (text === "true" || text === "false"
      ? { value: text === "true" }
      : { problem: "Choose true or false." }),
  ],
  [
    "String",
    (
      text,
    ) => (text.isWellFormed()
      ? { value: text }
      : { problem: "This text holds half a character (a lone surrogate)." }),
  ],
]);

const INT_MIN = -(2n ** 63n);
const INT_MAX = 2n ** 63n - 1n;

/**
 * @param {string} text
 * @returns {Field}
 */
function readInt(text) {
  const digits = text.trim().replace(/(?<=\d)_(?=\d)/g, "").replace(/^\u2212/, "-");
  if (!/^[+-]?\d+$/.test(digits)) return { problem: "Write a whole number, such as 42 or -7." };
  const number = BigInt(digits.replace(/^\+/, ""));
  if (number < INT_MIN || number > INT_MAX) {
    return { problem: `An Int lies between ${INT_MIN} and ${INT_MAX}.` };
  }
  const small = Number(number);
  if (Number.isSafeInteger(small)) return { value: small };
  return { value: { type: "Int", value: String(number) } };
}

/**
 * @param {string} text
 * @returns {Field}
 */
function readDouble(text) {
  const number = text.trim() === "" ? NaN : Number(text.trim().replace(/^\u2212/, "-"));
  if (Number.isNaN(number)) return { problem: "Write a number, such as 1.5 or 2e10." };
  if (!Number.isFinite(number)) return { problem: "A Double must be finite." };
  // JSON.stringify writes no sign before a zero.
  if (Object.is(number, -0)) return { value: { type: "Double", payload: "-0.0" } };
  // A bare 1 would be read as an Int.
  return Number.isInteger(number) && Math.abs(number) < 1e21
    ? { value: { type: "Double", value: number } }
    : { value: number };
}

/**
 * @param {string} type
 * @param {string} text
 * @returns {Field}
 */
function readCustom(type, text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `This is not JSON yet: ${/** @type {SyntaxError} */ (error).message}.` };
  }
  const wide = wideInteger(text);
  if (wide) return { problem: `${wide} is wider than JSON keeps exactly: write it as "${wide}".` };
  return { value: { type, value } };
}

/**
 * The first integer in JSON text that a double cannot hold exactly, as written; else null.
 * @param {string} json
 */
function wideInteger(json) {
  const outside = json.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  for (const [digits] of outside.matchAll(/-?\d+(?![\d.eE])(?<![.eE+]\d*)(?<![.eE]-\d*)/g)) {
    if (!Number.isSafeInteger(Number(digits))) return digits;
  }
  return null;
}
