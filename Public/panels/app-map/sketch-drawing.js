import { SKETCH_HEIGHT, SKETCH_WIDTH } from "../../model/map/screen-sketch.js";
import { setAttribute } from "../../dom/dom.js";

/** @import { Shape, Sketch } from "../../model/map/screen-sketch.js" */

const SVG = "http://www.w3.org/2000/svg";
/** @type {WeakMap<Element, Sketch | null>} */
const drawn = new WeakMap();

/**
 * An element of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number | null>} attributes
 */
export function makeShape(tag, attributes) {
  const shape = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(shape, name, value);
  return shape;
}

/** A picture for a sketch, which assistive technology passes over. */
export function makeSketch() {
  return makeShape("svg", {
    class: "map-sketch",
    viewBox: `0 0 ${SKETCH_WIDTH} ${SKETCH_HEIGHT}`,
    "aria-hidden": "true",
  });
}

/**
 * @param {Element} picture
 * @param {Sketch | null} sketch
 */
export function drawSketch(picture, sketch) {
  if (drawn.get(picture) === sketch) return;
  drawn.set(picture, sketch);
  picture.replaceChildren(...(sketch ?? []).map(shapeOf));
}

/** @param {Shape} shape */
function shapeOf({ tone, x, y, width = 0, height = 0, radius = 0, text, size, isBold, anchor }) {
  const name = `tone-${tone}`;
  if (text === undefined)
    return makeShape("rect", { class: name, x, y, width, height, rx: radius });
  const words = makeShape("text", {
    class: isBold ? `${name} map-bold` : name,
    x,
    y,
    "font-size": size ?? null,
    "text-anchor": anchor ?? null,
  });
  words.textContent = text;
  return words;
}
