// The SwiftUI code that has the navigation of a state, for a screen whose own source is not known.

import { ExactNumber, writeExactly } from "../../protocol/exact-json.js";
import { columnOnScreen } from "../state/column-on-screen.js";
import { rootTitle } from "../state/stage-view.js";
import { swiftText } from "./swift-literal.js";
import { valueTitle } from "../values/value-fields.js";
import { ValueTypes } from "./value-types.js";

/** @import { Screen, Selection, State, TypedValue, ViewNode } from "../../types/state.d.ts" */

/** The most values of the path, rows of a list, and bytes of a value that the code has. */
const MOST_VALUES = 20;
const MOST_ROWS = 12;
const LONGEST_VALUE = 2000;
const NAMES = ["name", "title", "label"];

/**
 * A view with the columns, the selections and the path of the state, and a destination for each type
 * on the path. The types are as the values show them. `known` are the screens of lists that are not
 * on the screen.
 * @param {State} state
 * @param {Partial<Record<"sidebar" | "content", Screen>>} [known]
 */
export function navigationCode(state, known = {}) {
  const { columns, detail, sidebar, content, scene } = state;
  const path = detail.path.slice(-MOST_VALUES).filter(isShort);
  const lists = columns === 1 ? [] : [
    list("sidebar", sidebar.selection, state, known.sidebar),
    ...(columns === 3 ? [list("content", content.selection, state, known.content)] : []),
  ];
  const types = new ValueTypes([
    ...path,
    ...lists.flatMap(({ rows, chosen }) => [...chosen, ...rows.map(({ value }) => value)]),
  ]);
  const column = columnOnScreen(state) ?? state.preferredCompactColumn;
  const left = detail.path.length - path.length;
  const stack = stackLines(path, types, rootTitle(state) || scene.title);
  return [
    "import SwiftUI",
    "",
    "struct ContentView: View {",
    ...lists.map((one) => `  ${selectionLine(one, types)}`),
    ...pathLines(path, left, types),
    ...(lists.length === 0 ? [] : [
      `  @State private var visibility = NavigationSplitViewVisibility.${state.columnVisibility}`,
      `  @State private var compactColumn = NavigationSplitViewColumn.${column}`,
    ]),
    "",
    "  var body: some View {",
    ...indented(lists.length === 0 ? stack : splitLines(lists, stack, types, state), 4),
    "  }",
    "}",
    ...types.declarations,
    "",
  ].join("\n");
}

/** @param {TypedValue} typed */
const isShort = ({ value }) => writeExactly(value).length <= LONGEST_VALUE;

/** @typedef {{ label: string, value: TypedValue }} Row */
/** @typedef {{ column: "sidebar" | "content", title: string, rows: Row[], count: number,
 *   chosen: TypedValue[], isMany: boolean }} List */

/**
 * The screen of a column's list, if the column is on the screen.
 * @param {"sidebar" | "content"} column
 * @param {State} state
 */
export function listScreen(column, { view }) {
  return view[column] ?? (view.stack && holds(view.stack.body, column) ? view.stack : null);
}

/**
 * A list of which no screen is known has the rows that are chosen.
 * @param {"sidebar" | "content"} column
 * @param {Selection} selection
 * @param {State} state
 * @param {Screen} [known]
 * @returns {List}
 */
function list(column, selection, state, known) {
  const screen = listScreen(column, state) ?? known;
  const chosen = [selection ?? []].flat().filter(isShort);
  const rows = screen
    ? rowsIn(screen.body)
    : chosen.map((value) => ({ label: valueTitle(value), value }));
  return {
    column,
    title: state.scene.columnTitles?.[column] ?? screen?.title ?? "",
    rows: rows.slice(0, MOST_ROWS),
    count: rows.length,
    chosen,
    isMany: Array.isArray(selection),
  };
}

/**
 * @param {ViewNode[]} nodes
 * @param {string} id
 */
const holds = (nodes, id) => nodes.some((node) => node.kind === "list" && node.id === id);

