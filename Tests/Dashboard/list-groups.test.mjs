import assert from "node:assert/strict";
import { test } from "node:test";
import { listGroups } from "../../Public/model/styles/list-groups.js";
import { averageHeight, rangeInSight, rangeWith } from "../../Public/model/layout/row-range.js";

const styles = {
  1: [{ section: { header: 9, above: 1, footer: 1 } }],
  2: [{ attached: { badge: [1], trailing: [2, 3], full: true } }],
  3: [{ picker: { style: "inline" } }],
  4: [{ picker: { style: "menu" } }],
  5: [{ disclosure: true }],
};
const text = (label) => ({ kind: "text", label });
const labels = (nodes) => nodes.map(({ label }) => label);

test("a section's first and last children can be its header and footer", () => {
  const children = [text("head"), text("a"), text("b"), text("foot")];
  const [group] = listGroups([{ kind: "section", label: "S", style: 1, children }], styles);
  assert.deepEqual([labels(group.header), labels(group.footer)], [["head"], ["foot"]]);
  assert.deepEqual(labels(group.rows.map(({ node }) => node)), ["a", "b"]);
});

test("absurd numbers of headers and footers hide no row", () => {
  const absurd = { 1: [{ section: { above: -3, footer: "many" } }] };
  const children = [text("a"), text("b")];
  const [group] = listGroups([{ kind: "section", label: "S", style: 1, children }], absurd);
  assert.deepEqual([group.rows.length, group.header.length, group.footer.length], [2, 0, 0]);
});

test("a row's attachments are not part of its content", () => {
  const children = [text("Row"), text("3"), text("Flag"), text("Delete")];
  const [{ rows: [row] }] = listGroups([{ kind: "row", id: "r", style: 2, children }], styles);
  assert.deepEqual(labels(row.node.children ?? []), ["Row"]);
  assert.deepEqual(labels(row.attached.badge), ["3"]);
  assert.deepEqual(labels(row.attached.trailing), ["Flag", "Delete"]);
  assert.equal(row.attached.isFull, true);
});

test("an inline picker is a row per choice, any other picker one row", () => {
  const children = [{ kind: "row", label: "A", id: "a" }, { kind: "row", label: "B", id: "b" }];
  const rows = (style) =>
    listGroups([{ kind: "section", label: "P", style, children }], styles)[0].rows;
  assert.deepEqual(labels(rows(3).map(({ node }) => node)), ["P", "A", "B"]);
  assert.deepEqual(rows(4).length, 1);
});

test("a disclosure is a row that folds, followed by its rows while it is open", () => {
  const node = { kind: "section", label: "More", id: "d", style: 5, children: [text("a")] };
  const rows = (value) => listGroups([{ ...node, value }], styles)[0].rows;
  assert.deepEqual(rows(false).map(({ folds }) => folds), [true]);
  assert.deepEqual(rows(true).map(({ depth }) => depth), [0, 1]);
});

test("a long list makes only the rows near the visible ones", () => {
  const { from, to } = rangeInSight(10000, 44, { top: 44000, bottom: 44800 });
  assert.ok(from > 950 && from < 1000 && to > 1018 && to < 1060, `${from} ${to}`);
  assert.deepEqual(rangeInSight(10, 44, { top: -100, bottom: 800 }), { from: 0, to: 10 });
  assert.deepEqual(rangeInSight(100, 44, { top: 90000, bottom: 90800 }), { from: 100, to: 100 });
});

test("the selected row is always among those made", () => {
  const range = rangeWith({ from: 0, to: 40 }, 5000, 10000);
  assert.ok(range.from <= 5000 && range.to > 5000);
  assert.deepEqual(rangeWith({ from: 0, to: 40 }, -1, 10), { from: 0, to: 40 });
});

test("the height of rows is measured, and has a default before", () => {
  assert.equal(averageHeight(undefined, 0, 0), 44);
  assert.equal(averageHeight(undefined, 600, 10), 60);
  assert.equal(averageHeight(44, 600, 10), 52);
});
