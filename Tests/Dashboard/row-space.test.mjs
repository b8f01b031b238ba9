import assert from "node:assert/strict";
import { test } from "node:test";
import { RowSpace } from "../../Public/model/layout/row-space.js";
import { listGroups } from "../../Public/model/styles/list-groups.js";

const styles = {
  1: [{ rows: { of: "r1", from: 2, count: 1_000_000 } }],
  2: [{ list: { items: [0, 1, -1, 2] } }],
  3: [{ rows: { of: 7, from: -1, count: "many" } }],
  4: [{ items: { items: [0, -1] } }],
};
const text = (label) => ({ kind: "text", label });
const missing = { of: "r1", from: 2, count: 1_000_000 };
const attached = { badge: [], leading: [], trailing: [], menu: [], edits: [], isFull: false };
const row = (label) => ({ node: text(label), attached, depth: 0, folds: false });
const words = (rows) => rows.map(({ node, place }) => place?.offset ?? node.label);

test("elements that the state leaves out have room among the rows", () => {
  const space = new RowSpace([row("a"), row("b"), { ...row(""), missing }, row("z")]);
  assert.equal(space.length, 1_000_003);
  assert.deepEqual([0, 1, 2, 3, -1].map((index) => space.positionOf(index)), [
    0,
    1,
    2,
    1_000_002,
    -1,
  ]);
  assert.deepEqual(words(space.slice(0, 4)), ["a", "b", 2, 3]);
  assert.deepEqual(words(space.slice(500_000, 500_002)), [500_000, 500_001]);
  assert.deepEqual(words(space.slice(1_000_000, 2_000_000)), [1_000_000, 1_000_001, "z"]);
  assert.deepEqual(space.slice(3, 4)[0].place, { of: "r1", offset: 3 });
});

test("the rows of a list that are all there take one place each", () => {
  assert.deepEqual(new RowSpace([]).slice(0, 40), []);
  assert.deepEqual(words(new RowSpace([row("a"), row("b")]).slice(1, 40)), ["b"]);
});

test("a section knows its missing rows, and a style that makes no sense hides none", () => {
  const nodes = [{ kind: "section", label: "S", style: 4, rowCount: 9, children: [text("a")] }];
  const [{ rows }] = listGroups(nodes, styles);
  assert.deepEqual(rows.map((row) => row.missing ?? row.node.label), ["a", missing]);
  const strange = { ...styles, 1: styles[3] };
  assert.equal(listGroups(nodes, strange)[0].rows.length, 1);
});
