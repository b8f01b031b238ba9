import { numberIn, numbers } from "../../model/styles/numbers.js";

/** @typedef {(paint: any) => string | null} ColorOf */

const MOST_STOPS = 64;

/**
 * The gradient as a CSS image; null for a paint that is none.
 * @param {any} paint
 * @param {ColorOf} colorOf
 * @returns {string | null}
 */
export function gradientOf(paint, colorOf) {
  if (typeof paint !== "object" || paint === null) return null;
  if (Array.isArray(paint.linear)) return linear(paint, colorOf);
  if (Array.isArray(paint.radial)) return radial(paint, colorOf);
  if (Array.isArray(paint.angular)) return angular(paint, colorOf);
  if (Array.isArray(paint.elliptical)) return elliptical(paint, colorOf);
  if (Array.isArray(paint.mesh)) return mesh(paint, colorOf);
  return null;
}

/**
 * The stops as "colour place": `place` says where on the line a location of 0 to 1 lies.
 * @param {any[]} stops
 * @param {ColorOf} colorOf
 * @param {(location: number) => string} place
 */
function stopsOf(stops, colorOf, place) {
  const known = stops.slice(0, MOST_STOPS).filter(Array.isArray);
  const last = Math.max(known.length - 1, 1);
  const words = known.map(([paint, location], index) =>
    `${colorOf(paint) ?? "transparent"} ${place(numberIn(location, -10, 10, index / last))}`
  );
  if (words.length === 0) return "transparent, transparent";
  return words.length === 1 ? `${words[0]}, ${words[0]}` : words.join(", ");
}

/** @param {number} share */
function percent(share) {
  return `${Math.round(share * 10000) / 100}%`;
}

const CORNERS = new Map([
  ["0 0 1 1", "to bottom right"],
  ["1 0 0 1", "to bottom left"],
  ["0 1 1 0", "to top right"],
  ["1 1 0 0", "to top left"],
]);

/**
 * From corner to corner as CSS has it; any other line is that of a square of the same unit points.
 * @param {any} paint
 * @param {ColorOf} colorOf
 */
function linear({ linear: stops, from, to }, colorOf) {
  const [x1, y1] = numbers(from, [0.5, 0]);
  const [x2, y2] = numbers(to, [0.5, 1]);
  const corner = CORNERS.get(`${x1} ${y1} ${x2} ${y2}`);
  if (corner) return `linear-gradient(${corner}, ${stopsOf(stops, colorOf, percent)})`;
  const angle = Math.atan2(x2 - x1, y1 - y2);
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const length = Math.abs(dx) + Math.abs(dy);
  const place = (/** @type {number} */ location) => {
    const [x, y] = [x1 + location * (x2 - x1) - 0.5, y1 + location * (y2 - y1) - 0.5];
    return percent((x * dx + y * dy) / length + 0.5);
  };
  const degrees = Math.round(angle * 18000 / Math.PI) / 100;
  return `linear-gradient(${degrees}deg, ${stopsOf(stops, colorOf, place)})`;
}

/**
 * @param {any} paint
 * @param {ColorOf} colorOf
 */
function radial({ radial: stops, center, radii }, colorOf) {
  const [start, end] = numbers(radii, [0, 100]);
  const place = (/** @type {number} */ at) => `${Math.max(start + at * (end - start), 0)}px`;
  return `radial-gradient(circle at ${centerOf(center)}, ${stopsOf(stops, colorOf, place)})`;
}

/**
 * @param {any} paint
 * @param {ColorOf} colorOf
 */
function elliptical({ elliptical: stops, center, fractions }, colorOf) {
  const [start, end] = numbers(fractions, [0, 0.5]);
  const place = (/** @type {number} */ at) => percent(Math.max(start + at * (end - start), 0));
  const shape = `ellipse 100% 100% at ${centerOf(center)}`;
  return `radial-gradient(${shape}, ${stopsOf(stops, colorOf, place)})`;
}

/**
 * SwiftUI's angles begin at the trailing side, those of CSS at the top.
 * @param {any} paint
 * @param {ColorOf} colorOf
 */
function angular({ angular: stops, center, angles }, colorOf) {
  const [start, end] = numbers(angles, [0, 360]);
  const place = (/** @type {number} */ at) => `${at * (end - start)}deg`;
  const line = `from ${start + 90}deg at ${centerOf(center)}`;
  return `conic-gradient(${line}, ${stopsOf(stops, colorOf, place)})`;
}

/**
 * Each colour of a mesh fades out around its point, over the colours in the middles of the rows.
 * @param {any} paint
 * @param {ColorOf} colorOf
 */
function mesh({ mesh: all, width, height }, colorOf) {
  const points = /** @type {any[][]} */ (all.slice(0, MOST_STOPS).filter(Array.isArray));
  const columns = numberIn(width, 1, MOST_STOPS, 1);
  const rows = numberIn(height, 1, MOST_STOPS, 1);
  const size = `${percent(1 / Math.max(columns - 1, 1))} ${percent(1 / Math.max(rows - 1, 1))}`;
  const spots = points.map(([paint, at]) =>
    `radial-gradient(ellipse ${size} at ${centerOf(at)}, ${
      colorOf(paint) ?? "transparent"
    }, transparent)`
  );
  const middles = points.filter((_, index) => index % columns === Math.floor(columns / 2));
  const base = middles.map(([paint, at]) => [paint, numbers(at, [0.5, 0.5])[1]]);
  return [...spots, `linear-gradient(to bottom, ${stopsOf(base, colorOf, percent)})`].join(", ");
}

/** @param {unknown} center */
function centerOf(center) {
  return numbers(center, [0.5, 0.5]).map(percent).join(" ");
}
