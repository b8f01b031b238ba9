// What acts out changes is fetched after the first picture; until then they are shown at once.

/** @type {typeof import("./motions.js") | null} */
export let motions = null;

/** Fetches what moves; the document is marked once it is there. */
export async function fetchMotions() {
  if (motions) return;
  motions = await import("./motions.js");
  document.documentElement.setAttribute("data-motion", "");
}

/**
 * The ways in which views come and go, by their elements.
 * @type {WeakMap<Element, unknown>}
 */
export const transitions = new WeakMap();
/** @type {WeakMap<Element, unknown>} */
const values = new WeakMap();

/**
 * Keeps how an element's changes are shown, as its style says it.
 * @param {HTMLElement} element
 * @param {{ animated?: any, transition?: any }} marks
 */
export function noteMarks(element, { animated, transition }) {
  if (transition !== undefined) transitions.set(element, transition);
  if (animated === undefined) return;
  const { value } = animated ?? {};
  const isOther = values.has(element) && (value === undefined || values.get(element) !== value);
  values.set(element, value);
  if (isOther) motions?.moveWithin(element, animated);
}
