// Numbers of styles, which come from authors: limited to bounds, whatever the input.

/** The longest length of a style, in points: more than any device shows. */
const MOST_POINTS = 10_000;

/**
 * A length in points within bounds; null if it is not a number. "inf" is Infinity.
 * @param {unknown} value
 * @returns {number | null}
 */
export function points(value) {
  if (value === "inf") return Infinity;
  return isNumber(value) ? between(value, -MOST_POINTS, MOST_POINTS) : null;
}

/**
 * A finite length of at least 0; null if it is not a number, or infinite.
 * @param {unknown} value
 * @returns {number | null}
 */
export function extent(value) {
  return isNumber(value) ? between(value, 0, MOST_POINTS) : null;
}

/**
 * A number within bounds, or `otherwise` if it is not a number.
 * @param {unknown} value
 * @param {number} low
 * @param {number} high
 * @param {number} otherwise
 */
export function numberIn(value, low, high, otherwise) {
  return isNumber(value) ? between(value, low, high) : otherwise;
}

/**
 * This many numbers, from a list or from one number for all.
 * @param {unknown} value
 * @param {number[]} otherwise
 * @param {(value: unknown) => number | null} read
 */
export function numbers(value, otherwise, read = points) {
  const list = Array.isArray(value) ? value : otherwise.map(() => value);
  return otherwise.map((fallback, index) => read(list[index]) ?? fallback);
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isNumber(value) {
  return typeof value === "number" && Number.isFinite(value);
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function between(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

/**
 * Points as CSS has them, without needless digits.
 * @param {number} value
 */
export function px(value) {
  return `${Math.round(value * 1000) / 1000}px`;
}
