// The stage's view of a state, decided by the state's shape alone.
//
// A live scene renders whole screens: its detail, or its collapsed stack, is a screen with nodes. The
// built-in sandbox renders rows only: its detail has no screen and is drawn from the path.

/** @import { ColumnName, PathElement, Presentation, Screen, StackScreen, State, View } from "../types.d.ts" */

/**
 * The screens of `state`, with one column when collapsed.
 * @param {State} state
 * @returns {StageView}
 */
export function stageView(state) {
  const { presentation, view } = state;
  const isCollapsed = presentation.collapsed;
  const isLive = isLiveView(view);
  return {
    isLive,
    isCollapsed,
    columns: isLive && isCollapsed
      ? [oneColumn(view.stack ?? null)]
      : COLUMNS.map((name) => columnOf(name, presentation, view, isLive)),
    sheet: view.sheet ?? null,
    alert: view.alert ?? null,
  };
}

/**
 * @typedef {{ name: ColumnName, screen: Screen | null, shown: boolean, overlay: boolean }} StageColumn
 * @typedef {{ isLive: boolean, isCollapsed: boolean, columns: StageColumn[], sheet: Screen | null,
 *   alert: Screen | null }} StageView
 */

/** @type {ColumnName[]} */
const COLUMNS = ["sidebar", "content", "detail"];

/**
 * True for a live scene's rendered tree. The sandbox names its one list after the column.
 * @param {View} view
 */
export function isLiveView({ detail, stack, sheet, alert }) {
  if (detail || sheet || alert) return true;
  return Boolean(stack) && !COLUMNS.some((name) => name === stack?.body[0]?.id);
}

/**
 * @param {Screen | null} screen
 * @returns {StageColumn}
 */
function oneColumn(screen) {
  return { name: "detail", shown: true, overlay: false, screen };
}

/**
 * @param {ColumnName} name
 * @param {Presentation} presentation
 * @param {View} view
 * @param {boolean} isLive
 * @returns {StageColumn}
 */
function columnOf(name, { columns }, view, isLive) {
  const place = columns.find((column) => column.name === name);
  const screen = view[name] ?? null;
  const isPlaced = place?.shown ?? screen !== null;
  return {
    name,
    screen,
    shown: isPlaced && (screen !== null || !isLive),
    overlay: place?.overlay ?? false,
  };
}

/**
 * Names of the screens on the detail's stack, lowest first; a name stays as long as its screen does.
 * Collapsed, the roots of the other columns stand below.
 * @param {State} state
 */
export function stackKeys({ scene, screens, detail, presentation }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const own = screens.map((screen) => screenKey(screen, detail.path, counts));
  const roots = presentation.collapsed ? presentation.stack ?? [] : [];
  const below = roots.filter((name) => name !== "detail");
  const reached = roots.length === 0 || roots.includes("detail");
  return [`scene ${scene.id}`, ...below, ...(reached ? own : [])];
}

/**
 * Links and presented screens are counted apart: elements may come to stand below them.
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
 * The titles of a stack of which only the top screen is told, lowest first, after `screen` has come:
 * its back button says what lies below.
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
