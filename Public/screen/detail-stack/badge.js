import { setText } from "../../dom/dom.js";

const TIME = 1000;

/** @type {WeakMap<HTMLElement, ReturnType<typeof setTimeout>>} */
const timers = new WeakMap();

/**
 * Shows a number over the cards for a moment, such as how many were popped at once.
 * @param {HTMLElement} badge
 * @param {string} words
 */
export function showBadge(badge, words) {
  setText(badge, words);
  badge.hidden = false;
  clearTimeout(timers.get(badge));
  timers.set(badge, setTimeout(() => (badge.hidden = true), TIME));
}
