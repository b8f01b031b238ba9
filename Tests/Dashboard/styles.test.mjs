import assert from "node:assert/strict";
import { test } from "node:test";
import { PLAIN, split, styleOf } from "../../Public/model/styles/styles.js";
import { partly } from "./documents.mjs";

test("a style has what the view is, and the modifiers around it in the author's order", () => {
  const style = split([
    { stack: { axis: "h" } },
    { padding: [16, 16, 16, 16] },
    { background: { paint: "red" } },
    { padding: [1, 1, 1, 1] },
  ]);
  assert.deepEqual(style.base, { stack: { axis: "h" } });
  assert.deepEqual(style.modifiers.map(([name]) => name), ["padding", "background", "padding"]);
});

test("a row's traits are separate from its content, and are merged", () => {
  const style = split([{ ax: { label: "a" } }, { rowInsets: [0, 0, 0, 0] }, { ax: { hint: "b" } }]);
  assert.deepEqual(style.traits, { ax: { label: "a", hint: "b" }, rowInsets: [0, 0, 0, 0] });
  assert.deepEqual(style.modifiers, []);
});

test("a view that is not drawn differs from a modifier that is not", () => {
  assert.deepEqual(split([{ undrawn: "Canvas" }]).base, { undrawn: "Canvas" });
  const effect = split([{ opacity: 1 }, { undrawn: "shader" }]);
  assert.deepEqual(effect.modifiers.at(-1), ["undrawn", "shader"]);
  assert.deepEqual(effect.base, {});
});

test("an unknown operation is ignored and named", () => {
  assert.deepEqual(split([{ sparkle: 1 }, { bold: true }]).ignored, ["sparkle"]);
  for (const odd of [null, 3, "x", {}, [null, 3, "x"]]) assert.deepEqual(split(partly(odd)), PLAIN);
});

test("a style is parsed once, even if its table changes; without a number there is none", () => {
  const table = { 1: [{ bold: true }] };
  assert.equal(styleOf(table, 1), styleOf(table, 1));
  assert.equal(styleOf({ ...table, 2: [] }, 1), styleOf(table, 1));
  for (const number of [3, 0, -1, undefined, partly("constructor")]) {
    assert.equal(styleOf(table, number), PLAIN);
  }
  assert.equal(styleOf(undefined, 1), PLAIN);
});

test("a style that contains itself or too many items is not drawn", () => {
  const circle = { 1: [{ stack: { items: [-2] } }], 2: [{ padding: [1] }, { mask: -1 }] };
  assert.deepEqual(styleOf(circle, 1).base, { undrawn: "endless style" });
  const doubled = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [n + 1, [{ stack: { items: [-(n + 2), -(n + 2)] } }]]),
  );
  assert.deepEqual(styleOf(doubled, 1).base, { undrawn: "endless style" });
  assert.deepEqual(Object.keys(styleOf(doubled, 35).base), ["stack"]);
});
