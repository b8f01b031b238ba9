// The rows of a list, with room for those that the state leaves out.

/** @import { Row } from "../styles/list-groups.js" */

/** A row in place of one that is not in the state. */
const BLANK = { kind: "text" };

/** The positions of rows in a list. An element that the state leaves out counts as one row. */
export class RowSpace {
  /** @type {Row[]} */
  rows;
  /** The position of each row; of elements that the state leaves out, that of the first. */
  positions;
  length;

  /** @param {Row[]} rows */
  constructor(rows) {
    let length = 0;
    this.rows = rows;
    this.positions = rows.map(({ missing }) => {
      const position = length;
      length += missing?.count ?? 1;
      return position;
    });
    this.length = length;
  }

  /**
   * The position of a row; -1 for an index of -1.
   * @param {number} index
   */
  positionOf(index) {
    return this.positions[index] ?? -1;
  }

  /**
   * The rows at these positions.
   * @param {number} from
   * @param {number} to
   * @returns {Row[]}
   */
  slice(from, to) {
    const first = this.indexAt(from);
    /** @type {Row[]} */
    const rows = [];
    for (let index = first; index < this.rows.length && this.positions[index] < to; index++) {
      const row = this.rows[index];
      const start = Math.max(from, this.positions[index]);
      const end = Math.min(to, this.positions[index] + (row.missing?.count ?? 1));
      for (let at = start; at < end; at++) rows.push(this.#rowAt(index, at));
    }
    return rows;
  }

  /**
   * @param {number} index
   * @param {number} position
   * @returns {Row}
   */
  #rowAt(index, position) {
    const row = this.rows[index];
    if (!row.missing) return row;
    const { of, from } = row.missing;
    const place = { of, offset: from + position - this.positions[index] };
    return { ...row, node: BLANK, missing: undefined, place };
  }

  /** @param {number} position */
  indexAt(position) {
    let [low, high] = [0, this.rows.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.positions[middle] <= position) low = middle;
      else high = middle;
    }
    return low;
  }
}
