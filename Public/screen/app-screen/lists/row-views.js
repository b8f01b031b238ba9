/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Group, Row } from "../../../model/styles/list-groups.js" */
/** @import { KeyedNode } from "../../../model/styles/view-nodes.js" */
/** @import { Range } from "../../../model/layout/row-range.js" */
/** @import { RowSpace } from "../../../model/layout/row-space.js" */

/**
 * The state of a group whose rows come and go; `start` is the position of the first row, in points.
 * `shown` are the rows of the range; `draw` creates them.
 * @typedef {{ group: Group, space: RowSpace, context: NodeContext, range: Range,
 *   height: number | undefined, chosen: number, requested: unknown, kept: number,
 *   start: number | undefined, shown: Row[], draw: () => void }} RowWindow
 */

/** @type {WeakMap<Element, RowWindow>} */
export const views = new WeakMap();

/**
 * The existing rows of a list, each with its index path: the index of its node in the list, or the
 * indices of section and node; for a row that the state leaves out, its offset comes after them.
 * @param {Element} list
 * @returns {{ cell: HTMLElement, indexPath: number[] }[]}
 */
export function rowsMade(list) {
  const view = views.get(list);
  if (!view) return [];
  const { group: { at: section }, shown } = view;
  const cells = /** @type {HTMLElement[]} */ ([...list.children]);
  return cells.flatMap((cell, index) => {
    const { at, place } = shown[index] ?? {};
    if (at === undefined) return [];
    const path = place ? [at, place.offset] : [at];
    return [{ cell, indexPath: section === undefined ? path : [section, ...path] }];
  });
}

/** The most points that the rows before or after the existing ones have. */
const LENGTH_LIMIT = 12_000_000;

/**
 * The room for each row that does not exist.
 * @param {RowWindow} view
 */
export function roomFor({ space, height = 44 }) {
  return Math.min(height, LENGTH_LIMIT / Math.max(1, space.length));
}

/** @typedef {KeyedNode & { row: Row, context: NodeContext }} KeyedRow */

/**
 * Finds the rows that have come for a blank one, and keys those; replaced by the module that asks
 * for them.
 * @type {{ find: (blank: Row) => Row[] | null,
 *   key: (row: Row, context: NodeContext) => KeyedRow | null }}
 */
export const requestedRows = { find: () => null, key: () => null };
