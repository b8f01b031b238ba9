// Things that are only drawn: room, colours, shapes, pictures, and what cannot be drawn.

import { backgroundOf, paintOf } from "../appearance/paint.js";
import { addressOf, pixelsOf, urlOf } from "../appearance/pictures.js";
import { cornersOf } from "../appearance/shapes.js";
import { extent, numbers, px } from "../../model/styles/numbers.js";
import { lookOf } from "../../model/styles/styles.js";
import { firstPart, make, parts, setAttribute } from "../../dom/dom.js";
import { drawSymbol, makeSymbol } from "../symbols/symbol.js";
import { writeUntrusted } from "../../dom/text.js";
import { clipTo } from "./layout/layers.js";
import { setProperty } from "./set-property.js";
import { drawStrokes } from "./strokes.js";

/** @import { ViewNode } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */

export function makeSpacer() {
  return make("div", { class: "node-spacer" });
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawSpacer(element, node, context) {
  const least = extent(lookOf(node, context).base.spacer);
  setAttribute(element, "data-axis", context.axis ?? "z");
  setProperty(element, "--least", least === null ? "" : px(least));
}

export function makeFill() {
  return make("div", { class: "node-fill" }, make("div", { class: "paint" }));
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawFill(element, node, context) {
  paint(firstPart(element), lookOf(node, context).base.fill);
}

export function makeShape() {
  return make("div", { class: "node-shape" }, make("div", { class: "paint" }));
}

/**
 * A box with corners is a box of the page; a line along its edge is a picture.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawShape(element, node, context) {
  const { shape, fill, stroke, trim, rotate, scale, offset, inset } =
    lookOf(node, context).base.shape ?? {};
  const inside = firstPart(element);
  const isLined = stroke !== undefined || trim !== undefined;
  const isFilled = fill !== undefined || stroke === undefined;
  const corners = cornersOf(shape);
  const own = context.isPainted ? { color: "currentColor", image: "var(--fg-image)" } : null;
  inside.hidden = !isFilled || trim !== undefined;
  paint(inside, fill, own);
  setProperty(inside, "border-radius", corners === null ? "" : corners);
  setProperty(inside, "inset", inset === undefined ? "" : px(extent(inset) ?? 0));
  clipTo(inside, corners === null ? shape : null);
  drawStrokes(element, isLined ? { shape, fill, stroke, trim } : null);
  for (const part of parts(element)) turn(part, { rotate, scale, offset });
}

/**
 * A shape's own rotation and offset, within its frame.
 * @param {HTMLElement} part
 * @param {{ rotate: unknown, scale: unknown, offset: unknown }} how
 */
function turn(part, { rotate, scale, offset }) {
  setProperty(part, "rotate", typeof rotate === "number" ? `${rotate % 360}deg` : "");
  const factors = numbers(scale, [1, 1]).map((factor) => Math.min(Math.abs(factor), 100));
  setProperty(part, "scale", Array.isArray(scale) ? factors.join(" ") : "");
  const by = numbers(offset, [0, 0]).map((each) => px(Number.isFinite(each) ? each : 0));
  setProperty(part, "translate", Array.isArray(offset) ? by.join(" ") : "");
}

/**
 * @param {HTMLElement} element
 * @param {any} value
 * @param {import("../appearance/paint.js").Paint | null} otherwise
 */
function paint(element, value, otherwise = null) {
  const own = value === undefined || value === null || value === "foreground" || !paintOf(value);
  const style = own
    ? {
      "background-color": otherwise?.color ?? "currentColor",
      "background-image": otherwise?.image ?? "",
    }
    : backgroundOf(value);
  for (
    const name of ["background-color", "background-image", "background-size", "backdrop-filter"]
  ) {
    setProperty(element, name, /** @type {Record<string, string>} */ (style)[name] ?? "");
  }
}

export function makeImage() {
  return make("span", { class: "node-image" }, makeSymbol());
}

/**
 * A symbol, or an author's picture; the name of one that is missing.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawImage(element, node, context) {
  const { image = {} } = lookOf(node, context).base;
  const { symbol, asset, resizable, scale, label: said } = image ?? {};
  const address = addressOf(image);
  // The name of a symbol adds nothing to the words of a control.
  const own = node.label === node.systemImage ? "" : node.label ?? "";
  const label = typeof said === "string" ? said : own;
  const name = symbol ?? node.systemImage ?? (asset ? undefined : node.label);
  setAttribute(element, "data-resizable", Boolean(resizable));
  setAttribute(element, "data-scale", scale);
  setAttribute(element, "data-missing", asset && !address ? String(asset).slice(0, 80) : false);
  setAttribute(element, "data-template", Boolean(address) && image.rendering === "template");
  setProperty(element, "--picture", urlOf(image) ?? "");
  const words = (node.isDrawn || context.isNamed) && !label ? null : label;
  const looks = { ...context.symbols, ...(image?.rendering && { mode: String(image.rendering) }) };
  drawSymbol(firstPart(element), address ? null : name || "photo", words, looks);
  drawPicture(element, image, address, label);
}

/**
 * @param {HTMLElement} element
 * @param {any} image
 * @param {string | null} address
 * @param {string} label
 */
function drawPicture(element, image, address, label) {
  const [width, height] = pixelsOf(image);
  const dark = address === null ? null : addressOf(image.dark);
  for (const [scheme, source] of [["light", address], ["dark", dark]]) {
    const known = element.querySelector(`img.for-${scheme}`);
    if (!source) {
      known?.remove();
      continue;
    }
    const picture = known ?? element.appendChild(make("img", { class: `for-${scheme}` }));
    setAttribute(picture, "src", source);
    setAttribute(picture, "alt", label);
    setAttribute(picture, "width", width);
    setAttribute(picture, "height", height);
  }
}

export function makeUndrawn() {
  return make("div", { class: "node-undrawn" }, make("span"));
}

/**
 * A hatched box with the name of what is not drawn.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawUndrawn(element, node, context) {
  const name = String(lookOf(node, context).base.undrawn ?? "").slice(0, 80);
  setAttribute(element, "data-undrawn", name);
  setAttribute(element, "title", `${name} isn’t drawn here.`);
  writeUntrusted(firstPart(element), name, 80);
}
