// The members that differ between two values.

import { isContainer, isElement, isSame } from "./state-tree.js";

/**
 * A member that changed. `from` is undefined if it is new, `to` if it is gone.
 * @typedef {{ pointer: string, from?: unknown, to?: unknown }} FieldChange
 */
/** At most this many members are counted. */
export const MOST_FIELDS = 200;
/** Deeper differences are reported as a change of the whole value. */
const DEEPEST = 24;

/**
 * The differing members below two values, by pointer.
 * @param {unknown} before
 * @param {unknown} after
 * @returns {{ fields: FieldChange[], more: number }}
 */
export function compareFields(before, after) {
  /** @type {{ fields: FieldChange[], more: number }} */
  const found = { fields: [], more: 0 };
  compare(before, after, "", 0, found);
  return found;
}

/**
 * @param {unknown} before
 * @param {unknown} after
 * @param {string} pointer
 * @param {number} depth
 * @param {{ fields: FieldChange[], more: number }} found
 */
function compare(before, after, pointer, depth, found) {
  if (isSame(before, after)) return;
  const areBranches = isContainer(before) && isContainer(after) &&
    Array.isArray(before) === Array.isArray(after) && depth < DEEPEST &&
    isElement(before) === isElement(after);
  if (!areBranches) return addDifference(found, { pointer, from: before, to: after });
  const [old, now] = /** @type {Record<string, unknown>[]} */ ([before, after]);
  for (const name of Object.keys(old)) {
    const place = `${pointer}/${name}`;
    if (!Object.hasOwn(now, name)) addDifference(found, { pointer: place, from: old[name] });
    else compare(old[name], now[name], place, depth + 1, found);
  }
  for (const name of Object.keys(now)) {
    if (!Object.hasOwn(old, name))
      addDifference(found, { pointer: `${pointer}/${name}`, to: now[name] });
  }
}

/**
 * @param {{ fields: FieldChange[], more: number }} found
 * @param {FieldChange} change
 */
function addDifference(found, change) {
  if (found.fields.length < MOST_FIELDS) found.fields.push(change);
  else found.more += 1;
}
