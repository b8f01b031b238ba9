import assert from "node:assert/strict";
import { test } from "node:test";
import { DeviceTable } from "../../Public/model/state/devices.js";
import { outerSize, scaleFor } from "../../Public/model/layout/stage-scale.js";

const size = { width: 400, height: 800 };

test("a device that fits fills its space, and is never enlarged", () => {
  assert.equal(scaleFor("fit", size, { width: 1000, height: 400 }), 0.5);
  assert.equal(scaleFor("fit", size, { width: 100, height: Infinity }), 0.25);
  assert.equal(scaleFor("fit", size, { width: 4000, height: 4000 }), 1);
});

test("a known zoom is applied, and an unknown one falls back to fit", () => {
  assert.equal(scaleFor("0.5", size, { width: 1, height: 1 }), 0.5);
  assert.equal(scaleFor("40", size, { width: 400, height: 400 }), 0.5);
});

test("without space or size there is still a scale", () => {
  assert.equal(scaleFor("fit", size, { width: 0, height: 0 }), 0.1);
  assert.equal(scaleFor("fit", { width: 0, height: 0 }, { width: 0, height: 0 }), 1);
});

test("the frame surrounds the screen, and is thick where the home button is", () => {
  const table = new DeviceTable([
    { name: "se", title: "SE", kind: "phone", corner: 0, cutout: "homeButton" },
  ]);
  const environment = { device: "se", platform: "iOS", width: 375, height: 667 };
  const chrome = table.chrome(environment);
  assert.deepEqual(chrome.safeArea, [0, 0, 0, 0]);
  assert.deepEqual(outerSize(environment, chrome), { width: 403, height: 843 });
  const free = table.chrome({ ...environment, device: "custom", width: 700 });
  assert.deepEqual([free.kind, free.cutout, free.isLandscape], ["free", "none", true]);
});
