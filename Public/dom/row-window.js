const SPARE = 6;

/** The rows of a long list that are in sight, computed from the scroll position of its box. */
export class RowWindow {
  rowHeight = 30;
  height = 0;
  top = 0;
  /** True while a pointer is down on a row: a row that moved under it could not be pressed. */
  isLocked = false;
  #box;
  #unlockRows = () => {
    this.isLocked = false;
  };

  /** @param {HTMLElement} box */
  constructor(box) {
    this.#box = box;
    box.addEventListener("pointerdown", ({ target }) => this.#lockRows(target !== box));
  }

  /** @param {boolean} isRow The pointer may be down on the bar that scrolls, too. */
  #lockRows(isRow) {
    this.isLocked = isRow;
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, this.#unlockRows, true);
  }

  /** Reads the heights again, after the box or the density has changed. */
  measure() {
    const height = parseFloat(getComputedStyle(this.#box).getPropertyValue("--row-height"));
    if (height > 0) this.rowHeight = height;
    this.height = this.#box.clientHeight;
  }

  /** Notes the scroll position of the box. */
  follow() {
    this.top = this.#box.scrollTop;
  }

  /** @param {number} top */
  scrollTo(top) {
    this.#box.scrollTop = top;
    this.follow();
  }

  /** True while the first row is in sight. */
  get isAtTop() {
    return this.top < this.rowHeight;
  }

  /** The number of rows that a page key moves by. */
  get pageSize() {
    return Math.max(1, Math.floor(this.height / this.rowHeight) - 2);
  }

  /**
   * The number of rows that a key moves by; undefined for a key that moves by none.
   * @param {string} key
   */
  step(key) {
    return new Map([
      ["ArrowDown", 1],
      ["ArrowUp", -1],
      ["PageDown", this.pageSize],
      ["PageUp", -this.pageSize],
      ["Home", -Infinity],
      ["End", Infinity],
    ]).get(key);
  }

  /**
   * The half-open range of the rows to draw, of `count` in all.
   * @param {number} count
   */
  range(count) {
    const top = Math.floor(this.top / this.rowHeight);
    const visible = Math.ceil(this.height / this.rowHeight);
    const first = Math.max(0, Math.min(top - SPARE, count - 1));
    return { first, last: Math.min(count, top + visible + SPARE) };
  }

  /**
   * Scrolls as little as needed to bring a row into sight.
   * @param {number} index
   */
  reveal(index) {
    const above = index * this.rowHeight;
    const below = above + 2 * this.rowHeight - this.height;
    if (this.top > above) this.scrollTo(above);
    if (this.top < below) this.scrollTo(below);
  }
}
