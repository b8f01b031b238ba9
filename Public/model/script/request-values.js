// Converts a value from the server's form to a request's spelling, and back.

import { ExactNumber } from "../../protocol/exact-json.js";
import { FAMILIES } from "../../protocol/type-names.js";

/** @import { TypedValue } from "../../types/state.d.ts" */

const SAFE = /^-?\d{1,15}$/;

/**
 * The shortest spelling: 42, "two", true, 1.5; of all other types with the type.
 * @param {TypedValue & { payload?: string }} element
 * @returns {unknown}
 */
export function toRequestValue({ type, value, payload }) {
  if (type === "Swift.Int" && SAFE.test(String(value))) return value;
  if (type === "Swift.Double" && typeof value === "number") {
    const isShort = Number.isInteger(value) && Math.abs(value) < 1e15;
    return isShort ? new ExactNumber(`${Object.is(value, -0) ? "-0" : value}.0`) : value;
  }
  if (type === "Swift.String" || type === "Swift.Bool") return value;
  return { type, value, ...(payload === undefined ? {} : { payload }) };
}

/**
 * The type and the value of a spelling; null if it is not a spelling of a value.
 * @param {unknown} value
 * @returns {TypedValue | null}
 */
export function fromRequestValue(value) {
  if (typeof value === "string") return { type: "Swift.String", value };
  if (typeof value === "boolean") return { type: "Swift.Bool", value };
  if (typeof value === "number" || value instanceof ExactNumber) {
    const isWhole = /^-?\d+$/.test(String(value));
    return { type: isWhole ? "Swift.Int" : "Swift.Double", value };
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  const { type, value: inner } = /** @type {Record<string, unknown>} */ (value);
  if (typeof type !== "string" || inner === undefined) return null;
  return { type: FAMILIES.has(`Swift.${type}`) ? `Swift.${type}` : type, value: inner };
}
