// Boxes around an element, which come and go while it stays: focus, caret and scroll survive.

import { make } from "../../../dom/dom.js";
import { renameChild } from "../../../dom/keyed-list.js";

/** @type {WeakMap<Element, HTMLElement[]>} */
const chains = new WeakMap();
/** @type {WeakMap<Element, HTMLElement>} */
const cores = new WeakMap();

/**
 * The element inside the boxes of which `element` is the outermost.
 * @param {HTMLElement} element
 */
export function coreOf(element) {
  return cores.get(element) ?? element;
}

/**
 * The outermost box of an element; the element itself if it has none.
 * @param {HTMLElement} core
 */
export function outermostOf(core) {
  return chains.get(core)?.at(-1) ?? core;
}

/**
 * The boxes around an element, outermost first, and the element itself last.
 * @param {HTMLElement} element The outermost box, or the element.
 */
export function wrapperChain(element) {
  const core = coreOf(element);
  return [...(chains.get(core) ?? []).toReversed(), core];
}

/**
 * Puts the requested number of boxes around an element, and returns them innermost first.
 * @param {HTMLElement} core
 * @param {number} count
 * @returns {HTMLElement[]}
 */
export function wrap(core, count) {
  const chain = chains.get(core) ?? [];
  if (chain.length === count) return chain;
  const before = chain.at(-1) ?? core;
  while (chain.length > count) removeWrapper(chain, core);
  while (chain.length < count) addWrapper(chain, core);
  chains.set(core, chain);
  cores.delete(before);
  const outermost = chain.at(-1) ?? core;
  if (outermost !== core) cores.set(outermost, core);
  renameChild(before, outermost);
  return chain;
}

/**
 * @param {HTMLElement[]} chain
 * @param {HTMLElement} core
 */
function removeWrapper(chain, core) {
  const gone = chain.pop();
  const inner = chain.at(-1) ?? core;
  if (!gone) return;
  if (gone.parentNode) move(gone.parentNode, inner, gone);
  gone.remove();
}

/**
 * @param {HTMLElement[]} chain
 * @param {HTMLElement} core
 */
function addWrapper(chain, core) {
  const inner = chain.at(-1) ?? core;
  const box = make("div", { class: "box" });
  inner.parentNode?.insertBefore(box, inner);
  move(box, inner, null);
  chain.push(box);
}

/**
 * Moves a node with its state if the browser can; otherwise keeps the most important part of it.
 * @param {Node} parent
 * @param {HTMLElement} node
 * @param {Node | null} before
 */
function move(parent, node, before) {
  if ("moveBefore" in parent && node.isConnected && parent.isConnected) {
    /** @type {any} */ (parent).moveBefore(node, before);
    return;
  }
  const focused = node.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = [node, ...node.querySelectorAll("*")]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  parent.insertBefore(node, before);
  for (const { element, top, left } of scrolled)
    element.scrollTo({ top, left, behavior: "instant" });
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
