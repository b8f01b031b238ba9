// The tour: when it appears by itself, and how it knows that a step was done.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isFirstRun } from "../../Public/page/tour/first-run.js";
import { isFresh, startOf, stepOn, STEPS } from "../../Public/page/tour/tour-steps.js";
import { partly } from "./documents.mjs";

const at = (search, hash = "") => ({ search, hash });

/** @param {{ path?: {}[], device?: string, viewing?: {} | null, seen?: string[] }} options */
function pageWith({ path = [], device = "ipad-11-landscape", viewing = null, seen = [] } = {}) {
  const horizontalSizeClass = device.startsWith("iphone") ? "compact" : "regular";
  const live = { detail: { path }, environment: { device, horizontalSizeClass } };
  return partly({ live, viewing, types: [], layout: { seen } });
}

test("it appears by itself in a person's browser that has not seen it", () => {
  assert.ok(isFirstRun(at("?session=a"), null, {}));
  assert.ok(!isFirstRun(at(""), "seen", {}));
  assert.ok(!isFirstRun(at(""), null, { webdriver: true }));
  assert.ok(!isFirstRun(at("", "#s=abc"), null, {}));
  assert.ok(!isFirstRun(at("?tour=off"), null, {}));
  assert.ok(isFirstRun(at("?tour=on"), "seen", { webdriver: true }));
});

test("only a session in which nothing has happened is new", () => {
  const session = (revision, cause, isOwn = true) =>
    partly({
      link: { revision },
      live: {},
      log: { get: () => cause && { cause } },
      isOwn: () => isOwn,
    });
  assert.ok(isFresh(session(0)));
  assert.ok(isFresh(session(1, { method: "setEnvironment", id: "t-1" })));
  assert.ok(!isFresh(session(1, { method: "setEnvironment", id: "t-1" }, false)));
  assert.ok(!isFresh(session(1, { method: "push", id: "t-1" })));
  assert.ok(!isFresh(session(2)));
});

test("each step is done once the session shows it, by any client", () => {
  let step = { index: 0, start: startOf(pageWith()) };
  const walk = (page) => {
    step = stepOn(step.index, step.start, page);
    return step.index;
  };
  assert.equal(walk(pageWith()), 0);
  const path = [{}];
  assert.equal(walk(pageWith({ path })), 1);
  const device = "iphone-16";
  assert.equal(walk(pageWith({ path })), 1);
  assert.equal(walk(pageWith()), 2);
  assert.equal(walk(pageWith()), 2);
  assert.equal(walk(pageWith({ device })), 3);
  assert.equal(walk(pageWith({ device, viewing: {} })), 3);
  assert.equal(walk(pageWith({ device })), 4);
  assert.equal(walk(pageWith({ device, seen: ["problems"] })), 4);
  assert.equal(walk(pageWith({ device, seen: ["code"] })), 5);
  assert.equal(walk(pageWith({ device, seen: ["code"] })), 5);
});

test("a push after a pop counts too", () => {
  const start = startOf(pageWith({ path: [{}, {}] }));
  const popped = stepOn(0, start, pageWith({ path: [] }));
  assert.equal(popped.index, 0);
  assert.equal(stepOn(0, popped.start, pageWith({ path: [{}] })).index, 1);
});

test("each step has a command that does it", () => {
  const commands = STEPS.map(({ command }) => command(pageWith()));
  assert.deepEqual(commands.map(({ verb }) => verb), [
    "push",
    "popToRoot",
    "setEnvironment",
    "olderRevision",
    "openPanel",
  ]);
  assert.deepEqual(commands[0].params, { value: 42 });
  assert.deepEqual(commands[2].params, { device: "iphone-16" });
  const there = pageWith({ device: "iphone-16", viewing: {} });
  assert.deepEqual(STEPS[2].command(there).params, { device: "ipad-11-landscape" });
  assert.equal(STEPS[3].command(there).verb, "backToLive");
});

test("the pushed value is one for which the screen has a destination", () => {
  const page = (typed) => {
    const body = [{ kind: "link", value: typed, children: [] }];
    const { live } = pageWith();
    return partly({ live: { ...live, view: { detail: { body } } }, types: [{ name: "Recipe" }] });
  };
  const value = (typed) => STEPS[0].command(page(typed)).params?.value;
  assert.equal(value({ type: "Swift.String", value: "Fox" }), "Fox");
  assert.equal(value({ type: "Swift.Bool", value: true }), true);
  assert.deepEqual(value({ type: "Recipe", value: { id: 1 } }), {
    type: "Recipe",
    value: { id: 1 },
  });
  assert.equal(value({ type: "Unknown", value: 1 }), 42);
});
