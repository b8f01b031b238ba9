// Views that have gone, kept as pictures until they have moved away.

/** @import { Curve } from "../appearance/curves.js" */

/**
 * A view that leaves: its element, its former position, its key, and its motion.
 * @typedef {{ element: HTMLElement, parent: Element, key: unknown, box: DOMRect,
 *   frame: Keyframe, curve: Curve }} ExitingView
 */

/** If more than these leave at once, the rest go without motion. */
const MOST = 60;

/** @type {Map<Element, { parent: Element, key: unknown }>} */
const exitingViews = new Map();

/** True if one more view can leave with a motion. */
export function canAnimateExit() {
  for (const element of exitingViews.keys()) if (!element.isConnected) exitingViews.delete(element);
  return exitingViews.size < MOST;
}

/**
 * From now on the element is only a picture: it takes no input, and is no node of the tree.
 * @param {ExitingView} leaving
 */
export function markExiting({ element, parent, key }) {
  exitingViews.set(element, { parent, key });
  element.inert = true;
  element.setAttribute("aria-hidden", "true");
  element.setAttribute("data-leaving", "");
  for (const each of [element, ...element.querySelectorAll(IDENTIFIED)]) {
    for (const name of IDENTITY_ATTRIBUTES) each.removeAttribute(name);
  }
}

const IDENTITY_ATTRIBUTES = ["id", "data-node", "data-control", "data-matched", "data-zoom"];
const IDENTIFIED = IDENTITY_ATTRIBUTES.map((name) => `[${name}]`).join(", ");

/**
 * Takes exiting views out of the flow: the others use their room at once.
 * @param {ExitingView[]} all
 * @param {number} scale
 */
export function takeOutOfFlow(all, scale) {
  for (const { element, parent, box: { width, height } } of all) {
    parent.setAttribute("data-held", "");
    Object.assign(element.style, {
      ...{ transition: "none", position: "absolute", inset: "0 auto auto 0", margin: "0" },
      ...{ inlineSize: `${width / scale}px`, blockSize: `${height / scale}px` },
    });
  }
}

/**
 * Puts exiting views at their former positions and starts their motion.
 * @param {ExitingView[]} all
 * @param {number} scale
 */
export function startExits(all, scale) {
  const boxes = all.map(({ element }) => element.getBoundingClientRect());
  all.forEach(({ element, box, frame, curve }, index) => {
    element.style.left = `${(box.left - boxes[index].left) / scale}px`;
    element.style.top = `${(box.top - boxes[index].top) / scale}px`;
    const { duration, delay, easing } = curve;
    const motion = element.animate([frame], { duration, delay, easing, fill: "forwards" });
    motion.finished.then(() => finishExit(element), () => finishExit(element));
  });
}

/** @param {Element} element */
function finishExit(element) {
  const parent = exitingViews.get(element)?.parent;
  exitingViews.delete(element);
  element.remove();
  const isHeld = [...exitingViews.values()].some((other) => other.parent === parent);
  if (!isHeld) parent?.removeAttribute("data-held");
}

/**
 * Ends the leaving of a view that has come back; returns its present frame, or null if it has none.
 * @param {Element | null} parent
 * @param {unknown} key
 * @returns {Keyframe | null}
 */
export function cancelExit(parent, key) {
  for (const [element, known] of exitingViews) {
    if (known.parent !== parent || known.key !== key) continue;
    const { opacity, translate, scale, filter } = getComputedStyle(element);
    finishExit(element);
    return { opacity, translate, scale, filter };
  }
  return null;
}
