// The differences of two states of one session: element by element, member by member.

import { writeExactly } from "../../protocol/exact-json.js";
import { compareFields } from "./field-diff.js";
import { comparedScreens } from "./screen-diff.js";
import { isElement } from "./state-tree.js";
import { problemMessage } from "../../language/server-text.js";

/** @import { PathElement, State } from "../../types/state.d.ts" */
/** @import { FieldChange } from "./field-diff.js" */

/**
 * The move of an element of the path: it was at `was` and is at `index` now.
 * @typedef {{ kind: "pushed" | "popped" | "changed" | "moved", element: PathElement,
 *   before?: PathElement, index: number | null, was: number | null, fields: FieldChange[],
 *   more: number }} ElementChange
 */
/** @typedef {{ id: "selections" | "settings" | "screens" | "problems", fields: FieldChange[], more: number }} Group */
/** @typedef {{ elements: ElementChange[], same: number, groups: Group[] }} StateDiff */

/**
 * @param {State} before
 * @param {State} after
 * @returns {StateDiff}
 */
export function compareStates(before, after) {
  const elements = compareElements(before.detail.path, after.detail.path);
  const same = after.detail.path.length - elements.filter(({ index }) => index !== null).length;
  return { elements, same, groups: groupsOf(before, after).filter(({ fields }) => fields.length) };
}

/** True if nothing that is compared changed. */
export const isEqual = (/** @type {StateDiff} */ { elements, groups }) =>
  elements.length === 0 && groups.length === 0;

/**
 * The elements that moved or changed, in the order of their places.
 * @param {PathElement[]} before
 * @param {PathElement[]} after
 * @returns {ElementChange[]}
 */
function compareElements(before, after) {
  if (before === after) return [];
  const origins = originsOf(before, after);
  const used = new Set(origins);
  const still = new Set(longestRising(origins.filter((was) => was !== null)));
  const popped = before.flatMap((element, was) =>
    used.has(was) ? [] : [made("popped", element, null, was)]
  );
  const others = after.flatMap((element, index) => {
    const was = origins[index];
    if (was === null) return [made("pushed", element, index, null)];
    const fields = compareFields(valueOf(before[was]), valueOf(element));
    if (fields.fields.length === 0 && still.has(was)) return [];
    const kind = fields.fields.length > 0 ? "changed" : "moved";
    return [{ ...made(kind, element, index, was), ...fields, before: before[was] }];
  });
  const placeOf = (/** @type {ElementChange} */ { index, was }) => index ?? was ?? 0;
  return [...popped, ...others].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * @param {ElementChange["kind"]} kind
 * @param {PathElement} element
 * @param {number | null} index
 * @param {number | null} was
 * @returns {ElementChange}
 */
const made = (kind, element, index, was) => ({ kind, element, index, was, fields: [], more: 0 });

/** @param {PathElement} element */
const valueOf = ({ type, value }) => ({ type, value });

/**
 * The places that elements come from, or null for a new one: the place with the same id, with the
 * same value, or else the same index if the type there is the same.
 * @param {PathElement[]} before
 * @param {PathElement[]} after
 */
function originsOf(before, after) {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const origins = after.map(({ id }) => places.get(id) ?? null);
  const used = new Set(origins);
  const free = before.keys().filter((was) => !used.has(was)).take(MOST_SPELLED);
  const equal = Map.groupBy(free, (was) => spelling(before[was]));
  const claim = (/** @type {(element: PathElement, index: number) => number | undefined} */ find) =>
    after.forEach((element, index) => {
      if (origins[index] !== null) return;
      const was = find(element, index);
      if (was === undefined || used.has(was)) return;
      origins[index] = was;
      used.add(was);
    });
  if (equal.size > 0) claim((element) => equal.get(spelling(element))?.shift());
  claim((element, index) => before[index]?.type === element.type ? index : undefined);
  return origins;
}

/** At most this many elements are looked up by value, and only if their text is short enough. */
const MOST_SPELLED = 200;
const LONGEST_SPELLED = 10_000;

/**
 * The same text for the same values.
 * @param {PathElement} element
 */
function spelling({ id, type, value }) {
  const text = writeExactly({ type, value });
  return text.length > LONGEST_SPELLED ? id : text;
}

/**
 * The longest run of places that rise: the elements that need not move.
 * @param {number[]} places
 */
export function longestRising(places) {
  /** @type {number[]} The indices of the lowest ends of runs, by their lengths. */
  const ends = [];
  const before = places.map(() => -1);
  places.forEach((place, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[ends[middle]] < place) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[index] = ends[low - 1];
    ends[low] = index;
  });
  const run = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index]) run.push(places[index]);
  return run.reverse();
}

/** The members that have a group of their own, or none: screens are drawn from all the others. */
const APART = ["detail", "view", "presentation", "screens", "problems", "sidebar", "content"];

/**
 * @param {State} before
 * @param {State} after
 * @returns {Group[]}
 */
function groupsOf(before, after) {
  const selections = (/** @type {State} */ { sidebar, content }) => ({
    sidebar: plain(sidebar?.selection),
    content: plain(content?.selection),
  });
  return [
    { id: "selections", ...compareFields(selections(before), selections(after)) },
    { id: "settings", ...compareFields(settingsOf(before), settingsOf(after)) },
    { id: "screens", ...comparedScreens(before, after) },
    { id: "problems", ...comparedProblems(before, after) },
  ];
}

/** @param {State} state */
function settingsOf(state) {
  const others = Object.entries(state).filter(([name]) => !APART.includes(name));
  const { columns, collapsed, stack } = state.presentation ?? {};
  const shown = columns?.filter((column) => column.shown).map(({ name }) => name);
  return {
    ...Object.fromEntries(others),
    codable: state.detail.codable,
    collapsed,
    "columns shown": (collapsed ? stack : shown)?.join(", "),
  };
}

/**
 * @param {State} before
 * @param {State} after
 */
function comparedProblems(before, after) {
  const messages = (/** @type {State} */ { problems }) =>
    Object.fromEntries(
      (problems ?? []).map((problem) => {
        const { code, element, control } = problem;
        return [`${code} ${element ?? control ?? ""}`.trim(), problemMessage(problem)];
      }),
    );
  return compareFields(messages(before), messages(after));
}

/**
 * A selection without the ids of its elements: choosing a row again creates a new id.
 * @param {unknown} selection
 * @returns {unknown}
 */
function plain(selection) {
  if (Array.isArray(selection)) return selection.map(plain);
  return isElement(selection) ? { type: selection.type, value: selection.value } : selection;
}
