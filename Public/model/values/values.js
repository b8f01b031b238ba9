// The value of an element as people read it.

import { ExactNumber, writeExactly } from "../../protocol/exact-json.js";
import { FAMILIES, typeFamily, typeWord } from "../../protocol/type-names.js";

export { FAMILIES, typeFamily, typeWord };

/** @import { TypedValue } from "../../types/state.d.ts" */

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
  return typeof value === "string" && family !== "custom" ? value : writeExactly(value);
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
  const isScalar = value === null || typeof value !== "object" || value instanceof ExactNumber;
  return isScalar ? null : writeExactly(value, 2);
}
