// The targets of a scroll view: the views of a layout, or the rows of a list, by their index paths.

import { scaleOf } from "../../../dom/dom.js";
import { rowsMade, views } from "../lists/row-views.js";
import { scrollAround } from "./scrolling.js";

/** @typedef {{ indexPath: number[], start: number, end: number }} Target */

/** A report names at most this many targets. */
const MOST = 64;

/**
 * The index path of the target at an anchor; without an anchor, that of the first in sight.
 * @param {HTMLElement} scroll
 * @param {HTMLElement} core
 * @param {unknown} anchor
 * @returns {number[] | undefined}
 */
export function targetAt(scroll, core, anchor) {
  const { targets, room } = seen(scroll, core);
  if (!Array.isArray(anchor)) return targets.find(({ end }) => end > 1)?.indexPath;
  const part = Number(anchor[isAcross(scroll) ? 0 : 1]) || 0;
  const away = (/** @type {Target} */ { start, end }) =>
    Math.abs(start + part * (end - start) - part * room);
  return targets.reduce(
    (/** @type {Target | undefined} */ best, target) =>
      !best || away(target) < away(best) ? target : best,
    undefined,
  )?.indexPath;
}

/**
 * The index paths of the targets that are partly in sight.
 * @param {HTMLElement} scroll
 * @param {HTMLElement} core
 * @param {number} part
 */
export function visibleTargets(scroll, core, part) {
  const { targets, room } = seen(scroll, core);
  return targets.filter(({ start, end }) => {
    const overlap = Math.min(end, room) - Math.max(start, 0);
    return overlap > 0 && overlap >= part * (end - start) - 0.5;
  }).slice(0, MOST).map(({ indexPath }) => indexPath);
}

/** @param {HTMLElement} scroll */
function isAcross(scroll) {
  return scroll.dataset.axes === "h";
}

/**
 * The targets along the axis of a scroll view, in points from the beginning of the area between the
 * bars, and the length of that area.
 * @param {HTMLElement} scroll
 * @param {HTMLElement} core
 */
function seen(scroll, core) {
  const scale = scaleOf(scroll);
  const frame = scroll.getBoundingClientRect();
  const style = getComputedStyle(scroll);
  const pad = (/** @type {string} */ edge) =>
    parseFloat(style.getPropertyValue(`padding-${edge}`)) || 0;
  const across = isAcross(scroll);
  const isMirrored = across && style.direction === "rtl";
  const from = across ? frame.left / scale + pad("left") : frame.top / scale + pad("top");
  const to = across ? frame.right / scale - pad("right") : frame.bottom / scale - pad("bottom");
  const targets = elementsOf(scroll, core).map(({ element, indexPath }) => {
    const box = element.getBoundingClientRect();
    const [low, high] = across ? [box.left, box.right] : [box.top, box.bottom];
    return isMirrored
      ? { indexPath, start: to - high / scale, end: to - low / scale }
      : { indexPath, start: low / scale - from, end: high / scale - from };
  });
  return { targets, room: to - from };
}

/**
 * @param {HTMLElement} scroll
 * @param {HTMLElement} core
 * @returns {{ element: Element, indexPath: number[] }[]}
 */
function elementsOf(scroll, core) {
  const layouts = [core, ...core.querySelectorAll("[data-targets]")];
  const layout = layouts.find((each) =>
    each.hasAttribute("data-targets") && scrollAround(each.parentElement ?? each) === scroll
  );
  if (!layout) return rowsOf(core);
  if (!layout.matches(".node-stack, .node-grid")) return [{ element: layout, indexPath: [0] }];
  return [...layout.children].filter((child) => !child.hasAttribute("data-leaving"))
    .map((element, index) => ({ element, indexPath: [index] }));
}

/** @param {HTMLElement} core */
function rowsOf(core) {
  return listsOf(core).flatMap((list) => rowsMade(list))
    .map(({ cell, indexPath }) => ({ element: cell, indexPath }));
}

/** @param {HTMLElement} core */
function listsOf(core) {
  return [...core.querySelectorAll(".cells")].filter((list) =>
    list.closest(".node-list") === core || !core.matches(".node-list")
  );
}

/**
 * Returns whether rows in sight of a long list do not exist yet: its first existing row is then not
 * its first in sight.
 * @param {HTMLElement} scroll
 * @param {HTMLElement} core
 */
export function areRowsMissing(scroll, core) {
  const frame = scroll.getBoundingClientRect();
  return listsOf(core).some((list) => {
    const { range, space } = views.get(list) ?? {};
    const box = list.getBoundingClientRect();
    const [top, bottom] = [Math.max(frame.top, box.top), Math.min(frame.bottom, box.bottom)];
    const [first, last] = [list.firstElementChild, list.lastElementChild];
    if (!range || !space || !first || !last || top >= bottom) return false;
    return (range.from > 0 && first.getBoundingClientRect().top > top + 1) ||
      (range.to < space.length && last.getBoundingClientRect().bottom < bottom - 1);
  });
}
