// Chooses the first of several views that fits, by layout only, and reports which.

import { setAttribute } from "../../../dom/dom.js";
import { scheduleReport } from "../measuring/measurements.js";
import { onSize, reportSize } from "../measuring/sizes.js";

/** Elements that are as large as the screen, whatever they contain. */
const EDGE = ".screen-nodes, .node-scroll, .cells, .bar-items";
/** An excess below a point is not visible. */
const TOLERANCE = 0.5;

/** @type {WeakMap<HTMLElement, { axes: string, unbounded: string }>} */
const drawn = new WeakMap();

/**
 * Chooses now, and whenever the size of the surrounding screen changes.
 * @param {HTMLElement} element
 * @param {{ axes?: string, measure?: string }} asked
 * @param {string} unbounded The directions in which room is unlimited.
 */
export function chooseFitting(element, asked, unbounded) {
  drawn.set(element, { axes: String(asked.axes ?? "hv"), unbounded });
  choose(element);
  reportSize(element, asked, () => ({ choice: choiceOf(element) }));
  const around = element.parentElement?.closest(".screen-scroll, .node-scroll");
  if (around) onSize(/** @type {HTMLElement} */ (around), "fits", () => chooseIn(around));
}

/** @param {Element} around */
function chooseIn(around) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (around.querySelectorAll(".node-fits"));
  for (const element of all) choose(element);
}

/** @param {HTMLElement} element */
function choiceOf(element) {
  return Math.max([...element.children].findIndex((box) => !box.hasAttribute("data-unfit")), 0);
}

/**
 * Shows the first alternative that fits the room, otherwise the last.
 * @param {HTMLElement} element
 */
function choose(element) {
  const known = drawn.get(element);
  if (!known || !element.isConnected) return;
  const boxes = /** @type {HTMLElement[]} */ ([...element.children]);
  const { width, height } = roomFor(element);
  const fitting = boxes.findIndex((box) =>
    isWithin(box.offsetWidth, width, "h", known) && isWithin(box.offsetHeight, height, "v", known)
  );
  endProbe(element);
  const chosen = fitting < 0 ? boxes.length - 1 : fitting;
  const before = choiceOf(element);
  boxes.forEach((box, index) => {
    setAttribute(box, "data-unfit", index !== chosen);
    setAttribute(box, "aria-hidden", index !== chosen ? "true" : null);
    box.inert = index !== chosen;
  });
  if (before !== chosen) scheduleReport(element);
}

/**
 * @param {number} length
 * @param {number} room
 * @param {string} axis
 * @param {{ axes: string, unbounded: string }} known
 */
function isWithin(length, room, axis, { axes, unbounded }) {
  return !axes.includes(axis) || unbounded.includes(axis) || length <= room + TOLERANCE;
}

/**
 * The room that a flexible view would have in place of an element; until `endProbe`, alternatives
 * have their own size.
 * @param {HTMLElement} element
 */
function roomFor(element) {
  setAttribute(element, "data-probing", true);
  for (const box of upwards(element)) box.classList.add("is-probed");
  return { width: element.offsetWidth, height: element.offsetHeight };
}

/** @param {HTMLElement} element */
function endProbe(element) {
  element.removeAttribute("data-probing");
  for (const box of upwards(element)) box.classList.remove("is-probed");
}

/**
 * The element and its ancestors that are as large as their content.
 * @param {HTMLElement} element
 */
function upwards(element) {
  const found = [element];
  let next = element.parentElement;
  while (next && !next.matches(EDGE) && !next.hasAttribute("data-fixed")) {
    found.push(next);
    next = next.parentElement;
  }
  return found;
}
