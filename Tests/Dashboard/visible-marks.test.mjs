import assert from "node:assert/strict";
import { test } from "node:test";
import { visiblePieces, visibleText } from "../../Public/dom/visible-marks.js";
import { partly } from "./documents.mjs";

const marks = (text) => visiblePieces(text).map((piece) => partly(piece).mark).filter(Boolean);

test("plain text, even right to left and composed, is one piece", () => {
  for (const text of ["Hello", "שלום", "مرحبا", "ねこ", "é e\u0301", "🐱"]) {
    assert.deepEqual(visiblePieces(text), [text]);
  }
});

test("bidi controls, zero-width characters and controls become marks", () => {
  assert.deepEqual(marks("a\u202eb\u2066c\u2069"), ["RLO", "LRI", "PDI"]);
  assert.deepEqual(marks("\u200b\u200c\u2060\ufeff\u00ad"), ["ZWSP", "ZWNJ", "WJ", "BOM", "SHY"]);
  assert.deepEqual(marks("\0\n\t\r\x1b\x7f"), ["␀", "↵", "⇥", "␍", "␛", "␡"]);
  assert.deepEqual(marks("\u2028\u0085\ufffe\u3164"), ["LS", "U+0085", "U+FFFE", "U+3164"]);
});

test("a mark has its code point as its name", () => {
  assert.deepEqual(visiblePieces("\u202e"), [{ mark: "RLO", name: "U+202E" }]);
});

test("emoji keep the joiners that hold them together", () => {
  for (
    const text of [
      "👩‍💻",
      "👨‍👩‍👧",
      "🏳️‍🌈",
      "👍🏽",
      "🧑🏽‍🚀",
      "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    ]
  ) {
    assert.deepEqual(visiblePieces(text), [text]);
  }
  assert.deepEqual(marks("a\u200db"), ["ZWJ"]);
  assert.deepEqual(marks("x\u{e0067}"), ["U+E0067"]);
});

test("a pile of combining marks is cut to eight, with a count", () => {
  const pieces = visiblePieces(`e${"\u0301".repeat(200)}f`);
  assert.deepEqual(pieces, [`e${"\u0301".repeat(8)}`, {
    mark: "+192",
    name: "192 more combining marks",
  }, "f"]);
});

test("long text is cut with a count, never inside a pair", () => {
  assert.deepEqual(visiblePieces("x".repeat(200_000), 10), ["x".repeat(10), { more: 199_990 }]);
  assert.deepEqual(visiblePieces("aaa🐱", 4), ["aaa", { more: 2 }]);
  assert.deepEqual(visiblePieces("abc", 3), ["abc"]);
});

test("in a single string, marks replace their characters", () => {
  assert.equal(visibleText("a\nb\u202e", 3), "a↵b…");
});
