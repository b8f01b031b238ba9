import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isLiveView,
  stackKeys,
  stageView,
  titlesAfter,
  topElement,
} from "../../Public/model/stage-view.js";
import { partly } from "./documents.mjs";

const screen = (title, more = {}) => ({ title, back: null, body: [], ...more });
const rows = (id) => screen(id, { body: [{ kind: "list", id, children: [] }] });
const regular = partly({
  collapsed: false,
  stack: null,
  columns: ["sidebar", "content", "detail"].map((name) => ({
    name,
    shown: name !== "content",
    overlay: name === "sidebar",
  })),
});
const compact = (stack) => ({ ...regular, collapsed: true, stack });

test("a view with a screen for its detail is a living scene's", () => {
  assert.equal(isLiveView({ sidebar: rows("sidebar"), content: null, detail: screen("a") }), true);
  assert.equal(isLiveView({ sidebar: rows("sidebar"), content: null, detail: null }), false);
  assert.equal(isLiveView({ stack: screen("a") }), true);
  assert.equal(isLiveView({ stack: screen("a", { body: [{ kind: "list", id: "x7" }] }) }), true);
  assert.equal(isLiveView({ stack: rows("content") }), false);
  assert.equal(isLiveView({ stack: null }), false);
  assert.equal(isLiveView({ stack: null, alert: screen("a") }), true);
});

test("columns stand where the presentation puts them, with their screens", () => {
  const { isLive, columns } = stageView(partly({
    presentation: regular,
    view: { sidebar: screen("a"), content: null, detail: screen("c") },
  }));
  assert.equal(isLive, true);
  assert.deepEqual(
    columns.map(({ name, shown, overlay, screen }) => [name, shown, overlay, screen?.title]),
    [["sidebar", true, true, "a"], ["content", false, false, undefined], [
      "detail",
      true,
      false,
      "c",
    ]],
  );
});

test("a column that the presentation does not name is shown when it has a screen", () => {
  const { columns } = stageView(partly({
    presentation: { ...regular, columns: [] },
    view: { detail: screen("c") },
  }));
  assert.deepEqual(columns.map(({ shown }) => shown), [false, false, true]);
});

test("collapsed, a living scene is one column", () => {
  const { columns } = stageView(partly({
    presentation: compact(["sidebar"]),
    view: { stack: screen("a") },
  }));
  assert.deepEqual(columns.map(({ name, shown, screen }) => [name, shown, screen?.title]), [[
    "detail",
    true,
    "a",
  ]]);
});

test("screens are named by the elements that they stand for", () => {
  const state = partly({
    scene: { id: "s" },
    presentation: regular,
    detail: { path: [{ id: "e1" }, { id: "e2" }] },
    screens: [{ source: "root" }, { source: "path", index: 0 }, { source: "link" }, {
      source: "path",
      index: 1,
    }],
  });
  assert.deepEqual(stackKeys(state), ["scene s", "root 0", "element e1", "link 0", "element e2"]);
  assert.equal(topElement(state), "e2");
  assert.equal(topElement({ ...state, screens: state.screens.slice(0, 3) }), null);
});

test("a screen of a link stays when an element comes to stand below it", () => {
  const state = partly({
    scene: { id: "s" },
    presentation: regular,
    detail: { path: [{ id: "e1" }] },
  });
  const link = partly({ source: "link" });
  const before = stackKeys(partly({ ...state, screens: [{ source: "root" }, link] }));
  const after = stackKeys(
    partly({ ...state, screens: [{ source: "root" }, { source: "path", index: 0 }, link] }),
  );
  assert.equal(before.at(-1), after.at(-1));
});

test("collapsed, the columns' roots are the lowest screens", () => {
  const state = partly({
    scene: { id: "s" },
    detail: { path: [] },
    screens: [{ source: "root" }],
  });
  const keys = (stack) => stackKeys({ ...state, presentation: compact(stack) });
  assert.deepEqual(keys(["sidebar"]), ["scene s", "sidebar"]);
  assert.deepEqual(keys(["sidebar", "content"]), ["scene s", "sidebar", "content"]);
  assert.deepEqual(keys(["sidebar", "content", "detail"]), [
    "scene s",
    "sidebar",
    "content",
    "root 0",
  ]);
  assert.deepEqual(keys(null), ["scene s", "root 0"]);
});

/** @type {[string, string[], any, string[]][]} */
const TITLES = [
  ["a root", ["x", "y"], { title: "a", back: null }, ["a"]],
  ["a push", ["a"], { title: "b", back: "a" }, ["a", "b"]],
  ["a push of the same title", ["a"], { title: "a", back: "a" }, ["a", "a"]],
  ["a pop", ["a", "b", "c"], { title: "b", back: "a" }, ["a", "b"]],
  ["a pop to the root", ["a", "b"], { title: "a", back: null }, ["a"]],
  ["another title of the same screen", ["a", "b"], { title: "b (1)", back: "a" }, ["a", "b (1)"]],
  ["a jump", ["a"], { title: "d", back: "c" }, ["c", "d"]],
];

for (const [words, before, now, after] of TITLES) {
  test(`titles after ${words}`, () => assert.deepEqual(titlesAfter(before, now), after));
}
