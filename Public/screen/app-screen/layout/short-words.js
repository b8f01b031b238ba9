import { parts, setAttribute } from "../../../dom/dom.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */

const MOST_SHORT = 24;

/**
 * In a row that is too narrow, SwiftUI offers each view the same width, starting with the least
 * flexible: short words keep their length, and long ones are broken.
 * @param {HTMLElement} row
 * @param {ViewNode[]} nodes
 */
export function keepShortWords(row, nodes) {
  const lengths = nodes.map((node) => longestWords(node));
  const most = Math.max(...lengths);
  parts(row).forEach((element, index) => {
    const length = lengths[index] ?? 0;
    setAttribute(
      element,
      "data-keeps",
      length > 0 && length <= MOST_SHORT && length * 2 <= most || length > 0 && length <= 8,
    );
  });
}

/**
 * @param {ViewNode} node
 * @param {number} depth
 * @returns {number}
 */
function longestWords({ kind, label, children = [] }, depth = 0) {
  if (kind === "text") return label?.length ?? 0;
  if (depth > 6 || kind !== "stack") return 0;
  return Math.max(0, ...children.slice(0, 20).map((child) => longestWords(child, depth + 1)));
}
