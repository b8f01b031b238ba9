// The screens in front of a person, and why each of them is there.

import { term, translate } from "../../language/translate.js";
import { typeWord } from "../../protocol/type-names.js";
import { rootTitle } from "./stage-view.js";

/** @import { ColumnName, Screen, StackScreen, State } from "../../types/state.d.ts" */

/**
 * A screen with all its known facts. `order` is its index on the detail's stack, 0 for the root,
 * and null if it is not on that stack. `call` is the declaration as written, `location` its file
 * and line.
 * @typedef {{
 *   key: string, title: string, type: string | null, order: number | null, element: string | null,
 *   call: string | null, why: string, on: string | null, isHidden: boolean,
 *   location: { file: string, line: number } | null,
 * }} ScreenFacts
 */

/**
 * A part of the stage with its screens, the one in front first.
 * @typedef {{ part: string, words: string, screens: ScreenFacts[] }} Front
 */

/** @type {[ColumnName | "sheet" | "alert", string][]} */
const PARTS = [
  ["sidebar", term("Sidebar")],
  ["content", term("Content")],
  ["detail", term("Detail")],
  ["sheet", term("Sheet")],
  ["alert", term("Alert")],
];
const STACK = term("Collapsed stack");

/**
 * The front of each part of the stage, the one above the columns last.
 * @param {State} state
 * @returns {Front[]}
 */
export function topScreens(state) {
  return PARTS.map(([part, words]) => frontOf(part, words, state)).filter((front) =>
    front !== null
  );
}

/**
 * @param {ColumnName | "sheet" | "alert"} part
 * @param {string} words
 * @param {State} state
 * @returns {Front | null}
 */
function frontOf(part, words, state) {
  const { presentation: { collapsed, columns }, view } = state;
  if (part === "detail") {
    const isShown = collapsed || columns.some(({ name, shown }) => name === part && shown);
    const named = collapsed && columns.length > 1 ? STACK : words;
    return isShown ? { part, words: translate(named), screens: detailScreens(state) } : null;
  }
  const screen = view[part];
  return screen
    ? { part, words: translate(words), screens: [ofItself(part, screen, state)] }
    : null;
}

/**
 * The detail's stack from the top down; collapsed, the screen of another column may lie on top of it.
 * @param {State} state
 */
function detailScreens(state) {
  const { screens = [], presentation: { collapsed, stack }, view } = state;
  const isReached = !collapsed || !stack?.length || stack.includes("detail");
  const own = screens.map((_, order) => stackScreen(state, order, !isReached)).reverse();
  return isReached || !view.stack ? own : [ofItself("stack", view.stack, state), ...own];
}

/**
 * @param {State} state
 * @param {number} order
 * @param {boolean} isHidden
 * @returns {ScreenFacts}
 */
function stackScreen(state, order, isHidden) {
  const { screens, detail: { path } } = state;
  const screen = screens[order];
  const element = screen.source === "path" ? path[screen.index ?? -1] : undefined;
  return {
    key: `stack ${order}`,
    title: order === 0 ? rootTitle(state) : screen.title,
    type: screen.type ?? null,
    order,
    element: element?.id ?? null,
    isHidden,
    ...origin(screen, state, element?.type),
  };
}

/**
 * A screen that the state lists separately from the detail's stack.
 * @param {string} part
 * @param {Screen & Partial<StackScreen>} screen
 * @param {State} state
 * @returns {ScreenFacts}
 */
function ofItself(part, screen, state) {
  const { title, type = null, declaration } = screen;
  const presented = { ...screen, source: /** @type {const} */ ("presented") };
  const known = declaration ? origin(presented, state, undefined) : NO_ORIGIN;
  const why = declaration ? known.why : translate(unknownReason(part));
  // A sheet, a cover and a popover are declared alike, and so are an alert and a dialog.
  return {
    key: part,
    title,
    type,
    order: null,
    element: null,
    isHidden: false,
    ...known,
    why,
    call: null,
  };
}

const NO_ORIGIN = { why: "", on: null, location: null };

const UNKNOWN_ORIGIN = term(
  "A split view column. Source locations are known only for detail screens and presentations.",
);

/** @param {string} part */
function unknownReason(part) {
  return part === "sheet" || part === "alert"
    ? term("Presented over the columns. The call that presented it is unknown.")
    : UNKNOWN_ORIGIN;
}

const WHY = {
  root: term("The stack’s root, always at the bottom."),
  value: term(
    "path[{index}] is a {type}; this is its destination.",
  ),
  isPresented: term("Its flag is true."),
  item: term("Its item is not nil."),
  link: term(
    "A link with a view of its own was followed, so the path has no value for this screen.",
  ),
  missing: term("path[{index}] is a {type}, and no screen declares a destination for it."),
  bare: term("This scene has no SwiftUI views, so the page shows the path’s values instead."),
};

const ON = term("{type}, “{title}”");

/**
 * @param {StackScreen} screen
 * @param {State} state
 * @param {string | undefined} type That of its value.
 */
function origin(screen, state, type) {
  const { declaration, valueType, declaredAt, declaredOn } = screen;
  const values = { index: screen.index ?? 0, type: typeWord(valueType ?? type ?? "") };
  const holder = declaredOn === undefined ? undefined : state.screens[declaredOn];
  const why = declaration ? WHY[declaration] : missing(screen, state);
  return {
    call: callOf(screen),
    why: translate(why, values),
    on: holder ? translate(ON, { type: holder.type ?? "", title: holder.title }) : null,
    location: declaredAt ?? null,
  };
}

/**
 * @param {StackScreen} screen
 * @param {State} state
 */
function missing({ source }, { screens }) {
  return source === "path" && screens[0]?.declaration ? WHY.missing : WHY.bare;
}

/**
 * The declaration as an author writes it.
 * @param {StackScreen} screen
 */
function callOf({ declaration, valueType = "" }) {
  if (declaration === "value") return `navigationDestination(for: ${ownName(valueType)}.self)`;
  if (declaration === "link") return "NavigationLink";
  if (declaration === "root" || declaration === undefined) return null;
  return `navigationDestination(${declaration}:)`;
}

/**
 * The name that a type has within its module: "Gallery.Recipe" is "Recipe".
 * @param {string} type
 */
function ownName(type) {
  return /^\w+(?:\.\w+)+$/.test(type) ? type.replace(/^\w+\./, "") : type;
}
