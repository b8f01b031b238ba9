/**
 * Moves the focus to the region `step` places on from the one it is in, around the end.
 * @param {number} step
 */
export function goToRegion(step) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-region]"));
  const regions = [...all].filter((region) => region.checkVisibility());
  const here = regions.findIndex((region) => region.contains(document.activeElement));
  const next = here < 0 && step < 0 ? regions.length - 1 : here + step;
  regions[(next + regions.length) % regions.length]?.focus();
}
