import assert from "node:assert/strict";
import { test } from "node:test";
import { NavigationMap } from "../../Public/model/map/navigation-map.js";
import { allOf, MOST_SCREENS, planOf } from "../../Public/model/map/map-plan.js";
import { placeAfter, placeOf, rootOf, stepsOf } from "../../Public/model/map/screen-place.js";
import { partly, stateOf } from "./documents.mjs";

/** @import { Effect } from "../../Public/types/wire.d.ts" */
/** @import { LogEntry } from "../../Public/types/log.d.ts" */
/** @import { State } from "../../Public/types/state.d.ts" */

/** @returns {LogEntry} */
const entry = (revision, method, did, about = /** @type {object | undefined} */ (undefined)) =>
  partly({ revision, cause: { method, client: "c1", id: 1, label: null, about }, did });

/** @returns {Effect} */
const push = (type, ...values) => ({
  push: values.map((value, index) => ({ id: `e${index}`, type, value })),
  count: values.length,
});
const pop = (count = 1) => ({ pop: [], count });
const tap = (revision, label, ...did) => entry(revision, "tap", did, { role: "link", label });
const back = (revision, ...did) => entry(revision, "back", did.length ? did : [pop()]);

const START = stateOf("", { columns: 1, view: { detail: { title: "Parks", body: [] } } });

const mapOf = (...entries) => {
  const map = new NavigationMap();
  map.begin(0, START);
  map.add(entries);
  return map;
};

/** A state with a path of one value, and the screen that it shows. */
const showing = (type, value, screen) =>
  stateOf("", {
    columns: 1,
    detail: { path: [{ id: "e1", type, value }], codable: true },
    screens: [{ title: "Parks", source: "root" }, { title: "", source: "path", index: 0 }],
    view: { detail: { title: `${value}`, back: "Parks", body: [], ...screen } },
  });

const titles = (map) => planOf(map).screens.map(({ title }) => title);
const lines = (map) => planOf(map).lines.map((line) => `${line.isBack ? "< " : ""}${allOf(line)}`);
const marks = (map) =>
  Object.fromEntries(planOf(map).screens.map(({ title, marks }) => [title, marks.join(" ")]));

test("the place follows pushes, pops, choices and presentations of the log", () => {
  const place = (...did) =>
    stepsOf(placeAfter(rootOf("a"), did)).map(({ part, value, title }) =>
      [part, value ?? title].join(" ")
    );
  assert.deepEqual(place(push("Swift.Int", 1, 2), pop()), ["root a", "path 1"]);
  assert.deepEqual(place({ push: [{ type: "T", value: 9 }], count: 3 }), [
    "root a",
    "path ",
    "path ",
    "path 9",
  ]);
  const sheet = { shown: "sheet", title: "New" };
  assert.deepEqual(place(push("T", 1), sheet), ["root a", "path 1", "sheet New"]);
  assert.deepEqual(place(push("T", 1), sheet, pop()), ["root a", "sheet New"]);
  assert.deepEqual(place(sheet, { hidden: "sheet", title: "Renamed" }), ["root a"]);
  const chosen = { select: "sidebar", value: { type: "T", value: "x" } };
  assert.deepEqual(place(push("T", 1), chosen), ["root a", "sidebar x", "path 1"]);
  assert.deepEqual(place(chosen, { select: "sidebar", value: null }), ["root a"]);
  assert.deepEqual(
    place({ shown: "link", title: "A" }, { shown: "link", title: "B" }, {
      hidden: "link",
      title: "A",
    }),
    ["root a", "link B"],
  );
  assert.deepEqual(place({ shown: "menu", title: "M" }), ["root a"]);
  assert.deepEqual(place(push("T", 1), { scene: "b" }), ["root b"]);
});

test("a state has the same place as the log that led to it", () => {
  const place = placeOf(showing("Park", "Zion"));
  assert.deepEqual(stepsOf(place).map(({ part, value }) => `${part} ${value}`), [
    "root sandbox",
    "path Zion",
  ]);
});

test("values of one type are one screen, with the number of times and examples", () => {
  const map = mapOf(
    tap(1, "Zion", push("Swift.String", "Zion")),
    back(2),
    tap(3, "Sequoia", push("Swift.String", "Sequoia")),
    back(4),
    tap(5, "Zion", push("Swift.String", "Zion")),
  );
  const plan = planOf(map);
  assert.deepEqual(titles(map), ["Parks", "String"]);
  assert.equal(plan.screens[1].examples, '"Zion", "Sequoia"');
  assert.equal(plan.screens[1].count, 3);
  assert.deepEqual(plan.screens[1].revisions, [1, 3, 5]);
  assert.deepEqual(lines(map), ["Tap “Zion” +1 ×3", "< Back ×2"]);
  assert.deepEqual(plan.lines[0].all, ["Tap “Zion” ×2", "Tap “Sequoia”"]);
});

