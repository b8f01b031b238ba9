// The one command that clearly fixes a problem, or the reason why there is none.

import { problemReason } from "../../language/server-text.js";
import { term, translate } from "../../language/translate.js";
import { writeExactly } from "../../protocol/exact-json.js";

/** @import { Problem, State } from "../../types/state.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @typedef {{ words: string, method: string, params: Params }} Fix */

/**
 * The reasons for problems whose message only describes the situation.
 * @type {Record<string, string>}
 */
const REASONS = {
  unknown_type: term(
    "This scene doesn’t know that type name. The value is kept and exported unchanged, but no destination can be declared for it here.",
  ),
  selection_orphaned: term(
    "The sidebar selection changed, but the content selection wasn’t cleared.",
  ),
  detail_hidden: term(
    "In compact width the columns collapse into one stack. The hidden screens still exist and appear when the stack reaches them.",
  ),
};

/**
 * The reason for a problem, the server's own if it gives one; empty if there is none.
 * @param {Problem} problem
 */
export function reasonOf(problem) {
  const { code } = problem;
  return problemReason(problem) || (Object.hasOwn(REASONS, code) ? translate(REASONS[code]) : "");
}

/**
 * The command that fixes a problem; null if only the app's code can.
 * @param {Problem} problem
 * @param {State} state
 * @returns {Fix | null}
 */
export function fixOf({ code, element }, state) {
  if (["destination_missing", "unknown_type", "undecodable_value"].includes(code)) {
    return removal(element, state);
  }
  if (code === "selection_orphaned") {
    const params = { column: "content", value: null };
    return { words: translate("Clear the selection"), method: "select", params };
  }
  if (code === "detail_hidden" && state.preferredCompactColumn !== "detail") {
    const params = { column: "detail" };
    return { words: translate("Show the detail"), method: "setPreferredCompactColumn", params };
  }
  return null;
}

/**
 * @param {string | undefined} element
 * @param {State} state
 * @returns {Fix | null}
 */
function removal(element, { detail: { path } }) {
  const index = path.findIndex(({ id }) => id === element);
  if (index < 0) return null;
  return index === path.length - 1
    ? { words: translate("Pop this value"), method: "pop", params: {} }
    : { words: translate("Remove it from the path"), method: "remove", params: { id: element } };
}

/**
 * A command as people write it: `remove {"id":"e1"}`.
 * @param {Fix} fix
 */
export function commandText({ method, params }) {
  return Object.keys(params).length === 0 ? method : `${method} ${writeExactly(params)}`;
}
