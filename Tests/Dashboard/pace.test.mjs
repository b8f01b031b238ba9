import assert from "node:assert/strict";
import { test } from "node:test";

import { Meter } from "../../Public/model/meter.js";
import { FIGURES, Pace, SPAN, sparkline } from "../../Public/model/pace.js";

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
  meter.note(2);
  meter.note(3);
  assert.deepEqual([meter.count, meter.total], [2, 5]);
});

test("figures are those of the second between two readings", () => {
  const pace = new Pace();
  pace.take(reading(1));
  assert.deepEqual(pace.series("frames"), []);
  pace.take(reading(2));
  /** @type {import("../../Public/model/pace.js").Name[]} */
  const shown = ["frames", "messages", "bytes", "draw", "patch", "size"];
  assert.deepEqual(shown.map((name) => pace.series(name)), [[60], [20], [3000], [2.5], [null], [
    100,
  ]]);
  assert.equal(pace.depth, 2);
});

test("long tasks are counted, with the worst second", () => {
  const pace = new Pace();
  pace.take(reading(1, { tasks: { count: 3, total: 300 } }));
  pace.take(reading(2, { tasks: { count: 5, total: 460 } }));
  pace.take(reading(3, { tasks: { count: 5, total: 460 } }));
  assert.deepEqual(pace.tasks, { count: 2, longest: 160 });
});

test("a minute is kept, and a pause is no second", () => {
  const pace = new Pace();
  for (let second = 0; second < 100; second += 1) pace.take(reading(second));
  assert.equal(pace.series("frames").length, SPAN);
  pace.rest();
  pace.take(reading(1000));
  assert.equal(pace.series("frames").at(-1), 60);
});

test("a sparkline has gaps where there was nothing", () => {
  assert.equal(sparkline([]), "");
  assert.equal(sparkline([4, 2]), "M98.3 2.0h.01L100.0 50.0");
  assert.equal(sparkline([4, null, 4]).match(/M/g)?.length, 2);
  assert.equal(sparkline([0, 0]), "M98.3 98.0h.01L100.0 98.0");
});

test("every figure is said in words", () => {
  for (const { say, words } of FIGURES) assert.ok(say(12.3).length > 0 && words.length > 0);
});
