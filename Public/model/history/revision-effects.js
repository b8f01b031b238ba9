// A revision's effects as data: from the server's `did`, or found by comparing two states.

import { boxOf, sheetStyle } from "../styles/sheet-style.js";
import { stackChange } from "./stack-change.js";

/** @import { Environment, PathElement, StackScreen, State, View } from "../../types/state.d.ts" */
/** @import { Effect } from "../../types/wire.d.ts" */

/** The most elements that one effect lists. */
const LISTED = 3;
const COLUMNS = /** @type {const} */ (["sidebar", "content"]);

/**
 * The effects of one revision. Uses those that the server reports, and finds the rest by
 * comparing the states before and after.
 * @param {State} before
 * @param {State} after
 * @param {Effect[]} reported
 * @returns {Effect[]}
 */
export function effectsBetween(before, after, reported = []) {
  const topics = new Set(reported.map(topicOf));
  const found = between(before, after).filter((own) => !topics.has(topicOf(own)));
  const isDepth = (/** @type {Effect} */ { depth }) => depth !== undefined;
  // The depth comes after the effects that led to it.
  return topics.has("path")
    ? [...found.filter((own) => !isDepth(own)), ...reported, ...found.filter(isDepth)]
    : [...found, ...reported];
}

/**
 * The topic of an effect. Several effects can have the same topic.
 * @param {Effect} effect
 */
export function topicOf({ push, pop, set, select, shown, hidden, field, scene }) {
  if (push ?? pop ?? set) return "path";
  if (shown !== undefined || hidden !== undefined) return "screens";
  if (select !== undefined) return `select ${select}`;
  if (field !== undefined) return `field ${field}`;
  return scene === undefined ? "else" : "scene";
}

/**
 * @param {State} before
 * @param {State} after
 * @returns {Effect[]}
 */
function between(before, after) {
  if (before.scene.id !== after.scene.id)
    return [{ scene: after.scene.id, title: after.scene.title }];
  return [
    ...selections(before, after),
    ...stack(before.detail.path, after.detail.path),
    ...screens(before.screens ?? [], after.screens ?? []),
    ...overlays(before, after),
    ...environment(before.environment, after.environment),
    ...fields(before, after),
  ];
}

/**
 * @param {PathElement[]} before
 * @param {PathElement[]} after
 * @returns {Effect[]}
 */
function stack(before, after) {
  if (before === after) return [];
  const { kind, count } = stackChange(ids(before), ids(after));
  if (kind === "none") return [];
  const come = kind === "push" || kind === "set" ? count : 0;
  const gone = before.length - (after.length - come);
  /** @type {Effect[]} */
  const found = [{ depth: after.length }];
  if (come > 0) found.unshift({ push: after.slice(-come).slice(-LISTED), count: come });
  if (gone > 0) found.unshift({ pop: before.slice(-gone).slice(-LISTED).reverse(), count: gone });
  return found;
}

/** @param {PathElement[]} path */
const ids = (path) => path.map((element) => element.id);

/**
 * @param {State} before
 * @param {State} after
 * @returns {Effect[]}
 */
function selections(before, after) {
  return COLUMNS.flatMap((column) => {
    const old = before[column].selection;
    const now = after[column].selection;
    if (old === now || JSON.stringify(old) === JSON.stringify(now)) return [];
    return [{ select: column, value: now, count: Array.isArray(now) ? now.length : undefined }];
  });
}

/**
 * The screens without an element of the path that came or went: of links, flags and items.
 * @param {StackScreen[]} before
 * @param {StackScreen[]} after
 * @returns {Effect[]}
 */
function screens(before, after) {
  if (before === after) return [];
  let kept = 0;
  while (kept < before.length && kept < after.length && isSame(before[kept], after[kept]))
    kept += 1;
  const gone = before.slice(kept).filter(isView).reverse();
  const come = after.slice(kept).filter(isView);
  return [
    ...gone.map((screen) => ({ hidden: kindOf(screen), title: screen.title })),
    ...come.map((screen) => ({ shown: kindOf(screen), title: screen.title })),
  ];
}

/** @param {StackScreen} screen */
const isView = ({ source }) => source === "link" || source === "presented";

/**
 * Screens of the path match by place, whatever their titles. Links also need the same title.
 * @param {StackScreen} one
 * @param {StackScreen} other
 */
function isSame(one, other) {
  return one.source === other.source && one.index === other.index &&
    (!isView(one) || one.title === other.title);
}

/** @param {StackScreen} screen */
function kindOf({ source, declaration }) {
  if (declaration === "isPresented") return "flag";
  return declaration === "item" || source === "link" ? declaration ?? "link" : "screen";
}

/**
 * @param {State} before
 * @param {State} after
 * @returns {Effect[]}
 */
function overlays(before, after) {
  const [old, now] = [before.view ?? {}, after.view ?? {}];
  if (old === now) return [];
  /** @type {Effect[]} */
  const found = [];
  const isNarrow = after.environment?.horizontalSizeClass === "compact";
  if (old.alert && old.alert.title !== now.alert?.title) {
    found.push({ hidden: alertKind(old), title: old.alert.title });
  }
  if (old.sheet && !now.sheet)
    found.push({ hidden: sheetKind(old, isNarrow), title: old.sheet.title });
  if (old.inspector && !now.inspector)
    found.push({ hidden: "inspector", title: old.inspector.title });
  if (now.inspector && !old.inspector)
    found.push({ shown: "inspector", title: now.inspector.title });
  if (now.sheet && !old.sheet)
    found.push({ shown: sheetKind(now, isNarrow), title: now.sheet.title });
  if (now.alert && now.alert.title !== old.alert?.title) {
    found.push({ shown: alertKind(now), title: now.alert.title });
  }
  return found;
}

/** @param {View} view */
const alertKind = ({ alert, styles }) => (alert ? boxOf(alert, styles).kind : "alert");

/**
 * @param {View} view
 * @param {boolean} isNarrow
 */
const sheetKind = ({ sheet, styles }, isNarrow) =>
  sheet ? sheetStyle(sheet, styles, isNarrow).kind : "sheet";

/**
 * @param {Environment} before
 * @param {Environment} after
 * @returns {Effect[]}
 */
function environment(before, after) {
  if (before === after) return [];
  return fields(before, after).map((found) => ({ ...found, field: `environment.${found.field}` }));
}

/**
 * The plain members that changed, whatever fields the state has.
 * @param {object} before
 * @param {object} after
 * @returns {Effect[]}
 */
function fields(before, after) {
  const old = /** @type {Record<string, unknown>} */ (before);
  const now = /** @type {Record<string, unknown>} */ (after);
  return Object.keys({ ...old, ...now }).flatMap((field) =>
    isPlain(old[field]) && isPlain(now[field]) && old[field] !== now[field]
      ? [{ field, from: old[field], to: now[field] }]
      : []
  );
}

/** @param {unknown} value */
const isPlain = (value) => value === undefined || ["string", "number"].includes(typeof value);
