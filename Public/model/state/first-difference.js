import { ExactNumber } from "../../protocol/exact-json.js";

/**
 * The JSON Pointer of the first difference between two documents; null if they are equal. The order
 * of members does not count.
 * @param {unknown} one
 * @param {unknown} other
 * @param {string} pointer That of the two in their documents.
 * @returns {string | null}
 */
export function firstDifference(one, other, pointer = "") {
  if (one === other) return null;
  if (isNumber(one) && isNumber(other)) return sameNumber(one, other) ? null : pointer;
  if (!isContainer(one) || !isContainer(other)) return pointer;
  if (Array.isArray(one) !== Array.isArray(other)) return pointer;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inner = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (!Object.hasOwn(one, key) || !Object.hasOwn(other, key)) return inner;
    const found = firstDifference(one[key], other[key], inner);
    if (found !== null) return found;
  }
  return null;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isContainer(value) {
  return value !== null && typeof value === "object" && !(value instanceof ExactNumber);
}

/**
 * @param {unknown} value
 * @returns {value is number | ExactNumber}
 */
function isNumber(value) {
  return typeof value === "number" || value instanceof ExactNumber;
}

/**
 * Only two that are both kept letter for letter are compared so.
 * @param {number | ExactNumber} one
 * @param {number | ExactNumber} other
 */
function sameNumber(one, other) {
  if (one instanceof ExactNumber && other instanceof ExactNumber)
    return one.source === other.source;
  return Number(one) === Number(other);
}
