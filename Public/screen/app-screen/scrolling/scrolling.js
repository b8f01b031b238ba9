// Scrolls to the things that the app's code names, once for each call.

/**
 * A request of the app's code: to bring a view into sight, or an edge or a point of a scroll view.
 * @typedef {{ to?: unknown, anchor?: unknown, animated?: unknown, edge?: unknown, x?: unknown,
 *   y?: unknown }} ScrollRequest
 */

/** The rows of a long list find their places within this many frames, however long those take. */
const FRAMES = 36;
/** The number of done requests that are remembered for a scroll view. */
const MOST = 100;

/**
 * The requests that were carried out, by the scroll view.
 * @type {WeakMap<Element, Set<unknown>>}
 */
const doneRequests = new WeakMap();
/**
 * Scroll views on their way to a row of a long list: the request, and the row's element.
 * @type {WeakMap<Element, { to: unknown, element: HTMLElement, frames: number }>}
 */
const rowScrolls = new WeakMap();
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
/**
 * Called when a long list in a scroll view has created the rows that came into sight.
 * @type {WeakMap<Element, () => void>}
 */
export const onNewRows = new WeakMap();

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

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
 * Scrolls the view around an element, once for each request.
 * @param {HTMLElement} element
 * @param {ScrollRequest} request
 */
export function scrollToElement(element, request) {
  const isPoint = request.edge !== undefined || request.x !== undefined || request.y !== undefined;
  const scroll = isPoint ? scrollIn(element) : scrollAround(element);
  /** @type {HTMLElement | null} */
  const long = element.closest(".cells[data-long]");
  const way = scroll && rowScrolls.get(scroll);
  // A row of a long list can be created again on the way there.
  if (way && way.to === request.to) way.element = element;
  const requests = scroll && doneRequests.get(scroll) || new Set();
  if (!scroll || requests.has(request.to)) {
    if (way?.to !== request.to) releaseRow(long, request.to);
    return;
  }
  doneRequests.set(scroll, requests);
  requests.add(request.to);
  if (requests.size > MOST) requests.delete(requests.values().next().value);
  const isSmooth = request.animated === true && !reducedMotion.matches;
  if (long) return scrollToRow(element, scroll, request, long);
  requestAnimationFrame(() => {
    if (isPoint) scrollToPoint(scroll, request, isSmooth);
    else scrollIntoView(element, scroll, request.anchor, isSmooth);
  });
}

/**
 * Rows that come and go move the rows after them. If a person scrolls in the meantime, this stops.
 * @param {HTMLElement} element
 * @param {HTMLElement} scroll
 * @param {ScrollRequest} request
 * @param {HTMLElement} list
 */
function scrollToRow(element, scroll, request, list) {
  const way = { to: request.to, element, frames: FRAMES };
  rowScrolls.set(scroll, way);
  const interruption = new AbortController();
  const leave = () => {
    way.frames = 0;
  };
  for (const kind of ["wheel", "pointerdown", "touchstart", "keydown"])
    scroll.addEventListener(kind, leave, { passive: true, signal: interruption.signal });
  const step = () => {
    const isNewest = rowScrolls.get(scroll) === way;
    if (way.frames === 0 || !isNewest || !scroll.isConnected) {
      interruption.abort();
      if (isNewest) rowScrolls.delete(scroll);
      return releaseRow(list, way.to);
    }
    way.frames -= 1;
    if (way.element.isConnected) scrollIntoView(way.element, scroll, request.anchor, false);
    requestAnimationFrame(step);
  };
  step();
}

/**
 * The list has brought its row to the position of a request, and need not keep it any longer.
 * @param {HTMLElement | null} list
 * @param {unknown} to
 */
function releaseRow(list, to) {
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
 * @param {ScrollRequest} request
 * @param {boolean} isSmooth
 */
function scrollToPoint(scroll, { edge, x, y }, isSmooth) {
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
function scrollIntoView(element, scroll, anchor, isSmooth) {
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
