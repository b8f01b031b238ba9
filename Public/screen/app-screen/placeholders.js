import { lastPart, make, parts } from "../../dom/dom.js";
import { fixedSymbol } from "../symbols/symbol.js";
import { writeUntrusted, writeUntrustedLines } from "../../dom/text.js";

/** @import { ViewNode } from "../../types/state.d.ts" */

const WARNING = "exclamationmark.triangle.fill";

/** The labels of a placeholder that has no words of its own. */
const NAMELESS = new Set([undefined, "", "Warning"]);

/** SwiftUI's sign for a value that no destination shows. */
export function makePlaceholder() {
  return make(
    "div",
    { class: "node-placeholder" },
    fixedSymbol(WARNING, "Warning"),
    make("p", { class: "placeholder-title" }),
    make("p", { class: "placeholder-why" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
export function drawPlaceholder(element, { label, value }) {
  const [, title, why] = parts(element);
  const { type } = /** @type {{ type?: unknown }} */ (value ?? {});
  const words = NAMELESS.has(label) ? undefined : label;
  writeUntrusted(title, words ?? "No destination for this value", 200);
  const missing = `navigationDestination for ${typeof type === "string" ? type : "its type"}`;
  writeUntrusted(why, `The stack finds no ${missing}. SwiftUI shows this sign.`, 400);
}

export function makeWarning() {
  return make("p", { class: "node-warning" }, fixedSymbol(WARNING, "Warning"), make("span"));
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
export function drawWarning(element, { label }) {
  writeUntrustedLines(lastPart(element), label ?? "", 600);
}
