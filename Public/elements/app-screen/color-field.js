import { make, parts, setAttribute } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";
import { enter } from "./tap.js";

/** @import { ViewNode } from "../../types.d.ts" */

/** A colour that can be changed: its words, and a well with the browser's picker beneath. */
export function makeColor() {
  return make(
    "label",
    { class: "node-color" },
    make("span", { class: "node-words" }),
    make("input", { type: "color" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 */
export function drawColor(element, { id, label, value, disabled }) {
  const [words, input] = /** @type {[HTMLElement, HTMLInputElement]} */ (parts(element));
  const color = typeof value === "string" && /^#[0-9a-f]{6}/i.test(value) ? value : "#000000";
  writeOutside(words, label ?? "", 120);
  setAttribute(input, "aria-label", label || "Color");
  setAttribute(input, "data-control", id);
  input.disabled = Boolean(disabled);
  if (input.value !== color.slice(0, 7)) input.value = color.slice(0, 7);
  input.onchange = () => enter(input, id, input.value + color.slice(7));
}
