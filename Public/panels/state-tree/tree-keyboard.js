/** @import { TreeRow } from "../../model/state/state-tree.js" */

/**
 * The tree that the keys move in: its rows, and its actions.
 * @typedef {{ rows: () => TreeRow[], pageSize: () => number, go: (key: string) => void,
 *   open: (keys: string[], isOpen: boolean) => void }} WalkedTree
 */

/** A longer pause between letters begins a new word. */
const PAUSE = 700;

/**
 * The usual keys of a tree: arrows, Home and End, pages, an asterisk for all the branches beside
 * one, and the first letters of a name.
 */
export class TreeKeyboard {
  #tree;
  #typed = "";
  #typedAt = 0;

  /** @param {WalkedTree} tree */
  constructor(tree) {
    this.#tree = tree;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {string | null} active The key of the row with the focus.
   */
  press(event, active) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = this.#tree.rows();
    const place = Math.max(0, rows.findIndex(({ key }) => key === active));
    if (rows.length === 0 || !this.#do(keyOf(event), rows, place)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {string} key
   * @param {TreeRow[]} rows
   * @param {number} index
   */
  #do(key, rows, index) {
    const step = this.#stepOf(key, rows.length);
    if (step !== undefined) this.#goTo(rows, index + step);
    else if (key === "ArrowRight") this.#inwards(rows, index);
    else if (key === "ArrowLeft") this.#outwards(rows, index);
    else if (key === "Enter" || key === " ") this.#toggle(rows[index]);
    else if (key === "*") this.#openBeside(rows, index);
    else if (key.length === 1 && key !== "/" && key !== "?") this.#find(key, rows, index);
    else return false;
    return true;
  }

  /**
   * @param {string} key
   * @param {number} count
   */
  #stepOf(key, count) {
    return new Map([
      ["ArrowDown", 1],
      ["ArrowUp", -1],
      ["PageDown", this.#tree.pageSize()],
      ["PageUp", -this.#tree.pageSize()],
      ["Home", -count],
      ["End", count],
    ]).get(key);
  }

  /**
   * @param {TreeRow[]} rows
   * @param {number} index
   */
  #goTo(rows, index) {
    this.#tree.go(rows[Math.max(0, Math.min(rows.length - 1, index))].key);
  }

  /** @param {TreeRow} row */
  #toggle({ key, isBranch, isOpen }) {
    if (isBranch) this.#tree.open([key], !isOpen);
    this.#tree.go(key);
  }

  /**
   * @param {TreeRow[]} rows
   * @param {number} index
   */
  #inwards(rows, index) {
    const { isBranch, isOpen } = rows[index];
    if (isBranch && !isOpen) this.#toggle(rows[index]);
    else if (isBranch) this.#goTo(rows, index + 1);
  }

  /**
   * @param {TreeRow[]} rows
   * @param {number} index
   */
  #outwards(rows, index) {
    const { isOpen, level } = rows[index];
    if (isOpen) return this.#toggle(rows[index]);
    const parent = rows.slice(0, index).findLastIndex((row) => row.level < level);
    if (parent >= 0) this.#goTo(rows, parent);
  }

  /**
   * @param {TreeRow[]} rows
   * @param {number} index
   */
  #openBeside(rows, index) {
    const { level, key } = rows[index];
    const start = rows.slice(0, index).findLastIndex((row) => row.level < level) + 1;
    const behind = rows.findIndex((row, index) => index > index && row.level < level);
    const beside = rows.slice(start, behind < 0 ? undefined : behind);
    const branches = beside.filter((row) => row.level === level && row.isBranch);
    this.#tree.open(branches.map((row) => row.key), true);
    this.#tree.go(key);
  }

  /**
   * Goes to the next row whose name begins with the letters typed so far.
   * @param {string} letter
   * @param {TreeRow[]} rows
   * @param {number} index
   */
  #find(letter, rows, index) {
    const now = performance.now();
    const isNew = now - this.#typedAt > PAUSE;
    this.#typedAt = now;
    this.#typed = (isNew ? "" : this.#typed) + letter.toLowerCase();
    const start = index + (isNew ? 1 : 0);
    const order = [...rows.slice(start), ...rows.slice(0, start)];
    const found = order.find(({ name }) => name.toLowerCase().startsWith(this.#typed));
    if (found) this.#tree.go(found.key);
  }
}

/** @type {Map<string, string>} */
const MIRRORED = new Map([["ArrowRight", "ArrowLeft"], ["ArrowLeft", "ArrowRight"]]);

/**
 * The logical key: if branches open to the left, the left arrow is the one that goes in.
 * @param {KeyboardEvent} event
 */
function keyOf({ key, target }) {
  const isMirrored = target instanceof Element && target.matches(":dir(rtl)");
  return (isMirrored && MIRRORED.get(key)) || key;
}
