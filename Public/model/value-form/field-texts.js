// The texts in the fields of a form, and the JSON that is made of them.

import { translate } from "../../language/translate.js";

/** @import { FormField } from "./form.d.ts" */
/**
 * @typedef {{ json: string, problem?: undefined } | { json?: undefined, problem: string }} Written
 */

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:?\d\d)$/;

/**
 * The kind of a text: "day" and "moment" are dates as ISO 8601 writes them.
 * @param {string} text
 * @returns {"day" | "moment" | "text"}
 */
export function kindOfText(text) {
  if (!DAY.test(text) && !MOMENT.test(text)) return "text";
  if (Number.isNaN(Date.parse(text))) return "text";
  return DAY.test(text) ? "day" : "moment";
}

/**
 * A moment as the browser's field has it, and its time zone, which the field does not have.
 * @param {string} text
 */
export function partsOfMoment(text) {
  const [, local = "", zone = ""] = MOMENT.exec(text) ?? [];
  return { local, zone };
}

/**
 * The JSON of a field's text, or a sentence about what is wrong with it.
 * @param {Pick<FormField, "kind" | "text">} field
 * @param {string} written
 * @returns {Written}
 */
export function jsonOf({ kind, text }, written) {
  if (kind === "number") return numberOf(written);
  if (kind === "day" || kind === "moment") return dateOf(kind, text, written);
  if (kind === "json") return partOf(written);
  if (kind === "switch") return { json: written };
  return written.isWellFormed()
    ? { json: JSON.stringify(written) }
    : { problem: translate("This text contains half a character (a lone surrogate).") };
}

/**
 * A number keeps the digits that were typed.
 * @param {string} written
 * @returns {Written}
 */
function numberOf(written) {
  const digits = written.trim().replace(/(?<=\d)_(?=\d)/g, "").replace(/^\u2212/, "-")
    .replace(/^\+/, "").replace(/^(-?)0+(?=\d)/, "$1").replace(/^(-?)\./, "$10.");
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(digits)
    ? { json: digits }
    : { problem: translate("Enter a number, for example 1.5 or 2e10.") };
}

/**
 * A date keeps its time zone, and its seconds even where the browser leaves out zeros.
 * @param {"day" | "moment"} kind
 * @param {string} before
 * @param {string} written
 * @returns {Written}
 */
function dateOf(kind, before, written) {
  if (written === "") return { problem: translate("Choose a date.") };
  if (kind === "day") return { json: JSON.stringify(written) };
  const { local, zone } = partsOfMoment(before);
  const whole = written.length === 16 ? `${written}:00` : written;
  const fraction = /\.\d+$/.exec(local)?.[0].length ?? 0;
  const hasFraction = fraction > 0 && !whole.includes(".");
  return {
    json: JSON.stringify(whole + (hasFraction ? `.${"0".repeat(fraction - 1)}` : "") + zone),
  };
}

/**
 * @param {string} written
 * @returns {Written}
 */
function partOf(written) {
  try {
    JSON.parse(written);
    return { json: written.trim() };
  } catch {
    return { problem: translate("This is not valid JSON yet.") };
  }
}
