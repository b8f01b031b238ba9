import { extent, numbers, px } from "../../model/styles/numbers.js";

/** More than half of any side: corners that are round from end to end. */
const ROUND = "9999px";

/**
 * The corners of a shape as CSS has them; null for a shape that is no box with corners.
 * @param {any} shape
 * @returns {string | null}
 */
export function cornersOf(shape) {
  if (shape === undefined || shape === null || shape === "rectangle") return "0px";
  if (shape === "containerRelative") return "inherit";
  if (shape === "capsule") return ROUND;
  if (shape === "ellipse") return "50%";
  if (typeof shape !== "object") return null;
  if ("rounded" in shape) {
    const [rx, ry] = numbers(shape.rounded, [0, 0], extent);
    return rx === ry ? px(rx) : `${px(rx)} / ${px(ry)}`;
  }
  if (!Array.isArray(shape.uneven)) return null;
  const [topLeading, bottomLeading, bottomTrailing, topTrailing] = numbers(
    shape.uneven,
    [0, 0, 0, 0],
    extent,
  );
  return [topLeading, topTrailing, bottomTrailing, bottomLeading].map(px).join(" ");
}

/**
 * The outline of a shape in a frame, as SVG path data.
 * @param {any} shape
 * @param {number} width
 * @param {number} height
 * @param {number} inset
 * @returns {string}
 */
export function outlineOf(shape, width, height, inset = 0) {
  const box = {
    x: inset,
    y: inset,
    w: Math.max(width - 2 * inset, 0),
    h: Math.max(height - 2 * inset, 0),
  };
  if (shape === "circle") return ellipse(box, Math.min(box.w, box.h), Math.min(box.w, box.h));
  if (shape === "ellipse") return ellipse(box, box.w, box.h);
  if (shape === "capsule") return rounded(box, Array(4).fill(Math.min(box.w, box.h) / 2));
  if (typeof shape?.path === "string") return pathIn(shape, width, height);
  if (Array.isArray(shape?.uneven)) {
    const [tl, bl, br, tr] = numbers(shape.uneven, [0, 0, 0, 0], extent);
    return rounded(box, [tl, tr, br, bl]);
  }
  const [radius] = numbers(shape?.rounded ?? 0, [0], extent);
  return rounded(box, Array(4).fill(Math.max(radius - inset, 0)));
}

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

/**
 * From the top as SwiftUI's circles begin on the right, so that a trim goes the same way.
 * @param {Box} box
 * @param {number} width
 * @param {number} height
 */
function ellipse({ x, y, w, h }, width, height) {
  const [cx, cy, rx, ry] = [x + w / 2, y + h / 2, width / 2, height / 2];
  const arc = `A${round(rx)} ${round(ry)} 0 0 1`;
  return `M${round(cx + rx)} ${round(cy)}${arc} ${round(cx - rx)} ${round(cy)}${arc} ${
    round(cx + rx)
  } ${round(cy)}Z`;
}

/**
 * @param {Box} box
 * @param {number[]} corners From the upper left, clockwise.
 */
function rounded({ x, y, w, h }, corners) {
  const most = Math.min(w, h) / 2;
  const [tl, tr, br, bl] = corners.map((corner) => Math.min(corner, most));
  const arc = (/** @type {number} */ r, /** @type {number} */ toX, /** @type {number} */ toY) =>
    r > 0 ? `A${round(r)} ${round(r)} 0 0 1 ${round(toX)} ${round(toY)}` : "";
  return `M${round(x + tl)} ${round(y)}H${round(x + w - tr)}${arc(tr, x + w, y + tr)}V${
    round(y + h - br)
  }${arc(br, x + w - br, y + h)}H${round(x + bl)}${arc(bl, x, y + h - bl)}V${round(y + tl)}${
    arc(tl, x + tl, y)
  }Z`;
}

const DATA = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;
const MOST_DATA = 200_000;

/** The count of numbers that a command takes, with the axis of each. */
const AXES = new Map(
  Object.entries({
    M: "xy",
    L: "xy",
    H: "x",
    V: "y",
    C: "xyxyxy",
    S: "xyxy",
    Q: "xyxy",
    T: "xy",
    A: "xy---xy",
    Z: "",
  }),
);

/**
 * An author's path, stretched from its box to the frame; a path without a box is not stretched.
 * @param {{ path: string, box?: unknown }} shape
 * @param {number} width
 * @param {number} height
 */
function pathIn({ path, box }, width, height) {
  const data = path.slice(0, MOST_DATA);
  if (!Array.isArray(box)) return cleanPath(data, 1, 1);
  const [w, h] = numbers(box, [width, height], extent);
  return cleanPath(data, w > 0 ? width / w : 1, h > 0 ? height / h : 1);
}

/**
 * The path with its numbers scaled; it ends where it is no path of absolute lines and curves.
 * @param {string} data
 * @param {number} sx
 * @param {number} sy
 */
function cleanPath(data, sx, sy) {
  let out = "";
  let axes = "";
  let index = 0;
  for (const [token] of data.matchAll(DATA)) {
    if (/[a-z]/i.test(token) && token.length === 1) {
      if (!AXES.has(token)) break;
      axes = AXES.get(token) ?? "";
      index = 0;
      out += token;
    } else if (axes) {
      const axis = axes[index % axes.length];
      const scaled = Number(token) * (axis === "x" ? sx : axis === "y" ? sy : 1);
      if (!Number.isFinite(scaled)) break;
      out += `${round(scaled)} `;
      index += 1;
    }
  }
  return out;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
