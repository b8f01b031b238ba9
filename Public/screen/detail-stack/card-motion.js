// Motion explains direction: a push comes from the inline end, a pop goes back there.

/** @import { StackChange } from "../../types/log.d.ts" */

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const SPRING = "cubic-bezier(.2, .8, .2, 1)";

/**
 * Starts the animations for `motion` and returns them; the list can be empty.
 * @param {StackChange} motion
 * @param {{ front: HTMLElement | null, leaving: HTMLElement[] }} cards
 * @returns {Animation[]}
 */
export function animateStack(motion, { front, leaving }) {
  if (!front || motion.kind === "none") return [];
  if (reducedMotion.matches) return motion.kind === "push" ? [fade(front, 80)] : [];
  if (motion.kind === "push") return [slideIn(front)];
  if (motion.kind === "pop") return leaving.map((card) => slideOut(card, 240, 0));
  if (motion.kind === "popToRoot") return leaving.map((card, order) => slideOut(card, 320, order));
  return [fade(front, 200)];
}

/** @param {HTMLElement} front */
function slideIn(front) {
  return front.animate(
    [{ translate: `${offscreen(front)} 0` }, { translate: "0 0" }],
    { duration: 280, easing: SPRING },
  );
}

/**
 * @param {HTMLElement} card
 * @param {number} duration
 * @param {number} order
 */
function slideOut(card, duration, order) {
  return card.animate(
    [{ translate: "0 0", rotate: "0deg" }, {
      translate: `${offscreen(card)} 0`,
      rotate: `${order * 2}deg`,
    }],
    { duration, easing: SPRING, fill: "forwards" },
  );
}

/**
 * @param {HTMLElement} card
 * @param {number} duration
 */
function fade(card, duration) {
  return card.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
}

/**
 * The place beyond the inline end: on the right, or on the left for text that runs that way.
 * @param {HTMLElement} card
 */
function offscreen(card) {
  return card.matches(":dir(rtl)") ? "-105%" : "105%";
}
