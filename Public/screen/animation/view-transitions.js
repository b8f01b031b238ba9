/**
 * The transitions of views, by their elements.
 * @type {WeakMap<Element, unknown>}
 */
export const transitions = new WeakMap();
