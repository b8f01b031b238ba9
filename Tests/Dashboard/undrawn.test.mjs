import assert from "node:assert/strict";
import { test } from "node:test";

import { undrawnWords } from "../../Public/model/styles/undrawn.js";

test("views and modifiers that are not drawn are counted by kind", () => {
  assert.equal(undrawnWords([]), "");
  assert.equal(undrawnWords(["Canvas"]), "1 unsupported item: Canvas");
  assert.equal(undrawnWords(["Canvas", "Canvas"]), "2 unsupported items: Canvas");
  assert.equal(
    undrawnWords(["Canvas", "shader", "Canvas"]),
    "3 unsupported items: Canvas (2), shader",
  );
});

test("the first few of many kinds are named", () => {
  const names = Array.from({ length: 9 }, (_, index) => `kind ${index}`);
  assert.match(undrawnWords(names), /^9 unsupported items: kind 0, .*kind 5, 3 more$/);
});
