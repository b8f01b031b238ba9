import assert from "node:assert/strict";
import { test } from "node:test";
import { codeTokens, docLines } from "../../Public/model/code/code-tokens.js";

const tokensOf = (line, language) =>
  codeTokens(line, language).filter(({ kind }) => kind).map(({ kind, text }) => `${kind} ${text}`);

test("the tokens of a line add up to the line", () => {
  for (const line of ["", "   ", '{"a": "b\\"c", "d": -1.5e3, "e": null}', 'let x = "open', "'"]) {
    for (const language of /** @type {const} */ (["json", "swift", "python", "javascript"])) {
      assert.equal(codeTokens(line, language).map(({ text }) => text).join(""), line);
    }
  }
});

test("member names differ from strings", () => {
  assert.deepEqual(tokensOf('"a": "b", "c": -1.5, "d": true', "json"), [
    'name "a"',
    'string "b"',
    'name "c"',
    "number -1.5",
    'name "d"',
    "word true",
  ]);
});

test("a keyword inside a string or a comment is no keyword", () => {
  assert.deepEqual(tokensOf('let a = "let // b" // let', "swift"), [
    "word let",
    'string "let // b"',
    "note // let",
  ]);
  assert.deepEqual(tokensOf("x = 'def' # def", "python"), ["string 'def'", "note # def"]);
});

test("a docstring is a comment, on one line and over several", () => {
  assert.deepEqual(tokensOf('    """The state\'s value, if 1."""', "python"), [
    'note """The state\'s value, if 1."""',
  ]);
  const lines = [
    '"""Repeats for 3 steps.',
    "",
    "Usage: import it if needed.",
    '"""',
    "import json",
  ];
  const docs = docLines(lines, "python");
  assert.deepEqual(docs, [false, true, true, true, false]);
  const kinds = lines.map((line, index) =>
    codeTokens(line, "python", docs[index]).map(({ kind }) => kind).join()
  );
  assert.deepEqual(kinds, ["note", "note", "note", "note", "word,"]);
  assert.deepEqual(docLines(['let a = """', "b"], "swift"), [false, false]);
});

test("an attribute and a directive of Swift have one colour", () => {
  assert.deepEqual(tokensOf("@Test func a() { #expect(1 == 1) }", "swift"), [
    "word @Test",
    "word func",
    "word #expect",
    "number 1",
    "number 1",
  ]);
  assert.deepEqual(tokensOf("#if canImport(SwiftUI)", "swift"), ["word #if"]);
});
