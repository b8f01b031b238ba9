import { setAttribute } from "../dom/dom.js";

/** @import { Subject } from "../types/page.d.ts" */

const UNDRAWN = "[data-undrawn], [data-undrawn-effect]";
const SUBJECTS = `[data-node], [data-control], [data-element], ${UNDRAWN}`;

/**
 * Outlines the subject of a problem wherever the page shows it; null outlines nothing.
 * @param {Subject | null} about
 */
export function showOutline(about) {
  for (const node of found("[data-outlined]")) {
    if (!isAbout(node, about)) setAttribute(node, "data-outlined", null);
  }
  if (!about) return;
  for (const node of found(SUBJECTS)) {
    if (isAbout(node, about)) setAttribute(node, "data-outlined", true);
  }
}

/**
 * Brings the subject of a problem into sight and focuses it, if it can be focused.
 * @param {Subject} about
 */
export function goToOutlined(about) {
  const node = found(about.undrawn ? UNDRAWN : "[data-control], [data-element]")
    .find((node) => isAbout(node, about) && node.checkVisibility());
  node?.scrollIntoView({ block: "nearest" });
  node?.focus({ preventScroll: true });
}

/** @param {string} selector */
function found(selector) {
  return /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
}

/**
 * True for an element that shows the subject of a problem.
 * @param {HTMLElement} node
 * @param {Subject | null} about
 */
export function isAbout({ dataset }, about) {
  if (!about) return false;
  const { control, element, undrawn } = about;
  if (undrawn) return dataset.undrawn !== undefined || dataset.undrawnEffect !== undefined;
  if (control !== undefined && (dataset.control === control || dataset.node === control))
    return true;
  return element !== undefined && dataset.element === element;
}
