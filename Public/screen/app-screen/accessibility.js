import { setAttribute } from "../../dom/dom.js";

/** @import { Style, ViewNode } from "../../types/state.d.ts" */

/** @type {WeakSet<Element>} */
const described = new WeakSet();

const ROLES = new Map([["header", "heading"], ["image", "img"], ["button", "button"]]);
/** Elements that keep their own role, whatever their traits say. */
const NATIVE = new Set(["BUTTON", "INPUT", "TEXTAREA", "SELECT", "A"]);

/**
 * Gives assistive technology what the author declares for a node; the tree provides the rest.
 * @param {HTMLElement} core
 * @param {HTMLElement} outermost
 * @param {ViewNode} node
 * @param {Style} look
 */
export function describe(core, outermost, { isDrawn, kind }, { traits: { ax } }) {
  const isPlain = !ax && !(isDrawn && kind !== "text");
  if (isPlain && !described.has(core)) return;
  described.add(core);
  const { label, hint, hidden, traits = [], heading, element, identifier } = ax ?? {};
  const target = core.querySelector(":scope > input") ?? core;
  if (!NATIVE.has(target.tagName)) {
    const known = Array.isArray(traits) ? traits.find((trait) => ROLES.has(trait)) : undefined;
    const said = heading ? "heading" : ROLES.get(known) ?? groupRole(label, element, kind);
    setAttribute(target, "role", said);
    setAttribute(target, "aria-level", said === "heading" ? levelOf(heading) : null);
  }
  if (label !== undefined) setAttribute(target, "aria-label", String(label).slice(0, 600));
  setAttribute(target, "aria-description", hint === undefined ? null : String(hint).slice(0, 600));
  setAttribute(outermost, "aria-hidden", hidden ? "true" : null);
  setAttribute(core, "data-identifier", identifier);
}

/** @param {unknown} heading */
function levelOf(heading) {
  return Number.isInteger(heading) ? Math.min(Math.max(Number(heading), 1), 6) : 3;
}

/**
 * A name needs a role that supports one.
 * @param {unknown} label
 * @param {unknown} element
 * @param {string} kind
 */
function groupRole(label, element, kind) {
  if (label === undefined) return null;
  return kind === "image" || kind === "text" || element === "ignore" ? "img" : "group";
}
