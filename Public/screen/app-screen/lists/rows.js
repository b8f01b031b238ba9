import { chosenRow } from "../../../model/styles/list-groups.js";
import { FIRST, rangeWith } from "../../../model/layout/row-range.js";
import { RowSpace } from "../../../model/layout/row-space.js";
import { lookOf } from "../../../model/styles/styles.js";
import { keyedNodes } from "../../../model/styles/view-nodes.js";
import { setAttribute } from "../../../dom/dom.js";
import { keyedList } from "../../../dom/keyed-list.js";
import { animations } from "../../animation/animation-loader.js";
import { drawCell, makeCell } from "./cells.js";
import { requestedRows, roomFor, views } from "./row-views.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Group, Row } from "../../../model/styles/list-groups.js" */
/** @import { Range } from "../../../model/layout/row-range.js" */
/** @import { KeyedRow, RowWindow } from "./row-views.js" */

// The rows of a group. For a long list, only those in sight are created, with room for the others.

/**
 * @param {HTMLElement} list
 * @param {Group} group
 * @param {NodeContext} context
 * @param {boolean} isLong
 */
export function drawRows(list, group, context, isLong) {
  const { rows, isSection } = group;
  const space = new RowSpace(rows);
  const count = space.length;
  setAttribute(list, "data-long", isLong);
  const whole = { from: 0, to: count };
  const before = views.get(list);
  const chosen = space.positionOf(chosenRow(rows, isSection));
  const index = isLong
    ? rows.findIndex(({ node }) => scrollRequestOf(node, context) !== undefined)
    : -1;
  const requested = index < 0 ? undefined : scrollRequestOf(rows[index].node, context);
  const requestedRow = space.positionOf(index);
  const shown = isLong ? before?.range ?? { from: 0, to: Math.min(FIRST, count) } : whole;
  const isRequested = requested !== undefined && requested !== before?.requested;
  const wanted = isRequested ? requestedRow : chosen === before?.chosen ? -1 : chosen;
  const range = within(rangeWith(shown, wanted, count), count);
  // A row that is scrolled to stays until it is in its place, however long that takes.
  const kept = isRequested ? requestedRow : before?.kept ?? -1;
  if (isRequested) setAttribute(list, "data-bringing", requested);
  const start = before && before.range.from === range.from ? before.start : undefined;
  /** @type {RowWindow} */
  const view = {
    group,
    space,
    context,
    range,
    height: before?.height,
    chosen,
    requested,
    kept,
    start,
    shown: [],
    draw: () => drawRange(list, view),
  };
  views.set(list, view);
  const { draw } = view;
  if (animations && before && context.animates && list.isConnected) animations.moveRows(list, draw);
  else draw();
  if (isLong) requestAnimationFrame(async () => (await long()).watchRows(list));
}

const long = () => import("./long-rows.js");

/**
 * The number of the request to scroll to a row.
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
function scrollRequestOf(node, context) {
  return lookOf(node, context).traits.scrolled?.to;
}

/**
 * @param {Range} range
 * @param {number} count
 */
function within({ from, to }, count) {
  return from < count
    ? { from, to: Math.min(to, count) }
    : { from: Math.max(0, count - FIRST), to: count };
}

/**
 * @param {HTMLElement} list
 * @param {RowWindow} view
 */
function drawRange(list, view) {
  const { space, context, range: { from, to } } = view;
  const shown = space.slice(from, to)
    .flatMap((row) => (row.place && requestedRows.find(row)) || row);
  view.shown = shown;
  const isPart = to - from < space.length;
  const room = roomFor(view);
  // An estimated position stays when the heights of the rows become known.
  view.start ??= from * room;
  list.style.setProperty("--before", `${Math.round(view.start)}px`);
  list.style.setProperty("--after", `${Math.round((space.length - to) * room)}px`);
  const inState = shown.filter(({ styles }) => !styles);
  const keyed = keyedNodes(inState.map(({ node }) => node), context)
    .map((known, index) => ({ ...known, row: inState[index], context }))[Symbol.iterator]();
  const cells = shown.map((row) =>
    row.styles ? requestedRows.key(row, context) : keyed.next().value
  );
  keyedList(list, /** @type {KeyedRow[]} */ (cells), {
    key: ({ key }) => key,
    make: ({ shape }) => makeCell(shape),
    update: (cell, { node, shape, row, context }, index) => {
      setAttribute(cell, "aria-setsize", isPart ? space.length : null);
      setAttribute(cell, "aria-posinset", isPart ? from + index + 1 : null);
      drawCell(cell, row, node, shape, context);
    },
  });
}
