import assert from "node:assert/strict";
import { test } from "node:test";

import { nodeFacts, operationsOf, pickedWords } from "../../Public/model/styles/picked-node.js";
import { topScreens } from "../../Public/model/state/screen-origins.js";
import { partly } from "./documents.mjs";

const AT = { file: "Gallery/RecipesScene.swift", line: 31 };
const REGULAR = {
  collapsed: false,
  stack: null,
  columns: [{ name: "sidebar", shown: true }, { name: "detail", shown: true }],
};

function state(more = {}) {
  return partly({
    presentation: REGULAR,
    sidebar: { selection: null },
    view: { sidebar: { title: "Cookbook", body: [] }, detail: { title: "Top", body: [] } },
    detail: { path: [{ id: "e1", type: "Swift.String", value: "a" }] },
    screens: [{ title: "List", source: "root", declaration: "root", type: "ListView" }],
    ...more,
  });
}

const onTop = (screen, more = {}) => {
  const base = state(more);
  const fronts = topScreens({ ...base, screens: [...base.screens, { title: "Top", ...screen }] });
  return partly(fronts.find(({ part }) => part === "detail")).screens[0];
};

test("a value's screen has its position on the path, its type and the destination", () => {
  const screen = onTop({
    source: "path",
    index: 0,
    declaration: "value",
    valueType: "Swift.String",
    type: "TextScreen",
    declaredAt: AT,
    declaredOn: 0,
  });
  assert.equal(screen.call, "navigationDestination(for: String.self)");
  assert.match(screen.why, /^path\[0\] is a String; this is its destination/);
  assert.deepEqual(
    [screen.on, screen.location, screen.element, screen.type, screen.order],
    ["ListView, “List”", AT, "e1", "TextScreen", 1],
  );
});

test("types keep the names that they have within their module", () => {
  const call = (valueType) => onTop({ source: "path", declaration: "value", valueType }).call;
  assert.equal(call("Gallery.Recipe.ID"), "navigationDestination(for: Recipe.ID.self)");
  assert.equal(call("Array<Gallery.A>"), "navigationDestination(for: Array<Gallery.A>.self)");
});

test("flags, items and links say that they are not values", () => {
  const told = (declaration, source) => {
    const { call, why } = onTop({ source, declaration });
    return [call, why];
  };
  assert.deepEqual(told("isPresented", "presented"), [
    "navigationDestination(isPresented:)",
    "Its flag is true.",
  ]);
  assert.deepEqual(told("item", "presented"), [
    "navigationDestination(item:)",
    "Its item is not nil.",
  ]);
  assert.match(String(told("link", "link")[1]), /the path has no value for this screen/);
});

test("a value without a destination says so, and so does a scene without views", () => {
  const without = { source: "path", index: 0 };
  assert.match(onTop(without).why, /is a String, and no screen declares a destination for it/);
  const bare = onTop(without, { screens: [{ title: "Sandbox", source: "root" }] });
  assert.match(bare.why, /has no SwiftUI views/);
  assert.equal(bare.call, null);
});

test("the root without views has the title of what is selected, as the device shows it", () => {
  const selection = { id: "e2", type: "Recipe", value: { name: "Pie" } };
  const fronts = topScreens(state({
    columns: 2,
    sidebar: { selection },
    screens: [{ title: "Sandbox", source: "root" }],
  }));
  assert.equal(fronts.find(({ part }) => part === "detail")?.screens.at(-1)?.title, "Pie");
});

test("columns come first and presentations last, without invented origins", () => {
  const sheet = { title: "New", body: [], declaration: "item", type: "Editor", declaredAt: AT };
  const fronts = topScreens(state({ view: { ...state().view, sheet } }));
  assert.deepEqual(fronts.map(({ part }) => part), ["sidebar", "detail", "sheet"]);
  const [[sidebar], , [front]] = fronts.map(({ screens }) => screens);
  assert.deepEqual([sidebar.call, sidebar.location], [null, null]);
  assert.match(sidebar.why, /known only for detail screens/);
  assert.deepEqual([front.call, front.location, front.type], [null, AT, "Editor"]);
});

test("in a collapsed stack another column can be above the detail, whose screens are hidden", () => {
  const columns = [{ name: "sidebar", shown: true }, { name: "detail", shown: false }];
  const collapsed = state({
    presentation: { collapsed: true, stack: ["sidebar"], columns },
    view: { stack: { title: "Cookbook", body: [] } },
  });
  const [{ words, screens }] = topScreens(collapsed);
  assert.equal(words, "Collapsed stack");
  assert.deepEqual(
    screens.map(({ title, isHidden }) => [title, isHidden]),
    [["Cookbook", false], ["List", true]],
  );
});

test("a picked node is described by kind and label, its facts, and its modifiers", () => {
  const node = {
    kind: "button",
    id: "k1",
    label: "Save",
    style: 3,
    disabled: true,
    value: { type: "Swift.Int", value: 42 },
  };
  const ops = [{ ax: { identifier: "save" } }, { padding: 8 }];
  const shown = state({ view: { styles: { 3: ops } } });
  assert.equal(pickedWords(partly({ node, part: "detail" })), "button “Save”");
  const facts = Object.fromEntries(nodeFacts(node, shown).map(({ words, text }) => [words, text]));
  assert.deepEqual(facts, {
    Kind: "button",
    Id: "k1",
    Label: "Save",
    Identifier: "save",
    Value: "Int 42",
    Disabled: "yes",
  });
  assert.deepEqual(operationsOf(node, { 3: ops }), [
    '{"ax":{"identifier":"save"}}',
    '{"padding":8}',
  ]);
  assert.deepEqual(operationsOf({ kind: "text" }, { 3: ops }), []);
});
