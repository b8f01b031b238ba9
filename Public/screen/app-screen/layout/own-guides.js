/**
 * The name of a guide, and its place in things that do not set it.
 * @typedef {{ name: string, usual: number[] }} OwnGuide
 */

/**
 * Guides of an author's own that stacks align by.
 * @type {WeakMap<Element, { h?: OwnGuide, v?: OwnGuide }>}
 */
export const ownGuides = new WeakMap();
