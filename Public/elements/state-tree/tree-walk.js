/** @import { TreeRow } from "../../model/state-tree.js" */

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
export class TreeWalk {
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
   * @param {number} place
   */
  #do(key, rows, place) {
    const step = this.#stepOf(key, rows.length);
    if (step !== undefined) this.#goTo(rows, place + step);
    else if (key === "ArrowRight") this.#inwards(rows, place);
    else if (key === "ArrowLeft") this.#outwards(rows, place);
    else if (key === "Enter" || key === " ") this.#toggle(rows[place]);
    else if (key === "*") this.#openBeside(rows, place);
    else if (key.length === 1 && key !== "/" && key !== "?") this.#find(key, rows, place);
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
   * @param {number} place
   */
  #goTo(rows, place) {
    this.#tree.go(rows[Math.max(0, Math.min(rows.length - 1, place))].key);
  }

  /** @param {TreeRow} row */
  #toggle({ key, isBranch, isOpen }) {
    if (isBranch) this.#tree.open([key], !isOpen);
    this.#tree.go(key);
  }

  /**
   * @param {TreeRow[]} rows
   * @param {number} place
   */
  #inwards(rows, place) {
    const { isBranch, isOpen } = rows[place];
    if (isBranch && !isOpen) this.#toggle(rows[place]);
    else if (isBranch) this.#goTo(rows, place + 1);
  }

  /**
   * @param {TreeRow[]} rows
   * @param {number} place
   */
  #outwards(rows, place) {
    const { isOpen, level } = rows[place];
    if (isOpen) return this.#toggle(rows[place]);
    const parent = rows.slice(0, place).findLastIndex((row) => row.level < level);
    if (parent >= 0) this.#goTo(rows, parent);
  }

  /**
   * @param {TreeRow[]} rows
   * @param {number} place
   */
  #openBeside(rows, place) {
    const { level, key } = rows[place];
    const start = rows.slice(0, place).findLastIndex((row) => row.level < level) + 1;
    const behind = rows.findIndex((row, index) => index > place && row.level < level);
    const beside = rows.slice(start, behind < 0 ? undefined : behind);
    const branches = beside.filter((row) => row.level === level && row.isBranch);
    this.#tree.open(branches.map((row) => row.key), true);
    this.#tree.go(key);
  }

  /**
   * Goes to the next row whose name begins with the letters typed so far.
   * @param {string} letter
   * @param {TreeRow[]} rows
   * @param {number} place
   */
  #find(letter, rows, place) {
    const now = performance.now();
    const isNew = now - this.#typedAt > PAUSE;
    this.#typedAt = now;
    this.#typed = (isNew ? "" : this.#typed) + letter.toLowerCase();
    const start = place + (isNew ? 1 : 0);
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
