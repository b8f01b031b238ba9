// Scrolls to what the app's code names, each time that it does.

/** @typedef {{ to?: unknown, anchor?: unknown }} Wish */

/** The rows of a long list find their places within so many frames, and within so many milliseconds. */
const FRAMES = 10;
const SETTLING = 500;

/**
 * When each wish was followed first, by the scroll view.
 * @type {WeakMap<Element, Map<unknown, number>>}
 */
const followed = new WeakMap();

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Scrolls the view around an element, once for each wish.
 * @param {HTMLElement} element
 * @param {Wish} wish
 */
export function scrollToElement(element, { to, anchor }) {
  const scroll = /** @type {HTMLElement | null} */ (
    element.closest(".node-scroll:not([data-main])") ?? element.closest(".screen-scroll")
  );
  if (!scroll) return;
  const wishes = followed.get(scroll) ?? new Map();
  followed.set(scroll, wishes);
  const isFirst = wishes.size === 0;
  const now = performance.now();
  const since = wishes.get(to) ?? now;
  if (now - since > SETTLING) return;
  wishes.set(to, since);
  const isLong = element.closest(".cells[data-long]") !== null;
  if (isLong) return settle(element, scroll, anchor, FRAMES);
  requestAnimationFrame(() => bring(element, scroll, anchor, !isFirst));
}

/**
 * Rows that come and go move those behind them.
 * @param {HTMLElement} element
 * @param {HTMLElement} scroll
 * @param {unknown} anchor
 * @param {number} frames
 */
function settle(element, scroll, anchor, frames) {
  if (!element.isConnected) return;
  bring(element, scroll, anchor, false);
  if (frames > 0) requestAnimationFrame(() => settle(element, scroll, anchor, frames - 1));
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} scroll
 * @param {unknown} anchor
 * @param {boolean} isSmooth
 */
function bring(element, scroll, anchor, isSmooth) {
  const style = getComputedStyle(scroll);
  const pad = (/** @type {string} */ edge) =>
    parseFloat(style.getPropertyValue(`padding-${edge}`)) || 0;
  const [x, y] = Array.isArray(anchor) ? anchor.map(Number) : [];
  const [across, down] = cornerIn(element, scroll);
  const left = way(
    across - pad("left"),
    element.offsetWidth,
    scroll.clientWidth - pad("left") - pad("right"),
    x,
  );
  const top = way(
    down - pad("top"),
    element.offsetHeight,
    scroll.clientHeight - pad("top") - pad("bottom"),
    y,
  );
  scroll.scrollBy({ left, top, behavior: isSmooth && !stillness.matches ? "smooth" : "instant" });
}

/**
 * The corner of an element in what a scroll view shows; a motion that moves it there counts for nothing.
 * @param {HTMLElement} element
 * @param {HTMLElement} scroll
 */
function cornerIn(element, scroll) {
  let [left, top] = [-scroll.scrollLeft, -scroll.scrollTop];
  /** @type {HTMLElement | null} */
  let next = element;
  while (next && next !== scroll && scroll.contains(next)) {
    left += next.offsetLeft;
    top += next.offsetTop;
    next = /** @type {HTMLElement | null} */ (next.offsetParent);
  }
  return next === scroll ? [left, top] : [left - scroll.offsetLeft, top - scroll.offsetTop];
}

/**
 * How far to scroll along an axis: the parts of thing and room that come together, or as little as has
 * to be.
 * @param {number} start
 * @param {number} length
 * @param {number} room
 * @param {number | undefined} part
 */
function way(start, length, room, part) {
  if (part !== undefined && Number.isFinite(part)) return start + part * (length - room);
  if (start < 0) return start;
  return Math.max(Math.min(start + length - room, start), 0);
}
