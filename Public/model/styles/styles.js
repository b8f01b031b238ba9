// Styles of nodes and screens: `view.styles` is a table of lists of operations, innermost first.

import { isTooLarge } from "./style-size.js";

/** @import { Op, Style, StyleTable } from "../../types/state.d.ts" */

const BASES = new Set(words(`
  content stack scroll grid table gridRow layers fits spacer fill shape text image undrawn divider empty
  runs ticking label list section button menu toggle stepper slider picker field date color
  progress gauge unavailable group disclosure labeled attached placement
  items titleMode bar search presented columnWidth refresh refreshing tabs rows chevron
`));

const TRAITS = new Set(words(`
  rowBackground rowInsets rowSeparator sectionSeparator listTint rowSpacing scrollBackground ax scrolled
  follows sights targets
`));

const MODIFIERS = new Set(words(`
  font weight bold italic design digits mono underline strikethrough kerning tracking baseline case
  lines lineSpacing textAlign truncate minScale typeSize selectable width link direction
  foreground tint scheme background overlay border backgroundStyle mask
  padding frame relative fixed priority z offset position aspect safe inset span cellAnchor
  columnAlign margins
  clip shadow opacity blur brightness contrast saturation grayscale hue invert multiply blend
  rotate rotate3d scale hidden redacted imageScale symbolMode variant
  animated transition contentTransition matched zoom undrawn measure guides
`));

/** @param {string} text */
function words(text) {
  return text.trim().split(/\s+/);
}

/**
 * The style of a node without one.
 * @type {Style}
 */
export const PLAIN = { base: {}, traits: {}, modifiers: [], ignored: [] };

/**
 * A style that cannot be drawn because it refers to itself or expands to too much.
 * @type {Style}
 */
const TOO_LARGE = { ...PLAIN, base: { undrawn: "endless style" } };

/**
 * Styles that were split already, as long as its table lives.
 * @type {WeakMap<StyleTable, Map<number, Style>>}
 */
const known = new WeakMap();

/**
 * The style `number` of `table`; the plain style if there is no table or no such number.
 * @param {StyleTable | null | undefined} table
 * @param {number | null | undefined} number
 * @returns {Style}
 */
export function styleOf(table, number) {
  if (!table || typeof number !== "number" || !Object.hasOwn(table, number)) return PLAIN;
  const styles = known.get(table) ?? new Map();
  if (styles.size === 0) known.set(table, styles);
  const style = styles.get(number) ?? readStyle(table, number);
  styles.set(number, style);
  return style;
}

/** @type {WeakMap<Op[], Style>} */
const splits = new WeakMap();

/**
 * @param {StyleTable} table
 * @param {number} number
 */
function readStyle(table, number) {
  if (isTooLarge(table, number)) return TOO_LARGE;
  const ops = table[number];
  if (!Array.isArray(ops)) return PLAIN;
  const style = splits.get(ops) ?? split(ops);
  splits.set(ops, style);
  return style;
}

/**
 * The style for a list of operations. A name can mean a base or a modifier: after a modifier, it
 * means a modifier.
 * @param {Op[]} ops
 * @returns {Style}
 */
export function split(ops) {
  /** @type {Style} */
  const style = { base: {}, traits: {}, modifiers: [], ignored: [] };
  if (!Array.isArray(ops)) return style;
  for (const op of ops) {
    if (typeof op !== "object" || op === null) continue;
    for (const [name, value] of Object.entries(op)) addOperation(style, name, value);
  }
  return style;
}

/**
 * @param {Style} style
 * @param {string} name
 * @param {unknown} value
 */
function addOperation({ base, traits, modifiers, ignored }, name, value) {
  const isBase = BASES.has(name) && !(modifiers.length > 0 && MODIFIERS.has(name));
  if (name === "attached") base[name] = added(base[name], value);
  else if (isBase) base[name] = joined(base[name], value);
  else if (TRAITS.has(name)) traits[name] = joined(traits[name], value);
  else if (MODIFIERS.has(name)) modifiers.push([name, value]);
  else ignored.push(name);
}

/**
 * The later value; if both values are objects, the members of both.
 * @param {unknown} before
 * @param {unknown} after
 */
function joined(before, after) {
  return isRecord(before) && isRecord(after) ? { ...before, ...after } : after;
}

/**
 * Keeps both things if two modifiers attach one in the same role, one after the other.
 * @param {unknown} before
 * @param {unknown} after
 */
function added(before, after) {
  if (!isRecord(before) || !isRecord(after)) return after;
  /** @type {Record<string, unknown>} */
  const all = { ...before };
  for (const [role, parts] of Object.entries(after)) {
    const known = all[role];
    all[role] = Array.isArray(known) && Array.isArray(parts) ? [...known, ...parts] : parts;
  }
  return all;
}

/**
 * @param {unknown} value
 * @returns {value is object}
 */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The style of a node or screen: its own `look` if the page created it, otherwise the one from the
 * table.
 * @param {{ look?: Style, style?: number }} node
 * @param {{ styles?: StyleTable }} place
 * @returns {Style}
 */
export function lookOf({ look, style }, { styles }) {
  return look ?? styleOf(styles, style);
}
