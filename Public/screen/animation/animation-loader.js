// The code for animations is fetched after the first picture; until then changes appear at once.

import { transitions } from "./view-transitions.js";

/** @type {typeof import("./animations.js") | null} */
export let animations = null;

/** Fetches the code for animations, and then marks the document. */
export async function loadAnimations() {
  if (animations) return;
  animations = await import("./animations.js");
  document.documentElement.setAttribute("data-motion", "");
}

/** @type {WeakMap<Element, unknown>} */
const values = new WeakMap();

/**
 * Stores how an element's changes are shown, from its style.
 * @param {HTMLElement} element
 * @param {{ animated?: any, transition?: any }} marks
 */
export function noteAnimated(element, { animated, transition }) {
  if (transition !== undefined) transitions.set(element, transition);
  if (animated === undefined) return;
  const { value } = animated ?? {};
  const hasChanged = values.has(element) && (value === undefined || values.get(element) !== value);
  values.set(element, value);
  if (hasChanged) animations?.animateWithin(element, animated);
}