test("the cases of an enum with values are different screens", () => {
  const map = mapOf(
    tap(1, "Book", push("Step", { book: { _0: 2 } })),
    tap(2, "Chapter", push("Step", { chapter: { book: 2, number: 3 } })),
    tap(3, "Planet", push("Planet", { name: "Venus" })),
  );
  assert.deepEqual(titles(map), ["Parks", "Step.book", "Step.chapter", "Planet"]);
});

test("the cases of an enum without values are different screens once they look different", () => {
  const page = (value, label) =>
    showing("Page", value, { title: value, body: [{ kind: "toggle", id: "k", label }] });
  const visit = (revision, value) => [
    tap(revision, value, push("Page", value)),
    back(revision + 1),
  ];
  const map = mapOf(...visit(1, "general"), ...visit(3, "sounds"), ...visit(5, "about"));
  assert.deepEqual(titles(map), ["Parks", "Page"]);
  map.learn(1, page("general", "Siri"));
  map.learn(3, page("sounds", "Vibrate"));
  map.learn(5, page("about", "Siri"));
  const { screens } = planOf(map);
  assert.deepEqual(titles(map), ["Parks", "Page", "sounds"]);
  assert.equal(screens[1].examples, "general, about");
});

test("a screen has the title of its examples if it is the same for all", () => {
  const map = mapOf(tap(1, "A", push("Park", 1)), back(2), tap(3, "B", push("Park", 2)));
  map.learn(1, showing("Park", 1, { title: "Park" }));
  map.learn(3, showing("Park", 2, { title: "Park" }));
  assert.deepEqual(titles(map), ["Parks", "Park"]);
});

/** A state of the scene without views, in which a recipe is selected in the content. */
const selecting = (name, more = {}) =>
  stateOf("", {
    content: { selection: { id: "e1", type: "Recipe", value: { name, minutes: 30 } } },
    view: { content: { title: "Recipes", body: [] }, detail: null },
    ...more,
  });

/** The texts of the sketch of the screen in front, in the state's scene. */
const wordsInFront = (state) => {
  const map = new NavigationMap();
  map.begin(0, state);
  return map.factsOf(map.names.of(placeOf(state)))?.sketch.flatMap(({ text }) => text ?? []);
};

test("the detail of a selection has the selection's title, type and fields on the map", () => {
  const words = wordsInFront(selecting("Pie"));
  assert.deepEqual(words, ["Pie", "{ }", "Recipe", "Minutes", "30"]);
  const map = new NavigationMap();
  map.begin(0, selecting("Pie"));
  assert.deepEqual(titles(map), ["Pie"]);
  assert.equal(planOf(map).screens[0].examples, "Recipe");
});

test("the detail of a selection in one stack has the way back to the column before it", () => {
  const columns = ["sidebar", "content", "detail"];
  const stack = selecting("Pie", {
    scene: { id: "s", title: "S", summary: "", columnTitles: { content: "Recipes" } },
    presentation: partly({ collapsed: true, columns: [], stack: columns }),
    view: { stack: null },
  });
  assert.deepEqual(wordsInFront(stack)?.slice(0, 2), ["‹ Recipes", "Pie"]);
});

test("a value over a selection has the selection's title for its way back", () => {
  const over = selecting("Pie", {
    detail: { path: [{ id: "e2", type: "Swift.Int", value: 42 }], codable: true },
    screens: [{ title: "Sandbox", source: "root" }, { title: "42", source: "path", index: 0 }],
  });
  assert.deepEqual(wordsInFront(over), ["‹ Pie", "42", "#", "Int"]);
});

test("a deep link is a door, and moves through time lead nowhere", () => {
  const map = mapOf(
    entry(1, "openURL", [push("Park", 1)], { url: "parks://1" }),
    entry(2, "undo", [pop()]),
    entry(3, "restore", [push("Trail", 1)]),
  );
  const plan = planOf(map);
  assert.deepEqual(plan.doors.map(({ words }) => words), ["parks://1"]);
  assert.deepEqual(plan.lines, []);
  assert.deepEqual(titles(map), ["Parks", "Park", "Trail"]);
});

test("a presentation with its own controls is a screen, and commands lead there again", () => {
  const map = mapOf(
    tap(1, "Zion", push("Park", 1)),
    tap(2, "Edit", { shown: "sheet", title: "Editor" }),
    back(3, { hidden: "sheet", title: "Editor" }),
  );
  assert.deepEqual(titles(map), ["Parks", "Park", "Editor"]);
  assert.deepEqual(map.commandsTo(2), [
    { method: "restore", params: { revision: 1 } },
    { method: "tap", params: { label: "Edit" } },
  ]);
  assert.deepEqual(map.commandsTo(1), [{ method: "restore", params: { revision: 1 } }]);
});

