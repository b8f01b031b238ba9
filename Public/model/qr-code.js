// QR codes of ISO/IEC 18004: the bytes of a text, at the lowest level of correction, which a screen
// that is read from a hand's breadth away does not need more of.

/** The bytes of correction in a block of each version, from 1 on. */
const CORRECTION = [
  ...[7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
  ...[28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
];
/** The blocks of each version. */
const BLOCKS = [
  ...[1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
  ...[8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
];
const LARGEST = 40;
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

/**
 * The modules of a text's code, row by row: 1 is dark. Null where no code is large enough.
 * @param {string} text
 * @returns {Uint8Array[] | null}
 */
export function qrMatrix(text) {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const drawing = new Drawing(version);
  drawing.place(interleaved(codewords(bytes, version), version));
  return drawing.masked();
}

/**
 * The dark modules as a path of SVG, in units of a module. The quiet zone of 4 around is the picture's.
 * @param {Uint8Array[]} matrix
 */
export function qrPath(matrix) {
  let path = "";
  for (const [y, row] of matrix.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}

/** @param {number} version */
function sizeOf(version) {
  return 4 * version + 17;
}

/**
 * The bytes of a version, those of correction included.
 * @param {number} version
 */
function capacity(version) {
  const beside = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const alignment = beside && (25 * beside - 10) * beside - 55;
  const modules = (16 * version + 128) * version + 64 - alignment - (version < 7 ? 0 : 36);
  return modules >> 3;
}

/** @param {number} version */
function dataBytes(version) {
  return capacity(version) - CORRECTION[version - 1] * BLOCKS[version - 1];
}

/** @param {number} version */
function countBits(version) {
  return version < 10 ? 8 : 16;
}

/** @param {number} length In bytes. */
function versionFor(length) {
  for (let version = 1; version <= LARGEST; version += 1) {
    if (4 + countBits(version) + 8 * length <= 8 * dataBytes(version)) return version;
  }
  return null;
}

/**
 * The text's bytes behind their mode and count, filled up.
 * @param {Uint8Array} bytes
 * @param {number} version
 */
function codewords(bytes, version) {
  const data = new Uint8Array(dataBytes(version));
  let at = 0;
  const write = (/** @type {number} */ value, /** @type {number} */ bits) => {
    for (let bit = bits - 1; bit >= 0; bit -= 1, at += 1) {
      data[at >> 3] |= (value >> bit & 1) << (7 - (at & 7));
    }
  };
  write(4, 4);
  write(bytes.length, countBits(version));
  for (const byte of bytes) write(byte, 8);
  at = Math.min(at + 4, 8 * data.length);
  for (let index = (at + 7) >> 3, pad = 0xEC; index < data.length; index += 1, pad ^= 0xFD) {
    data[index] = pad;
  }
  return data;
}

/**
 * The blocks' bytes in turns, and behind them those of their correction.
 * @param {Uint8Array} data
 * @param {number} version
 */
function interleaved(data, version) {
  const count = BLOCKS[version - 1];
  const short = Math.floor(data.length / count);
  const shortBlocks = count - data.length % count;
  const divisor = divisorOf(CORRECTION[version - 1]);
  /** @type {Uint8Array[]} */
  const blocks = [];
  for (let at = 0; blocks.length < count;) {
    const length = short + (blocks.length < shortBlocks ? 0 : 1);
    blocks.push(data.subarray(at, at += length));
  }
  return [...turns(blocks), ...turns(blocks.map((block) => remainder(block, divisor)))];
}

/** @param {Uint8Array[]} blocks */
function turns(blocks) {
  const longest = Math.max(...blocks.map(({ length }) => length));
  /** @type {number[]} */
  const found = [];
  for (let index = 0; index < longest; index += 1) {
    for (const block of blocks) if (index < block.length) found.push(block[index]);
  }
  return found;
}

/**
 * The product in the field of 256 elements whose polynomial is x⁸ + x⁴ + x³ + x² + 1.
 * @param {number} one
 * @param {number} other
 */
function product(one, other) {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >> 7) * 0x11D);
    result ^= (other >> bit & 1) * one;
  }
  return result;
}

/**
 * The polynomial whose roots are the first powers of 2, without its leading 1.
 * @param {number} degree
 */
function divisorOf(degree) {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  for (let power = 0, root = 1; power < degree; power += 1, root = product(root, 2)) {
    for (let index = 0; index < degree; index += 1) {
      result[index] = product(result[index], root) ^ (result[index + 1] ?? 0);
    }
  }
  return result;
}

/**
 * @param {Uint8Array} data
 * @param {Uint8Array} divisor
 */
function remainder(data, divisor) {
  const result = new Uint8Array(divisor.length);
  for (const byte of data) {
    const factor = byte ^ result[0];
    result.copyWithin(0, 1);
    result[result.length - 1] = 0;
    for (const [index, value] of divisor.entries()) result[index] ^= product(value, factor);
  }
  return result;
}

/**
 * The remainder of a number by a polynomial over bits, behind the number.
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

/** The square while it is drawn: first what every code of its size has, then the bytes. */
class Drawing {
  #version;
  #size;
  /** @type {Uint8Array[]} */
  #modules;
  /** The modules that hold no bytes, which no mask turns. */
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
   * Rings around a place, dark but for those at the distances that are named.
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

/**
 * How much a code may disturb its reader, by the standard's four rules.
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
