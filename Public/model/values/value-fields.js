// The title and the fields of a value, as a screen of an app would show them.

import { ExactNumber, writeExactly } from "../../protocol/exact-json.js";
import { typeWord, valueText } from "./values.js";

/** @import { TypedValue } from "../../types/state.d.ts" */
/** @typedef {{ name: string, text: string }} Field */

/** The fields whose text names the whole, the best first. */
const NAMES = ["name", "title", "label"];
/** The most fields that a screen shows. */
const MOST = 12;

/**
 * The name of the value if it has one, a text itself, or the value as Swift would spell it.
 * @param {TypedValue} typed
 */
export function valueTitle(typed) {
  const { fields, name } = inside(typed.value);
  if (!fields) return typeof typed.value === "string" && typed.value || valueText(typed);
  const named = NAMES.map((key) => fields[key]).find((text) => typeof text === "string" && text);
  return typeof named === "string" ? named : name ?? typeWord(typed.type);
}

/**
 * The value in a few words, for a chip that has its type: its name, or the field that comes first.
 * @param {TypedValue} typed
 */
export function valueSummary(typed) {
  const { fields, name } = inside(typed.value);
  if (!fields) return valueText(typed);
  const named = NAMES.map((key) => fields[key]).find((text) => typeof text === "string" && text);
  const [[key, first] = [], ...others] = Object.entries(fields);
  const field = key === undefined || isHolder(first) ? null : textOf(first);
  if (name !== undefined) {
    const text = typeof named === "string" ? named : others.length === 0 ? field : null;
    return text === null ? name : `${name} ${text}`;
  }
  if (typeof named === "string") return named;
  return Array.isArray(typed.value) || field === null ? valueText(typed) : `${key}: ${field}`;
}

/**
 * The fields of a value, and the number of those that are left out.
 * @param {TypedValue} typed
 * @returns {{ fields: Field[], rest: number }}
 */
export function valueFields(typed) {
  const { fields } = inside(typed.value);
  if (!fields) return { fields: [], rest: 0 };
  const title = valueTitle(typed);
  const names = Object.keys(fields)
    .filter((name) => !(NAMES.includes(name) && fields[name] === title));
  return {
    fields: names.slice(0, MOST).map((name) => ({
      name: inWords(name),
      text: textOf(fields[name]),
    })),
    rest: Math.max(0, names.length - MOST),
  };
}

/**
 * The fields of an object, a list or an enum's case with associated values; null for a scalar.
 * @param {unknown} value
 * @returns {{ fields: Record<string, unknown> | null, name?: string }}
 */
function inside(value) {
  if (!isHolder(value)) return { fields: null };
  const [[name, only] = [], ...others] = Object.entries(value);
  const isCase = !Array.isArray(value) && others.length === 0 && isHolder(only);
  return isCase && name !== undefined ? { fields: only, name: inWords(name) } : { fields: value };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isHolder(value) {
  return typeof value === "object" && value !== null && !(value instanceof ExactNumber);
}

/** @param {unknown} value */
function textOf(value) {
  return typeof value === "string" ? value : writeExactly(value);
}

/**
 * The name of a Swift property as a label: "Maximum minutes" for `maximumMinutes`.
 * @param {string} name
 */
function inWords(name) {
  const words = name.replace(/(?<=[a-z\d])[A-Z](?![A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
