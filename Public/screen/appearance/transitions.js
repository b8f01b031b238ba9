// The ways in which views come and go, as the frame of an animation at which they are not there.

import { numberIn, numbers, px } from "../../model/styles/numbers.js";
import { curveOf } from "./curves.js";

/** @import { Curve } from "./curves.js" */

const EDGES = new Map(Object.entries({
  top: [0, -1],
  bottom: [0, 1],
  leading: [-1, 0],
  trailing: [1, 0],
}));
const AGAINST = new Map(Object.entries({
  top: "bottom",
  bottom: "top",
  leading: "trailing",
  trailing: "leading",
}));
const MOST_DEEP = 8;

/**
 * The frame in which a view that comes or goes is not there; null for a transition that takes no time.
 * @param {any} value
 * @param {"in" | "out"} way
 * @param {boolean} isMirrored Leading is on the right.
 * @returns {Keyframe | null}
 */
export function hiddenFrame(value, way, isMirrored) {
  const parts = partsOf(value, way, 0);
  if (parts.length > 0 && parts.every((part) => part === "identity")) return null;
  const frame = Object.assign({}, ...parts.map((part) => frameOf(part, way, isMirrored)));
  return Object.keys(frame).length > 0 ? frame : { opacity: 0 };
}

/**
 * The curve of a transition's own; undefined where it takes that of the change.
 * @param {any} value
 * @param {"in" | "out"} way
 * @returns {Curve | null | undefined}
 */
export function ownCurve(value, way) {
  const own = value?.[way] ?? value;
  return own?.animation === undefined ? undefined : curveOf(own.animation);
}

/**
 * @param {any} value
 * @param {"in" | "out"} way
 * @param {number} depth
 * @returns {any[]}
 */
function partsOf(value, way, depth) {
  if (depth > MOST_DEEP) return [];
  if (Array.isArray(value)) {
    return value.slice(0, 16).flatMap((part) => partsOf(part, way, depth + 1));
  }
  if (value?.in !== undefined || value?.out !== undefined) {
    return partsOf(value[way] ?? "identity", way, depth + 1);
  }
  return value?.of === undefined ? [value] : partsOf(value.of, way, depth + 1);
}

/**
 * @param {any} part
 * @param {"in" | "out"} way
 * @param {boolean} isMirrored
 * @returns {Keyframe}
 */
function frameOf(part, way, isMirrored) {
  if (Array.isArray(part?.offset)) {
    const [x, y] = numbers(part.offset, [0, 0]);
    return Number.isFinite(x + y) ? { translate: `${px(x)} ${px(y)}` } : {};
  }
  if (part?.scale !== undefined) return scaled(part);
  const [name, edge] = String(part).split(".");
  switch (name) {
    case "scale":
      return { scale: "0" };
    case "slide":
      return shifted(way === "in" ? "leading" : "trailing", isMirrored);
    case "push":
      return { ...shifted(way === "in" ? edge : AGAINST.get(edge), isMirrored), opacity: 0 };
    case "move":
      return shifted(edge, isMirrored);
    case "blurReplace":
      return { opacity: 0, filter: "blur(8px)", scale: "0.9" };
    case "identity":
      return {};
    default:
      return { opacity: 0 };
  }
}

/** @param {any} part */
function scaled({ scale, anchor }) {
  const [x, y] = numbers(anchor, [0.5, 0.5]);
  return {
    scale: String(numberIn(scale, 0, 100, 0)),
    transformOrigin: `${numberIn(x, -10, 10, 0.5) * 100}% ${numberIn(y, -10, 10, 0.5) * 100}%`,
  };
}

/**
 * @param {string | undefined} edge
 * @param {boolean} isMirrored
 * @returns {Keyframe}
 */
function shifted(edge, isMirrored) {
  const [x, y] = EDGES.get(edge ?? "") ?? EDGES.get("leading") ?? [];
  const across = x * (isMirrored ? -1 : 1);
  return { translate: `${across * 100}% ${y * 100}%` };
}
