const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const SPRING = "cubic-bezier(.2, .8, .2, 1)";
const FADE = { duration: 200, easing: "ease-out" };

/**
 * Raises a sheet from below, or from its present position if it is going down.
 * @param {HTMLElement} sheet
 * @param {Animation | null} lowering
 */
export function raiseSheet(sheet, lowering) {
  const from = lowering ? sheetProgress(sheet) : reducedMotion.matches ? { opacity: 0 } : LOW;
  lowering?.cancel();
  return sheet.animate(
    [{ ...from, offset: 0 }],
    reducedMotion.matches ? FADE : { duration: 300, easing: SPRING },
  );
}

/**
 * Lowers a sheet from its present position.
 * @param {HTMLElement} sheet
 * @param {Animation | null} raising
 */
export function lowerSheet(sheet, raising) {
  const from = sheetProgress(sheet);
  raising?.cancel();
  const to = reducedMotion.matches ? { opacity: 0 } : LOW;
  const timing = reducedMotion.matches ? FADE : { duration: 240, easing: SPRING };
  return sheet.animate([from, to], { ...timing, fill: "forwards" });
}

/**
 * The present position of a moving sheet, on its way from or to the edge.
 * @param {HTMLElement} sheet
 * @returns {Keyframe}
 */
function sheetProgress(sheet) {
  const { transform, opacity } = getComputedStyle(sheet);
  return reducedMotion.matches ? { opacity } : { transform };
}

/**
 * An alert grows from the middle.
 * @param {HTMLElement} alert
 */
export function popAlert(alert) {
  if (reducedMotion.matches) return alert.animate([{ opacity: 0, offset: 0 }], FADE);
  return alert.animate([{ scale: "1.12", opacity: 0 }, { scale: "1", opacity: 1 }], {
    duration: 200,
    easing: SPRING,
  });
}

// Beside the property that places a sheet in the middle of a pad.
const LOW = { transform: "translateY(110%)" };
