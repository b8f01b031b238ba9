import assert from "node:assert/strict";
import { test } from "node:test";

import { HistoryOverview } from "../../Public/model/history/history-overview.js";

const legend = { kinds: ["view", "push", "pop"], marks: ["screens", "problems", "restored"] };

function answer(first, depths, more = {}) {
  return {
    first,
    before: 0,
    at: "2026-01-01T00:00:00.000Z",
    depths,
    kinds: depths.map(() => 1),
    marks: depths.map(() => 0),
    pauses: depths.map((_, index) => (index === 0 ? 0 : 100)),
    legend,
    oldest: 0,
    head: first + depths.length - 1,
    ...more,
  };
}

test("an overview requests everything first, then only what is new", () => {
  const overview = new HistoryOverview();
  assert.equal(overview.missing(0), null);
  assert.deepEqual(overview.missing(3), {});
  overview.add(answer(1, [1, 2, 3]));
  assert.equal(overview.missing(3), null);
  assert.deepEqual(overview.missing(5), { after: 3 });
  overview.add(answer(4, [2, 1]));
  assert.equal(overview.newest, 5);
  assert.deepEqual([1, 3, 5].map((revision) => overview.at(revision)?.depth), [1, 3, 1]);
});

test("an answer that does not continue the overview replaces it", () => {
  const overview = new HistoryOverview();
  overview.add(answer(1, [1, 2, 3]));
  overview.add(answer(7, [5, 6], { before: 4, oldest: 6 }));
  assert.equal(overview.at(3), undefined);
  assert.equal(overview.at(6)?.depth, 4);
  assert.equal(overview.oldest, 6);
});

test("an overview starts empty in another history", () => {
  const overview = new HistoryOverview();
  overview.add(answer(7, [5, 6], { before: 4, oldest: 6 }));
  overview.reset("other");
  assert.deepEqual([overview.epoch, overview.oldest, overview.newest], ["other", 0, 0]);
  assert.deepEqual(overview.bars(9).map(({ depth }) => depth), [0]);
});

test("a revision has its time, its kind and its marks", () => {
  const overview = new HistoryOverview();
  overview.add(answer(1, [1, 2], { marks: [0, 6], kinds: [1, 2] }));
  assert.deepEqual(overview.at(2), {
    revision: 2,
    depth: 2,
    kind: "pop",
    marks: ["problems", "restored"],
    at: Date.parse("2026-01-01T00:00:00.100Z"),
  });
});

test("bars cover all revisions exactly once, however many there are", () => {
  for (const count of [0, 1, 7, 300, 10_000]) {
    const overview = new HistoryOverview();
    overview.add(answer(1, Array.from({ length: count }, (_, index) => index % 9)));
    const bars = overview.bars(250);
    assert.ok(bars.length <= 250);
    assert.equal(bars[0].from, 0);
    assert.equal(bars.at(-1)?.to, count);
    bars.slice(1).forEach(({ from }, index) => assert.equal(from, bars[index].to + 1));
    assert.equal(Math.max(...bars.map(({ depth }) => depth)), Math.min(8, Math.max(0, count - 1)));
  }
});
