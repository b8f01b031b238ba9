import { chosenRow } from "../../model/list-groups.js";
import { averageHeight, FIRST, rangeInSight, rangeWith } from "../../model/row-range.js";
import { keyedNodes } from "../../model/view-nodes.js";
import { scaleOf, setAttribute } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { motions } from "../motion.js";
import { drawCell, makeCell } from "./cells.js";
import { noteSeparators } from "./separators.js";

/** @import { NodePlace } from "../../types.d.ts" */
/** @import { Group } from "../../model/list-groups.js" */
/** @import { Range } from "../../model/row-range.js" */

// The rows of a group. Of a long list only those in sight are made, with room for the others.

/**
 * The state of a group whose rows come and go.
 * @typedef {{ group: Group, place: NodePlace, range: Range, height: number | undefined,
 *   chosen: number }} View
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
  const shown = isLong ? before?.range ?? { from: 0, to: Math.min(FIRST, rows.length) } : whole;
  const range = chosen === before?.chosen ? shown : rangeWith(shown, chosen, rows.length);
  const view = { group, place, range: within(range, rows.length), height: before?.height, chosen };
  views.set(list, view);
  const draw = () => drawRange(list, view);
  if (motions && before && place.moves && list.isConnected) motions.moveRows(list, draw);
  else draw();
  if (isLong) requestAnimationFrame(() => follow(list));
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
