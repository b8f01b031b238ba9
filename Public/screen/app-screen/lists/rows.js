import { chosenRow } from "../../../model/styles/list-groups.js";
import { averageHeight, FIRST, rangeInSight, rangeWith } from "../../../model/layout/row-range.js";
import { lookOf } from "../../../model/styles/styles.js";
import { keyedNodes } from "../../../model/styles/view-nodes.js";
import { scaleOf, setAttribute } from "../../../dom/dom.js";
import { keyedList } from "../../../dom/keyed-list.js";
import { animations } from "../../animation/animation-loader.js";
import { drawCell, makeCell } from "./cells.js";
import { views } from "./row-views.js";
import { noteSeparators } from "./separators.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Group } from "../../../model/styles/list-groups.js" */
/** @import { Range } from "../../../model/layout/row-range.js" */
/** @import { RowWindow } from "./row-views.js" */

// The rows of a group. For a long list, only those in sight are created, with room for the others.

/**
 * @param {HTMLElement} list
 * @param {Group} group
 * @param {NodeContext} context
 * @param {boolean} isLong
 */
export function drawRows(list, group, context, isLong) {
  const { rows, isSection } = group;
  setAttribute(list, "data-long", isLong);
  const whole = { from: 0, to: rows.length };
  const before = views.get(list);
  const chosen = chosenRow(rows, isSection);
  const requestedIndex = isLong
    ? rows.findIndex(({ node }) => scrollRequestOf(node, context) !== undefined)
    : -1;
  const requested = requestedIndex < 0
    ? undefined
    : scrollRequestOf(rows[requestedIndex].node, context);
  const shown = isLong ? before?.range ?? { from: 0, to: Math.min(FIRST, rows.length) } : whole;
  const isRequested = requested !== undefined && requested !== before?.requested;
  const wanted = isRequested ? requestedIndex : chosen === before?.chosen ? -1 : chosen;
  const range = within(rangeWith(shown, wanted, rows.length), rows.length);
  // A row that is scrolled to stays until it is in its place, however long that takes.
  const kept = isRequested ? requestedIndex : before?.kept ?? -1;
  if (isRequested) setAttribute(list, "data-bringing", requested);
  const start = before && before.range.from === range.from ? before.start : undefined;
  const view = {
    group,
    context,
    range,
    height: before?.height,
    chosen,
    requested,
    kept,
    start,
  };
  views.set(list, view);
  const draw = () => drawRange(list, view);
  if (animations && before && context.animates && list.isConnected) animations.moveRows(list, draw);
  else draw();
  if (isLong) requestAnimationFrame(() => watchRows(list));
}

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
function drawRange(list, { group: { rows }, context, range: { from, to }, height = 44, start }) {
  const shown = rows.slice(from, to);
  const isPart = shown.length < rows.length;
  list.style.setProperty("--before", `${Math.round(start ?? from * height)}px`);
  list.style.setProperty("--after", `${Math.round((rows.length - to) * height)}px`);
  const keyed = keyedNodes(shown.map(({ node }) => node), context).map((known, index) => ({
    ...known,
    row: shown[index],
  }));
  keyedList(list, keyed, {
    key: ({ key }) => key,
    make: ({ shape }) => makeCell(shape),
    update: (cell, { node, shape, row }, index) => {
      setAttribute(cell, "aria-setsize", isPart ? rows.length : null);
      setAttribute(cell, "aria-posinset", isPart ? from + index + 1 : null);
      drawCell(cell, row, node, shape, context);
    },
  });
}

/**
 * Creates the rows that have come into sight.
 * @param {HTMLElement} list
 */
function watchRows(list) {
  const view = views.get(list);
  const screen = list.closest(".device-screen");
  if (!view || !screen || !list.checkVisibility()) return;
  const { range, group: { rows } } = view;
  const [box, frame] = [list.getBoundingClientRect(), screen.getBoundingClientRect()];
  const scale = scaleOf(list);
  const cells = list.children;
  const made = cells.length === 0
    ? 0
    : cells[cells.length - 1].getBoundingClientRect().bottom - cells[0].getBoundingClientRect().top;
  view.height = averageHeight(undefined, made / scale, range.to - range.from);
  // Rows have different heights: the positions of the others are estimated from the existing ones.
  const start = cells.length === 0 ? 0 : (cells[0].getBoundingClientRect().top - box.top) / scale;
  const away = range.from * view.height - start;
  const seen = rangeInSight(rows.length, view.height, {
    top: (frame.top - box.top) / scale + away,
    bottom: (frame.bottom - box.top) / scale + away,
  });
  const isKept = list.dataset.bringing === String(view.requested);
  const wanted = rangeWith(seen, isKept ? view.kept : -1, rows.length);
  if (wanted.from === range.from && wanted.to === range.to) return;
  moveTo(list, view, wanted, start);
  noteSeparators(list);
}

/**
 * Creates the rows of another range; those that stay keep their positions.
 * @param {HTMLElement} list
 * @param {RowWindow} view
 * @param {Range} wanted
 * @param {number} start The position of the row that was first before.
 */
function moveTo(list, view, wanted, start) {
  const { range, height = 0 } = view;
  const common = Math.max(range.from, wanted.from);
  const isCommon = common < Math.min(range.to, wanted.to);
  const topOf = (/** @type {number} */ from) =>
    /** @type {HTMLElement | undefined} */ (list.children[common - from])?.offsetTop ?? 0;
  const before = isCommon ? topOf(range.from) : 0;
  view.range = wanted;
  view.start = wanted.from === 0 ? 0 : Math.max(start + (wanted.from - range.from) * height, 0);
  drawRange(list, view);
  const moved = isCommon ? topOf(wanted.from) - before : 0;
  if (Math.abs(moved) < 1) return;
  const left = wanted.from === 0 ? 0 : Math.max(view.start - moved, 0);
  const rest = moved - (view.start - left);
  view.start = left;
  list.style.setProperty("--before", `${Math.round(left)}px`);
  if (Math.abs(rest) >= 1)
    list.closest(".node-scroll:not([data-main]), .screen-scroll")?.scrollBy(0, rest);
}

let isNoted = false;

/** Scrolling does not bubble: one listener handles it for all lists, at most once a frame. */
document.addEventListener("scroll", () => {
  if (isNoted) return;
  isNoted = true;
  requestAnimationFrame(() => {
    isNoted = false;
    for (const list of document.querySelectorAll(".cells[data-long]")) {
      watchRows(/** @type {HTMLElement} */ (list));
    }
  });
}, { capture: true, passive: true });
