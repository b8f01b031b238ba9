import assert from "node:assert/strict";
import test from "node:test";
import { deflateRawSync } from "node:zlib";

import {
  fragmentOf,
  LinkProblem,
  MOST_BYTES,
  textOf,
} from "../../Public/page/sharing/share-fragment.js";
import {
  BrokenDocument,
  lineOf,
  sharedDocument,
} from "../../Public/model/session/shared-document.js";
import { writeExactly } from "../../Public/protocol/exact-json.js";

const problem = (kind) => (error) => error instanceof LinkProblem && error.kind === kind;
const packed = (bytes) => deflateRawSync(bytes).toString("base64url");

test("a link returns its document, whatever it contains", async () => {
  const texts = [
    '{"a":9223372036854775807,"b":1.0,"c":-0,"d":1e400}',
    '["é","e\u0301","👩‍👩‍👧‍👦","שלום","","\u0000\\u0000","\ufeff"]',
    "x".repeat(200_000),
    "",
  ];
  for (const text of texts) {
    const fragment = await fragmentOf(text);
    assert.match(fragment, /^s=1\.[A-Za-z0-9_-]+$/);
    assert.equal(await textOf(`#${fragment}`), text);
  }
});

test("a fragment for another purpose carries no document", async () => {
  for (const fragment of ["", "#", "#code=abc", "#session", "#t=1.AA"]) {
    assert.equal(await textOf(fragment), null);
  }
});

test("a broken link and one of another version have different errors", async () => {
  const whole = await fragmentOf("a text that is somewhat longer than nothing");
  await assert.rejects(textOf("#s="), problem("broken"));
  await assert.rejects(textOf("#s=abc"), problem("broken"));
  await assert.rejects(textOf(whole.slice(0, -6)), problem("broken"));
  await assert.rejects(textOf("s=1.!!"), problem("broken"));
  await assert.rejects(textOf(`s=1.${packed(Buffer.from([0xff, 0xfe]))}`), problem("broken"));
  await assert.rejects(textOf("s=2.anything"), problem("version"));
});

test("a link unpacks to a bounded size, however small it is", async () => {
  const bomb = packed(Buffer.alloc(50_000_000));
  assert.ok(bomb.length < 70_000);
  await assert.rejects(textOf(`s=1.${bomb}`), problem("large"));
  await assert.rejects(textOf(`s=1.${"A".repeat(500_000)}`), problem("large"));
  const most = await textOf(`s=1.${packed(Buffer.alloc(MOST_BYTES, 97))}`);
  assert.equal(most?.length, MOST_BYTES);
});

test("the format of a document is recognized by its contents", () => {
  const state = sharedDocument('{"colonnade":1,"scene":"x","path":[1,2]}');
  assert.deepEqual([state.format, state.scene, state.count], ["json", "x", 2]);
  const chosen = '{"sidebar":{"type":"C","value":"tea"},"content":null,"path":[]}';
  assert.deepEqual(sharedDocument(chosen).selected, ["tea"]);
  assert.equal(sharedDocument('["Swift.Int","1"]').format, "swiftui");
  assert.equal(sharedDocument("[]").format, "swiftui");
  const lines = sharedDocument('{"method":"pop"}\n\n{"method":"push","params":{"value":1}}\n');
  assert.deepEqual([lines.format, lines.count], ["jsonl", 2]);
});

test("the numbers of a document keep their digits", () => {
  const { document } = sharedDocument('{"path":[{"type":"U","value":9007199254740993}],"x":1.0}');
  assert.equal(
    writeExactly(document),
    '{"path":[{"type":"U","value":9007199254740993}],"x":1.0}',
  );
});

test("the error in a broken document names its line", () => {
  const broken = (text, line) =>
    assert.throws(
      () => sharedDocument(text),
      (error) => error instanceof BrokenDocument && error.line === line,
    );
  broken('{"colonnade":1,\n "path":[1,\n x]}', 3);
  broken('{"method":"pop"}\n{"method":\n', 2);
  broken('{"colonnade":1,', 1);
  broken("42", null);
  broken('"text"', null);
  broken("[1]", null);
  broken('["Swift.Bool","true",\n"Swift.Int"]', 2);
});

test("a pointer resolves to its line, or to the deepest existing part", () => {
  const text = `{"colonnade": 1, "scene": "},{",
 "columns": "x",
 "a/b": {"~": [], "\\u0063": {}},
 "path": [1,
  {"type": "T", "value": {"id": [2,
   3]}},
  true]
}`;
  /** @type {[string, number | null][]} */
  const places = [
    ["/columns", 2],
    ["/a~1b/~0", 3],
    ["/a~1b/c", 3],
    ["/path/0", 4],
    ["/path/1/type", 5],
    ["/path/1/value/id/1", 6],
    ["/path/1/value/name", 5],
    ["/path/2", 7],
    ["/path/9", 4],
    ["/sidebar", null],
    ["", null],
  ];
  for (const [pointer, line] of places) assert.equal(lineOf(text, pointer), line, pointer);
});
