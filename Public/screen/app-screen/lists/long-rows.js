// Long lists: the rows that come near the viewport are created, and those that leave it go.

import { averageHeight, rangeInSight, rangeWith } from "../../../model/layout/row-range.js";
import { scaleOf } from "../../../dom/dom.js";
import { itemsOf } from "../../../model/styles/items.js";
import { rowsOf } from "../../../model/styles/list-groups.js";
import { styleOf } from "../../../model/styles/styles.js";
import { keyedNodes } from "../../../model/styles/view-nodes.js";
import { onNewRows, scrollAround } from "../scrolling/scrolling.js";
import { onRows, requestedRow, requestRows } from "../measuring/requested-rows.js";
import { requestedRows, roomFor, views } from "./row-views.js";
import { noteSeparators } from "./separators.js";

/** @import { Range } from "../../../model/layout/row-range.js" */
/** @import { RowSpace } from "../../../model/layout/row-space.js" */
/** @import { RowWindow } from "./row-views.js" */

/**
 * Creates the rows that have come into sight.
 * @param {HTMLElement} list
 */
export function watchRows(list) {
  const view = views.get(list);
  const screen = list.closest(".device-screen");
  if (!view || !screen || !list.isConnected || !list.checkVisibility()) return;
  const { range, space } = view;
  const [box, frame] = [list.getBoundingClientRect(), screen.getBoundingClientRect()];
  const scale = scaleOf(list);
  const cells = list.children;
  const made = cells.length === 0 ? 0 : (cells[cells.length - 1].getBoundingClientRect().bottom -
    cells[0].getBoundingClientRect().top) / scale;
  view.height = averageHeight(undefined, made, range.to - range.from);
  // Rows have different heights: the positions of the others are estimated from the existing ones.
  const start = cells.length === 0 ? 0 : (cells[0].getBoundingClientRect().top - box.top) / scale;
  const top = (frame.top - box.top) / scale;
  const screenful = (frame.bottom - frame.top) / scale;
  // The end of the list is the end of its rows, however little room those have in a page.
  const isEnd = box.bottom <= frame.bottom + 1 && range.to < space.length;
  const first = isEnd ? space.length - screenful / view.height : rowAt(top, view, start, made);
  const seen = rangeInSight(space.length, view.height, {
    top: first * view.height,
    bottom: first * view.height + screenful,
  });
  const isKept = list.dataset.bringing === String(view.requested);
  const wanted = rangeWith(seen, isKept ? view.kept : -1, space.length);
  for (const asked of missingRows(space, wanted)) requestRows(asked, () => watchRows(list));
  if (wanted.from === range.from && wanted.to === range.to) return;
  moveTo(list, view, wanted, { start, top, first });
  noteSeparators(list);
  const scroll = scrollAround(list);
  if (scroll) onNewRows.get(scroll)?.();
}

/**
 * The number of rows, and the part of one, above a position in a list. Millions of rows have less
 * room in a page than they need: before and after the existing rows, they are lower.
 * @param {number} position
 * @param {RowWindow} view
 * @param {number} start The position of the first existing row.
 * @param {number} made The height of the existing rows.
 */
function rowAt(position, view, start, made) {
  const { range: { from, to }, height = 44 } = view;
  if (position > start + made) return to + (position - start - made) / roomFor(view);
  if (position >= start || start <= 0) return from + (position - start) / height;
  return from * Math.max(position, 0) / start;
}

/**
 * Creates the rows of another range; those that stay keep their positions.
 * @param {HTMLElement} list
 * @param {RowWindow} view
 * @param {Range} wanted
 * @param {{ start: number, top: number, first: number }} before The positions of the first row and
 *   of the screen's upper edge, and the number of rows above that.
 */
function moveTo(list, view, wanted, { start, top, first }) {
  const { range, height = 0 } = view;
  const common = Math.max(range.from, wanted.from);
  const isCommon = common < Math.min(range.to, wanted.to);
  const topOf = (/** @type {number} */ from) =>
    /** @type {HTMLElement | undefined} */ (list.children[common - from])?.offsetTop ?? 0;
  const before = isCommon ? topOf(range.from) : 0;
  view.range = wanted;
  const next = isCommon
    ? start + (wanted.from - range.from) * height
    : top - (first - wanted.from) * height;
  view.start = wanted.from === 0 ? 0 : Math.max(next, 0);
  view.draw();
  const moved = isCommon ? topOf(wanted.from) - before : 0;
  if (Math.abs(moved) < 1) return;
  const left = wanted.from === 0 ? 0 : Math.max(view.start - moved, 0);
  const rest = moved - (view.start - left);
  view.start = left;
  list.style.setProperty("--before", `${Math.round(left)}px`);
  if (Math.abs(rest) >= 1)
    scrollAround(list)?.scrollBy(0, rest);
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

/**
 * The elements that are not in the state, of the rows in a range.
 * @param {RowSpace} space
 * @param {Range} range
 * @returns {{ of: string, from: number, to: number, part: number }[]}
 */
export function missingRows(space, { from, to }) {
  const asked = [];
  for (let index = space.indexAt(from); index < space.rows.length; index++) {
    const [position, { missing }] = [space.positions[index], space.rows[index]];
    if (position >= to) break;
    if (!missing || position + missing.count <= from) continue;
    const first = missing.from + Math.max(0, from - position);
    const end = missing.from + Math.min(missing.count, to - position);
    asked.push({ of: missing.of, from: first, to: end, part: missing.from });
  }
  return asked;
}

requestedRows.find = (blank) => {
  const { of = "", offset = 0 } = blank.place ?? {};
  const known = requestedRow(of, offset);
  if (!known) return null;
  const { node: stack, styles } = known;
  const nodes = itemsOf(stack, styleOf(styles, stack.style).base.stack?.items, styles);
  return nodes.flatMap((node) => rowsOf(node, styles, 0))
    .map((row, part) => ({ ...row, at: blank.at, place: { of, offset, part }, styles }));
};

/** A row has styles of its own. */
requestedRows.key = (row, outer) => {
  const context = { ...outer, styles: row.styles };
  const [known] = keyedNodes([row.node], context);
  const { of, offset, part } = row.place ?? {};
  const key = row.node.id === undefined ? `${offset} ${part} ${known.shape}` : known.key;
  return { ...known, key: `${of} ${key}`, row, context };
};

onRows((of) => {
  for (const list of document.querySelectorAll(".cells[data-long]")) {
    const view = views.get(list);
    if (!view?.group.rows.some(({ missing }) => missing?.of === of)) continue;
    view.draw();
    noteSeparators(/** @type {HTMLElement} */ (list));
    watchRows(/** @type {HTMLElement} */ (list));
  }
});
