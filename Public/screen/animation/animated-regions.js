// Parts of a screen whose changes are animated: CSS moves what it can from its present position.

import { curveOf } from "../appearance/curves.js";

/** @import { Curve } from "../appearance/curves.js" */

/**
 * The curve of changes in an element now; null if changes are shown at once.
 * @type {WeakMap<Element, Curve | null>}
 */
const curves = new WeakMap();
/** @type {Map<HTMLElement, ReturnType<typeof setTimeout> | undefined>} */
const animatedRegions = new Map();

let isAnimating = false;

/**
 * Sets whether changes are animated from now on; returns the previous setting.
 * @param {boolean} isSo
 */
export function setAnimating(isSo) {
  const before = isAnimating;
  isAnimating = isSo;
  return before;
}

/**
 * Animates changes in a marked element, if changes are animated at all.
 * @param {HTMLElement} element
 * @param {any} animated
 */
export function animateWithin(element, animated) {
  if (isAnimating) beginAnimating(element, curveOf(animated));
}

/**
 * Animates changes in an element from now on, until it is still again.
 * @param {HTMLElement} element
 * @param {Curve | null} curve
 */
export function beginAnimating(element, curve) {
  const { duration, delay, easing, iterations } = curve ?? NO_ANIMATION;
  clearTimeout(animatedRegions.get(element));
  curves.set(element, curve);
  element.setAttribute("data-moving", "");
  element.style.setProperty("--motion-time", `${duration}ms`);
  element.style.setProperty("--motion-delay", `${delay}ms`);
  element.style.setProperty("--motion-curve", easing);
  const length = delay + duration * iterations;
  animatedRegions.set(
    element,
    Number.isFinite(length) ? setTimeout(() => endAnimating(element), length + 50) : undefined,
  );
}

const NO_ANIMATION = { duration: 0, delay: 0, easing: "linear", iterations: 1 };

/** @param {HTMLElement} element */
function endAnimating(element) {
  animatedRegions.delete(element);
  curves.delete(element);
  element.removeAttribute("data-moving");
  for (const name of ["time", "delay", "curve"]) element.style.removeProperty(`--motion-${name}`);
}

/**
 * Shows the next changes at once; things that already move continue to their targets.
 * @param {HTMLElement} root
 */
export function suspendAnimations(root) {
  for (const element of animatedRegions.keys()) {
    if (!element.isConnected) endAnimating(element);
    else if (root.contains(element)) {
      curves.set(element, null);
      element.style.setProperty("--motion-time", "0s");
      element.style.setProperty("--motion-delay", "0s");
    }
  }
}

/**
 * The curve that animates changes in an element; null if they are shown at once.
 * @param {Element | null} element
 * @returns {Curve | null}
 */
export function curveAt(element) {
  const around = element?.closest("[data-moving]");
  return around ? curves.get(around) ?? null : null;
}

/**
 * Repeats the motions that have just begun as often as their curves say.
 * @param {HTMLElement} root
 */
export function repeatAnimations(root) {
  const isRepeated = [...animatedRegions.keys()].some((each) =>
    (curves.get(each)?.iterations ?? 1) > 1 && root.contains(each)
  );
  if (!isRepeated) return;
  for (const animation of root.getAnimations({ subtree: true })) {
    const effect = /** @type {KeyframeEffect | null} */ (animation.effect);
    const curve = curveAt(effect?.target ?? null);
    if (!(animation instanceof CSSTransition) || !curve || curve.iterations === 1) continue;
    const { iterations, direction } = curve;
    effect?.updateTiming({ iterations, direction });
  }
}
