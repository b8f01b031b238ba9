// The room that modifiers leave for what they wrap, from the outside in.

import { extent, numbers } from "../styles/numbers.js";

/** @import { Directions } from "../../types/drawing.d.ts" */

/**
 * The directions in which room is unlimited, and the known lengths.
 * @typedef {{ unbounded: Directions, w?: number, h?: number }} ProposedSize
 */

/**
 * The room inside each of the modifiers, innermost first, and last the one around all of them.
 * @param {[string, any][]} modifiers
 * @param {ProposedSize} room
 * @returns {ProposedSize[]}
 */
export function proposalsInside(modifiers, room) {
  const proposals = [room];
  for (const modifier of modifiers.toReversed())
    proposals.unshift(proposalInside(proposals[0], modifier));
  return proposals;
}

/**
 * @param {ProposedSize} room
 * @param {[string, any]} modifier
 * @returns {ProposedSize}
 */
function proposalInside(room, [name, value]) {
  switch (name) {
    case "frame":
      return framed(framed(room, "w", "h", value?.w), "h", "v", value?.h);
    case "relative":
      return without(room, String(value?.axes ?? "hv"));
    case "fixed":
      return unbound(room, String(value));
    case "padding":
      return padded(room, value);
    default:
      return room;
  }
}

/**
 * @param {ProposedSize} room
 * @param {"w" | "h"} side
 * @param {"h" | "v"} axis
 * @param {unknown} length
 */
function framed(room, side, axis, length) {
  const known = extent(length);
  return known === null ? room : { ...without(room, axis), [side]: known };
}

/**
 * @param {ProposedSize} room
 * @param {string} axes
 * @returns {ProposedSize}
 */
function without(room, axes) {
  const open = [...room.unbounded].filter((axis) => !axes.includes(axis)).join("");
  return { ...room, unbounded: /** @type {Directions} */ (open) };
}

/**
 * @param {ProposedSize} room
 * @param {string} axes
 * @returns {ProposedSize}
 */
function unbound(room, axes) {
  const all = ["h", "v"].filter((axis) => (room.unbounded + axes).includes(axis));
  const left = { ...room, unbounded: /** @type {Directions} */ (all.join("")) };
  if (axes.includes("h")) delete left.w;
  if (axes.includes("v")) delete left.h;
  return left;
}

/**
 * @param {ProposedSize} room
 * @param {unknown} value
 * @returns {ProposedSize}
 */
function padded({ unbounded, w, h }, value) {
  const [top, leading, bottom, trailing] = numbers(value, [16, 16, 16, 16], extent);
  return {
    unbounded,
    ...(w !== undefined && { w: Math.max(w - leading - trailing, 0) }),
    ...(h !== undefined && { h: Math.max(h - top - bottom, 0) }),
  };
}
