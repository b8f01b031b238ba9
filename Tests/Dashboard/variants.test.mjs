import assert from "node:assert/strict";
import { test } from "node:test";

import {
  localesIn,
  MOST_VARIANTS,
  revisionsIn,
  variantsOf,
} from "../../Public/model/state/variants.js";

const NONE = {
  scenes: [null],
  revisions: [null],
  devices: [],
  schemes: [],
  sizes: [],
  locales: [],
};

test("variants are all combinations, and an axis without a choice adds nothing", () => {
  const { variants, count } = variantsOf({
    ...NONE,
    revisions: [null, 3],
    devices: ["iphone-16"],
    schemes: ["light", "dark"],
  });
  assert.equal(count, 4);
  assert.deepEqual(variants.map(({ revision, params }) => [revision, ...Object.values(params)]), [
    [null, "iphone-16", "light"],
    [null, "iphone-16", "dark"],
    [3, "iphone-16", "light"],
    [3, "iphone-16", "dark"],
  ]);
  assert.equal(new Set(variants.map(({ key }) => key)).size, 4);
  assert.deepEqual(variantsOf(NONE).variants.map(({ params }) => params), [{}]);
});

test("only the open scene has revisions", () => {
  const scenes = ["recipes", null];
  const { variants, count } = variantsOf({ ...NONE, scenes, revisions: [null, 3] });
  assert.equal(count, 3);
  assert.deepEqual(variants.map(({ scene, revision }) => [scene, revision]), [
    ["recipes", null],
    [null, null],
    [null, 3],
  ]);
});

test("a large choice makes only the variants that are shown", () => {
  const many = Array.from({ length: 100 }, (_, index) => `x${index}`);
  const axes = { ...NONE, devices: many, schemes: many, sizes: many, locales: many };
  const { variants, count } = variantsOf(axes);
  assert.equal(count, 100_000_000);
  assert.equal(variants.length, MOST_VARIANTS);
});

test("revisions and languages are read from what people type", () => {
  assert.deepEqual(revisionsIn(""), [null]);
  assert.deepEqual(revisionsIn("live, 3 r7;3"), [null, 3, 7]);
  assert.deepEqual(revisionsIn("-1 x 1e3 99999999999999999999"), [null]);
  assert.equal(revisionsIn(Array.from({ length: 99 }, (_, index) => index).join(" ")).length, 12);
  assert.deepEqual(localesIn("de-DE, ja ja <b> zh-Hans-CN"), ["de-DE", "ja", "zh-Hans-CN"]);
});
