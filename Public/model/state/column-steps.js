import { term } from "../../language/translate.js";

/** @import { State, Visibility } from "../../types/state.d.ts" */

/**
 * The visibilities of the columns, with their names, in the order that the key for columns follows.
 * @type {Map<Visibility, string>}
 */
export const VISIBILITIES = new Map([
  ["automatic", term("Automatic")],
  ["all", term("All")],
  ["doubleColumn", term("Double column")],
  ["detailOnly", term("Detail only")],
]);

/**
 * The visibility after the present one, around the end.
 * @param {Pick<State, "columnVisibility">} state
 * @returns {Visibility}
 */
export function nextVisibility({ columnVisibility }) {
  const all = [...VISIBILITIES.keys()];
  return all[(all.indexOf(columnVisibility) + 1) % all.length];
}

/**
 * The other width class.
 * @param {{ environment: Pick<State["environment"], "horizontalSizeClass"> }} state
 */
export function otherSizeClass({ environment }) {
  return environment.horizontalSizeClass === "compact" ? "regular" : "compact";
}
