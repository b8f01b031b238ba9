import assert from "node:assert/strict";
import { test } from "node:test";

import { WireRecord } from "../../Public/model/session/wire-record.js";

const frame = (message, { isSent = false, at = 0, bytes = 2 } = {}) => ({
  text: typeof message === "string" ? message : JSON.stringify({ jsonrpc: "2.0", ...message }),
  isSent,
  at,
  bytes,
});

function recordOf(...messages) {
  const record = new WireRecord();
  for (const [isSent, message] of messages) {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    record.add(frame(text, { isSent }));
  }
  return record;
}

const SPOKEN = recordOf(
  [false, { method: "hello", params: { epoch: "a", revision: 4, state: {} } }],
  [true, { id: "t-1", method: "push", params: { value: "Fox" } }],
  [false, { method: "changed", params: { base: 4, revision: 5, patch: [] } }],
  [false, { id: "t-1", result: { revision: 5, note: { "error": {} } } }],
  [true, { id: "t-2", method: "pop", params: { count: 9 } }],
  [false, { id: "t-2", error: { code: 1001, message: "Empty." } }],
);

test("a frame is described by its method, or as the answer to one", () => {
  assert.deepEqual(SPOKEN.shown.map(({ kind, about }) => `${kind} ${about}`.trim()), [
    "hello r4",
    "push",
    "changed r5",
    "answer push r5",
    "pop",
    "refusal pop",
  ]);
});

test("a filter finds any text of a frame, and also applies to new frames", () => {
  const record = recordOf([true, { id: 1, method: "push", params: { value: "a.b" } }], [true, {
    id: 2,
    method: "push",
    params: { value: "axb" },
  }]);
  record.setFilter("A.B");
  assert.deepEqual(record.shown.map(({ number }) => number), [1]);
  record.add(frame({ id: 3, method: "pop", params: {} }, { isSent: true }));
  record.add(frame({ id: 4, method: "push", params: { value: "a.b" } }, { isSent: true }));
  assert.deepEqual(record.shown.map(({ number }) => number), [1, 4]);
  assert.equal(record.count, 4);
  record.setFilter("");
  assert.equal(record.shown.length, 4);
});

test("frames during a pause are counted, not listed", () => {
  const record = recordOf([true, { id: 1, method: "push" }]);
  record.setPaused(true);
  record.add(frame({ method: "changed", params: {} }));
  assert.deepEqual([record.count, record.missed, record.sums.length], [1, 1, 2]);
  record.setPaused(false);
  assert.equal(record.missed, 0);
  record.clear();
  assert.deepEqual([record.count, record.shown, record.sums], [0, [], []]);
});

test("a limited number of frames and bytes is kept, and the oldest are dropped", () => {
  const record = new WireRecord();
  for (let count = 0; count < 2500; count += 1) record.add(frame("{}"));
  assert.deepEqual([record.count, record.shown.length, record.shown[0].number], [2000, 2000, 501]);
  record.setFilter("changed");
  record.add(frame({ method: "changed" }, { bytes: 3_999_999 }));
  record.add(frame({ method: "changed" }, { bytes: 3_999_999 }));
  assert.deepEqual([record.count, record.shown.length], [1, 1]);
});

test("rates are those of the last whole seconds, sums those of each kind", () => {
  const record = new WireRecord();
  for (let second = 0; second < 12; second += 1) {
    record.add(frame({ method: "changed" }, { at: second * 1000, bytes: 500 }));
    record.add(frame({ id: 1, method: "push" }, { at: second * 1000, bytes: 50, isSent: true }));
  }
  assert.deepEqual(record.rates(12_000), { received: 500, sent: 50, frames: 2 });
  assert.deepEqual(record.rates(60_000), { received: 0, sent: 0, frames: 0 });
  assert.deepEqual(record.sums.map(({ kind, frames, bytes }) => [kind, frames, bytes]), [
    ["changed", 12, 6000],
    ["push", 12, 600],
  ]);
});
