/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Group } from "../../../model/styles/list-groups.js" */
/** @import { Range } from "../../../model/layout/row-range.js" */

/**
 * The state of a group whose rows come and go; `start` is the position of the first row, in points.
 * @typedef {{ group: Group, context: NodeContext, range: Range, height: number | undefined,
 *   chosen: number, requested: unknown, kept: number,
 *   start: number | undefined }} RowWindow
 */

/** @type {WeakMap<Element, RowWindow>} */
export const views = new WeakMap();

/**
 * The existing rows of a list, each with its index path: the index of its node in the list, or the
 * indices of section and node.
 * @param {Element} list
 * @returns {{ cell: HTMLElement, indexPath: number[] }[]}
 */
export function rowsMade(list) {
  const view = views.get(list);
  if (!view) return [];
  const { group: { rows, at: section }, range: { from } } = view;
  const cells = /** @type {HTMLElement[]} */ ([...list.children]);
  return cells.flatMap((cell, index) => {
    const { at } = rows[from + index] ?? {};
    if (at === undefined) return [];
    return [{ cell, indexPath: section === undefined ? [at] : [section, at] }];
  });
}
