import { colorOf } from "../appearance/paint.js";
import { outlineOf } from "../appearance/shapes.js";
import { extent, numberIn, numbers } from "../../model/styles/numbers.js";
import { makeDrawing, setAttribute } from "../../dom/dom.js";
import { onSize } from "./measuring/sizes.js";

const CAPS = new Set(["butt", "round", "square"]);
const JOINS = new Set(["miter", "round", "bevel"]);
const MOST_DASHES = 32;

/**
 * Draws a shape's line, and its fill if only a part of it is drawn; null for neither.
 * @param {HTMLElement} element
 * @param {{ shape: any, fill: any, stroke: any, trim: any } | null} lined
 */
export function drawStrokes(element, lined) {
  const known = element.querySelector(":scope > svg");
  if (lined === null) {
    known?.remove();
    onSize(element, "stroke", null);
    return;
  }
  const drawing = known ?? element.appendChild(makeDrawing());
  const [path] = drawing.children;
  const { shape, fill, stroke, trim } = lined;
  const width = stroke === undefined ? 0 : extent(stroke?.width) ?? 1;
  setAttribute(path, "fill", "none");
  // Set through the CSSOM, where colours can be custom properties.
  const line = /** @type {SVGElement} */ (path);
  line.style.setProperty("stroke", strokeColor(stroke));
  line.style.setProperty("fill", stroke === undefined ? colorOf(fill) ?? "currentColor" : "none");
  setAttribute(path, "stroke-width", width);
  setAttribute(path, "stroke-linecap", CAPS.has(stroke?.cap) ? stroke.cap : "butt");
  setAttribute(path, "stroke-linejoin", JOINS.has(stroke?.join) ? stroke.join : "miter");
  drawDashes(path, stroke?.dash, trim);
  onSize(element, "stroke", (w, h) => {
    setAttribute(path, "d", outlineOf(shape, w, h, stroke?.inset ? width / 2 : 0));
  });
}

/** @param {any} stroke */
function strokeColor(stroke) {
  if (stroke === undefined) return "none";
  return colorOf(stroke?.paint) ?? "currentColor";
}

/**
 * A trim is a dash along a path of length one.
 * @param {Element} path
 * @param {unknown} dash
 * @param {unknown} trim
 */
function drawDashes(path, dash, trim) {
  const part = Array.isArray(trim) ? numbers(trim, [0, 1]) : null;
  setAttribute(path, "pathLength", part ? 1 : null);
  if (part) {
    const [from, to] = part.map((each) => numberIn(each, 0, 1, 0));
    setAttribute(path, "stroke-dasharray", `${Math.max(to - from, 0)} 2`);
    setAttribute(path, "stroke-dashoffset", from > 0 ? -from : null);
    return;
  }
  const dashes = Array.isArray(dash)
    ? dash.slice(0, MOST_DASHES).map((each) => extent(each) ?? 0)
    : [];
  setAttribute(path, "stroke-dasharray", dashes.some((each) => each > 0) ? dashes.join(" ") : null);
  setAttribute(path, "stroke-dashoffset", null);
}
