// Values as scripts have them: integers beyond JavaScript's safe numbers are BigInts.

import { isPlain, parseDigits, writeDigits } from "../protocol/json-digits.js";

const INTEGERS = /^(?:Swift\.)?U?Int(?:8|16|32|64|128)?$/;

/**
 * The value of an element.
 * @param {{ type: string, value?: unknown }} element
 */
export function plainValue({ type, value }) {
  return typeof value === "string" && INTEGERS.test(type) ? BigInt(value) : value;
}

/**
 * The document of a message; long integers keep their digits.
 * @param {string} text
 * @returns {any}
 */
export function readMessage(text) {
  return parseDigits(text, (digits) => {
    const number = Number(digits);
    return /^-?\d+$/.test(digits) && !Number.isSafeInteger(number) ? BigInt(digits) : number;
  });
}

/**
 * The text of a request. A BigInt beyond the safe numbers becomes a tagged string; within a value
 * of a type of the app, it keeps its digits.
 * @param {{ params: Record<string, any>, [member: string]: unknown }} request
 */
export function writeRequest(request) {
  return writeDigits(
    { ...request, params: tagged(request.params) },
    (value) => typeof value === "bigint" ? String(value) : null,
  );
}

/**
 * @param {any} value
 * @returns {any}
 */
function tagged(value) {
  if (typeof value === "bigint") {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : { type: "Int", value: String(value) };
  }
  if (Array.isArray(value)) return value.map(tagged);
  if (!isPlain(value)) return value;
  if (typeof value.type === "string" && "value" in value) {
    const isLong = typeof value.value === "bigint" && INTEGERS.test(value.type);
    return isLong ? { ...value, value: String(value.value) } : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tagged(part)]));
}
