// The stage's view of a state, based only on the state's shape: a screen for each column. A detail
// for which the scene renders no screen shows the path.

import { valueTitle } from "../values/value-fields.js";
import { PLAIN } from "../styles/styles.js";

/** @import { ColumnName, PathElement, Presentation, Screen } from "../../types/state.d.ts" */
/** @import { StackScreen, State, ViewNode } from "../../types/state.d.ts" */
/** @import { LastChange } from "../../types/log.d.ts" */

/**
 * The screens of `state` after `change`, with one column when collapsed.
 * @param {State} state
 * @param {Omit<LastChange, "who">} change
 * @returns {StageView}
 */
export function stageView(state, change) {
  const { presentation, view } = state;
  return {
    columns: presentation.collapsed
      ? [oneColumn(worded(view.stack) ?? pathScreen(state, change), presentation)]
      : COLUMNS.map((name) => columnOf(name, state, change)),
    inspector: view.inspector ?? null,
    sheet: view.sheet ?? null,
    alert: view.alert ?? null,
  };
}

/**
 * @typedef {{ name: ColumnName, label: string, screen: Screen | null, shown: boolean,
 *   overlay: boolean }} StageColumn
 * @typedef {{ columns: StageColumn[], inspector: Screen | null, sheet: Screen | null,
 *   alert: Screen | null }} StageView
 */

/**
 * The columns from the leading one.
 * @type {ColumnName[]}
 */
export const COLUMNS = ["sidebar", "content", "detail"];

/**
 * True for the name of a column; what else is on a collapsed stack are the ids of elements.
 * @param {string} name
 * @returns {name is ColumnName}
 */
function isColumn(name) {
  return COLUMNS.some((column) => column === name);
}

/**
 * The column's name for people: "Sidebar".
 * @param {string} name
 */
