// Menus of things outside lists: a right click, a long press or the menu key opens them.

import { openMenu } from "./row-menu.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

const LONG_PRESS = 500;

/** @type {WeakMap<Element, { nodes: ViewNode[], context: NodeContext }>} */
const menus = new WeakMap();

/**
 * @param {HTMLElement} element
 * @param {ViewNode[]} nodes
 * @param {NodeContext} context
 */
export function attachMenu(element, nodes, context) {
  const isKnown = menus.has(element);
  menus.set(element, { nodes, context });
  if (!element.querySelector("button, input, a")) element.tabIndex = 0;
  if (isKnown) return;
  element.addEventListener("contextmenu", (event) => show(element, event));
  element.addEventListener("pointerdown", (down) => {
    if (down.pointerType !== "touch") return;
    const ended = new AbortController();
    const press = setTimeout(() => (ended.abort(), show(element, down)), LONG_PRESS);
    const end = () => (ended.abort(), clearTimeout(press));
    const { signal } = ended;
    for (const name of ["pointerup", "pointercancel"])
      element.addEventListener(name, end, { signal });
    element.addEventListener("pointermove", (event) => {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 8) end();
    }, { signal });
  });
}

/**
 * @param {HTMLElement} element
 * @param {MouseEvent} event
 */
function show(element, event) {
  const menu = menus.get(element);
  if (!menu || menu.nodes.length === 0 || event.defaultPrevented) return;
  event.preventDefault();
  const point = event.clientX || event.clientY ? event : null;
  openMenu(element, menu.nodes, point, menu.context.styles);
}
