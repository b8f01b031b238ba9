// QR codes of ISO/IEC 18004: the bytes of a text, at the lowest level of error correction, which is
// enough for a screen read from close by.

import { Drawing } from "./qr-drawing.js";

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

/**
 * The modules of a text's code, row by row: 1 is dark. Null if no code is large enough.
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
 * The dark modules as an SVG path, in units of a module. The picture adds a quiet zone of 4.
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
 * The text's bytes after their mode and count, padded to the full length.
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
 * The blocks' bytes interleaved, followed by those of their error correction.
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
