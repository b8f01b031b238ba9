import assert from "node:assert/strict";
import { test } from "node:test";
import { Mirror } from "../../Public/protocol/mirror.js";
import { partly } from "./documents.mjs";

const hello = (more = {}) => partly({ epoch: "a", revision: 3, state: { n: 3 }, ...more });
const change = (revision, base = revision - 1) =>
  partly({ base, revision, patch: [{ op: "replace", path: "/n", value: revision }] });

function mirrorAt3() {
  const mirror = new Mirror();
  mirror.applyHello(hello());
  return mirror;
}

test("the first hello brings the whole state", () => {
  const mirror = new Mirror();
  assert.equal(mirror.applyHello(hello()).kind, "fresh");
  assert.deepEqual([mirror.epoch, mirror.revision, mirror.state], ["a", 3, { n: 3 }]);
});

test("a change is applied only to its base, and reports the states before and after", () => {
  const mirror = mirrorAt3();
  assert.deepEqual(mirror.applyChange(change(4)), {
    kind: "applied",
    before: { n: 3 },
    after: { n: 4 },
  });
  assert.deepEqual([mirror.revision, mirror.state], [4, { n: 4 }]);
});

test("a repeated change is ignored", () => {
  const mirror = mirrorAt3();
  mirror.applyChange(change(4));
  assert.equal(mirror.applyChange(change(4)).kind, "duplicate");
  assert.equal(mirror.applyChange(change(2)).kind, "duplicate");
  assert.deepEqual([mirror.revision, mirror.state], [4, { n: 4 }]);
});

test("a gap changes nothing, and the missing changes close it", () => {
  const mirror = mirrorAt3();
  assert.equal(mirror.applyChange(change(5)).kind, "gap");
  assert.deepEqual([mirror.epoch, mirror.revision, mirror.state], ["a", 3, { n: 3 }]);
  const outcome = partly(
    mirror.applyHello(hello({ revision: 5, resumed: true, changes: [change(4), change(5)] })),
  );
  assert.equal(outcome.kind, "resumed");
  assert.deepEqual(outcome.changes.map(({ change: { revision } }) => revision), [4, 5]);
  assert.deepEqual(mirror.state, { n: 5 });
});

test("changes out of order are a gap first, and duplicates once the gap is closed", () => {
  const mirror = mirrorAt3();
  assert.equal(mirror.applyChange(change(5)).kind, "gap");
  mirror.applyHello(hello({ revision: 5, resumed: true, changes: [change(4), change(5)] }));
  assert.equal(mirror.applyChange(change(4)).kind, "duplicate");
  assert.equal(mirror.revision, 5);
});

test("a change with the whole state replaces whatever was missed", () => {
  const mirror = mirrorAt3();
  const outcome = mirror.applyChange(
    partly({ base: 3, revision: 90, coalesced: 87, state: { n: 90 } }),
  );
  assert.equal(outcome.kind, "applied");
  assert.deepEqual([mirror.revision, mirror.state], [90, { n: 90 }]);
});

test("a patch that does not apply makes the mirror request everything", () => {
  const mirror = mirrorAt3();
  const outcome = mirror.applyChange(
    partly({ base: 3, revision: 4, patch: [{ op: "remove", path: "/gone" }] }),
  );
  assert.equal(outcome.kind, "drifted");
  assert.deepEqual([mirror.epoch, mirror.revision, mirror.state], ["a", null, { n: 3 }]);
});

test("a resume with a missing change is a gap", () => {
  const mirror = mirrorAt3();
  const outcome = mirror.applyHello(
    hello({ revision: 6, resumed: true, changes: [change(4), change(6)] }),
  );
  assert.equal(outcome.kind, "gap");
  assert.equal(mirror.revision, 4);
});

test("a resume of another history is rejected", () => {
  const mirror = mirrorAt3();
  assert.equal(
    mirror.applyHello(hello({ epoch: "b", revision: 4, resumed: true, changes: [] })).kind,
    "drifted",
  );
});

test("a fresh hello says whether the history is still the known one", () => {
  const mirror = mirrorAt3();
  const outcome = (more) => partly(mirror.applyHello(hello(more)));
  assert.equal(outcome({ resumed: false, reason: "too_old" }).sameEpoch, true);
  assert.equal(outcome({ epoch: "b", reason: "epoch_changed" }).sameEpoch, false);
  assert.equal(outcome({ epoch: "c", degraded: { from: 7 } }).lostFrom, 7);
});
