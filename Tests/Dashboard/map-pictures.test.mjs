import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, widthOf } from "../../Public/model/map/fitted-text.js";
import { layoutOfPlan } from "../../Public/model/map/map-boxes.js";
import { CHIP_HEIGHT, CHIP_WIDTH } from "../../Public/model/map/map-layout.js";
import { mermaidOf } from "../../Public/model/map/map-mermaid.js";
import { svgOf } from "../../Public/model/map/map-svg.js";
import { SKETCH_HEIGHT, sketchOf } from "../../Public/model/map/screen-sketch.js";
import { partly } from "./documents.mjs";

/** @import { Plan, PlannedScreen } from "../../Public/model/map/map-plan.js" */

/** @returns {PlannedScreen} */
const screen = (id, more = {}) =>
  partly({ id, title: id, examples: "", count: 1, marks: [], sketch: null, loop: "", ...more });
const line = (from, to, more = {}) => ({
  id: `${from} ${to}`,
  from,
  to,
  isBack: false,
  isDrawn: true,
  count: 1,
  words: `Tap “${to}”`,
  more: "",
  all: [],
  ...more,
});
/** @returns {Plan} */
const planOf = (screens, lines, more = {}) =>
  partly({ screens, lines, doors: [], roots: new Set(["a"]), total: 1, hidden: 0, ...more });

const CHAIN = planOf(["a", "b", "c"].map((id) => screen(id)), [
  line("a", "b"),
  line("b", "c"),
  line("c", "a", { isBack: true, words: "Pop to root" }),
]);

/** A plan as people make it with scripts: some of everything, from a fixed sequence. */
function tangled(count) {
  let seed = 7;
  const next = (most) => (seed = (seed * 48271) % 2147483647) % most;
  const names = Array.from({ length: count }, (_, index) => index === 0 ? "a" : `s${index}`);
  const lines = names.flatMap((name, index) =>
    Array.from({ length: 3 }, () => line(name, names[next(count)], { isBack: next(4) === 0 }))
      .filter(({ to }) => to !== name)
      .map((one, order) => ({ ...one, id: `${index} ${order}` }))
  );
  return planOf(names.map((id) => screen(id)), lines);
}

const overlap = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("roots and doors are on the left, and deeper screens to the right", () => {
  const doors = [{ id: "door c", to: "c", words: "app://c", all: [] }];
  const { boxes } = layoutOfPlan({ ...CHAIN, doors });
  const x = Object.fromEntries(boxes.map((box) => [box.id, box.x]));
  assert.ok(x.a < x.b && x.b < x.c && x["door c"] < x.c, JSON.stringify(x));
});

test("boxes and chips never overlap their like, however tangled the map is", () => {
  const { boxes, lines } = layoutOfPlan(tangled(60));
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1))
      assert.ok(!overlap(box, other), `${box.id} and ${other.id}`);
  }
  const chips = lines.map(({ chip: { x, y } }) => ({
    x: x - CHIP_WIDTH / 2,
    y: y - CHIP_HEIGHT / 2,
    width: CHIP_WIDTH,
    height: CHIP_HEIGHT,
  }));
  const inGap = Map.groupBy(chips, ({ x }) => x);
  for (const gap of inGap.values()) {
    for (const [index, chip] of gap.entries())
      assert.ok(!gap.slice(index + 1).some((other) => overlap(chip, other)));
  }
});

test("in a box that is higher than wide, the map runs down and nothing overlaps", () => {
  const { boxes, lines } = layoutOfPlan(CHAIN, [], true);
  const y = Object.fromEntries(boxes.map((box) => [box.id, box.y]));
  assert.ok(y.a < y.b && y.b < y.c, JSON.stringify(y));
  const [from] = boxes;
  assert.match(lines[0].path, new RegExp(`^M[\\d.]+ ${from.y + from.height} `));
  const whole = layoutOfPlan(tangled(60), [], true);
  for (const [index, box] of whole.boxes.entries()) {
    assert.ok(box.x >= 0 && box.x + box.width <= whole.width);
    assert.ok(box.y >= 0 && box.y + box.height <= whole.height);
    for (const other of whole.boxes.slice(index + 1))
      assert.ok(!overlap(box, other), `${box.id} and ${other.id}`);
  }
  const inGap = Map.groupBy(whole.lines.map(({ chip }) => chip), ({ y }) => y);
  for (const gap of inGap.values()) {
    const places = gap.map(({ x }) => x).toSorted((a, b) => a - b);
    for (const [index, x] of places.entries())
      assert.ok(x - CHIP_WIDTH / 2 >= (places[index - 1] ?? -Infinity) + CHIP_WIDTH / 2);
  }
});

test("everything is inside the picture, and in the same place each time", () => {
  const plan = tangled(40);
  const layout = layoutOfPlan(plan);
  for (const { x, y, width, height } of layout.boxes)
    assert.ok(x >= 0 && y >= 0 && x + width <= layout.width && y + height <= layout.height);
  for (const { chip } of layout.lines) assert.ok(chip.y >= 0 && chip.y <= layout.height);
  assert.deepEqual(layoutOfPlan(plan), layout);
  assert.ok(layout.lines.every(({ path }) => !path.includes("NaN")));
});

