// The commands that fill an empty panel: a button's words, and the same for a script.

import { writeExactly } from "../../protocol/exact-json.js";
import { firstValue } from "../values/first-value.js";
import { translate } from "../../language/translate.js";
import { parseField } from "../values/field-value.js";
import { typeWord } from "../values/values.js";
import { visibleText } from "../../dom/visible-marks.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @import { PageContent } from "../page-content.d.ts" */
/** @typedef {{ words: string, method: string, params: Params }} FirstCommand */

const ANY_VALUE = 42;
const MOST_LETTERS = 24;

/**
 * The push of a value that the top screen has a destination for, if it says so.
 * @param {Pick<PageContent, "live" | "types">} page
 * @returns {FirstCommand}
 */
export function firstPush({ live, types }) {
  const value = valueFor(live, types);
  const text = visibleText(writeExactly(value), MOST_LETTERS);
  return { words: translate("Push {value}", { value: text }), method: "push", params: { value } };
}

/**
 * The push of a value that no screen can have a destination for, which causes a problem.
 * @returns {FirstCommand}
 */
export function firstProblem() {
  const value = { type: "Mystery", value: 1 };
  const words = translate("Push a value of an unknown type");
  return { words, method: "push", params: { value } };
}

/**
 * A question, which changes nothing.
 * @returns {FirstCommand}
 */
export function firstRequest() {
  return { words: translate("Request the state"), method: "state.get", params: {} };
}

/**
 * A command as a line that a script sends, to which it adds an id.
 * @param {Pick<FirstCommand, "method" | "params">} command
 */
export function scriptLine({ method, params }) {
  return writeExactly({ method, params });
}

/**
 * @param {State | null} state
 * @param {PageContent["types"]} types
 */
function valueFor(state, types) {
  const known = ["Int", "String", "Bool", "Double", ...types.map(({ name }) => name)];
  const isKnown = (/** @type {string} */ type) => known.includes(typeWord(type));
  const found = firstValue(state, isKnown);
  const field = found && parseField(found.type, found.text);
  return field && "value" in field ? field.value : ANY_VALUE;
}
