// The values of a type that the page has seen: its source is not here.

import { isPlain } from "../../protocol/json-digits.js";

/** The most parts of a state that are searched, and the most examples of one type. */
const MOST_PARTS = 5000;
const MOST_EXAMPLES = 40;

/** @type {WeakMap<object, Map<string, unknown[]>>} */
const found = new WeakMap();

/**
 * The values in a state by their types: those of its links and of its paths.
 * @param {object | null} state
 * @returns {Map<string, unknown[]>}
 */
export function valuesIn(state) {
  if (state === null) return new Map();
  const known = found.get(state) ?? search(state);
  found.set(state, known);
  return known;
}

/** @param {object} state */
function search(state) {
  /** @type {Map<string, unknown[]>} */
  const values = new Map();
  /** @type {any[]} */
  const parts = [state];
  for (let index = 0; index < parts.length && index < MOST_PARTS; index += 1) {
    const part = parts[index];
    if (isTyped(part)) {
      const examples = values.get(part.type) ?? [];
      if (examples.length < MOST_EXAMPLES) examples.push(part.value);
      values.set(part.type, examples);
      continue;
    }
    for (const child of Object.values(part))
      if (child !== null && typeof child === "object") parts.push(child);
  }
  return values;
}

/** @param {any} part */
function isTyped(part) {
  return typeof part.type === "string" && part.value !== undefined && !("codable" in part);
}

/** The longest text that a menu offers, and the most of them. */
const LONGEST_CHOICE = 40;
const MOST_CHOICES = 30;

/**
 * The texts that a menu offers for a value: those of an enum, as far as they are known. A type of
 * its own that is written as a text is an enum almost always; a field is one if its texts repeat.
 * @param {unknown[]} examples
 * @param {boolean} isOwnType
 * @returns {string[]} Empty if it is better typed.
 */
export function choicesAmong(examples, isOwnType) {
  const texts = examples.filter((example) => typeof example === "string");
  const distinct = [...new Set(texts)];
  const isShort = distinct.every((text) => text.length <= LONGEST_CHOICE && /^\S+$/.test(text));
  const repeats = isOwnType || distinct.length < texts.length;
  const fits = distinct.length > 1 && distinct.length <= MOST_CHOICES;
  return fits && isShort && repeats ? distinct : [];
}

/**
 * The cases of an enum with associated values, as far as they are known: each example is an object
 * with one key, whose value is an object.
 * @param {unknown[]} examples
 * @returns {string[]} Empty if there are fewer than two.
 */
export function casesAmong(examples) {
  const names = new Set();
  for (const example of examples) {
    const [[name, inside] = [], ...others] = isPlain(example)
      ? Object.entries(/** @type {object} */ (example))
      : [];
    if (name === undefined || others.length > 0 || !isPlain(inside)) return [];
    names.add(name);
  }
  return names.size > 1 ? [...names] : [];
}

/**
 * The values that examples have under a key; those without it are left out.
 * @param {unknown[]} examples
 * @param {string} name
 */
export function examplesUnder(examples, name) {
  return examples
    .filter((example) => isPlain(example) && Object.hasOwn(/** @type {object} */ (example), name))
    .map((example) => /** @type {Record<string, unknown>} */ (example)[name]);
}
