// The rows of a long list that are created: those in sight, and some beyond.

/** Lists of fewer rows are created as a whole. */
export const LONG = 120;
/** The number of rows that are created before anything has been measured. */
export const FIRST = 40;
/** A range begins and ends at a multiple of this, so that it rarely changes. */
const STEP = 16;
/** The assumed height of a row before any has been measured, in points. */
const USUAL = 44;

/** @typedef {{ from: number, to: number }} Range */

/**
 * The rows around what is in sight of a column of `count` rows.
 * @param {number} count
 * @param {number} height The height of a row on average.
 * @param {{ top: number, bottom: number }} sight In points, from the column's upper edge.
 * @returns {Range}
 */
export function rangeInSight(count, height, { top, bottom }) {
  const beyond = bottom - top;
  const [above, below] = [(top - beyond) / height, (bottom + beyond) / height];
  const from = Math.floor(above / STEP) * STEP;
  const to = Math.ceil(below / STEP) * STEP;
  return { from: clamp(from, count), to: clamp(to, count) };
}

/**
 * Extends the range to a row that must be in it.
 * @param {Range} range
 * @param {number} row
 * @param {number} count
 * @returns {Range}
 */
export function rangeWith(range, row, count) {
  if (row < 0 || (row >= range.from && row < range.to)) return range;
  return { from: clamp(row - FIRST / 2, count), to: clamp(row + FIRST / 2, count) };
}

/**
 * @param {number} index
 * @param {number} count
 */
function clamp(index, count) {
  return Math.min(count, Math.max(0, index));
}

/**
 * The average of the heights measured so far, including the current rows.
 * @param {number | undefined} before
 * @param {number} total
 * @param {number} rows
 */
export function averageHeight(before, total, rows) {
  if (rows === 0 || total <= 0) return before ?? USUAL;
  const now = total / rows;
  return before === undefined ? now : before * 0.5 + now * 0.5;
}
