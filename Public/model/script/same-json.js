// Equality of two documents: members in any order, numbers by value.

import { ExactNumber } from "../../protocol/exact-json.js";

/**
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function sameJSON(one, other) {
  if (isNumber(one) && isNumber(other)) return worth(one) === worth(other);
  if (!isHolder(one) || !isHolder(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJSON(one[name], other[name]));
}

/**
 * @param {unknown} value
 * @returns {value is number | ExactNumber}
 */
function isNumber(value) {
  return typeof value === "number" || value instanceof ExactNumber;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isHolder(value) {
  return value !== null && typeof value === "object" && !(value instanceof ExactNumber);
}

/**
 * The number in one spelling, of whatever size: 1.0, 1 and 1e0 are the same.
 * @param {number | ExactNumber} number
 */
function worth(number) {
  const [, sign, whole, part = "", power = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(String(number)) ?? [];
  if (whole === undefined) return String(number);
  const digits = `${whole}${part}`.replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  if (short === "") return "0";
  return `${sign}${short}e${Number(power) - part.length + digits.length - short.length}`;
}
