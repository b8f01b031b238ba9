import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";

import { qrMatrix, qrPath } from "../../Public/page/sharing/qr-code.js";

/** The number of bytes that fit into each version, from 1 on. */
const FITS = [
  ...[17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792],
  ...[858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188],
  ...[2303, 2431, 2563, 2699, 2809, 2953],
];
const text = (length, seed) =>
  Array.from(
    { length },
    (_, index) => String.fromCharCode(33 + (index * index * 7 + seed * 13 + index) % 90),
  ).join("");
const matrixOf = (words) => /** @type {Uint8Array[]} */ (qrMatrix(words));

test("a code is as large as its text needs, and too long a text has none", () => {
  for (const [index, length] of FITS.entries()) {
    assert.equal(matrixOf("x".repeat(length)).length, 4 * index + 21);
    assert.equal(qrMatrix("x".repeat(length + 1))?.length, FITS[index + 1] && 4 * index + 25);
  }
  assert.equal(qrMatrix("é".repeat(1477)), null);
});

test("every version is drawn as another encoder draws it", () => {
  // Compared module by module with the matrices of the Python package segno, under the same mask.
  const hash = createHash("sha256");
  for (const [index, length] of FITS.entries()) {
    for (const row of matrixOf(text(length, index))) hash.update(row);
  }
  assert.equal(hash.digest("hex").slice(0, 16), "a150ede8d081c817");
});

test("decoding a code returns the text", () => {
  for (const words of ["", "a", "https://x.test/#s=1.abc", "é 👩‍👩‍👧‍👦", text(106, 1)]) {
    assert.equal(read(matrixOf(words)), words);
  }
});

test("the path has each dark module once", () => {
  const matrix = matrixOf("hello");
  const drawn = matrix.map((row) => new Uint8Array(row.length));
  for (const [, x, y, width] of qrPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(width); step += 1) drawn[Number(y)][Number(x) + step] += 1;
  }
  assert.deepEqual(drawn, matrix);
});

const MASKS = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => (row * column) % 2 + (row * column) % 3,
  (row, column) => ((row * column) % 2 + (row * column) % 3) % 2,
  (row, column) => ((row + column) % 2 + (row * column) % 3) % 2,
];

/** The decoded text of a code with one block, up to version 5. */
function read(matrix) {
  const size = matrix.length;
  const format = [0, 1, 2, 3, 4].map((column) => matrix[8][column]).join("");
  const known = parseInt(format, 2) ^ 0b10101;
  assert.equal(known >> 3, 1, "the level");
  const middle = size === 21 ? null : size - 7;
  const isFixed = (row, column) =>
    row === 6 || column === 6 || (row < 9 && column < 9) || (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    (middle !== null && Math.abs(row - middle) < 3 && Math.abs(column - middle) < 3);
  let bits = "";
  const pairs = Array.from({ length: size }, (_, column) => column).filter((column) =>
    column !== 6
  );
  for (let pair = 0; pairs.length; pair += 1) {
    const columns = [pairs.pop(), pairs.pop()];
    const rows = Array.from({ length: size }, (_, row) => pair % 2 ? row : size - 1 - row);
    for (const row of rows) {
      for (const column of columns) {
        if (column === undefined || isFixed(row, column)) continue;
        bits += matrix[row][column] ^ Number(MASKS[known & 7](row, column) === 0);
      }
    }
  }
  const byte = (at) => parseInt(bits.slice(at, at + 8), 2);
  assert.equal(bits.slice(0, 4), "0100");
  const bytes = Array.from({ length: byte(4) }, (_, index) => byte(12 + 8 * index));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
