import { loadStyles } from "./style-sheet.js";

/**
 * An element that is loaded after the first picture, with its style sheets.
 * @typedef {{ load: () => CustomElementConstructor | Promise<CustomElementConstructor>,
 *   styles?: string | string[] }} LateElement
 */

/**
 * Loads an element's class and styles, and defines it under its name.
 * @param {string} name
 * @param {LateElement} element
 */
export async function defineElement(name, { load, styles = [] }) {
  const [made] = await Promise.all([load(), ...[styles].flat().map(loadStyles)]);
  if (!customElements.get(name)) customElements.define(name, made);
}
