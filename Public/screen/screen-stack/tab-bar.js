import { simplest } from "../../model/styles/view-nodes.js";
import { make, parts, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { drawSymbol, makeSymbol } from "../symbols/symbol.js";
import { writeUntrusted } from "../../dom/text.js";
import { tap } from "../app-screen/tap.js";

/** @import { ViewNode } from "../../types/state.d.ts" */

/** The bar of an app's tabs: it stays in place while screens come and go above it. */
export function makeTabBar() {
  return make("nav", { class: "tab-bar", "aria-label": "Tabs", hidden: true });
}

/**
 * @param {HTMLElement} bar
 * @param {ViewNode[]} tabs
 */
export function drawTabBar(bar, tabs) {
  bar.hidden = tabs.length === 0;
  keyedList(bar, tabs, { key: ({ id }) => id, make: makeTab, update: drawTab });
}

function makeTab() {
  return make(
    "button",
    { type: "button", class: "tab" },
    makeSymbol(),
    make("span", { class: "tab-words" }),
    make("span", { class: "tab-badge", hidden: true }),
  );
}

/**
 * @param {HTMLElement} button
 * @param {ViewNode} node
 */
function drawTab(button, node) {
  const [symbol, words, badge] = parts(button);
  const { label, systemImage } = withWords(node);
  drawSymbol(symbol, systemImage, null, { variant: "fill" });
  writeUntrusted(words, label ?? "", 40);
  const count = node.children?.find(({ kind }) => kind === "badge")?.label;
  badge.hidden = !count;
  writeUntrusted(badge, count ?? "", 8);
  setAttribute(button, "data-control", node.id);
  setAttribute(button, "data-node", node.id);
  setAttribute(button, "aria-current", node.selected ? "page" : null);
  setAttribute(button, "aria-disabled", node.disabled ? "true" : null);
  button.onclick = () => tap(button, node);
}

/**
 * The words and the symbol of a tab, wherever they are in its label.
 * @param {ViewNode} node
 * @returns {Pick<ViewNode, "label" | "systemImage">}
 */
function withWords(node) {
  const { label, systemImage, children = [] } = simplest(node);
  const inside = children.map(withWords);
  return {
    label: label ?? inside.find((child) => child.label)?.label,
    systemImage: systemImage ?? inside.find((child) => child.systemImage)?.systemImage,
  };
}