function columnWord(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * @param {Screen} screen
 * @param {Presentation} presentation
 * @returns {StageColumn}
 */
function oneColumn(screen, { stack }) {
  const label = columnWord(stack?.findLast(isColumn) ?? "detail");
  return { name: "detail", label, screen, shown: true, overlay: false };
}

/**
 * @param {ColumnName} name
 * @param {State} state
 * @param {Omit<LastChange, "who">} change
 * @returns {StageColumn}
 */
function columnOf(name, state, change) {
  const placed = state.presentation.columns.find((column) => column.name === name);
  const rendered = worded(state.view[name]);
  const isPlaced = placed?.shown ?? rendered !== null;
  const isPath = isPlaced && name === "detail" && rendered === null;
  const screen = isPath ? pathScreen(state, change) : rendered;
  return {
    name,
    label: columnWord(name),
    screen,
    shown: isPlaced && screen !== null,
    overlay: placed?.overlay ?? false,
  };
}

/**
 * The words for a column's list of values without rows, by the list's id.
 * @type {Map<string | undefined, string>}
 */
const NO_ROWS = new Map([
  ["sidebar", "There are no rows."],
  ["content", "Choose a row in the sidebar."],
]);

/**
 * The screen of a list of values: the words at the end of its rows are badges, and words are in
 * place of rows if there are none.
 * @param {Screen | null | undefined} screen
 * @returns {Screen | null}
 */
function worded(screen) {
  const [list] = screen?.body ?? [];
  const label = NO_ROWS.get(list?.id);
  if (!screen || !label) return screen ?? null;
  const rows = list.children ?? [];
  if (rows.length === 0) return { ...screen, body: [{ kind: "text", label }] };
  return { ...screen, body: [{ ...list, children: rows.map(badged) }] };
}

const BADGED = { ...PLAIN, base: { attached: { badge: [0] } } };

/**
 * @param {ViewNode} row
 * @returns {ViewNode}
 */
function badged(row) {
  return row.children?.length ? { ...row, look: BADGED } : row;
}

/**
 * The values of the path as cards on one screen.
 * @param {State} state
 * @param {Omit<LastChange, "who">} change
 * @returns {Screen}
 */
function pathScreen(state, { animates, burst }) {
  const { screens, detail: { path } } = state;
  const selected = selectedElement(state);
  const cards = { kind: "cards", value: { screens, path, selected, animates, burst } };
  const title = screens.length > 1 ? screens[screens.length - 1].title : rootTitle(state);
  return { title, back: backTitle(state), body: [cards] };
}

/**
 * The element that is selected in the column before the detail; null if none or several are.
 * @param {State} state
 * @returns {PathElement | null}
 */
export function selectedElement({ columns, sidebar, content }) {
  const { selection } = columns === 3 ? content : sidebar;
  return Array.isArray(selection) ? null : selection;
}

/**
 * The title of the detail's root as the device shows it: without views, that of the selection.
 * @param {State} state
 */
export function rootTitle(state) {
  const [root] = state.screens ?? [];
  const selected = root?.declaration === undefined ? selectedElement(state) : null;
  return selected ? valueTitle(selected) : root?.title ?? "";
}

/**
 * The title that the device's Back button has while the path is empty; null without one.
 * @param {State} state
 */
export function shownBackTitle(state) {
  const { view } = state;
  const screen = view?.stack ?? view?.detail;
  return (screen ? screen.back : columnBack(state)) ?? null;
}

/**
 * The title of the screen below the path's top, or, collapsed, of the column before the detail.
 * @param {State} state
 */
export function backTitle(state) {
  const { screens = [] } = state;
  if (screens.length > 2) return screens[screens.length - 2].title;
  return screens.length === 2 ? rootTitle(state) : columnBack(state);
}

/**
 * The title of the column before the detail in one stack; null if there is none.
 * @param {State} state
 */
function columnBack({ scene, presentation }) {
  const stack = presentation?.stack ?? [];
  const below = stack[stack.indexOf("detail") - 1];
  return below ? scene?.columnTitles?.[below] ?? columnWord(below) : null;
}

/**
 * Names of the screens on the detail's stack, lowest first. A screen keeps its name as long as it
 * exists. Collapsed, the roots of the other columns are below. The path's cards are one screen.
 * @param {State} state
 */
export function stackKeys({ scene, screens, detail, presentation, view }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const isPath = !view.detail && !view.stack;
  const own = isPath ? ["cards"] : screens.map((screen) => screenKey(screen, detail.path, counts));
  const roots = presentation.collapsed ? presentation.stack ?? [] : [];
  const below = roots.filter((name) => isColumn(name) && name !== "detail");
  const reached = roots.length === 0 || roots.includes("detail");
  return [`scene ${scene.id}`, ...below, ...(reached ? own : [])];
}

/**
 * Links and presented screens are counted separately: elements can later appear below them.
 * @param {StackScreen} screen
 * @param {PathElement[]} path
 * @param {Map<string, number>} counts
 */
function screenKey({ source, index }, path, counts) {
  const element = source === "path" ? path[index ?? -1] : null;
  if (element) return `element ${element.id}`;
  const count = counts.get(source) ?? 0;
  counts.set(source, count + 1);
  return `${source} ${count}`;
}

/**
 * The id of the path element of the top screen; null for a screen of no element.
 * @param {State} state
 */
export function topElement({ screens, detail }) {
  const top = screens.at(-1);
  return top?.source === "path" ? detail.path[top.index ?? -1]?.id ?? null : null;
}

/**
 * The titles, lowest first, after `screen` has come to a stack of which only the top screen is
 * known: its back button says what lies below.
 * @param {string[]} titles
 * @param {Screen} screen
 */
export function titlesAfter(titles, { title, back }) {
  if (back === null || back === undefined) return [title];
  if (titles.length > 1 && titles.at(-2) === back) return [...titles.slice(0, -1), title];
  if (titles.at(-1) === back) return [...titles, title];
  if (titles.length > 2 && titles.at(-3) === back) return [...titles.slice(0, -2), title];
  return [back, title];
}
