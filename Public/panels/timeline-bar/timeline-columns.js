/** @import { HistoryOverview } from "../../model/history/history-overview.js" */

/** The colours of the style sheet, by the kind of bar. */
const COLOURS = { plain: "--muted", grows: "--accent", marked: "--error", base: "--edge" };
/** The least width of a bar with its gap, and the height of one at the root, in pixels. */
const PITCH = 3;
const LEAST = 7;

/**
 * Draws a bar for each revision, or for several if there are many. Its height shows the depth.
 * @param {HTMLCanvasElement} canvas
 * @param {HistoryOverview} overview
 * @param {{ width: number, height: number, isMirrored: boolean }} room
 */
export function drawBars(canvas, overview, { width, height, isMirrored }) {
  const scale = devicePixelRatio;
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const context = canvas.getContext("2d");
  if (!context || width === 0) return;
  context.scale(scale, scale);
  if (isMirrored) context.transform(-1, 0, 0, 1, width, 0);
  const colours = coloursOf(canvas);
  const bars = overview.bars(Math.floor(width / PITCH));
  const most = Math.max(4, ...bars.map(({ depth }) => depth));
  const pitch = width / bars.length;
  const gap = Math.min(1, pitch / 4);
  bars.forEach(({ depth, kind, isMarked }, index) => {
    const rise = depth === 0 ? LEAST : LEAST + (depth / most) * (height - LEAST - 6);
    const wide = Math.max(1, Math.min(28, pitch - gap));
    const x = (index + 0.5) * pitch - wide / 2;
    context.fillStyle = depth === 0
      ? colours.base
      : kind === "push"
      ? colours.grows
      : colours.plain;
    context.fillRect(x, height - rise, wide, rise);
    if (!isMarked) return;
    context.fillStyle = colours.marked;
    context.fillRect(x, 0, wide, 3);
  });
}

/** @param {HTMLElement} element */
function coloursOf(element) {
  const style = getComputedStyle(element);
  const colour = (/** @type {string} */ name) => {
    // A custom property keeps its light-dark(): only an applied colour is resolved.
    element.style.color = `var(${name})`;
    return style.color;
  };
  const { plain, grows, marked, base } = COLOURS;
  const all = {
    plain: colour(plain),
    grows: colour(grows),
    marked: colour(marked),
    base: colour(base),
  };
  element.style.color = "";
  return all;
}