/**
 * @param {ViewNode[]} nodes
 * @returns {Row[]}
 */
function rowsIn(nodes) {
  const found = nodes.flatMap(({ children = [] }) => children)
    .filter(({ kind, value }) => kind === "row" && isTyped(value));
  return found.map(({ label = "", value }) => ({ label, value: /** @type {TypedValue} */ (value) }))
    .filter(({ value }) => isShort(value));
}

/** @param {any} value */
const isTyped = (value) => typeof value?.type === "string" && "value" in value;

/**
 * @param {List} list
 * @param {ValueTypes} types
 */
function selectionLine({ column, rows, chosen, isMany }, types) {
  const type = chosen[0]?.type ?? rows[0]?.value.type;
  const name = type === undefined ? "String" : types.nameOf(type);
  const values = chosen.map((value) => types.literal(value));
  if (isMany) return `@State private var ${column}: Set<${name}> = [${values.join(", ")}]`;
  return `@State private var ${column}: ${name}?${
    values[0] === undefined ? "" : ` = ${values[0]}`
  }`;
}

/**
 * @param {TypedValue[]} path
 * @param {number} left
 * @param {ValueTypes} types
 */
function pathLines(path, left, types) {
  if (path.length === 0) return ["  @State private var path = NavigationPath()"];
  return [
    "  @State private var path = {",
    "    var path = NavigationPath()",
    ...(left > 0 ? [`    // The values before these are left out: ${left}.`] : []),
    ...path.map((value) => `    path.append(${types.literal(value)})`),
    "    return path",
    "  }()",
  ];
}

/**
 * @param {List[]} lists
 * @param {string[]} stack
 * @param {ValueTypes} types
 * @param {State} state
 */
function splitLines(lists, stack, types, { style }) {
  const columns = lists.flatMap((one, index) => [
    ...(index === 0 ? [] : ["} content: {"]),
    ...indented(listLines(one, types), 2),
  ]);
  return [
    "NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compactColumn) {",
    ...columns,
    "} detail: {",
    ...indented(stack, 2),
    "}",
    ...(style === "automatic" ? [] : [`.navigationSplitViewStyle(.${style})`]),
  ];
}

/**
 * @param {List} list
 * @param {ValueTypes} types
 */
function listLines({ column, title, rows, count }, types) {
  const titled = `.navigationTitle(${swiftText(title)})`;
  if (rows.length === 0) return [`List(selection: $${column}) {}`, titled];
  return [
    `List(selection: $${column}) {`,
    ...rows.map(({ label, value }) =>
      `  NavigationLink(${swiftText(label)}, value: ${types.literal(value)})`
    ),
    ...(count > rows.length ? [`  // More rows: ${count - rows.length}.`] : []),
    "}",
    titled,
  ];
}

/**
 * @param {TypedValue[]} path
 * @param {ValueTypes} types
 * @param {string} title
 */
function stackLines(path, types, title) {
  const seen = new Map(path.map((element) => [types.nameOf(element.type), element]));
  return [
    "NavigationStack(path: $path) {",
    `  Text(${swiftText(title)})`,
    ...[...seen].flatMap(([name, element]) => [
      `    .navigationDestination(for: ${name}.self) { value in`,
      `      Text(${titleOf(element)})`,
      `        .navigationTitle(${titleOf(element)})`,
      "    }",
    ]),
    "}",
  ];
}

/** @param {TypedValue} element */
function titleOf({ type, value }) {
  if (type === "Swift.String") return "value";
  const fields = typeof value === "object" && value !== null && !(value instanceof ExactNumber)
    ? /** @type {Record<string, unknown>} */ (value)
    : {};
  const name = NAMES.find((key) => typeof fields[key] === "string");
  return name ? `value.${name}` : "String(describing: value)";
}

/**
 * @param {string[]} lines
 * @param {number} depth
 */
const indented = (lines, depth) => lines.map((line) => `${" ".repeat(depth)}${line}`);
