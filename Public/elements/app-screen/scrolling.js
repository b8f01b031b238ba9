// Scrolls to the things that the app's code names, once for each call.

/**
 * A wish of the app's code: to bring a view into sight, or an edge or a point of a scroll view.
 * @typedef {{ to?: unknown, anchor?: unknown, animated?: unknown, edge?: unknown, x?: unknown,
 *   y?: unknown }} Wish
 */

/** The rows of a long list find their places within this many frames, however long those take. */
const FRAMES = 36;
/** The number of followed wishes that are remembered for a scroll view. */
const MOST = 100;

/**
 * The wishes that were followed, by the scroll view.
 * @type {WeakMap<Element, Set<unknown>>}
 */
const followedTargets = new WeakMap();
/**
 * Scroll views on their way to a row of a long list: the wish, and the row's element.
 * @type {WeakMap<Element, { to: unknown, element: HTMLElement, frames: number }>}
 */
const ways = new WeakMap();
/**
 * Scroll views that code scrolls at present, not a person.
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
 * The scroll view around a thing, or the thing if it is one.
 * @param {Element} element
 * @returns {HTMLElement | null}
 */
export function scrollAround(element) {
  return /** @type {HTMLElement | null} */ (
    element.closest(".node-scroll:not([data-main])") ?? element.closest(".screen-scroll")
  );
}

/**
 * The scroll view that is the first thing in an element.
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
  /** @type {HTMLElement | null} */
  const long = element.closest(".cells[data-long]");
  const way = scroll && ways.get(scroll);
  // A row of a long list can be created again on the way there.
  if (way && way.to === wish.to) way.element = element;
  const wishes = scroll && followedTargets.get(scroll) || new Set();
  if (!scroll || wishes.has(wish.to)) {
    if (way?.to !== wish.to) arrive(long, wish.to);
    return;
  }
  followedTargets.set(scroll, wishes);
  wishes.add(wish.to);
  if (wishes.size > MOST) wishes.delete(wishes.values().next().value);
  const isSmooth = wish.animated === true && !stillness.matches;
  if (long) return settle(element, scroll, wish, long);
  requestAnimationFrame(() => {
    if (isPlace) goTo(scroll, wish, isSmooth);
    else bring(element, scroll, wish.anchor, isSmooth);
  });
}

/**
 * Rows that come and go move the rows after them. If a person scrolls in the meantime, this stops.
 * @param {HTMLElement} element
 * @param {HTMLElement} scroll
 * @param {Wish} wish
 * @param {HTMLElement} list
 */
function settle(element, scroll, wish, list) {
  const way = { to: wish.to, element, frames: FRAMES };
  ways.set(scroll, way);
  const hands = new AbortController();
  const leave = () => {
    way.frames = 0;
  };
  for (const kind of ["wheel", "pointerdown", "touchstart", "keydown"])
    scroll.addEventListener(kind, leave, { passive: true, signal: hands.signal });
  const step = () => {
    const isNewest = ways.get(scroll) === way;
    if (way.frames === 0 || !isNewest || !scroll.isConnected) {
      hands.abort();
      if (isNewest) ways.delete(scroll);
      return arrive(list, way.to);
    }
    way.frames -= 1;
    if (way.element.isConnected) bring(way.element, scroll, wish.anchor, false);
    requestAnimationFrame(step);
  };
  step();
}

/**
 * The list has brought its row to the place of a wish, and need not keep it any longer.
 * @param {HTMLElement | null} list
 * @param {unknown} to
 */
function arrive(list, to) {
  if (list?.dataset.bringing === String(to)) delete list.dataset.bringing;
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
 * The corner of an element within a scroll view, without the motion that moves it there.
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
 * The distance to scroll along an axis: aligns the given parts of thing and room, or scrolls as
 * little as needed.
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
