import { ExactNumber, parseValue } from "../../protocol/exact-json.js";
import { translate } from "../../language/translate.js";
import { syntaxReason } from "../../language/server-text.js";
import { typeFamily } from "../../protocol/type-names.js";

/** @typedef {{ value: unknown, problem?: undefined } | { problem: string }} Field */

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
      : { problem: translate("Choose true or false.") }),
  ],
  [
    "String",
    (
      text,
    ) => (text.isWellFormed()
      ? { value: text }
      : { problem: translate("This text contains half a character (a lone surrogate).") }),
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
  if (!/^[+-]?\d+$/.test(digits))
    return { problem: translate("Enter a whole number, for example 42 or -7.") };
  const number = BigInt(digits.replace(/^\+/, ""));
  if (number < INT_MIN || number > INT_MAX) {
    return {
      problem: translate("An Int is between {least} and {most}.", {
        least: `${INT_MIN}`,
        most: `${INT_MAX}`,
      }),
    };
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
  if (Number.isNaN(number))
    return { problem: translate("Enter a number, for example 1.5 or 2e10.") };
  if (!Number.isFinite(number)) return { problem: translate("A Double must be finite.") };
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
  try {
    const value = parseValue(text);
    // A standard 64-bit integer is sent as a string; within a custom type it is kept.
    const isWide = value instanceof ExactNumber && typeFamily(type) === "int";
    return { value: { type, value: isWide ? value.source : value } };
  } catch (error) {
    const { message } = /** @type {SyntaxError} */ (error);
    return {
      problem: translate("Not valid JSON yet: {message}.", {
        message: syntaxReason(message, text),
      }),
    };
  }
}
