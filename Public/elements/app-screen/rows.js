import { chosenRow } from "../../model/list-groups.js";
import { averageHeight, FIRST, rangeInSight, rangeWith } from "../../model/row-range.js";
import { lookOf } from "../../model/styles.js";
import { keyedNodes } from "../../model/view-nodes.js";
import { scaleOf, setAttribute } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { motions } from "../motion.js";
import { drawCell, makeCell } from "./cells.js";
import { noteSeparators } from "./separators.js";

/** @import { NodePlace, ViewNode } from "../../types.d.ts" */
/** @import { Group } from "../../model/list-groups.js" */
/** @import { Range } from "../../model/row-range.js" */

// The rows of a group. Of a long list only those in sight are made, with room for the others.

/**
 * The state of a group whose rows come and go.
 * @typedef {{ group: Group, place: NodePlace, range: Range, height: number | undefined,
 *   chosen: number, wished: unknown }} View
 */

/** @type {WeakMap<Element, View>} */
const views = new WeakMap();

/**
 * @param {HTMLElement} list
 * @param {Group} group
 * @param {NodePlace} place
 * @param {boolean} isLong
 */
export function drawRows(list, group, place, isLong) {
  const { rows, isSection } = group;
  setAttribute(list, "data-long", isLong);
  const whole = { from: 0, to: rows.length };
  const before = views.get(list);
  const chosen = chosenRow(rows, isSection);
  const wish = isLong ? rows.findIndex(({ node }) => wishFor(node, place) !== undefined) : -1;
  const wished = wish < 0 ? undefined : wishFor(rows[wish].node, place);
  const shown = isLong ? before?.range ?? { from: 0, to: Math.min(FIRST, rows.length) } : whole;
  const isWished = wished !== undefined && wished !== before?.wished;
  const wanted = isWished ? wish : chosen === before?.chosen ? -1 : chosen;
  const range = within(rangeWith(shown, wanted, rows.length), rows.length);
  const view = { group, place, range, height: before?.height, chosen, wished };
  views.set(list, view);
  const draw = () => drawRange(list, view);
  if (motions && before && place.moves && list.isConnected) motions.moveRows(list, draw);
  else draw();
  // A row that is to be scrolled to has to be there until it is.
  if (isLong && !isWished) requestAnimationFrame(() => follow(list));
}

/**
 * The number of the wish that a row be scrolled to.
 * @param {ViewNode} node
 * @param {NodePlace} place
 */
function wishFor(node, place) {
  return lookOf(node, place).traits.scrolled?.to;
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
 * @param {View} view
 */
function drawRange(list, { group: { rows }, place, range: { from, to }, height = 44 }) {
  const shown = rows.slice(from, to);
  const isPart = shown.length < rows.length;
  list.style.setProperty("--before", `${Math.round(from * height)}px`);
  list.style.setProperty("--after", `${Math.round((rows.length - to) * height)}px`);
  const keyed = keyedNodes(shown.map(({ node }) => node), place).map((known, index) => ({
    ...known,
    row: shown[index],
  }));
  keyedList(list, keyed, {
    key: ({ key }) => key,
    make: ({ shape }) => makeCell(shape),
    update: (cell, { node, shape, row }, index) => {
      setAttribute(cell, "aria-setsize", isPart ? rows.length : null);
      setAttribute(cell, "aria-posinset", isPart ? from + index + 1 : null);
      drawCell(cell, row, node, shape, place);
    },
  });
}

/**
 * Makes the rows that have come into sight.
 * @param {HTMLElement} list
 */
function follow(list) {
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
  view.height = averageHeight(view.height, made / scale, range.to - range.from);
  const sight = { top: (frame.top - box.top) / scale, bottom: (frame.bottom - box.top) / scale };
  const wanted = rangeInSight(rows.length, view.height, sight);
  if (wanted.from === range.from && wanted.to === range.to) return;
  view.range = wanted;
  drawRange(list, view);
  noteSeparators(list);
}

let isNoted = false;

/** Scrolling does not bubble: one listener hears it for all lists, at most once a frame. */
document.addEventListener("scroll", () => {
  if (isNoted) return;
  isNoted = true;
  requestAnimationFrame(() => {
    isNoted = false;
    for (const list of document.querySelectorAll(".cells[data-long]")) {
      follow(/** @type {HTMLElement} */ (list));
    }
  });
}, { capture: true, passive: true });
