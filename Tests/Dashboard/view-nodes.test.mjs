import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GLYPHS, symbolGlyph, symbolWords } from "../../Public/screen/symbols/symbols.js";
import { listGroups } from "../../Public/model/styles/list-groups.js";
import {
  alertParts,
  cancelButton,
  fillsScreen,
  holdsControls,
  isChoice,
  isStepper,
  keyedNodes,
  simplest,
} from "../../Public/model/styles/view-nodes.js";
import { partly } from "./documents.mjs";

const node = (kind, label, more = {}) => ({ kind, label, ...more });
const keys = (nodes) => keyedNodes(nodes).map(({ key }) => key);

test("a node's key is its id, and unique", () => {
  assert.deepEqual(
    keys([
      node("row", "a", { id: "r1" }),
      node("text", "b"),
      node("text", "c"),
      node("row", "again", { id: "r1" }),
    ]),
    ["row r1", "text #1", "text #2", "row r1 #2"],
  );
});

test("a control keeps its key when texts are inserted before it", () => {
  const button = node("button", "b", { id: "b1" });
  assert.equal(keys([button])[0], keys([node("text", "a"), button])[1]);
});

test("a row that contains controls has another key", () => {
  const plain = node("row", "a", { id: "r", children: [node("text", "b")] });
  const around = {
    ...plain,
    children: [node("stack", undefined, { children: [node("button", "c", { id: "b" })] })],
  };
  assert.deepEqual(keys([plain]), ["row r"]);
  assert.deepEqual(keys([around]), ["row around controls r"]);
  assert.equal(holdsControls([node("button", "without an id")]), false);
  assert.equal(holdsControls(undefined), false);
});

test("a row that cannot be pressed is replaced by its content", () => {
  const toggle = node("toggle", "t", { id: "t1" });
  assert.deepEqual(simplest(node("row", "a")), { kind: "text", label: "a" });
  assert.equal(simplest(node("row", "t", { children: [toggle] })), toggle);
  assert.equal(simplest(node("row", "t", { children: [toggle, toggle] })).kind, "stack");
  assert.deepEqual(keys([node("row", "t", { children: [toggle] })]), ["toggle t1"]);
});

test("the text inside a control becomes its own, with the symbol", () => {
  const label = node("text", "Home", { systemImage: "house" });
  const link = simplest(node("link", "Home", { id: "l", children: [label] }));
  assert.deepEqual(link, {
    kind: "link",
    label: "Home",
    id: "l",
    systemImage: "house",
    children: [],
  });
  const two = node("link", "a, b", { id: "l", children: [label, label] });
  assert.equal(simplest(two), two);
});

test("a stepper is a text with less and more beside it", () => {
  const stepper = {
    kind: "stack",
    axis: "horizontal",
    children: [
      node("text", "Count: 1"),
      node("button", "-", { id: "a" }),
      node("button", "+", { id: "b" }),
    ],
  };
  assert.equal(isStepper(stepper), true);
  assert.equal(isStepper({ ...stepper, axis: "vertical" }), false);
  assert.equal(isStepper({ ...stepper, children: stepper.children.toReversed() }), false);
  assert.equal(isStepper({ ...stepper, children: stepper.children.slice(1) }), false);
  const named = [
    node("text", "n"),
    node("button", "Decrement"),
    node("button", undefined, { systemImage: "plus" }),
  ];
  assert.equal(isStepper({ ...stepper, children: named }), true);
});

test("a list is its sections and the rows between them", () => {
  const groups = listGroups([
    node("text", "a"),
    node("text", "b"),
    node("section", "S", { id: "s", children: [node("row", "c")] }),
    node("section"),
    node("text", "d"),
  ]);
  assert.deepEqual(groups.map(({ label, rows }) => [label, rows.length]), [["", 2], ["S", 1], [
    "",
    0,
  ], ["", 1]]);
  assert.equal(new Set(groups.map(({ key }) => key)).size, 4);
});

test("a section with an id folds; others do not", () => {
  const section = node("section", "S", { id: "s", value: true });
  assert.deepEqual(listGroups([section, node("section", "T")]).map(({ fold }) => fold), [
    section,
    null,
  ]);
});

test("rows that lead nowhere are choices", () => {
  assert.equal(isChoice(node("row", "Grams", { id: "r", selected: false })), true);
  assert.equal(
    isChoice(node("row", "Pie", { id: "r", selected: true, value: { type: "T", value: 1 } })),
    false,
  );
  assert.equal(isChoice(node("row", "Pie", { id: "r" })), false);
});

test("a screen is filled by a list at any depth, and by nothing else", () => {
  assert.equal(fillsScreen([node("stack", undefined, { children: [node("list")] })]), true);
  assert.equal(
    fillsScreen([node("stack", undefined, { children: [node("text")] }), node("row")]),
    false,
  );
});

test("an alert's buttons are found at any depth, its cancel button by name", () => {
  const cancel = node("button", "Cancel");
  const alert = {
    body: [
      node("text", "m"),
      node("stack", undefined, { children: [node("button", "Go"), cancel] }),
    ],
  };
  const { message, buttons } = alertParts(partly(alert));
  assert.deepEqual([message.length, buttons.length], [1, 2]);
  assert.equal(cancelButton(buttons), cancel);
  assert.equal(cancelButton([node("button", "OK")])?.label, "OK");
  assert.equal(cancelButton([node("button", "A"), node("button", "B")]), null);
});

test("symbols are found by shorter and shorter parts of their name", () => {
  for (
    const [name, glyph] of [
      ["star.fill", "star"],
      ["person.2.circle", "people"],
      ["gearshape.2", "gear"],
      ["chevron.right.circle.fill", "chevron-right"],
      ["square.and.arrow.up", "share"],
      ["square.dashed", "square"],
      ["exclamationmark.triangle.fill", "warning"],
      ["no.such.thing", "unknown"],
      ["", "unknown"],
      ["constructor", "unknown"],
    ]
  ) assert.equal(symbolGlyph(name), glyph, name);
  assert.equal(symbolWords("heart.fill"), "heart");
});

test("every glyph is drawn, once", () => {
  const drawn = readFileSync(new URL("../../Public/symbols.svg", import.meta.url), "utf8");
  const ids = [...drawn.matchAll(/symbol id="([^"]+)"/g)].map(([, id]) => id);
  assert.deepEqual(ids.toSorted(), GLYPHS.toSorted());
});
