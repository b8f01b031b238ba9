// A script's expectations of the state, by a JSON pointer or by a word, and their check.

import { writeExactly } from "../../protocol/exact-json.js";
import { translate } from "../../language/translate.js";
import { typeFamily } from "../../protocol/type-names.js";
import { sameJSON } from "./same-json.js";
import { fromRequestValue, toRequestValue } from "./request-values.js";

/** @import { State, TypedValue } from "../../types/state.d.ts" */

/** @typedef {{ name: string, value: unknown }} Expectation */
/**
 * An expectation that does not hold; `found` is null if there is nothing at its place.
 * @typedef {{ name: string, expected: string, found: string | null }} Failure
 */

/**
 * The words that an expectation can use: the shape of their values, and the state's value.
 * @type {Record<string, { fits(value: unknown): boolean, of(state: State): unknown }>}
 */
const WORDS = {
  path: {
    fits: (value) => Array.isArray(value) && value.every((one) => fromRequestValue(one) !== null),
    of: ({ detail }) => detail.path.map(toRequestValue),
  },
  depth: {
    fits: (value) => Number.isInteger(value) && Number(value) >= 0,
    of: ({ detail }) => detail.path.length,
  },
  titles: {
    fits: isTexts,
    of: ({ screens }) => screens.map(({ title }) => title),
  },
  problems: {
    fits: isTexts,
    of: ({ problems }) => problems.map(({ code }) => code),
  },
};

/** @param {unknown} value */
function isTexts(value) {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {Expectation}
 */
export function expectationOf(name, value) {
  if (name === "" || name.startsWith("/")) return { name, value };
  if (!Object.hasOwn(WORDS, name)) {
    throw new Error(
      translate("Can’t expect “{name}”. Use {words}, or a pointer such as /scene/id.", {
        name: name.slice(0, 60),
        words: Object.keys(WORDS).join(", "),
      }),
    );
  }
  if (WORDS[name].fits(value)) return { name, value };
  if (name === "path") {
    throw new Error(
      translate("“path” is a list of values, such as {example}.", {
        example: '[42,"two",{"type":"Recipe","value":{}}]',
      }),
    );
  }
  throw new Error(
    name === "depth"
      ? translate("“depth” is a whole number.")
      : translate("“{name}” is a list of texts.", { name }),
  );
}

/**
 * The first expectation that the state does not meet; null if it meets all.
 * @param {State} state
 * @param {Expectation[]} expectations
 * @returns {Failure | null}
 */
export function failureOf(state, expectations) {
  for (const { name, value } of expectations) {
    const failure = Object.hasOwn(WORDS, name)
      ? wordFailure(state, name, value)
      : pointerFailure(state, name, value);
    if (failure) return failure;
  }
  return null;
}

/**
 * @param {State} state
 * @param {string} name
 * @param {unknown} value
 * @returns {Failure | null}
 */
function wordFailure(state, name, value) {
  const found = WORDS[name].of(state);
  if (name !== "path") return sameJSON(found, value) ? null : failure(name, value, found);
  const wanted = /** @type {unknown[]} */ (value);
  const { path } = state.detail;
  if (wanted.length !== path.length) return failure(name, value, found);
  const index = path.findIndex((element, index) => !isMeant(wanted[index], element));
  if (index < 0) return null;
  return failure(`/detail/path/${index}`, wanted[index], toRequestValue(path[index]));
}

/**
 * @param {unknown} wanted
 * @param {TypedValue} element
 */
function isMeant(wanted, { type, value }) {
  const typed = fromRequestValue(wanted);
  if (typed === null || typed.type !== type) return false;
  // Integers that JavaScript cannot represent are sent as strings.
  if (typeFamily(type) === "int") return String(typed.value) === String(value);
  return sameJSON(typed.value, value);
}

/**
 * @param {State} state
 * @param {string} pointer
 * @param {unknown} value
 * @returns {Failure | null}
 */
function pointerFailure(state, pointer, value) {
  /** @type {unknown} */
  let place = state;
  for (const token of pointer.split("/").slice(1)) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    const isThere = place !== null && typeof place === "object" && Object.hasOwn(place, name) &&
      !(Array.isArray(place) && !/^\d+$/.test(name));
    if (!isThere) {
      return { name: pointer, expected: writeExactly(value), found: null };
    }
    place = /** @type {Record<string, unknown>} */ (place)[name];
  }
  return sameJSON(place, value) ? null : failure(pointer, value, place);
}

/**
 * @param {string} name
 * @param {unknown} expected
 * @param {unknown} found
 * @returns {Failure}
 */
function failure(name, expected, found) {
  return { name, expected: writeExactly(expected), found: writeExactly(found) };
}

const LONGEST = 240;

/**
 * @param {Failure} failure
 */
export function failureWords({ name, expected, found }) {
  const values = { name: name || "/", expected: cut(expected), found: cut(found ?? "") };
  return found === null
    ? translate("{name}: expected {expected}, found nothing.", values)
    : translate("{name}: expected {expected}, found {found}.", values);
}

/** @param {string} text */
function cut(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
