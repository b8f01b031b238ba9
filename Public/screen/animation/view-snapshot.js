// The positions of things before a drawing, and their motion to the positions after it.

import { curveAt } from "./animated-regions.js";

/**
 * The state before a drawing: the boxes of things, the things that others can come from, by their
 * names, and the words that animate their own changes.
 * @typedef {{ boxes: Map<Element, DOMRect>, cells: Set<Element>,
 *   matched: Map<string, { element: Element, box: DOMRect }>,
 *   words: Map<Element, string | null> }} ViewSnapshot
 */

const THINGS = `.box, [class^="node-"]`;
/** If a screen has more things than this, the others move without animation. */
const MOST = 800;

/** @type {Map<Element, Animation>} */
const running = new Map();

/**
 * @param {HTMLElement} root
 * @returns {ViewSnapshot}
 */
export function takeSnapshot(root) {
  const things = [...root.querySelectorAll(THINGS)].slice(0, MOST);
  const boxes = new Map(things.map((thing) => [thing, thing.getBoundingClientRect()]));
  const named = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-matched]")]);
  const matched = new Map(
    named.slice(0, MOST).map((element) => {
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      return [element.dataset.matched ?? "", { element, box }];
    }),
  );
  const changing = [...root.querySelectorAll("[data-content-transition]")].slice(0, MOST);
  // A thing in motion begins the next motion at its present box, which has been recorded.
  for (const [element, animation] of running) {
    if (!root.contains(element)) continue;
    animation.cancel();
    running.delete(element);
  }
  return {
    ...{ boxes, matched },
    cells: new Set(root.querySelectorAll(".cell")),
    words: new Map(changing.map((element) => [element, element.textContent])),
  };
}

/**
 * @param {ViewSnapshot} snapshot
 * @param {HTMLElement} root
 * @param {number} scale
 */
export function animateFromSnapshot({ boxes, matched, words }, root, scale) {
  const shifts = shiftsOf(boxes, root);
  const pairs = matchedPairs(matched, boxes, root);
  for (const [element, { x, y }] of shifts) {
    if (Math.hypot(x, y) / scale > 0.5)
      animateFrom(element, { translate: `${x / scale}px ${y / scale}px` });
  }
  for (const { element, from, to } of pairs) animateFrom(element, startFrame(from, to, scale));
  for (const [element, text] of words) {
    if (element.isConnected && element.textContent !== text)
      animateFrom(element, { opacity: 0 }, "replace");
  }
}

/**
 * How far things have moved within their containers, if the move is animated.
 * @param {Map<Element, DOMRect>} boxes
 * @param {HTMLElement} root
 */
function shiftsOf(boxes, root) {
  /** @type {Map<Element, { x: number, y: number }>} */
  const shiftsOfAll = new Map();
  /** @type {Map<Element, { x: number, y: number }>} */
  const shifts = new Map();
  for (const [element, before] of boxes) {
    if (!element.isConnected || element.closest("[data-leaving]")) continue;
    const outer = ancestorShift(element.parentElement, shiftsOfAll, root);
    if (!curveAt(element)) {
      shiftsOfAll.set(element, outer);
      continue;
    }
    const after = element.getBoundingClientRect();
    const own = { x: before.left - after.left, y: before.top - after.top };
    const isBlank = before.width + before.height === 0 || after.width + after.height === 0;
    shiftsOfAll.set(element, isBlank ? outer : own);
    if (!isBlank) shifts.set(element, { x: own.x - outer.x, y: own.y - outer.y });
  }
  return shifts;
}

/**
 * @param {Element | null} element
 * @param {Map<Element, { x: number, y: number }>} carried
 * @param {HTMLElement} root
 */
function ancestorShift(element, carried, root) {
  for (let each = element; each && each !== root; each = each.parentElement) {
    const known = carried.get(each);
    if (known) return known;
  }
  return { x: 0, y: 0 };
}

/**
 * Things that come from the position of another thing with the same name.
 * @param {ViewSnapshot["matched"]} matched
 * @param {Map<Element, DOMRect>} boxes
 * @param {HTMLElement} root
 */
function matchedPairs(matched, boxes, root) {
  if (matched.size === 0) return [];
  const named = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-matched]")]);
  return named.slice(0, MOST).flatMap((element) => {
    const source = matched.get(element.dataset.matched ?? "");
    if (!source || source.element === element || boxes.has(element)) return [];
    return [{ element, from: source.box, to: element.getBoundingClientRect() }];
  });
}

/**
 * The frame in which a thing has another box than its own.
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} scale
 * @returns {Keyframe}
 */
export function startFrame(from, to, scale) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const factors = [from.width / (to.width || 1), from.height / (to.height || 1)];
  return { translate: `${x / scale}px ${y / scale}px`, scale: factors.join(" ") };
}

/**
 * @param {Element} element
 * @param {Keyframe} frame
 * @param {CompositeOperation} composite
 */
function animateFrom(element, frame, composite = "add") {
  const curve = curveAt(element);
  if (!curve) return;
  const { duration, delay, easing } = curve;
  const usual = { translate: "0px 0px", scale: "1", opacity: 1 };
  const end = Object.fromEntries(
    Object.entries(usual).filter(([name]) => name in frame && composite === "add"),
  );
  const frames = composite === "add" ? [frame, end] : [{ ...frame, offset: 0 }];
  const animation = element.animate(frames, {
    duration,
    delay,
    easing,
    composite,
    fill: "backwards",
  });
  if (!("opacity" in frame)) running.set(element, animation);
  animation.finished.then(
    () => running.get(element) === animation && running.delete(element),
    () => {
      // Another motion has replaced this one.
    },
  );
}
