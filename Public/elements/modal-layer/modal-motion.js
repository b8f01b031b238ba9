const still = matchMedia("(prefers-reduced-motion: reduce)");
const SPRING = "cubic-bezier(.2, .8, .2, 1)";

/**
 * A sheet comes up from below.
 * @param {HTMLElement} sheet
 */
export function raise(sheet) {
  if (!still.matches) sheet.animate([LOW, HIGH], { duration: 300, easing: SPRING });
}

/**
 * A sheet goes down again: the animation, or null where nothing moves.
 * @param {HTMLElement} sheet
 */
export function lower(sheet) {
  return still.matches
    ? null
    : sheet.animate([HIGH, LOW], { duration: 240, easing: SPRING, fill: "forwards" });
}

/**
 * An alert comes out of the middle.
 * @param {HTMLElement} alert
 */
export function pop(alert) {
  if (still.matches) return;
  alert.animate([{ scale: "1.12", opacity: 0 }, { scale: "1", opacity: 1 }], {
    duration: 200,
    easing: SPRING,
  });
}

const LOW = { translate: "0 110%" };
const HIGH = { translate: "0 0" };
