// The square of a QR code: what every code of its size has, the bytes in their order, and the mask.

/** The level L in the bits of the format. */
const LEVEL = 1;

/** @typedef {(x: number, y: number) => boolean} Mask */

/** @type {Mask[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => (x * y) % 2 + (x * y) % 3 === 0,
  (x, y) => ((x * y) % 2 + (x * y) % 3) % 2 === 0,
  (x, y) => ((x + y) % 2 + (x * y) % 3) % 2 === 0,
];

/** The square while it is drawn: first the fixed patterns of its size, then the bytes. */
export class Drawing {
  #version;
  #size;
  /** @type {Uint8Array[]} */
  #modules;
  /** The modules that hold no bytes, to which no mask applies. */
  #fixed;

  /** @param {number} version */
  constructor(version) {
    this.#version = version;
    this.#size = sizeOf(version);
    const square = () => Array.from({ length: this.#size }, () => new Uint8Array(this.#size));
    this.#modules = square();
    this.#fixed = square();
    this.#drawPatterns();
  }

  /**
   * Writes the bytes' bits in columns of two, from the lower right on, up and down in turns.
   * @param {number[]} bytes
   */
  place(bytes) {
    let at = 0;
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      // The column of the timing pattern is left out.
      if (right === 6) right = 5;
      const isUpward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.#size; step += 1) {
        const y = isUpward ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#fixed[y][x] || at >= 8 * bytes.length) continue;
          this.#modules[y][x] = bytes[at >> 3] >> (7 - (at & 7)) & 1;
          at += 1;
        }
      }
    }
  }

  /** The modules under the mask that disturbs a reader least. */
  masked() {
    let best = this.#under(0);
    for (let index = 1; index < MASKS.length; index += 1) {
      const drawn = this.#under(index);
      if (penalty(drawn) < penalty(best)) best = drawn;
    }
    return best;
  }

  /** @param {number} index Of the mask. */
  #under(index) {
    this.#drawFormat(index);
    return this.#modules.map((row, y) =>
      row.map((module, x) => module ^ Number(!this.#fixed[y][x] && MASKS[index](x, y)))
    );
  }

  #drawPatterns() {
    const last = this.#size - 1;
    for (let index = 0; index < this.#size; index += 1) {
      this.#set(6, index, index % 2 === 0);
      this.#set(index, 6, index % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [last - 3, 3], [3, last - 3]]) this.#drawRings(x, y, 4, [2, 4]);
    this.#drawAlignment();
    this.#drawFormat(0);
    this.#drawVersion();
  }

  /**
   * Dark rings around a place, except at the given distances.
   * @param {number} x
   * @param {number} y
   * @param {number} reach
   * @param {number[]} light
   */
  #drawRings(x, y, reach, light) {
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        const distance = Math.max(Math.abs(down), Math.abs(right));
        this.#set(x + right, y + down, !light.includes(distance));
      }
    }
  }

  #drawAlignment() {
    const places = alignmentPlaces(this.#version);
    const last = places.length - 1;
    for (const [row, y] of places.entries()) {
      for (const [column, x] of places.entries()) {
        // Three corners have the finders.
        const isFinder = (row === 0 && (column === 0 || column === last)) ||
          (row === last && column === 0);
        if (!isFinder) this.#drawRings(x, y, 2, [1]);
      }
    }
  }

  /** @param {number} mask */
  #drawFormat(mask) {
    const bits = protect(LEVEL << 3 | mask, 10, 0x537) ^ 0x5412;
    const size = this.#size;
    for (let index = 0; index < 15; index += 1) {
      const isDark = (bits >> index & 1) === 1;
      const down = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
      const right = index < 8 ? size - 1 - index : index < 9 ? 7 : 14 - index;
      this.#set(8, down, isDark);
      this.#set(right, 8, isDark);
    }
    this.#set(8, size - 8, true);
  }

  #drawVersion() {
    if (this.#version < 7) return;
    const bits = protect(this.#version, 12, 0x1F25);
    for (let index = 0; index < 18; index += 1) {
      const isDark = (bits >> index & 1) === 1;
      const far = this.#size - 11 + index % 3;
      const near = Math.floor(index / 3);
      this.#set(far, near, isDark);
      this.#set(near, far, isDark);
    }
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {boolean} isDark
   */
  #set(x, y, isDark) {
    if (this.#modules[y]?.[x] === undefined) return;
    this.#modules[y][x] = Number(isDark);
    this.#fixed[y][x] = 1;
  }
}

/**
 * The rows, and columns, at which alignment patterns have their middle.
 * @param {number} version
 */
function alignmentPlaces(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const places = Array.from(
    { length: count - 1 },
    (_, index) => sizeOf(version) - 7 - index * step,
  );
  return [6, ...places.reverse()];
}

/** @param {number} version */
function sizeOf(version) {
  return 4 * version + 17;
}

/**
 * Appends to a number the remainder of its division by a polynomial over bits.
 * @param {number} value
 * @param {number} bits That the remainder has.
 * @param {number} polynomial
 */
function protect(value, bits, polynomial) {
  let rest = value;
  for (let step = 0; step < bits; step += 1) {
    rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  }
  return value << bits | rest;
}

/**
 * The penalty of a code that disturbs its reader, by the standard's four rules.
 * @param {Uint8Array[]} rows
 */
function penalty(rows) {
  const columns = rows.map((_, x) => Uint8Array.from(rows, (row) => row[x]));
  const dark = rows.reduce((sum, row) => sum + row.reduce((count, each) => count + each, 0), 0);
  const total = rows.length * rows.length;
  const unevenness = Math.floor(Math.abs(20 * dark - 10 * total) / total);
  const lines = [...rows, ...columns];
  return lines.reduce((sum, line) => sum + linePenalty(line), 0) + squares(rows) + 10 * unevenness;
}

const FINDER = /(?=00001011101|10111010000)/g;

/** @param {Uint8Array} line */
function linePenalty(line) {
  const text = line.join("");
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const finders = text.match(FINDER) ?? [];
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + 40 * finders.length;
}

/** @param {Uint8Array[]} rows */
function squares(rows) {
  let sum = 0;
  for (let y = 1; y < rows.length; y += 1) {
    const [above, row] = [rows[y - 1], rows[y]];
    for (let x = 1; x < row.length; x += 1) {
      const dark = row[x] + row[x - 1] + above[x] + above[x - 1];
      if (dark % 4 === 0) sum += 3;
    }
  }
  return sum;
}