test("boxes that were drawn before stay where they are when others come", () => {
  const whole = tangled(40);
  let layout = layoutOfPlan({ ...whole, screens: whole.screens.slice(0, 1) });
  for (let count = 2; count <= 40; count += 1) {
    const before = layout;
    const screens = whole.screens.slice(0, count);
    const names = new Set(screens.map(({ id }) => id));
    const lines = whole.lines.filter(({ from, to }) => names.has(from) && names.has(to));
    layout = layoutOfPlan({ ...whole, screens, lines }, before.boxes);
    const x = new Map(layout.boxes.map((box) => [box.id, box.x]));
    for (const box of before.boxes) {
      // A shorter way to a screen puts it into another layer.
      if (x.get(box.id) !== box.x) continue;
      assert.equal(layout.boxes.find(({ id }) => id === box.id)?.y, box.y, `${count} ${box.id}`);
    }
    for (const [index, box] of layout.boxes.entries()) {
      assert.ok(box.y >= 0 && box.y + box.height <= layout.height);
      for (const other of layout.boxes.slice(index + 1))
        assert.ok(!overlap(box, other), `${box.id} and ${other.id}`);
    }
  }
});

test("a way back runs to the left", () => {
  const { lines } = layoutOfPlan(CHAIN);
  const ends = (/** @type {string} */ path) =>
    path.match(/^M(\S+).* (\S+) \S+$/)?.slice(1).map(Number);
  const [start = 0, end = 0] = ends(lines[2].path) ?? [];
  assert.ok(end < start, lines[2].path);
});

const HOSTILE = `a\u202eb"]; <script>&'\`|#\u200b\u0000\ud800`;

test("an SVG file is well formed whatever the titles are, and reorders nothing", () => {
  const plan = planOf([screen("a", { title: HOSTILE, examples: HOSTILE, loop: HOSTILE })], [], {
    doors: [{ id: "door a", to: "a", words: HOSTILE, all: [] }],
  });
  const svg = svgOf(plan, layoutOfPlan(plan), HOSTILE);
  assert.doesNotMatch(svg, /<script|[\u202e\u200b\ud800]|\0/);
  assert.doesNotMatch(svg.replace(/&#\d+;/g, ""), /&/);
  const tags = [...svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)];
  const open = [];
  for (const [, closes, name, isEmpty] of tags) {
    if (closes) assert.equal(open.pop(), name);
    else if (!isEmpty) open.push(name);
  }
  assert.deepEqual(open, []);
});

test("an SVG file has both schemes, and no address but that of its format", () => {
  const svg = svgOf(CHAIN, layoutOfPlan(CHAIN), "Parks");
  assert.match(svg, /prefers-color-scheme:dark/);
  assert.deepEqual(svg.match(/https?:[^"]*/g), ["http://www.w3.org/2000/svg"]);
  assert.match(svg, /stroke-dasharray[^>]*>/);
});

test("a Mermaid flowchart has every screen and way, and dashes for ways back", () => {
  assert.equal(
    mermaidOf(CHAIN),
    `flowchart LR
  s1["a"]
  s2["b"]
  s3["c"]
  s1 -->|"Tap “b”"| s2
  s2 -->|"Tap “c”"| s3
  s3 -.->|"Pop to root"| s1
`,
  );
});

test("in Mermaid a title cannot end its box", () => {
  const plan = planOf([screen("a", { title: HOSTILE, marks: ["deadEnd"] })], [], {
    doors: [{ id: "door a", to: "a", words: "app://x|y", all: [] }],
  });
  const [, box, door, ...rest] = mermaidOf(plan).split("\n");
  assert.match(box, /^ {2}s1\["[^"<>&`|\][;]*(#\d+;[^"<>&`|\][]*)*"\]$/);
  assert.equal(door, '  d1(["app#58;#47;#47;x#124;y"]) ==> s1');
  assert.deepEqual(rest.slice(1), ["  class s1 deadEnd", ""]);
});

test("the exports of the largest map are bounded", () => {
  const long = "\u4e00".repeat(5000);
  const plan = tangled(60);
  const wide = planOf(
    plan.screens.map((one) => ({ ...one, title: long, examples: long })),
    plan.lines.map((one) => ({ ...one, words: long })),
  );
  assert.ok(mermaidOf(wide).length < 50_000);
  assert.ok(svgOf(wide, layoutOfPlan(wide), long).length < 200_000);
});

test("a text that is drawn is cut to its width, between letters", () => {
  assert.equal(fitted("Zion", 100, 10), "Zion");
  assert.equal(fitted("", 100, 10), "");
  for (
    const text of ["Yosemite Valley and beyond", "山".repeat(50), "👩‍👩‍👧".repeat(20), "WWWWWWWWWWWWW"]
  ) {
    const cut = fitted(text, 60, 10);
    assert.ok(cut.endsWith("…"), cut);
    assert.ok(widthOf(cut, 10) <= 66, cut);
    assert.ok(text.startsWith(cut.slice(0, -1).trimEnd()), cut);
  }
});

test("a sketch has the title, the way back and the first rows, and ends with the screen", () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ kind: "link", label: `Row ${index}` }));
  const sketch = sketchOf({
    title: "Parks",
    back: "Home",
    body: [{ kind: "list", children: rows }],
  }, "path");
  const words = sketch.flatMap(({ text }) => text ?? []);
  assert.deepEqual(words.slice(0, 4), ["‹ Home", "Parks", "Row 0", "›"]);
  assert.ok(sketch.length < 60);
  for (const { y, height = 0 } of sketch) assert.ok(y + height <= SKETCH_HEIGHT + 1);
});

test("a row of a sketch has the text at its end too", () => {
  const row = { kind: "row", label: "Pie", children: [{ kind: "text", label: "30 min" }] };
  const sketch = sketchOf({ title: "", body: [row] }, "root");
  const [label, end] = sketch.filter(({ text }) => text);
  assert.deepEqual([label.text, end.text, end.anchor], ["Pie", "30 min", "end"]);
});