test("a way from a screen to itself is named on the screen", () => {
  const map = mapOf(tap(1, "Venus", push("Planet", 1)), tap(2, "Mars", push("Planet", 2)));
  assert.deepEqual(planOf(map).screens.map(({ loop }) => loop), ["", "Tap “Mars”"]);
});

test("dead ends and screens without a way back are marked once a state shows that they are", () => {
  const map = mapOf(
    tap(1, "Next", push("Step", 1)),
    tap(2, "Next", push("End", 1)),
    entry(3, "popToRoot", [pop(2)]),
  );
  assert.deepEqual(marks(map), { Parks: "here", Step: "", End: "" });
  const button = [{ kind: "button", id: "k1", label: "Next" }];
  map.learn(1, showing("Step", 1, { title: "Step", back: null, body: button }));
  map.learn(2, showing("End", 1, { title: "End", back: null }));
  assert.deepEqual(marks(map), { Parks: "here", Step: "noWayBack", End: "deadEnd" });
});

test("a screen with a back button, or whose control leads back, has a way back", () => {
  const map = mapOf(
    tap(1, "One", push("One", 1)),
    tap(2, "Done", pop()),
    tap(3, "Two", push("Two", 1)),
    tap(4, "Root", pop()),
  );
  map.learn(1, showing("One", 1, { title: "One", back: null }));
  map.learn(3, showing("Two", 1, { title: "Two", back: "Parks" }));
  assert.deepEqual(marks(map), { Parks: "here", One: "", Two: "" });
});

test("a scene that was only passed through is not on the map", () => {
  const map = mapOf(entry(1, "scene.open", [{ scene: "music" }]));
  assert.deepEqual(planOf(map).screens.map(({ id }) => id), ["root music"]);
});

test("a revision's state corrects the place that the log led to", () => {
  const map = mapOf(entry(1, "scene.open", [{ scene: "music" }]));
  const state = showing("Track", 7, { title: "Song" });
  map.learn(1, { ...state, scene: { id: "music", title: "Music", summary: "" } });
  assert.deepEqual(titles(map), ["Song"]);
  map.add([back(2)]);
  assert.deepEqual(lines(map), ["< Back"]);
});

test("a screen that came without effects in the log is found in a state", () => {
  const map = mapOf(tap(1, "Zion", push("Park", "Zion")), entry(2, "push", []), back(3));
  map.learn(2, showing("Trail", "Rim"));
  assert.deepEqual(titles(map), ["Parks", "Park", "Rim"]);
  assert.deepEqual(planOf(map).screens[0].revisions, [0, 3]);
});

test("the same log always makes the same plan, whether it comes at once or bit by bit", () => {
  const entries = Array.from(
    { length: 300 },
    (_, index) =>
      index % 3 === 2
        ? back(index + 1)
        : tap(index + 1, `T${index % 17}`, push(`T${index % 17}`, index)),
  );
  const whole = mapOf(...entries);
  const parts = mapOf();
  for (const one of entries) {
    parts.add([one]);
    planOf(parts);
  }
  assert.deepEqual(planOf(parts), planOf(whole));
});

test("of thousands of screens those that were seen most are drawn, and the one in front", () => {
  const entries = Array.from({ length: 5000 }, (_, index) => [
    tap(index * 2 + 1, `T${index}`, push(`T${index}`, 1)),
    back(index * 2 + 2),
  ]).flat();
  const map = mapOf(...entries, tap(10_001, "T9", push("T9", 1)));
  const plan = planOf(map);
  assert.equal(plan.total, 5001);
  assert.equal(plan.screens.length, MOST_SCREENS);
  assert.equal(plan.hidden, 5001 - MOST_SCREENS);
  assert.ok(plan.screens.some(({ title, marks }) => title === "T9" && marks.includes("here")));
});

test("on a map with very many ways those back are in words only", () => {
  const visits = Array.from({ length: 40 }, (_, index) => [
    tap(index * 2 + 1, `T${index}`, push(`T${index}`, 1)),
    back(index * 2 + 2),
  ]);
  const few = planOf(mapOf(...visits.slice(0, 30).flat()));
  assert.ok(!few.isDense && few.lines.every(({ isDrawn }) => isDrawn));
  const many = planOf(mapOf(...visits.flat()));
  assert.ok(many.isDense);
  assert.equal(many.lines.length, 80);
  assert.deepEqual(many.lines.filter((line) => line.isDrawn === line.isBack), []);
});

test("a deep path costs no more with each step", () => {
  const deep = Array.from({ length: 5000 }, (_, index) => tap(index + 1, "On", push("T", index)));
  const began = performance.now();
  const map = mapOf(...deep);
  map.add(Array.from({ length: 5000 }, (_, index) => back(5001 + index)));
  assert.equal(planOf(map).screens.length, 2);
  assert.ok(performance.now() - began < 2000);
});
