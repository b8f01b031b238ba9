// A document as a tree that a person opens and walks.
//
// The key of a node is its pointer, with the ids of elements in place of their indices. So a node
// stays open and marked while elements before it come and go.

import { ExactNumber } from "../../protocol/exact-json.js";
import { typeWord } from "../../protocol/type-names.js";

/** @import { TypedValue } from "../../types/state.d.ts" */

/**
 * A node of a document.
 * @typedef {{ key: string, pointer: string, name: string, value: unknown, level: number,
 *   position: number, siblings: number }} TreeNode
 */
/** @typedef {TreeNode & { isOpen: boolean, isBranch: boolean }} TreeRow */
/** @typedef {"new" | "changed" | "inside"} ChangeMark */

/**
 * True for an object or an array.
 * @param {unknown} value
 * @returns {value is Record<string, unknown> | unknown[]}
 */
export function isContainer(value) {
  return typeof value === "object" && value !== null && !(value instanceof ExactNumber);
}

/**
 * True for an element: a value with the name of its type.
 * @param {unknown} value
 * @returns {value is TypedValue}
 */
export function isElement(value) {
  return isContainer(value) && !Array.isArray(value) && typeof value.type === "string" &&
    Object.hasOwn(value, "value");
}

/**
 * The number of members of a container; 0 for a scalar.
 * @param {unknown} value
 */
export function sizeOf(value) {
  if (!isContainer(value)) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

/**
 * The nodes right below one, in the document's order.
 * @param {Pick<TreeNode, "key" | "pointer" | "value" | "level">} node
 * @returns {TreeNode[]}
 */
export function childrenOf({ key, pointer, value, level }) {
  if (!isContainer(value)) return [];
  const used = new Set();
  const isArray = Array.isArray(value);
  const names = Object.keys(value);
  return names.map((name, position) => {
    const child = /** @type {Record<string, unknown>} */ (value)[name];
    const escaped = escapeName(name);
    const id = isArray && isContainer(child) && !Array.isArray(child) ? child.id : undefined;
    const hasID = typeof id === "string" && !used.has(id);
    if (hasID) used.add(id);
    return {
      key: `${key}/${hasID ? `#${escapeName(id)}` : escaped}`,
      pointer: `${pointer}/${escaped}`,
      name,
      value: child,
      level: level + 1,
      position,
      siblings: names.length,
    };
  });
}

/** @param {string} name */
function escapeName(name) {
  return /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}

/** The node of a whole document, which is above all rows. */
export const rootOf = (/** @type {unknown} */ value) => ({
  key: "",
  pointer: "",
  name: "",
  value,
  level: 0,
  position: 0,
  siblings: 1,
});

/**
 * The rows of a document of which some nodes are open, in the order that they are read in.
 * @param {unknown} document
 * @param {(key: string) => boolean} isOpen
 * @returns {TreeRow[]}
 */
export function visibleRows(document, isOpen) {
  /** @type {TreeRow[]} */
  const rows = [];
  const waiting = childrenOf(rootOf(document)).reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const isBranch = sizeOf(node.value) > 0;
    const row = { ...node, isBranch, isOpen: isBranch && isOpen(node.key) };
    rows.push(row);
    if (row.isOpen) {
      const children = childrenOf(node);
      for (let place = children.length - 1; place >= 0; place -= 1) waiting.push(children[place]);
    }
  }
  return rows;
}

/** At most this many nodes are compared; later ones have no mark. */
const MOST_COMPARED = 50_000;

/**
 * The differences of `after` from `before`, by the keys of nodes: new ones, scalars that changed,
 * and branches with such nodes inside.
 * @param {unknown} before
 * @param {unknown} after
 * @returns {Map<string, ChangeMark>}
 */
export function changeMarks(before, after) {
  const marks = new Map();
  compare(rootOf(before), rootOf(after), { marks, left: MOST_COMPARED });
  return marks;
}

/**
 * @param {TreeNode} before
 * @param {TreeNode} after
 * @param {{ marks: Map<string, ChangeMark>, left: number }} found
 * @returns {boolean} True if they differ.
 */
function compare(before, after, found) {
  if (isSame(before.value, after.value) || found.left <= 0) return false;
  const areBranches = isContainer(before.value) && isContainer(after.value) &&
    Array.isArray(before.value) === Array.isArray(after.value);
  if (!areBranches) {
    found.marks.set(after.key, "changed");
    return true;
  }
  const known = new Map(childrenOf(before).map((child) => [child.key, child]));
  let differs = sizeOf(before.value) !== sizeOf(after.value);
  for (const child of childrenOf(after)) {
    found.left -= 1;
    const old = known.get(child.key);
    if (!old) found.marks.set(child.key, "new");
    if (!old || compare(old, child, found)) differs = true;
  }
  if (differs) found.marks.set(after.key, "inside");
  return differs;
}

/**
 * True for the same value; containers are the same only by identity.
 * @param {unknown} one
 * @param {unknown} other
 */
export function isSame(one, other) {
  if (one instanceof ExactNumber && other instanceof ExactNumber) {
    return one.source === other.source;
  }
  return Object.is(one, other);
}

/**
 * A value in about `limit` characters, whatever its size: `"Blob"`, `{id: 7, name: "Blob"}`.
 * @param {unknown} value
 * @param {number} limit
 */
export function preview(value, limit = 60) {
  const text = previewed(value, limit);
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

/**
 * @param {unknown} value
 * @param {number} room
 * @returns {string}
 */
function previewed(value, room) {
  if (typeof value === "string") return `"${value.slice(0, room + 1)}"`;
  if (!isContainer(value)) return scalarText(value);
  const isArray = Array.isArray(value);
  const names = isArray ? null : Object.keys(value);
  const count = names?.length ?? sizeOf(value);
  const parts = [];
  let used = 2;
  for (let place = 0; place < count && used <= room; place += 1) {
    const name = names ? names[place] : place;
    const child = /** @type {Record<string, unknown>} */ (value)[name];
    const words = previewed(child, Math.max(8, room - used));
    const part = isArray ? words : `${name}: ${words}`;
    parts.push(part);
    used += part.length + 2;
  }
  const rest = parts.length < count ? ", …" : "";
  const inside = `${parts.join(", ")}${rest}`;
  return isArray ? `[${inside}]` : `{${inside}}`;
}

/**
 * A scalar as JSON spells it; a string without its quotes.
 * @param {unknown} value
 */
export function scalarText(value) {
  if (Object.is(value, -0)) return "-0";
  return value === undefined ? "" : String(value);
}

/**
 * The kind of a value: an element's type as people say it, or the name of its kind in JSON.
 * @param {unknown} value
 */
export function kindOf(value) {
  if (isElement(value)) return typeWord(value.type);
  if (Array.isArray(value)) return "array";
  if (value === null) return "null";
  return value instanceof ExactNumber ? "number" : typeof value;
}
