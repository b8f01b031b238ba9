// Applies the computed look of a thing to its element, only through the CSSOM.

import { setAttribute } from "../../dom/dom.js";

/**
 * The properties and attributes that a style gives an element.
 * @typedef {{ props: Record<string, string>, attributes: Record<string, string> }} AppliedStyle
 */

/** @type {WeakMap<Element, AppliedStyle>} */
const applied = new WeakMap();

/** Variables by which a style sheet overrides what is set here. */
const OVERRIDES = new Map([["color", "--ink"], ["outline", "--outlined"]]);

/** @type {AppliedStyle} */
const NO_STYLE = { props: {}, attributes: {} };

/**
 * Gives an element these properties and attributes, and removes those that it had before.
 * @param {HTMLElement} element
 * @param {AppliedStyle} wanted
 */
export function applyStyle(element, wanted) {
  const before = applied.get(element) ?? NO_STYLE;
  for (const name of Object.keys(before.props)) {
    if (!(name in wanted.props)) element.style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(wanted.props)) {
    if (before.props[name] === value) continue;
    const over = OVERRIDES.get(name);
    element.style.setProperty(name, over ? `var(${over}, ${value})` : value);
  }
  for (const name of Object.keys(before.attributes)) {
    if (!(name in wanted.attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted.attributes)) setAttribute(element, name, value);
  applied.set(element, wanted);
}
