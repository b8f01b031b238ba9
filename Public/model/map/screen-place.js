// The place of a session: the screens that lie upon each other, found from the log's effects alone.

import { writeExactly } from "../../protocol/exact-json.js";

/** @import { PathElement, Selection, State, TypedValue } from "../../types/state.d.ts" */
/** @import { Effect } from "../../types/wire.d.ts" */

/**
 * A screen with the screens below it. `type` and `value` are those of the value that it shows, if
 * it shows one and the log says which; `title` is that of a presentation, a link or a tab.
 * @typedef {{ part: string, type: string, value: unknown, title: string, below: Step | null,
 *   depth: number }} Step
 */

/** The screens that lie on the stack without a value on the path. */
export const LINKS = new Set(["link", "flag", "item", "screen"]);
/** These lie over the stack. Menus are no screens. */
const OVERLAYS = new Set(["sheet", "cover", "popover", "inspector", "alert", "dialog"]);
const COLUMNS = ["sidebar", "content"];

/**
 * A scene's first screen.
 * @param {string} scene
 * @returns {Step}
 */
export function rootOf(scene) {
  return { part: "root", type: "", value: scene, title: "", below: null, depth: 0 };
}

/**
 * The place in a state, as far as a state says it: presentations have a title, and links too.
 * @param {State} state
 * @returns {Step}
 */
export function placeOf(state) {
  let place = rootOf(state.scene.id);
  for (const column of COLUMNS)
    place = selected(place, column, state[/** @type {"sidebar"} */ (column)]?.selection ?? null);
  const screens = (state.screens ?? []).slice(1);
  const path = state.detail?.path ?? [];
  if (screens.length < path.length) { for (const element of path) place = shows(place, element); }
  else {
    for (const { source, index, declaration = "link", title } of screens) {
      const element = source === "path" ? path[index ?? -1] : undefined;
      const part = declaration === "isPresented" ? "flag" : declaration;
      place = element ? shows(place, element) : over(place, LINKS.has(part) ? part : "link", title);
    }
  }
  const { inspector, sheet, alert } = state.view ?? {};
  if (inspector) place = over(place, "inspector", inspector.title);
  if (sheet) place = over(place, "sheet", sheet.title);
  return alert ? over(place, "alert", alert.title) : place;
}

/**
 * The place after a revision's effects.
 * @param {Step} before
 * @param {Effect[]} did
 */
export function placeAfter(before, did) {
  return did.reduce(afterEffect, before);
}

/**
 * @param {Step} place
 * @param {Effect} effect
 * @returns {Step}
 */
function afterEffect(place, { scene, push, pop, set, count, select, value, shown, hidden, title }) {
  if (scene !== undefined) return rootOf(scene);
  if (pop) return popped(place, count ?? pop.length);
  if (push) return pushed(place, push, count);
  if (Array.isArray(set)) return pushed(place, set, count);
  if (select !== undefined) return selected(place, select, value ?? null);
  if (shown === "tab") return onTab(place, title ?? "");
  if (shown && (LINKS.has(shown) || OVERLAYS.has(shown))) return over(place, shown, title ?? "");
  if (hidden && hidden !== "tab") return without(place, hidden, title ?? "");
  return place;
}

/**
 * The values that came; of those that the log does not list, only that they are there is known.
 * @param {Step} place
 * @param {PathElement[]} listed
 * @param {number} [count]
 */
function pushed(place, listed, count = listed.length) {
  let top = place;
  for (let index = listed.length; index < Math.min(count, MOST_DEEP); index += 1) {
    top = { ...step("path", "", ""), below: top, depth: top.depth + 1 };
  }
  for (const element of listed) top = shows(top, element);
  return top;
}

/** No path of the protocol is longer. */
const MOST_DEEP = 100_000;

/**
 * Screens over the values that went stay until the log says that they went too.
 * @param {Step} place
 * @param {number} count
 */
function popped(place, count) {
  /** @type {Step[]} */
  const kept = [];
  let [top, left] = [place, count];
  while (left > 0 && top.below && isOnStack(top)) {
    if (top.part === "path") left -= 1;
    else kept.push(top);
    top = top.below;
  }
  return kept.reduceRight(stacked, top);
}

/**
 * True for what has a title and no value: presentations, links and tabs.
 * @param {Step} step
 */
export function isTitled({ part }) {
  return part === "tab" || LINKS.has(part) || OVERLAYS.has(part);
}

/** @param {Step} step */
function isOnStack({ part }) {
  return part === "path" || LINKS.has(part) || OVERLAYS.has(part);
}

