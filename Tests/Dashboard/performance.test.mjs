import assert from "node:assert/strict";
import { test } from "node:test";

import { Meter } from "../../Public/model/session/meter.js";
import {
  FIGURES,
  PerformanceHistory,
  SPAN,
  sparkline,
} from "../../Public/model/session/performance.js";

const reading = (second, more = {}) => ({
  at: second * 1000,
  frames: second * 60,
  draws: { count: second * 4, total: second * 10 },
  patches: { count: 0, total: 0 },
  messages: second * 20,
  bytes: second * 3000,
  tasks: { count: 0, total: 0 },
  trip: null,
  heap: null,
  depth: second,
  size: 100,
  nodes: 50,
  ...more,
});

test("a meter counts and adds up", () => {
  const meter = new Meter();
  meter.add(2);
  meter.add(3);
  assert.deepEqual([meter.count, meter.total], [2, 5]);
});

test("figures are those of the second between two readings", () => {
  const history = new PerformanceHistory();
  history.addReading(reading(1));
  assert.deepEqual(history.series("frames"), []);
  history.addReading(reading(2));
  /** @type {import("../../Public/model/session/performance.js").Name[]} */
  const shown = ["frames", "messages", "bytes", "draw", "patch", "size"];
  assert.deepEqual(shown.map((name) => history.series(name)), [[60], [20], [3000], [2.5], [null], [
    100,
  ]]);
  assert.equal(history.depth, 2);
});

test("long tasks are counted, with the worst second", () => {
  const history = new PerformanceHistory();
  history.addReading(reading(1, { tasks: { count: 3, total: 300 } }));
  history.addReading(reading(2, { tasks: { count: 5, total: 460 } }));
  history.addReading(reading(3, { tasks: { count: 5, total: 460 } }));
  assert.deepEqual(history.tasks, { count: 2, longest: 160 });
});

test("a minute is kept, and a pause is no second", () => {
  const history = new PerformanceHistory();
  for (let second = 0; second < 100; second += 1) history.addReading(reading(second));
  assert.equal(history.series("frames").length, SPAN);
  history.pause();
  history.addReading(reading(1000));
  assert.equal(history.series("frames").at(-1), 60);
});

test("a sparkline has gaps where there are no readings", () => {
  assert.equal(sparkline([]), "");
  assert.equal(sparkline([4, 2]), "M98.3 2.0h.01L100.0 50.0");
  assert.equal(sparkline([4, null, 4]).match(/M/g)?.length, 2);
  assert.equal(sparkline([0, 0]), "M98.3 98.0h.01L100.0 98.0");
});

test("every figure is described in words", () => {
  for (const { format, words } of FIGURES) assert.ok(format(12.3).length > 0 && words.length > 0);
});
