import { byID, scaleOf } from "../dom/dom.js";
import { isAbout } from "./outline.js";

/** @import { Subject } from "../types/page.d.ts" */

const SUBJECTS = "[data-node], [data-control], [data-element]";
/** The parts of the page that show one thing are few: the stage, its card, a chip. */
const MOST = 4;

/**
 * Scrolls the subject of a problem into sight, only within the stage: nothing moves under a pointer
 * that is elsewhere.
 * @param {Subject} about
 */
export function reveal(about) {
  const stage = byID("stage");
  const all = /** @type {HTMLElement[]} */ ([...stage.querySelectorAll(SUBJECTS)]);
  const shown = all.filter((node) => isAbout(node, about) && node.checkVisibility());
  for (const node of shown.slice(0, MOST)) {
    for (let box = node.parentElement; box && box !== stage; box = box.parentElement) {
      bringInto(box, node);
    }
  }
}

/**
 * @param {HTMLElement} box
 * @param {HTMLElement} node
 */
function bringInto(box, node) {
  if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
  const [frame, inner] = [box.getBoundingClientRect(), node.getBoundingClientRect()];
  const scale = scaleOf(box);
  const down = distance(inner.top, inner.bottom, frame.top, frame.bottom) / scale;
  const along = distance(inner.left, inner.right, frame.left, frame.right) / scale;
  if (down !== 0 || along !== 0) box.scrollBy({ top: down, left: along, behavior: "instant" });
}

/**
 * How far something has to go to lie between two edges: the shortest way.
 * @param {number} start
 * @param {number} end
 * @param {number} least
 * @param {number} most
 */
function distance(start, end, least, most) {
  if (start < least) return start - least;
  return end > most ? Math.min(end - most, start - least) : 0;
}