/**
 * @param {Step} place
 * @param {string} kind
 * @param {string} title
 */
function without(place, kind, title) {
  /** @type {Step[]} */
  const kept = [];
  const isIt = (/** @type {Step} */ { part }) => part === kind || isAlike(part, kind);
  for (let top = /** @type {Step | null} */ (place); top?.below; top = top.below) {
    if (isIt(top) && (top.title === title || !LINKS.has(kind)))
      return kept.reduceRight(stacked, top.below);
    kept.push(top);
  }
  return place;
}

/**
 * True for two names of one thing: a state shows only that there is a sheet or an alert.
 * @param {string} part
 * @param {string} kind
 */
function isAlike(part, kind) {
  const [sheets, alerts] = [["sheet", "cover", "popover"], ["alert", "dialog"]];
  return [sheets, alerts].some((names) => names.includes(part) && names.includes(kind)) ||
    (LINKS.has(part) && LINKS.has(kind));
}

/**
 * A choice in a column lies below the stack, and above the columns before it.
 * @param {Step} place
 * @param {string} column
 * @param {Selection} selection
 */
function selected(place, column, selection) {
  const first = Array.isArray(selection) ? selection[0] : selection;
  const order = COLUMNS.indexOf(column);
  const above = stepsOf(place).slice(1);
  const isBefore = (/** @type {Step} */ { part }) =>
    part === "tab" || (COLUMNS.includes(part) && COLUMNS.indexOf(part) < order);
  const [before, after] = [above.filter(isBefore), above.filter((one) => !isBefore(one))];
  const chosen = first ? [{ ...step(column, first.type, ""), value: first.value }] : [];
  const rest = after.filter(({ part }) => part !== column);
  return [...before, ...chosen, ...rest].reduce(stacked, bottomOf(place));
}

/**
 * @param {Step} place
 * @param {string} title
 */
function onTab(place, title) {
  const above = stepsOf(place).slice(1).filter(({ part }) => part !== "tab");
  return [step("tab", "", title), ...above].reduce(stacked, bottomOf(place));
}

/** @param {Step} place */
function bottomOf(place) {
  let bottom = place;
  while (bottom.below) bottom = bottom.below;
  return bottom;
}

/**
 * All steps, the first screen first.
 * @param {Step} place
 */
export function stepsOf(place) {
  /** @type {Step[]} */
  const steps = [];
  for (let top = /** @type {Step | null} */ (place); top; top = top.below) steps.push(top);
  return steps.reverse();
}

/**
 * @param {string} part
 * @param {string} type
 * @param {string} title
 * @returns {Step}
 */
function step(part, type, title) {
  return { part, type, value: undefined, title, below: null, depth: 0 };
}

/**
 * @param {Step} below
 * @param {Step} upon
 */
function stacked(below, upon) {
  return upon.below === below ? upon : { ...upon, below, depth: below.depth + 1 };
}

/**
 * @param {Step} below
 * @param {TypedValue} element
 */
function shows(below, { type, value }) {
  return stacked(below, { ...step("path", type, ""), value });
}

/**
 * @param {Step} below
 * @param {string} part
 * @param {string} title
 */
function over(below, part, title) {
  return stacked(below, step(part, "", title));
}

/**
 * True if both are the same screen, whatever lies below them.
 * @param {Step} one
 * @param {Step} other
 */
export function isSameScreen(one, other) {
  if (one === other) return true;
  return one.part === other.part && one.type === other.type && one.title === other.title &&
    valueKey(one.value) === valueKey(other.value);
}

/**
 * The place that the log led to, or the state's if the two differ: the log says more about what
 * lies over the stack, and less after a revision without effects in words.
 * @param {Step} place
 * @param {State} state
 */
export function corrected(place, state) {
  const known = placeOf(state);
  let [a, b] = [/** @type {Step | null} */ (place), /** @type {Step | null} */ (known)];
  while (a && b) {
    const isIt = a.part === b.part ? isTitled(a) || isSameScreen(a, b) : isAlike(a.part, b.part);
    if (!isIt && a.part !== "tab") return known;
    a = a.below;
    if (isIt) b = b.below;
  }
  return a === b ? place : known;
}

/**
 * A name for a value, cut where values are very long.
 * @param {unknown} value
 */
export function valueKey(value) {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value.slice(0, 200);
  if (typeof value !== "object") return String(value);
  const known = keys.get(value);
  if (known !== undefined) return known;
  const key = writeExactly(value).slice(0, 200);
  keys.set(value, key);
  return key;
}

/** @type {WeakMap<object, string>} A large value is written once. */
const keys = new WeakMap();
