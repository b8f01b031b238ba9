// Marks of motion: CSS interpolates what it can, between two states that are both the truth.

import { numberIn } from "../model/numbers.js";

const CURVES = new Map(Object.entries({
  linear: "linear",
  easeIn: "cubic-bezier(.42, 0, 1, 1)",
  easeOut: "cubic-bezier(0, 0, .58, 1)",
  easeInOut: "cubic-bezier(.42, 0, .58, 1)",
  bouncy: "cubic-bezier(.3, 1.5, .5, 1)",
}));
const SPRING = "cubic-bezier(.2, .8, .2, 1)";
const USUAL = 0.35;
const MOST = 10;

const TRANSITIONS = new Set([
  "opacity",
  "scale",
  "slide",
  "push",
  "blurReplace",
  "move.top",
  "move.bottom",
  "move.leading",
  "move.trailing",
]);

/**
 * The dress of an element whose changes are animated.
 * @param {any} value
 */
export function animatedDress(value) {
  const curve = CURVES.get(value?.curve) ?? SPRING;
  const seconds = numberIn(value?.duration, 0, MOST, USUAL);
  return {
    props: { "--motion-time": `${seconds}s`, "--motion-curve": curve },
    attributes: { "data-animated": "" },
  };
}

/**
 * The dress of an element that comes in a way of its own.
 * @param {any} value
 */
export function transitionDress(value) {
  const name = typeof value === "string" ? value : "";
  return { attributes: { "data-transition": TRANSITIONS.has(name) ? name : "opacity" } };
}
