import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch, parsePointer, PatchError } from "../../Public/protocol/json-patch.js";
import { partly } from "./documents.mjs";

/** @import { PatchOperation } from "../../Public/types/wire.d.ts" */

const add = (path, value) => ({ op: "add", path, value });
const replace = (path, value) => ({ op: "replace", path, value });
const remove = (path) => ({ op: "remove", path });

test("add, replace and remove reach objects and arrays", () => {
  const document = { path: [1, 2], title: "a" };
  const patch = [
    add("/path/2", 3),
    add("/path/0", 0),
    replace("/title", "b"),
    remove("/path/1"),
    add("/more", { deep: [] }),
    add("/more/deep/0", true),
  ];
  assert.deepEqual(applyPatch(document, patch), {
    path: [0, 2, 3],
    title: "b",
    more: { deep: [true] },
  });
});

test("the given document stays unchanged, even if the patch touches a part twice", () => {
  const document = { path: [{ id: "e1" }], other: { kept: true } };
  const before = structuredClone(document);
  applyPatch(document, [replace("/path/0/id", "e2"), replace("/path/0/id", "e3")]);
  assert.deepEqual(document, before);
});

test("a value from a patch is not changed by the next operation", () => {
  const value = { list: [1] };
  applyPatch({}, [add("/a", value), add("/a/list/1", 2)]);
  assert.deepEqual(value, { list: [1] });
});

test("untouched parts are shared with the earlier document", () => {
  const document = { touched: [1], untouched: { deep: {} } };
  const after = applyPatch(document, [add("/touched/1", 2)]);
  assert.equal(after.untouched, document.untouched);
  assert.notEqual(after.touched, document.touched);
});

test("the empty pointer means the whole document", () => {
  assert.deepEqual(applyPatch({ a: 1 }, [replace("", { b: 2 })]), { b: 2 });
});

test("pointers unescape ~1 before ~0", () => {
  assert.deepEqual(parsePointer("/a~1b/~01/"), ["a/b", "~1", ""]);
  assert.deepEqual(applyPatch({ "a/b": 1 }, [replace("/a~1b", 2)]), { "a/b": 2 });
});

test("keys such as __proto__ and constructor are keys like any other", () => {
  const document = JSON.parse('{"__proto__":{"a":1},"constructor":1}');
  const after = applyPatch(document, [
    replace("/__proto__/a", 2),
    add("/x", 1),
    remove("/constructor"),
  ]);
  assert.equal(JSON.stringify(after), '{"__proto__":{"a":2},"x":1}');
  assert.equal({}.a, undefined);
  assert.equal(
    JSON.stringify(applyPatch({}, [add("/__proto__", { p: 1 })])),
    '{"__proto__":{"p":1}}',
  );
});

/** @type {[string, unknown, PatchOperation[]][]} */
const MISFITS = [
  ["a member that is not there", {}, [replace("/a", 1)]],
  ["an inherited member", {}, [remove("/toString")]],
  ["an index beyond the end", [1], [add("/2", 0)]],
  ["a removal at the end", [1], [remove("/1")]],
  ["the index -", [1], [add("/-", 0)]],
  ["a leading zero", [1, 2], [remove("/01")]],
  ["a way through a scalar", { a: 1 }, [add("/a/b", 0)]],
  ["a pointer without a slash", {}, [add("a", 0)]],
  ["an unknown operation", { a: 1 }, [partly({ op: "move", path: "/a", from: "/b" })]],
  ["a removal of everything", {}, [remove("")]],
];

for (const [words, document, patch] of MISFITS) {
  test(`${words} is refused, naming the operation`, () => {
    assert.throws(
      () => applyPatch(document, [add("", document), ...patch]),
      (error) => error instanceof PatchError && error.index === 1,
    );
  });
}

test("a path of 10,000 elements is patched without copying the elements", () => {
  const path = Array.from({ length: 10_000 }, (_, index) => ({ id: `e${index}` }));
  const after = applyPatch({ detail: { path } }, [add("/detail/path/10000", { id: "last" })]);
  assert.equal(after.detail.path.length, 10_001);
  assert.equal(after.detail.path[5000], path[5000]);
});
