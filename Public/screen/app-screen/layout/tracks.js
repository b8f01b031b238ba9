import { extent, points, px } from "../../../model/styles/numbers.js";
import { setProperty } from "../set-property.js";

const MOST_TRACKS = 50;

/**
 * The columns or rows of a lazy grid.
 * @param {HTMLElement} element
 * @param {"h" | "v"} axis
 * @param {any[]} tracks
 */
export function drawTracks(element, axis, tracks) {
  const known = tracks.slice(0, MOST_TRACKS).map(trackOf).join(" ") || "minmax(0, 1fr)";
  const [along, across] = axis === "v" ? ["columns", "rows"] : ["rows", "columns"];
  setProperty(element, `grid-template-${along}`, known);
  setProperty(element, `grid-template-${across}`, "");
  setProperty(element, "grid-auto-flow", axis === "v" ? "row" : "column");
  const gap = px(extent(tracks.find((track) => track?.spacing !== undefined)?.spacing) ?? 8);
  setProperty(element, axis === "v" ? "column-gap" : "row-gap", gap);
}

/** @param {any} track */
function trackOf(track) {
  const fixed = extent(track?.fixed);
  if (fixed !== null) return px(fixed);
  const [least, most] = lengths(track?.adaptive ?? track?.flexible);
  const size = `minmax(${px(least)}, ${Number.isFinite(most) ? px(Math.max(most, least)) : "1fr"})`;
  return track?.adaptive === undefined
    ? size
    : `repeat(auto-fill, minmax(min(100%, ${px(Math.max(least, 1))}), 1fr))`;
}

/**
 * @param {unknown} bounds
 * @returns {[number, number]}
 */
function lengths(bounds) {
  const [least, most] = Array.isArray(bounds) ? bounds : [bounds];
  return [extent(least) ?? 0, points(most) ?? Infinity];
}
