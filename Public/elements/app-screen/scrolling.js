// Scrolls to what the app's code names, each time that it does.

/**
 * A wish of the app's code: a view to be brought into sight, or an edge or a point of a scroll view.
 * @typedef {{ to?: unknown, anchor?: unknown, animated?: unknown, edge?: unknown, x?: unknown,
 *   y?: unknown }} Wish
 */

/** The rows of a long list find their places within so many frames, and within so many milliseconds. */
const FRAMES = 20;
const SETTLING = 600;
/** Wishes of one scroll view that are known to have been followed. */
const MOST = 100;

/**
 * When each wish was followed first, by the scroll view.
 * @type {WeakMap<Element, Map<unknown, number>>}
 */
const followed = new WeakMap();
/**
 * Scroll views that code scrolls, not a person.
 * @type {WeakSet<Element>}
 */
export const scrolledByCode = new WeakSet();
/**
 * Called when code begins to scroll a view.
 * @type {WeakMap<Element, () => void>}
 */
export const onScrollByCode = new WeakMap();

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The view that scrolls a thing, or that a thing is.
 * @param {Element} element
 * @returns {HTMLElement | null}
 */
export function scrollAround(element) {
  return /** @type {HTMLElement | null} */ (
    element.closest(".node-scroll:not([data-main])") ?? element.closest(".screen-scroll")
  );
}

/**
 * The scroll view that the first thing in an element is.
 * @param {Element} element
 * @returns {HTMLElement | null}
 */
export function scrollIn(element) {
  const first = element.matches(".node-scroll, .node-list")
    ? element
    : element.querySelector(".node-scroll, .node-list") ?? element;
  return scrollAround(first);
}

/**
 * Scrolls the view around an element, once for each wish.
 * @param {HTMLElement} element
 * @param {Wish} wish
 */
export function scrollToElement(element, wish) {
  const isPlace = wish.edge !== undefined || wish.x !== undefined || wish.y !== undefined;
  const scroll = isPlace ? scrollIn(element) : scrollAround(element);
  if (!scroll) return;
  const wishes = followed.get(scroll) ?? new Map();
  followed.set(scroll, wishes);
  const isLong = element.closest(".cells[data-long]") !== null;
  const now = performance.now();
  const since = wishes.get(wish.to) ?? now;
  // A row of a long list may be made anew on the way there.
  if (wishes.has(wish.to) && (!isLong || now - since > SETTLING)) return;
  wishes.set(wish.to, since);
  if (wishes.size > MOST) wishes.delete(wishes.keys().next().value);
  const isSmooth = wish.animated === true && !stillness.matches;
  if (isLong) return settle(element, scroll, wish);
  requestAnimationFrame(() => {
    if (isPlace) goTo(scroll, wish, isSmooth);
    else bring(element, scroll, wish.anchor, isSmooth);
  });
}

/**
 * Rows that come and go move those behind them. A person who scrolls meanwhile has the last word.
 * @param {HTMLElement} element
 * @param {HTMLElement} scroll
 * @param {Wish} wish
 */
function settle(element, scroll, wish) {
  let frames = FRAMES;
  const hands = new AbortController();
  const leave = () => {
    frames = 0;
    followed.get(scroll)?.set(wish.to, -Infinity);
  };
  for (const kind of ["wheel", "pointerdown", "touchstart", "keydown"])
    scroll.addEventListener(kind, leave, { passive: true, signal: hands.signal });
  const step = () => {
    frames -= 1;
    if (frames < 0 || !element.isConnected) return hands.abort();
    bring(element, scroll, wish.anchor, false);
    requestAnimationFrame(step);
  };
  step();
}

/**
 * @param {HTMLElement} scroll
 * @param {ScrollToOptions} by
 * @param {boolean} isSmooth
 */
function scrollBy(scroll, by, isSmooth) {
  scrolledByCode.add(scroll);
  onScrollByCode.get(scroll)?.();
  scroll.scrollBy({ ...by, behavior: isSmooth ? "smooth" : "instant" });
}

/**
 * Scrolls to an edge or a point of the content.
 * @param {HTMLElement} scroll
 * @param {Wish} wish
 * @param {boolean} isSmooth
 */
function goTo(scroll, { edge, x, y }, isSmooth) {
  const isMirrored = getComputedStyle(scroll).direction === "rtl";
  const across = isMirrored ? -1 : 1;
  const [width, height] = [scroll.scrollWidth, scroll.scrollHeight];
  const [left, top] = placeOf(edge, x, y, { width, height });
  scrollBy(scroll, {
    left: left === null ? 0 : across * left - scroll.scrollLeft,
    top: top === null ? 0 : top - scroll.scrollTop,
  }, isSmooth);
}

/**
 * @param {unknown} edge
 * @param {unknown} x
 * @param {unknown} y
 * @param {{ width: number, height: number }} size
 * @returns {[number | null, number | null]}
 */
function placeOf(edge, x, y, { width, height }) {
  switch (edge) {
    case "top":
      return [null, 0];
    case "bottom":
      return [null, height];
    case "leading":
      return [0, null];
    case "trailing":
      return [width, null];
    default:
      return [Number.isFinite(x) ? Number(x) : null, Number.isFinite(y) ? Number(y) : null];
  }
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
  scrollBy(scroll, { left, top }, isSmooth);
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
