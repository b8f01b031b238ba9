// The groups of a list: its sections and the nodes between them, with headings and rows.

import { itemsOf, withMissing } from "./items.js";
import { lookOf, styleOf } from "./styles.js";
import { isChoice } from "./view-nodes.js";

/** @import { StyleTable, ViewNode } from "../../types/state.d.ts" */

/** @typedef {{ of: string, from: number, count: number }} Missing Elements that the state leaves out. */
/**
 * A row of a list: its node, and separately the nodes attached to it. `depth` counts the
 * disclosures around it; `folds` is true for a row that opens one, `isChoice` for a choice of a
 * picker. `at` is its index among the nodes of the list or the section. `missing` are elements that
 * the state leaves out; `place` is that of one of them, and `styles` are those of its node.
 * @typedef {{ node: ViewNode, attached: Attached, depth: number, folds: boolean,
 *   isChoice?: boolean, at?: number, missing?: Missing,
 *   place?: { of: string, offset: number, part?: number }, styles?: StyleTable }} Row
 */
/**
 * Nodes that belong to a row without being part of its content. A swipe across the row
 * does the first action of a side in `full`, or of both if `isFull`.
 * @typedef {{ badge: ViewNode[], leading: ViewNode[], trailing: ViewNode[], menu: ViewNode[],
 *   edits: ViewNode[], isFull: boolean, full?: string[] }} Attached
 */
/**
 * A group of a list's rows. `fold` is the section that a tap on its heading opens and closes; `traits` are
 * said of all its rows. `at` is the index of a section in its list.
 * @typedef {{ key: string, label: string, header: ViewNode[], footer: ViewNode[], rows: Row[],
 *   isSection: boolean, isProminent: boolean, fold: ViewNode | null,
 *   traits?: Record<string, any>, at?: number }} Group
 */

/** @type {Attached} */
const NOTHING = { badge: [], leading: [], trailing: [], menu: [], edits: [], isFull: false };

/**
 * The children of a list in groups: one for each section, and one for the nodes between two.
 * @param {ViewNode[]} nodes
 * @param {StyleTable} [styles]
 * @returns {Group[]}
 */
export function listGroups(nodes, styles) {
  /** @type {Group[]} */
  const groups = [];
  const counts = new Map();
  nodes.forEach((node, at) => {
    if (isGroup(node, styles)) {
      groups.push({ ...sectionGroup(node, keyOf(node, counts), styles), at });
    } else {
      if (groups.at(-1)?.isSection !== false) groups.push(emptyGroup(`between ${groups.length}`));
      groups[groups.length - 1].rows.push(...rowsAt(at, node, styles));
    }
  });
  return groups;
}

/**
 * True for a section other than a picker, disclosure or box, which are rows.
 * @param {ViewNode} node
 * @param {StyleTable | undefined} styles
 */
function isGroup({ kind, style }, styles) {
  if (kind !== "section") return false;
  const { base } = styleOf(styles, style);
  return !(base.picker || base.disclosure || base.group);
}

/**
 * @param {ViewNode} node
 * @param {Map<string, number>} counts
 */
function keyOf({ id }, counts) {
  const name = id === undefined ? "section" : `section ${id}`;
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return id === undefined || count > 1 ? `${name} #${count}` : name;
}

/**
 * @param {string} key
 * @returns {Group}
 */
function emptyGroup(key) {
  return {
    key,
    label: "",
    header: [],
    footer: [],
    rows: [],
    isSection: false,
    isProminent: false,
    fold: null,
  };
}

/**
 * The group for a section.
 * @param {ViewNode} node
 * @param {string} key
 * @param {StyleTable} [styles]
 * @returns {Group}
 */
export function sectionGroup(node, key, styles) {
  const { label = "", id } = node;
  const { base, traits } = styleOf(styles, node.style);
  const children = withMissing(node, base.items?.items, styles);
  const look = base.section ?? {};
  const { header, prominent } = look;
  const above = Math.min(children.length, count(look.above));
  const end = Math.max(above, children.length - count(look.footer));
  const words = Array.isArray(header)
    ? itemsOf(node, header, styles)
    : [{ kind: "text", label, style: header }];
  const isPlain = header === undefined || !styles;
  return {
    key,
    label: isPlain && above === 0 ? label : "",
    header: above > 0 ? children.slice(0, above) : !isPlain && label ? words : [],
    footer: children.slice(end),
    rows: children.slice(above, end).flatMap((child, at) => rowsAt(at, child, styles)),
    isSection: true,
    isProminent: prominent === true,
    fold: id === undefined ? null : node,
    traits,
  };
}

/** @param {unknown} value */
function count(value) {
  return typeof value === "number" && value > 0 ? Math.floor(value) : 0;
}

/**
 * @param {number} at
 * @param {ViewNode} node
 * @param {StyleTable | undefined} styles
 */
function rowsAt(at, node, styles) {
  const rows = rowsOf(node, styles, 0);
  for (const row of rows) row.at = at;
  return rows;
}

/**
 * The rows for a node: one, or those of an inline picker, or those in an open disclosure.
 * @param {ViewNode} node
 * @param {StyleTable | undefined} styles
 * @param {number} depth
 * @returns {Row[]}
 */
export function rowsOf(node, styles, depth) {
  const { base } = lookOf(node, { styles });
  if (base.rows) return [{ node, attached: NOTHING, depth, folds: false, missing: base.rows }];
  if (base.picker?.style === "inline" || base.disclosure) {
    const { children = [], label, id, value, disabled, style } = node;
    const heading = base.disclosure
      ? { kind: "row", label, id, value, disabled, style, children: [] }
      : { kind: "text", label };
    const isOpen = !base.disclosure || value === true;
    const inside = base.disclosure && label ? depth + 1 : depth;
    const rows = isOpen ? children.flatMap((child) => rowsOf(child, styles, inside)) : [];
    const picked = rows.map((row) => (base.disclosure ? row : { ...row, isChoice: true }));
    const first = { node: heading, attached: NOTHING, depth, folds: Boolean(base.disclosure) };
    return label ? [first, ...picked] : picked;
  }
  return [{ ...bare(node, base.attached), depth, folds: false }];
}

/**
 * A row's node without its attachments, which are the last of its children.
 * @param {ViewNode} node
 * @param {any} attached
 * @returns {{ node: ViewNode, attached: Attached }}
 */
export function bare(node, attached) {
  const { children = [] } = node;
  if (!attached) return { node, attached: NOTHING };
  /** @param {unknown} numbers */
  const pick = (numbers) =>
    Array.isArray(numbers) ? numbers.map((index) => children[index]).filter(Boolean) : [];
  const found = {
    badge: pick(attached.badge),
    leading: pick(attached.leading),
    trailing: pick(attached.trailing),
    menu: pick(attached.menu),
    edits: pick(attached.edits),
    isFull: attached.full === true,
    full: attached.full,
  };
  const taken = new Set(
    [found.badge, found.leading, found.trailing, found.menu, found.edits].flat(),
  );
  const left = children.filter((child) => !taken.has(child));
  return { node: { ...node, children: left }, attached: found };
}

/**
 * The place of the first chosen row that is not a choice among several; -1 if there is none.
 * @param {Row[]} rows
 * @param {boolean} isSection
 */
export function chosenRow(rows, isSection) {
  return rows.findIndex((row) => isChosen(row, isSection));
}

/**
 * True for a row that is chosen in its list, not among the choices of a picker.
 * @param {Row} row
 * @param {boolean} isSection
 */
function isChosen({ node, isChoice: isPicked }, isSection) {
  return Boolean(node.selected) && !((isSection || isPicked) && isChoice(node));
}
