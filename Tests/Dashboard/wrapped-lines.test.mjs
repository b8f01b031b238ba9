import assert from "node:assert/strict";
import { test } from "node:test";
import { indentOf, partsInRows, placeAt, rowsOf } from "../../Public/model/code/wrapped-lines.js";

/** @param {string} line @param {number} columns */
const written = (line, columns) => {
  const rows = rowsOf(line, columns);
  return rows.map((begin, index) => line.slice(begin, rows[index + 1]));
};

test("a line that fits has one row", () => {
  assert.deepEqual(rowsOf("", 20), [0]);
  assert.deepEqual(rowsOf("let path = [1, 2, 3]", 20), [0]);
});

test("a long line goes on after a blank or a sign, in from its own indentation", () => {
  assert.deepEqual(written("  path.append(Recipe(id: pie))", 20), [
    "  path.append(",
    "Recipe(id: pie))",
  ]);
  assert.deepEqual(written("one two three four", 9), ["one two ", "three ", "four"]);
  assert.equal(indentOf('    "key"', 40), 6);
  assert.equal(indentOf(" ".repeat(60), 40), 20);
});

test("a word without an end is cut at the edge, and no letter in two", () => {
  assert.deepEqual(written("a".repeat(25), 10), ["a".repeat(10), "a".repeat(8), "a".repeat(7)]);
  const smiles = written("😀".repeat(12), 10);
  assert.deepEqual(smiles, ["😀".repeat(5), "😀".repeat(4), "😀".repeat(3)]);
  assert.deepEqual(written("寿司を食べる", 8), ["寿司を食", "べる"]);
});

test("rows are no wider than their room", () => {
  for (const columns of [16, 20, 33]) {
    const line = '        let value = Recipe(identifier: "a-very-long-identifier", minutes: 12)';
    const indent = indentOf(line, columns);
    written(line, columns).forEach((row, index) => {
      assert.ok(row.trimEnd().length <= (index === 0 ? columns : columns - indent), row);
    });
    assert.equal(written(line, columns).join(""), line);
  }
});

test("the parts of a line keep their kinds in its rows", () => {
  const parts = [{ kind: "word", text: "let " }, { kind: "string", text: '"abcdef"' }];
  assert.deepEqual(partsInRows(parts, [0, 8]), [
    [{ kind: "word", text: "let " }, { kind: "string", text: '"abc' }],
    [{ kind: "string", text: 'def"' }],
  ]);
});

test("the line of a row is found among the lines' beginnings", () => {
  assert.deepEqual([0, 1, 2, 3, 9].map((row) => placeAt([0, 1, 3, 4], row)), [0, 1, 1, 2, 3]);
});
