// The stage's own motions: the columns sliding under one another, and the line that a choice draws
// from its row to the columns it governs.

import { scaleOf } from "../../dom/dom.js";

/** @import { State } from "../../types/state.d.ts" */

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const SPRING = "cubic-bezier(.2, .8, .2, 1)";

/** @param {HTMLElement} screen */
export function slideColumns(screen) {
  if (reducedMotion.matches) return;
  const away = screen.matches(":dir(rtl)") ? "12%" : "-12%";
  for (const column of screen.querySelectorAll(".column:not([hidden])")) {
    column.animate(
      [{ translate: `${away} 0`, opacity: 0.4 }, { translate: "0 0", opacity: 1 }],
      { duration: 260, easing: SPRING },
    );
  }
}

/**
 * Columns that now overlay the detail slide in from the inline start.
 * @param {HTMLElement} screen
 * @param {State} before
 * @param {State} after
 */
export function slideOverlay(screen, before, after) {
  if (reducedMotion.matches || isOverlaid(before) || !isOverlaid(after)) return;
  const away = screen.matches(":dir(rtl)") ? "100%" : "-100%";
  for (const column of screen.querySelectorAll(".column[data-overlay]:not([hidden])")) {
    column.animate([{ translate: `${away} 0` }, { translate: "0 0" }], {
      duration: 260,
      easing: SPRING,
    });
  }
}

/** @param {State} state */
function isOverlaid({ presentation }) {
  return presentation.columns.some(({ shown, overlay }) => shown && overlay);
}

/**
 * @param {HTMLElement} screen
 * @param {HTMLElement} line
 */
export function drawSelectionLine(screen, line) {
  if (reducedMotion.matches) return;
  /** @type {NodeListOf<HTMLElement>} */
  const rows = screen.querySelectorAll(".column:not([data-column=detail]) .cell[data-chosen]");
  const row = [...rows].findLast(isShown);
  if (!row) return;
  const [box, frame] = [row.getBoundingClientRect(), screen.getBoundingClientRect()];
  const isMirrored = screen.matches(":dir(rtl)");
  const start = isMirrored ? frame.right - box.left : box.right - frame.left;
  const scale = scaleOf(screen);
  line.style.setProperty("--middle", `${(box.top + box.height / 2 - frame.top) / scale}px`);
  line.style.setProperty("--start", `${start / scale}px`);
  for (const animation of line.getAnimations()) animation.cancel();
  line.animate(
    [{ scale: "0 1", opacity: 1 }, { scale: "1 1", opacity: 1, offset: 0.8 }, {
      scale: "1 1",
      opacity: 0,
    }],
    { duration: 240, easing: "ease-out" },
  );
}

/** @param {HTMLElement} row */
function isShown(row) {
  return row.offsetParent !== null;
}
