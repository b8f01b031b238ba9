// The bars of a screen, from the placements and titles in its styles.

import { styleOf } from "./styles.js";

/** @import { Screen, StyleTable, ViewNode } from "../../types/state.d.ts" */

/** @typedef {"leading" | "principal" | "trailing" | "bottom" | "tab" | "keyboard"} BarPlace */
/** @typedef {Record<BarPlace, ViewNode[]>} BarItems */

/**
 * The place in the bars for each placement of SwiftUI; all others are trailing.
 * @type {Map<string | undefined, BarPlace>}
 */
const PLACES = new Map([
  ["topBarLeading", "leading"],
  ["navigationBarLeading", "leading"],
  ["navigation", "leading"],
  ["cancellation", "leading"],
  ["principal", "principal"],
  ["bottomBar", "bottom"],
  ["status", "bottom"],
  ["keyboard", "keyboard"],
  ["tab", "tab"],
]);

/** Trailing buttons that come last: the main actions. */
const LAST = new Set(["confirmation", "primary"]);

/**
 * The nodes of a toolbar by their places, each in its order.
 * @param {ViewNode[]} toolbar
 * @param {StyleTable | undefined} styles
 * @returns {BarItems}
 */
export function barItems(toolbar, styles) {
  /** @type {BarItems} */
  const items = { leading: [], principal: [], trailing: [], bottom: [], tab: [], keyboard: [] };
  /** @type {ViewNode[]} */
  const last = [];
  for (const node of toolbar) {
    const { placement } = styleOf(styles, node.style).base;
    if (LAST.has(placement)) last.push(node);
    else items[PLACES.get(placement) ?? "trailing"].push(node);
  }
  items.trailing.push(...last);
  return items;
}

/**
 * The size of a screen's title: the author's, otherwise large. Without styles, and on a Mac, the
 * context decides.
 * @param {Screen} screen
 * @param {StyleTable | undefined} styles
 * @param {"large" | "inline"} usual
 * @returns {"large" | "inline"}
 */
export function titleMode({ style }, styles, usual) {
  const { titleMode: mode } = styleOf(styles, style).base;
  if (mode === "inline") return "inline";
  return mode === "large" || mode === "automatic" ? "large" : usual;
}

/**
 * True for a bar that the author hides.
 * @param {Screen} screen
 * @param {StyleTable | undefined} styles
 * @param {"navigation" | "tab" | "bottom"} name
 */
export function isBarHidden({ style }, styles, name) {
  return styleOf(styles, style).base.bar?.[name]?.hidden === true;
}

/**
 * The search field of a screen, from its style or its content, and the screen without it. The
 * numbers by which its items refer to its body are adjusted.
 * @param {Screen} screen
 * @param {StyleTable | undefined} styles
 * @returns {{ field: ViewNode | null, screen: Screen }}
 */
export function withoutSearch(screen, styles) {
  const look = styleOf(styles, screen.style);
  const index = screen.body.findIndex((node) =>
    isField(node) && (look.base.search || styleOf(styles, node.style).base.search)
  );
  if (index < 0) return { field: null, screen };
  const { items } = look.base;
  const base = items ? { ...look.base, items: moved(items, index) } : look.base;
  const body = screen.body.toSpliced(index, 1);
  return { field: screen.body[index], screen: { ...screen, body, look: { ...look, base } } };
}

/** @param {ViewNode} node */
function isField({ kind }) {
  return kind === "textField";
}

/**
 * A list of items after child `gone` has been removed.
 * @param {any[]} items
 * @param {number} gone
 * @returns {any[]}
 */
function moved(items, gone) {
  return items.filter((item) => item !== gone).map((item) => {
    if (typeof item === "number") return item > gone ? item - 1 : item;
    return Array.isArray(item?.items) ? { ...item, items: moved(item.items, gone) } : item;
  });
}
