import assert from "node:assert/strict";
import { test } from "node:test";

import { ExactNumber } from "../../Public/protocol/exact-json.js";
import { faultWords } from "../../Public/model/session/fault-words.js";
import { firstDifference } from "../../Public/model/state/first-difference.js";
import { Faults, NONE } from "../../Public/protocol/faults.js";
import { FakeRuntime } from "./fake-runtime.mjs";

const changed = (revision, patch = []) =>
  JSON.stringify({ jsonrpc: "2.0", method: "changed", params: { revision, patch } });
const answer = (id) => JSON.stringify({ jsonrpc: "2.0", id, result: {} });

function line(settings = {}) {
  const runtime = new FakeRuntime();
  const faults = new Faults(runtime);
  faults.settings = { ...NONE, ...settings };
  const heard = [];
  const pass = (text, isSent = false) => {
    const frame = { isSent, text, bytes: text.length, at: runtime.now(), fate: undefined };
    faults.pass(frame, (text) => heard.push(JSON.parse(text)));
    return frame;
  };
  return { runtime, faults, heard, pass };
}

test("without faults a frame passes at once, unchanged", () => {
  const { faults, heard, pass } = line();
  pass(answer(1));
  assert.deepEqual([heard.length, faults.isOn], [1, false]);
});

test("frames are delayed and stay in order, whatever the jitter", () => {
  const { runtime, heard, pass } = line({ latency: 100, jitter: 100 });
  runtime.random = () => 1;
  assert.equal(pass(answer(1)).fate, "+200 ms");
  runtime.random = () => 0;
  pass(answer(2));
  runtime.pass(150);
  assert.deepEqual(heard, []);
  runtime.pass(50);
  assert.deepEqual(heard.map(({ id }) => id), [1, 2]);
});

test("frames still delayed when faults are switched off are not overtaken", () => {
  const { runtime, faults, heard, pass } = line({ latency: 100 });
  pass(answer(1));
  faults.off();
  pass(answer(2));
  assert.deepEqual(heard, []);
  runtime.pass(100);
  assert.deepEqual(heard.map(({ id }) => id), [1, 2]);
  pass(answer(3));
  assert.equal(heard.length, 3);
});

test("only the server's changes are dropped or duplicated", () => {
  const lossy = line({ drop: 100 });
  lossy.pass(changed(1));
  lossy.pass(answer(1));
  lossy.pass(changed(2), true);
  assert.deepEqual([lossy.heard.length, lossy.faults.counts.dropped], [2, 1]);
  const doubling = line({ duplicate: 100 });
  assert.equal(doubling.pass(changed(1)).fate, "twice");
  assert.equal(doubling.heard.length, 2);
});

test("the next change is dropped once, or spoiled once", () => {
  const { faults, heard, pass } = line();
  faults.next = "drop";
  assert.ok(faults.isOn);
  pass(changed(1));
  pass(changed(2));
  assert.deepEqual(heard.map(({ params }) => params.revision), [2]);
  faults.next = "spoil";
  pass(changed(3));
  pass(changed(4, [{ op: "remove", path: "/a" }, { op: "remove", path: "/b" }]));
  assert.deepEqual(heard.at(-1).params.patch, [{ op: "remove", path: "/a" }]);
  assert.deepEqual([faults.counts.spoiled, faults.isOn], [1, false]);
});

test("a cut ends after its time", () => {
  const { runtime, faults } = line();
  faults.cut(5000);
  assert.ok(faults.isCut && faults.isOn);
  runtime.pass(5000);
  assert.ok(!faults.isCut && !faults.isOn);
});

test("faults are described in a sentence", () => {
  const { faults } = line({ latency: 150, drop: 20 });
  assert.equal(faultWords(faults), "On: 150 ms later each way, 20% of changes dropped.");
  faults.off();
  assert.equal(faultWords(faults), "No faults. The connection is untouched.");
});

test("the first difference of two documents is found, whatever the order of members", () => {
  assert.equal(firstDifference({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }), null);
  assert.equal(
    firstDifference({ a: { "x/y~": [1, 2] } }, { a: { "x/y~": [1, 3] } }),
    "/a/x~1y~0/1",
  );
  assert.equal(firstDifference({ a: [1] }, { a: [1, 2] }), "/a/1");
  assert.equal(firstDifference({ a: null }, {}), "/a");
  assert.equal(firstDifference([], {}), "");
  assert.equal(firstDifference("x", null), "");
  const exact = (source) => new ExactNumber(source);
  assert.equal(firstDifference([exact("1.0")], [1]), null);
  assert.equal(firstDifference([exact("9007199254740993")], [exact("9007199254740992")]), "/0");
});
