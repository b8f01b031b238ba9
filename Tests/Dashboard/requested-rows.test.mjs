import assert from "node:assert/strict";
import { test } from "node:test";

const body = new EventTarget();
Object.assign(globalThis, { document: { body } });
const { receiveRows, requestRows } = await import(
  "../../Public/screen/app-screen/measuring/requested-rows.js"
);

test("two parts in sight of one list are each asked for until they have come", () => {
  const asked = [];
  body.addEventListener("nav-intent", (event) => {
    asked.push(/** @type {CustomEvent} */ (event).detail.params);
  });
  let time = 0;
  performance.now = () => time;

  /** Asks as a page does that draws both parts again and again. */
  function drawOften() {
    for (let draws = 0; draws < 20; draws++) {
      time += 50;
      requestRows({ of: "r1", from: 100, to: 120, part: 20 }, () => {});
      requestRows({ of: "r1", from: 121, to: 140, part: 121 }, () => {});
    }
  }

  drawOften();
  const requests = [{ of: "r1", offset: 100, limit: 20 }, { of: "r1", offset: 121, limit: 19 }];
  assert.deepEqual(asked, requests);
  for (const { offset, limit } of requests) {
    const elements = Array(limit).fill({ kind: "stack" });
    receiveRows("r1", { offset, elements, styles: {} });
  }
  drawOften();
  assert.deepEqual(asked, requests);
});
