import { lookOf } from "../../model/styles/styles.js";
import { make, parts, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { drawSymbol, makeSymbol } from "../symbols/symbol.js";
import { writeUntrusted } from "../../dom/text.js";
import { tap } from "../app-screen/tap.js";

/** @import { ViewNode } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */

/** The bar of an app's tabs: it stays in place while screens come and go above it. */
export function makeTabBar() {
  return make("nav", { class: "tab-bar", "aria-label": "Tabs", hidden: true });
}

/** @type {typeof import("./tab-sidebar.js") | null} */
let more = null;

/**
 * @param {HTMLElement} bar
 * @param {ViewNode[]} nodes
 * @param {NodeContext} context
 */
export function drawTabBar(bar, nodes, context) {
  bar.hidden = nodes.length === 0;
  /** @param {ViewNode[]} tabs */
  const draw = (tabs) =>
    keyedList(bar, tabs, { key: ({ id }) => id, make: makeTab, update: drawTab });
  if (more) return more.drawAll(bar, nodes, context, draw);
  const isMore = nodes.some((node) => node.children?.length || lookOf(node, context).base.tabs);
  if (!isMore) return draw(nodes);
  import("./tab-sidebar.js").then((all) => (more = all).drawAll(bar, nodes, context, draw));
}

function makeTab() {
  return make(
    "button",
    { type: "button", class: "tab" },
    makeSymbol(),
    make("span", { class: "tab-words" }),
  );
}

/**
 * @param {HTMLElement} button
 * @param {ViewNode} node
 */
function drawTab(button, node) {
  const [symbol, words] = parts(button);
  const { label, systemImage } = node;
  drawSymbol(symbol, systemImage, null, { variant: "fill" });
  writeUntrusted(words, label ?? "", 40);
  setAttribute(button, "data-control", node.id);
  setAttribute(button, "data-node", node.id);
  setAttribute(button, "aria-current", node.selected ? "page" : null);
  setAttribute(button, "aria-disabled", node.disabled ? "true" : null);
  button.onclick = () => tap(button, node);
}
