import assert from "node:assert/strict";
import { test } from "node:test";
import {
  stackKeys,
  stageView,
  titlesAfter,
  topElement,
} from "../../Public/model/state/stage-view.js";
import { rowsOf } from "../../Public/model/styles/list-groups.js";
import { partly } from "./documents.mjs";

const screen = (title, more = {}) => ({ title, back: null, body: [], ...more });
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

const still = { animates: false, burst: 0 };
const screens = [{ title: "Sandbox", source: "root" }, { title: "1", source: "path", index: 0 }];
const none = { selection: null };
const pushed = {
  screens,
  columns: 3,
  sidebar: none,
  content: none,
  detail: { path: [{ id: "e1" }] },
};

test("a detail without a screen shows the path as cards", () => {
  const view = { sidebar: screen("a"), content: screen("b"), detail: null };
  const { columns } = stageView(partly({ ...pushed, presentation: regular, view }), still);
  const detail = columns[2];
  assert.equal(detail.shown, true);
  assert.deepEqual([detail.screen?.title, detail.screen?.back], ["1", "Sandbox"]);
  const value = { screens, path: pushed.detail.path, selected: null, ...still };
  assert.deepEqual(detail.screen?.body, [{ kind: "cards", value }]);
});

test("the root of a detail without a screen shows what the column before it has selected", () => {
  const pie = { id: "e2", type: "Recipe", value: { name: "Apple Pie" } };
  const soup = { id: "e3", type: "Category", value: "soup" };
  const view = { sidebar: screen("a"), content: screen("b"), detail: null };
  const chosen = { sidebar: { selection: soup }, content: { selection: pie } };
  /** @param {object} more */
  const detail = (more) => {
    const state = partly({ ...pushed, ...chosen, presentation: regular, view, ...more });
    const { title, back, body } = stageView(state, still).columns[2].screen ?? screen("");
    return [title, back, partly(body[0].value).selected];
  };
  assert.deepEqual(detail({}), ["1", "Apple Pie", pie]);
  const atRoot = { screens: screens.slice(0, 1) };
  assert.deepEqual(detail(atRoot), ["Apple Pie", null, pie]);
  assert.deepEqual(detail({ ...atRoot, columns: 2 }), ["soup", null, soup]);
  assert.deepEqual(detail({ ...atRoot, content: { selection: [pie, pie] } }), [
    "Sandbox",
    null,
    null,
  ]);
});

test("the words in a row of a list of values are its badge", () => {
  const row = { kind: "row", label: "Soup", children: [{ kind: "text", label: "5" }] };
  const list = { kind: "list", id: "sidebar", children: [row] };
  const view = { sidebar: screen("a", { body: [list] }), content: null, detail: null };
  const { columns } = stageView(partly({ ...pushed, presentation: regular, view }), still);
  const [drawn] = columns[0].screen?.body[0].children ?? [];
  assert.deepEqual(rowsOf(drawn, {}, 0)[0].attached.badge, row.children);
});

test("a detail without a screen leads back to the column before it while collapsed", () => {
  const state = { ...pushed, presentation: compact(["sidebar", "detail"]), view: { stack: null } };
  const backs = [screens, screens.slice(0, 1)].map((screens) =>
    stageView(partly({ ...state, screens }), still).columns[0].screen?.back
  );
  assert.deepEqual(backs, ["Sandbox", "Sidebar"]);
});

test("collapsed, back has the title of the column before it", () => {
  const scene = { columnTitles: { sidebar: "Categories", content: "Recipes" } };
  const view = { stack: null };
  const backs = [["sidebar", "content", "detail", "e1"], ["sidebar", "detail"]].map((stack) =>
    stageView(
      partly({
        ...pushed,
        scene,
        screens: screens.slice(0, 1),
        presentation: compact(stack),
        view,
      }),
      still,
    ).columns[0].screen?.back
  );
  assert.deepEqual(backs, ["Recipes", "Categories"]);
});

test("a list of values without rows has words in its place, a view's empty list has none", () => {
  const body = (list) => {
    const view = { sidebar: screen("a", { body: [list] }), detail: screen("b") };
    const state = partly({ presentation: regular, view });
    return stageView(state, still).columns[0].screen?.body;
  };
  const [values, plain] = [{ kind: "list", id: "sidebar" }, { kind: "list", children: [] }];
  assert.deepEqual(body(values), [{ kind: "text", label: "There are no rows." }]);
  assert.deepEqual(body(plain), [plain]);
  const full = { ...values, children: [{ kind: "row", id: "sidebar/1" }] };
  assert.deepEqual(body(full), [full]);
});

test("columns are where the presentation puts them, with their screens", () => {
  const { columns } = stageView(
    partly({
      presentation: regular,
      view: { sidebar: screen("a"), content: null, detail: screen("c") },
    }),
    still,
  );
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

test("a column that the presentation does not name is shown if it has a screen", () => {
  const { columns } = stageView(
    partly({
      presentation: { ...regular, columns: [] },
      view: { detail: screen("c") },
    }),
    still,
  );
  assert.deepEqual(columns.map(({ shown }) => shown), [false, false, true]);
});

test("a collapsed scene is one column, with the name of the front one", () => {
  const { columns } = stageView(
    partly({
      presentation: compact(["sidebar"]),
      view: { stack: screen("a") },
    }),
    still,
  );
  assert.deepEqual(
    columns.map(({ name, label, shown, screen }) => [name, label, shown, screen?.title]),
    [["detail", "Sidebar", true, "a"]],
  );
});

test("screens have keys from their elements", () => {
  const state = partly({
    scene: { id: "s" },
    view: { detail: screen("a") },
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

test("collapsed, a value is a screen over those below it", () => {
  const keys = (ids, stack) =>
    stackKeys(partly({
      scene: { id: "s" },
      view: { stack: screen("a") },
      presentation: compact(stack),
      detail: { path: ids.map((id) => ({ id })) },
      screens: [{ source: "root" }, ...ids.map((_, index) => ({ source: "path", index }))],
    }));
  const root = keys([], ["sidebar", "detail"]);
  assert.deepEqual(root, ["scene s", "sidebar", "root 0"]);
  const pushed = keys(["e1", "e2"], ["sidebar", "detail", "e1", "e2"]);
  assert.deepEqual(pushed, [...root, "element e1", "element e2"]);
  const { label } = stageView(
    partly({ presentation: compact(["detail", "e1"]), view: { stack: screen("a") } }),
    still,
  ).columns[0];
  assert.equal(label, "Detail");
});

test("a link's screen stays when an element is inserted below it", () => {
  const state = partly({
    scene: { id: "s" },
    view: { detail: screen("a") },
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

test("the columns' roots are the lowest screens while collapsed", () => {
  const state = partly({
    scene: { id: "s" },
    view: { detail: screen("a") },
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

test("the path's cards are one screen, however deep the path", () => {
  const scene = { id: "s" };
  const keys = (view, presentation) => stackKeys(partly({ ...pushed, scene, view, presentation }));
  assert.deepEqual(keys({ detail: null }, regular), ["scene s", "cards"]);
  const names = ["sidebar", "detail"];
  assert.deepEqual(keys({ stack: null }, compact(names)), ["scene s", "sidebar", "cards"]);
});
