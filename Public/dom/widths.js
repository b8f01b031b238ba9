// The widths at which the page's layout changes; styles/layout.css has the same ones.

/** The commands are a rail, and all panels share one place. */
export const MEDIUM = matchMedia("(max-width: 1199px)");
/** A phone: panels and commands are sheets that come up from below. */
export const NARROW = matchMedia("(max-width: 767px)");
/** A phone on its side, or a window about as low: no panel has room below the stage. */
export const LOW = matchMedia("(min-width: 768px) and (max-height: 560px)");
/**
 * Calls `action` whenever the page's layout changes.
 * @param {() => void} action
 */
export function onResize(action) {
  for (const width of [MEDIUM, NARROW, LOW]) width.addEventListener("change", action);
}
