import assert from "node:assert/strict";
import { test } from "node:test";
import { parseValue } from "../../Public/protocol/exact-json.js";
import { compareFields } from "../../Public/model/state/field-diff.js";
import { compareStates, isEqual, longestRising } from "../../Public/model/state/state-diff.js";
import { wordDiff } from "../../Public/model/state/word-diff.js";
import { elementOf, partly, stateOf } from "./documents.mjs";

const difference = (before, after) =>
  compareStates(stateOf(before), stateOf(after)).elements
    .map(({ kind, element, was, index }) => `${kind} ${element.id} ${was ?? "-"} ${index ?? "-"}`);
const fields = (before, after) =>
  compareFields(before, after).fields.map(({ pointer, ...change }) => [pointer, change]);
const parts = (before, after) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, come: `{+${text}+}` })[kind])
    .join("");
const with_ = (path, more = {}) => stateOf("", { detail: { path, codable: true }, ...more });

test("pushes and pops are listed in the order of their positions", () => {
  assert.deepEqual(difference("ab", "ab"), []);
  assert.deepEqual(difference("ab", "abc"), ["pushed c - 2"]);
  assert.deepEqual(difference("abc", "a"), ["popped b 1 -", "popped c 2 -"]);
  assert.deepEqual(difference("abc", "ac"), ["popped b 1 -"]);
  assert.deepEqual(difference("abc", "cab"), ["moved c 2 0"]);
});

test("a value that replaces another of its type has changed", () => {
  const [change] = compareStates(stateOf("ab"), stateOf("ax")).elements;
  assert.equal(change.kind, "changed");
  assert.deepEqual(change.fields, [{ pointer: "/value", from: "b", to: "x" }]);
  const int = { id: "i", type: "Swift.Int", value: 1 };
  const { elements } = compareStates(stateOf("a"), with_([int]));
  assert.deepEqual(elements.map(({ kind }) => kind), ["popped", "pushed"]);
});

test("a value that is at another position in a new path has moved", () => {
  const renamed = (path, mark) => path.map((element) => ({ ...element, id: element.id + mark }));
  const before = [..."ab"].map(elementOf);
  const int = { id: "i", type: "Swift.Int", value: 1 };
  const after = renamed([int, ...before], "2");
  const { elements } = compareStates(with_([...before, int]), with_(after));
  assert.deepEqual(
    elements.map(({ kind, element, was, index }) => `${kind} ${element.id} ${was} ${index}`),
    ["moved i2 2 0"],
  );
});

test("unchanged elements are counted", () => {
  assert.equal(compareStates(stateOf("abc"), stateOf("abd")).same, 2);
  assert.ok(isEqual(compareStates(stateOf("abc"), stateOf("abc"))));
});

test("members show the old and new value, or one of them if they were added or removed", () => {
  assert.deepEqual(
    fields({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 4 }, e: [] }),
    [
      ["/b/c", { from: 2, to: 4 }],
      ["/b/d", { from: 3 }],
      ["/e", { to: [] }],
    ],
  );
  assert.deepEqual(fields([1, 2], [1, 3, 4]), [["/1", { from: 2, to: 3 }], ["/2", { to: 4 }]]);
  const exact = parseValue("[9007199254740993, 1.0]");
  assert.deepEqual(fields(exact, parseValue("[9007199254740993, 1.0]")), []);
  assert.equal(fields(exact, parseValue("[9007199254740992, 1.0]")).length, 1);
  assert.deepEqual(fields({}, JSON.parse('{"__proto__":1}')), [["/__proto__", { to: 1 }]]);
});

test("some of thousands of members are listed, and the rest counted", () => {
  const { fields, more } = compareFields({}, Object.fromEntries([...Array(5000).entries()]));
  assert.deepEqual([fields.length, more], [200, 4800]);
});

test("selections, settings and problems are groups, if they differ", () => {
  const chosen = (value, id) => ({ selection: { id, type: "Category", value } });
  const before = stateOf("", { sidebar: chosen("soup", "e1") });
  const again = stateOf("", { sidebar: chosen("soup", "e2") });
  assert.ok(isEqual(compareStates(before, again)));
  const after = stateOf("", {
    sidebar: chosen("salad", "e3"),
    columnVisibility: "detailOnly",
    problems: [{ code: "unknown_type", message: "No type.", element: "e9" }],
  });
  const { groups } = compareStates(before, after);
  assert.deepEqual(
    groups.map(({ id, fields }) => [id, fields.map(({ pointer }) => pointer)]),
    [
      ["selections", ["/sidebar/value"]],
      ["settings", ["/columnVisibility"]],
      ["problems", ["/unknown_type e9"]],
    ],
  );
});

test("a screen with the same title shows its changed texts, another screen its title", () => {
  const view = (title, ...body) => partly({ detail: { title, body }, styles: { 1: [] } });
  const text = (label, more = {}) => ({ kind: "text", label, style: 3, ...more });
  const told = (before, after) =>
    compareStates(stateOf("", { view: before }), stateOf("", { view: after }))
      .groups.flatMap(({ id, fields }) => [id, ...fields]);
  assert.deepEqual(
    told(
      view("A", text("one"), text("gone", { id: "k1" }), { kind: "image", label: "leaf" }),
      view("A", { ...text("two"), style: 4 }, { kind: "image", label: "leaf.fill" }),
    ),
    [
      "screens",
      { pointer: "/detail", from: "one", to: "two" },
      { pointer: "/detail", from: "gone" },
    ],
  );
  assert.deepEqual(told(view("A", text("one")), view("B", text("two"))), [
    "screens",
    { pointer: "/detail", from: "A", to: "B" },
  ]);
  assert.deepEqual(told({}, view("B", text("two"))), [
    "screens",
    { pointer: "/detail", to: "B" },
  ]);
});

test("screens of links are shown by their titles, those of the path by their elements", () => {
  const screens = (...own) => [{ title: "Root", source: "root" }, ...own];
  const link = partly({ title: "Fox", source: "link" });
  const path = partly({ title: "1", source: "path", index: 0 });
  const [group] = compareStates(
    stateOf("", { screens: screens() }),
    stateOf("", { screens: screens(link, path) }),
  ).groups;
  assert.deepEqual(group.fields, [{ pointer: "/screen 1", to: "Fox (link)" }]);
});

test("as few elements as possible move", () => {
  assert.deepEqual(longestRising([3, 0, 1, 2]), [0, 1, 2]);
  assert.deepEqual(longestRising([]), []);
  assert.deepEqual(longestRising([2, 1, 0]).length, 1);
});

test("a text is compared word by word", () => {
  assert.equal(parts("the quick fox", "the slow fox"), "the [-quick-]{+slow+} fox");
  assert.equal(parts("", "new"), "{+new+}");
  assert.equal(parts("same", "same"), "same");
  assert.equal(parts("a, b", "a, b, c"), "a, b{+, c+}");
  assert.equal(parts("料理 一覧", "料理 詳細"), "料理 [-一覧-]{+詳細+}");
});

test("long texts are compared as a whole, between their common start and end", () => {
  const many = (word) => Array.from({ length: 1000 }, (_, index) => `${word}${index}`).join(" ");
  const found = wordDiff(`start ${many("a")} end`, `start ${many("b")} end`);
  assert.deepEqual(found.map(({ kind }) => kind), ["same", "gone", "come", "same"]);
});

test("an element that is the same object is not compared member by member", () => {
  const element = elementOf("a");
  assert.ok(isEqual(compareStates(with_([element]), with_([element]))));
});
