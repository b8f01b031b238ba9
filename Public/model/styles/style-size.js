// Styles refer to other styles, which are drawn only within them. A style must not refer to itself,
// directly or not, and must not expand to more than a screen can show.

/** @import { StyleTable } from "../../types/state.d.ts" */

/** The most things that one style can expand to, with all styles that it refers to. */
const MOST = 4000;

/** @type {WeakMap<StyleTable, Map<number, number>>} */
const sizes = new WeakMap();

/**
 * True for a style that refers to itself, directly or not, or expands to too much.
 * @param {StyleTable} table
 * @param {number} number
 */
export function isTooLarge(table, number) {
  const known = sizes.get(table) ?? new Map();
  if (known.size === 0) sizes.set(table, known);
  return sizeOf(table, number, known) > MOST;
}

/**
 * The number of things that a style expands to; infinite while it is being computed.
 * @param {StyleTable} table
 * @param {number} number
 * @param {Map<number, number>} known
 * @returns {number}
 */
function sizeOf(table, number, known) {
  const before = known.get(number);
  if (before !== undefined) return before;
  known.set(number, Infinity);
  let weight = 1;
  for (const named of references(table[number], 0)) weight += sizeOf(table, named, known);
  known.set(number, weight);
  return weight;
}

const MOST_DEEP = 64;
/** Members that hold items, each of which may be the number of a style. */
const ITEMS = new Set(["items", "above", "minLabel", "maxLabel", "mask"]);

/**
 * The numbers of the styles that a value refers to, with repetitions.
 * @param {any} value
 * @param {number} depth
 * @returns {number[]}
 */
function references(value, depth) {
  if (typeof value !== "object" || value === null || depth > MOST_DEEP) return [];
  if (Array.isArray(value)) return value.flatMap((each) => references(each, depth + 1));
  return Object.entries(value).flatMap(([name, member]) => {
    const isNamed = name === "style" || name === "content" || name === "header";
    if (isNamed && Number.isInteger(member)) return [member];
    const drawn = ITEMS.has(name) || name === "content" || name === "header"
      ? [member].flat().filter((item) => Number.isInteger(item) && item < 0).map((item) => -item)
      : [];
    return [...drawn, ...references(member, depth + 1)];
  });
}
