import assert from "node:assert/strict";
import { columnOnScreen } from "../../Public/model/state/column-on-screen.js";
import { test } from "node:test";
import {
  canStep,
  pathItems,
  popIsBack,
  popReach,
  sourceWords,
  unreachable,
  viewScreens,
} from "../../Public/model/state/path-items.js";
import { partly, stateOf } from "./documents.mjs";

const root = { title: "Animals", source: "root" };
const fox = { title: "Fox", source: "link" };
const back = { view: { detail: { title: "Fox", back: "Animals", body: [] } } };
const screensOf = (path, ...views) => [
  root,
  ...[...path].map((title, index) => ({ title, source: "path", index })),
  ...views,
];
const stackOf = (path, views, more = {}) =>
  stateOf(path, partly({ screens: screensOf(path, ...views), ...more }));

test("every screen of the stack has an item, the root first and views on top", () => {
  const { items } = pathItems(stackOf("ab", [fox]), 0);
  assert.deepEqual(items.map(({ kind }) => kind), ["root", "chip", "chip", "view"]);
  assert.deepEqual(items.map((place) => "current" in place && place.current), [
    false,
    false,
    false,
    true,
  ]);
});

test("a root with nothing above it is the current item", () => {
  const [place] = pathItems(stackOf("", []), 0).items;
  assert.deepEqual(place, { kind: "root", title: "Animals", current: true, covered: false });
});

test("a title that says no more than the chip is left out", () => {
  const values = [{ name: "Apple Pie", minutes: 75 }, { search: { query: "soup" } }, { id: 9 }];
  const titles = ["Apple Pie", "Route search", "Thing"];
  const state = partly({
    columns: 1,
    sidebar: { selection: null },
    detail: {
      path: values.map((value, index) => ({ id: `e${index}`, type: index ? "Route" : "R", value })),
    },
    screens: [root, ...titles.map((title, index) => ({ title, source: "path", index }))],
  });
  const shown = pathItems(state, 0).items.map((place) => "title" in place && place.title);
  assert.deepEqual(shown, ["Animals", null, null, "Thing"]);
});

test("the title of a value's screen is shown if it differs from the value", () => {
  const state = stackOf("ab", []);
  state.screens[2].title = "Second";
  const titles = pathItems(state, 0).items.map((place) => "title" in place && place.title);
  assert.deepEqual(titles, ["Animals", null, "Second"]);
});

test("a path of a thousand values is a window, with the screens of views at its end", () => {
  const path = "x".repeat(1000);
  const { items } = pathItems(stackOf(path, [fox]), 0);
  assert.equal(items.length, 42);
  assert.deepEqual(items[1], { kind: "earlier", count: 961 });
  assert.equal(items.at(-1)?.kind, "view");
  const { items: earlier } = pathItems(stackOf(path, [fox]), 1);
  assert.deepEqual(earlier.at(-1), { kind: "later", count: 40 });
});

test("the highest value and the root say that only views are above them", () => {
  const covered = (state) =>
    pathItems(state, 0).items.map((place) => "covered" in place && place.covered);
  assert.deepEqual(covered(stackOf("ab", [fox])), [false, false, true, false]);
  assert.deepEqual(covered(stackOf("", [fox])), [true, false]);
  assert.deepEqual(covered(stackOf("ab", [])), [false, false, false]);
});

test("Pop removes a value on top, and does nothing at the root", () => {
  assert.deepEqual(popReach(stackOf("a", [])), {
    pops: true,
    isCovered: false,
    words: null,
  });
  const { pops, words } = popReach(stackOf("", []));
  assert.equal(pops, false);
  assert.match(words ?? "", /path is empty/);
  assert.equal(popReach(null).pops, false);
});

test("Pop cannot remove the screen of a view link over the root; Back can while it is shown", () => {
  assert.deepEqual(popReach(stackOf("", [fox], back)), {
    pops: false,
    isCovered: true,
    words: "Opened by a view link: Pop can’t reach it; Back can.",
  });
  assert.match(popReach(stackOf("", [fox])).words ?? "", /shows no Back button/);
});

