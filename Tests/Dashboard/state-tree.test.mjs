import assert from "node:assert/strict";
import { test } from "node:test";
import { parseValue } from "../../Public/protocol/exact-json.js";
import { changeMarks, preview, visibleRows } from "../../Public/model/state/state-tree.js";
import { MOST_FOUND, readQuery, search } from "../../Public/model/state/tree-search.js";

const int = (id, value) => ({ id, type: "Swift.Int", value });
const document = {
  columns: 2,
  detail: { path: [int("e1", 42), { id: "e2", type: "App.User", value: { name: "Blob" } }] },
  "a/b~c": null,
};
const rows = (open, whole = /** @type {unknown} */ (document)) =>
  visibleRows(whole, (key) => open.includes(key)).map(({ pointer }) => pointer);
const found = (query, whole = /** @type {unknown} */ (document)) =>
  [...search(whole, readQuery(query))].flatMap((node) => (node ? [node.pointer] : []));

test("only open nodes have rows below them", () => {
  assert.deepEqual(rows([]), ["/columns", "/detail", "/a~1b~0c"]);
  assert.deepEqual(rows(["/detail", "/detail/path"]), [
    "/columns",
    "/detail",
    "/detail/path",
    "/detail/path/0",
    "/detail/path/1",
    "/a~1b~0c",
  ]);
});

test("an element is recognized by its id at any position", () => {
  const open = ["/detail", "/detail/path", "/detail/path/#e2"];
  const popped = { detail: { path: document.detail.path.slice(1) } };
  assert.ok(rows(open).includes("/detail/path/1/type"));
  assert.ok(rows(open, popped).includes("/detail/path/0/type"));
});

test("rows with the same id have different keys", () => {
  const keys = visibleRows({ list: [int("e1", 1), int("e1", 2)] }, () => true)
    .map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
});

test("changes are marked, and so are the branches around them", () => {
  const after = structuredClone(document);
  after.detail.path[0].value = 43;
  after.detail.path.push(int("e3", 1));
  assert.deepEqual(Object.fromEntries(changeMarks(document, after)), {
    "": "inside",
    "/detail": "inside",
    "/detail/path": "inside",
    "/detail/path/#e1": "inside",
    "/detail/path/#e1/value": "changed",
    "/detail/path/#e3": "new",
  });
  assert.equal(changeMarks(document, structuredClone(document)).size, 0);
  const exact = (text) => ({ value: parseValue(text) });
  assert.equal(changeMarks(exact("9007199254740993"), exact("9007199254740993")).size, 0);
  assert.equal(changeMarks(exact("9007199254740993"), exact("9007199254740992")).size, 2);
});

test("a pop does not mark the elements that stay", () => {
  const after = { ...document, detail: { path: document.detail.path.slice(1) } };
  assert.deepEqual([...changeMarks(document, after).keys()].sort(), [
    "",
    "/detail",
    "/detail/path",
  ]);
});

test("nodes are found by name, value, type and pointer", () => {
  assert.deepEqual(found("blob"), ["/detail/path/1/value/name"]);
  assert.deepEqual(found("key:name"), ["/detail/path/1/value/name"]);
  assert.deepEqual(found("key:blob"), []);
  assert.deepEqual(found("value:42"), ["/detail/path/0/value"]);
  assert.deepEqual(found("type:int"), ["/detail/path/0"]);
  assert.deepEqual(found("type:Swift.Int"), ["/detail/path/0"]);
  assert.deepEqual(found("type:null"), ["/a~1b~0c"]);
  assert.deepEqual(found("/detail/path/0"), ["/detail/path/0"]);
  assert.deepEqual(found("/a~1b~0c"), ["/a~1b~0c"]);
  assert.deepEqual(found("/detail/path/1/v"), [
    "/detail/path/1/value",
    "/detail/path/1/value/name",
  ]);
  assert.deepEqual(found("key:value type:number"), ["/detail/path/0/value"]);
  assert.deepEqual(found("   "), []);
});

test("quoted words are one term", () => {
  const whole = { a: "two words", b: "two", c: "words" };
  assert.deepEqual(found('"two words"', whole), ["/a"]);
  assert.deepEqual(found('value:"two words"', whole), ["/a"]);
  assert.deepEqual(found("two words", whole), ["/a"]);
});

test("digits are searched as they are spelled", () => {
  const whole = { id: parseValue("9007199254740993"), one: parseValue("1.0") };
  assert.deepEqual(found("9007199254740993", whole), ["/id"]);
  assert.deepEqual(found("value:1.0", whole), ["/one"]);
});

test("a search of a large document pauses, and ends at a limit", () => {
  const whole = { list: Array.from({ length: 3 * MOST_FOUND }, (_, index) => index) };
  const steps = [...search(whole, readQuery("type:number"))];
  assert.equal(steps.filter((step) => step !== null).length, MOST_FOUND);
  assert.ok(steps.filter((step) => step === null).length >= 19);
});

test("a preview is short, whatever the value's size", () => {
  assert.equal(preview({ id: 7, name: "Blob" }), '{id: 7, name: "Blob"}');
  assert.equal(preview([1, [2]]), "[1, [2]]");
  assert.equal(preview(parseValue("1.0")), "1.0");
  assert.ok(preview("x".repeat(5_000_000)).length < 70);
  const read = new Set();
  const long = new Proxy(Array.from({ length: 100_000 }, (_, index) => index), {
    get: (list, name) => (read.add(name), Reflect.get(list, name)),
  });
  assert.ok(preview(long).length < 70);
  assert.ok(read.size < 50);
});
