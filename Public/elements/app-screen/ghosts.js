// Views that have gone, kept as pictures until they have moved away.

/** @import { Curve } from "../../appearance/curves.js" */

/**
 * A view that leaves: its element, its former place, its key, and its motion.
 * @typedef {{ element: HTMLElement, parent: Element, key: unknown, box: DOMRect,
 *   frame: Keyframe, curve: Curve }} Leaving
 */

/** If more than these leave at once, the rest go without motion. */
const MOST = 60;

/** @type {Map<Element, { parent: Element, key: unknown }>} */
const ghosts = new Map();

/** True if one more view can leave with a motion. */
export function hasRoomForGhost() {
  for (const element of ghosts.keys()) if (!element.isConnected) ghosts.delete(element);
  return ghosts.size < MOST;
}

/**
 * From now on the element is only a picture: it takes no input, and is no node of the tree.
 * @param {Leaving} leaving
 */
export function becomeGhost({ element, parent, key }) {
  ghosts.set(element, { parent, key });
  element.inert = true;
  element.setAttribute("aria-hidden", "true");
  element.setAttribute("data-leaving", "");
  for (const each of [element, ...element.querySelectorAll(NAMED)]) {
    for (const name of NAMES) each.removeAttribute(name);
  }
}

const NAMES = ["id", "data-node", "data-control", "data-matched", "data-zoom"];
const NAMED = NAMES.map((name) => `[${name}]`).join(", ");

/**
 * Takes ghosts out of the flow: the others use their room at once.
 * @param {Leaving[]} all
 * @param {number} scale
 */
export function lift(all, scale) {
  for (const { element, parent, box: { width, height } } of all) {
    parent.setAttribute("data-held", "");
    Object.assign(element.style, {
      ...{ transition: "none", position: "absolute", inset: "0 auto auto 0", margin: "0" },
      ...{ inlineSize: `${width / scale}px`, blockSize: `${height / scale}px` },
    });
  }
}

/**
 * Puts ghosts at their former places and starts their motion.
 * @param {Leaving[]} all
 * @param {number} scale
 */
export function letGo(all, scale) {
  const boxes = all.map(({ element }) => element.getBoundingClientRect());
  all.forEach(({ element, box, frame, curve }, index) => {
    element.style.left = `${(box.left - boxes[index].left) / scale}px`;
    element.style.top = `${(box.top - boxes[index].top) / scale}px`;
    const { duration, delay, easing } = curve;
    const motion = element.animate([frame], { duration, delay, easing, fill: "forwards" });
    motion.finished.then(() => vanish(element), () => vanish(element));
  });
}

/** @param {Element} element */
function vanish(element) {
  const parent = ghosts.get(element)?.parent;
  ghosts.delete(element);
  element.remove();
  const isHeld = [...ghosts.values()].some((other) => other.parent === parent);
  if (!isHeld) parent?.removeAttribute("data-held");
}

/**
 * Ends the leaving of a view that has come back; returns its present frame, or null if it has none.
 * @param {Element | null} parent
 * @param {unknown} key
 * @returns {Keyframe | null}
 */
export function callBack(parent, key) {
  for (const [element, known] of ghosts) {
    if (known.parent !== parent || known.key !== key) continue;
    const { opacity, translate, scale, filter } = getComputedStyle(element);
    vanish(element);
    return { opacity, translate, scale, filter };
  }
  return null;
}