test("with an empty path, Pop is the device's Back while it is shown", () => {
  assert.equal(popIsBack(stackOf("", [], back)), true);
  assert.equal(popIsBack(stackOf("", [fox], back)), true);
  assert.equal(popIsBack(stackOf("", [])), false);
  assert.equal(popIsBack(stackOf("a", [], back)), false);
  assert.equal(popIsBack(null), false);
  const root = canStep("popToRoot", stackOf("", [fox], back));
  assert.deepEqual(root, { can: false, words: "The path is empty." });
});

test("without views, a collapsed detail goes back to the column before it", () => {
  const collapsed = { collapsed: true, columns: [], stack: ["sidebar", "content", "detail"] };
  const state = stackOf("", [], partly({ presentation: collapsed }));
  assert.equal(popIsBack(state), true);
  const regular = partly({ presentation: { collapsed: false, columns: [] } });
  assert.equal(popIsBack(stackOf("", [], regular)), false);
});

test("the root of a detail without views has the title of what is selected", () => {
  const selection = { id: "s", type: "Recipe", value: { name: "Crêpes" } };
  const more = partly({ columns: 3, content: { selection } });
  const title = (state) =>
    pathItems(state, 0).items.map((place) => "title" in place && place.title);
  assert.deepEqual(title(stackOf("", [], more)), ["Crêpes"]);
  const ofViews = stackOf("", [], more);
  ofViews.screens[0] = partly({ ...root, declaration: "root" });
  assert.deepEqual(title(ofViews), ["Animals"]);
});

test("with a value beneath the screen of a view, Pop removes that value", () => {
  const { pops, words } = popReach(stackOf("a", [fox], back));
  assert.equal(pops, true);
  assert.match(words ?? "", /removes the value below, "a"/);
});

test("flags and items are distinguished if the server does so", () => {
  const presented = (declaration) =>
    sourceWords(partly({ title: "", source: "presented", declaration })).word;
  assert.equal(presented("isPresented"), "flag");
  assert.equal(presented("item"), "item");
  assert.equal(presented(undefined), "flag or item");
  assert.equal(sourceWords(partly(fox)).word, "view link");
});

test("a view below another can be removed by Back later", () => {
  assert.match(unreachable(partly(fox), stackOf("", [fox, fox]), false), /once the screens above/);
  assert.equal(viewScreens(stackOf("ab", [fox, fox])).length, 2);
  assert.deepEqual(viewScreens(partly({})), []);
});

test("while columns are collapsed, the one on screen is known", () => {
  const columns = [{ name: "sidebar" }, { name: "detail" }];
  const shown = (stack, more = {}) =>
    columnOnScreen(partly({ presentation: { collapsed: true, columns, stack, ...more } }));
  assert.equal(shown(["sidebar"]), "sidebar");
  assert.equal(shown(["sidebar", "detail", "e4"]), "detail");
  assert.equal(shown(null, { collapsed: false }), null);
  assert.equal(shown(["detail"], { columns: [{ name: "detail" }] }), null);
});

test("a step with nothing to do says so; without counts from the server it can be tried", () => {
  const history = { canUndo: false, canRedo: true };
  assert.match(canStep("undo", stateOf(""), history).words ?? "", /nothing to undo/);
  assert.deepEqual(canStep("redo", stateOf(""), history), { can: true, words: null });
  assert.equal(canStep("undo", stateOf("")).can, true);
  assert.equal(canStep("popToRoot", stackOf("", [])).can, false);
  assert.equal(canStep("focusPush", stackOf("", [])).can, true);
});

test("popping to a depth that does not exist, or that only views cover, says so", () => {
  const to = (state, index) => canStep("popTo", state, null, { index });
  assert.match(to(stackOf("", []), 0).words ?? "", /nothing to pop/);
  assert.match(to(stackOf("", [fox], back), 0).words ?? "", /Back can/);
  assert.equal(to(stackOf("ab", []), 2).words, "The path has 2 elements.");
  assert.match(to(stackOf("ab", [fox]), 1).words ?? "", /path ends here/);
  assert.deepEqual(to(stackOf("ab", [fox]), 0), { can: true, words: null });
  assert.equal(to(stackOf("ab", []), 1).can, true);
});
