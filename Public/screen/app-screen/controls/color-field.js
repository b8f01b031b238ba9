import { applyPaint } from "../../appearance/paint.js";
import { lookOf } from "../../../model/styles/styles.js";
import { make, parts, setAttribute } from "../../../dom/dom.js";
import { writeUntrusted } from "../../../dom/text.js";
import { sendText } from "../tap.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/**
 * A colour that can be changed: its name, and a well over the browser's picker.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawColor(element, node, context) {
  if (!element.firstChild)
    element.append(
      make("span", { class: "visually-hidden" }),
      make("span", { class: "color-well", "aria-hidden": "true" }),
      make("input", { type: "color" }),
    );
  const { paint, control } = lookOf(node, context).base.color ?? {};
  const [words, well, input] = /** @type {[HTMLElement, HTMLElement, HTMLInputElement]} */ (
    parts(element)
  );
  writeUntrusted(words, node.label ?? "", 120);
  applyPaint(well, paint);
  setAttribute(input, "aria-label", `Color: ${node.label ?? ""}`);
  setAttribute(input, "data-control", control);
  input.disabled = Boolean(node.disabled) || control === undefined;
  if (typeof paint === "string" && /^#[0-9a-f]{6}$/i.test(paint)) input.value = paint;
  input.onchange = () => sendText(input, control, input.value);
}
