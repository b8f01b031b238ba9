import assert from "node:assert/strict";
import { test } from "node:test";
import { boxesOf } from "../../Public/screen/appearance/boxes.js";
import { paintOf } from "../../Public/screen/appearance/paint.js";
import { addressOf } from "../../Public/screen/appearance/pictures.js";
import { cornersOf, outlineOf } from "../../Public/screen/appearance/shapes.js";
import { directions, flexibilityOf } from "../../Public/model/layout/flexibility.js";
import { itemsOf } from "../../Public/model/styles/items.js";
import { proposalsInside } from "../../Public/model/layout/proposed-size.js";
import { PLAIN } from "../../Public/model/styles/styles.js";
import { inVariant, layersOf, symbolsInside } from "../../Public/model/styles/symbol-look.js";
import { textStyle } from "../../Public/screen/appearance/text-ops.js";
import { pictureOf } from "../../Public/screen/symbols/symbol-names.js";

const boxes = (modifiers, more = {}) =>
  boxesOf(modifiers, {
    flexibility: { h: false, v: false },
    proposals: proposalsInside(modifiers, { unbounded: "" }),
    isBare: false,
    isFilled: false,
    ...more,
  });
const PAD = ["padding", [1, 2, 3, 4]];
const RED = ["background", { paint: "red" }];

test("modifiers share a box as long as CSS applies them in the same order", () => {
  assert.equal(
    boxes([PAD, RED, ["clip", "rectangle"], ["opacity", 0.5], ["offset", [1, 2]]]).length,
    1,
  );
  assert.equal(boxes([RED, PAD]).length, 2);
  assert.equal(boxes([PAD, RED, PAD, RED]).length, 2);
  assert.equal(boxes([["offset", [1, 2]], ["rotate", [9]]]).length, 2);
  assert.equal(boxes([["frame", { w: 9 }], PAD, RED]).length, 2);
  assert.equal(boxes([["font", "title"], ["foreground", "red"]]).length, 1);
});

test("the paddings of one box add up, and the opacities multiply", () => {
  const [box] = boxes([PAD, PAD, ["opacity", 0.5], ["opacity", 0.5]]);
  assert.equal(box.props["padding-inline-start"], "4px");
  assert.equal(box.props.opacity, "0.25");
});

test("a color has its frame itself, and padding goes around it", () => {
  const frame = ["frame", { w: 9, h: 9 }];
  assert.equal(boxes([frame], { isFilled: true }).length, 1);
  assert.equal(boxes([frame, PAD], { isFilled: true }).length, 2);
  assert.equal(boxes([PAD, frame], { isFilled: true }).length, 3);
});

test("a mesh of colors is a spot around each point, over the middle of each row", () => {
  const [corner, middle] = [["red", [0, 0]], ["#00ff00", [0.5, 1]]];
  const mesh = [corner, ["blue", [0.5, 0]], ["red", [1, 0]], corner, middle, corner];
  const { image = "" } = paintOf({ mesh, width: 3, height: 2 }) ?? {};
  assert.equal(image.match(/radial-gradient/g)?.length, 6);
  assert.ok(
    image.startsWith("radial-gradient(ellipse 50% 100% at 0% 0%, var(--c-red), transparent)"),
  );
  assert.ok(image.endsWith("linear-gradient(to bottom, var(--c-blue) 0%, #00ff00 100%)"));
  for (const bad of [{ mesh: [] }, { mesh: [1, [], [[], "x"]], width: "x", height: -1 }]) {
    assert.doesNotMatch(paintOf(bad)?.image ?? "", /NaN|undefined|Infinity/);
  }
});

test("the modifier nearest to the text wins", () => {
  const [box] = boxes([["foreground", "red"], ["foreground", "blue"], ["font", "title"], [
    "font",
    "body",
  ]]);
  assert.equal(box.props.color, "var(--c-red)");
  assert.equal(box.attributes["data-font"], "title");
});

test("paints are names, numbers and mixes of them, and nothing else", () => {
  assert.equal(paintOf("red")?.color, "var(--c-red)");
  assert.equal(paintOf("secondary")?.color, "var(--fg2)");
  assert.equal(
    paintOf({ paint: "red", opacity: 0.25 })?.color,
    "color-mix(in srgb, var(--c-red) 25%, transparent)",
  );
  assert.equal(
    paintOf({ light: "white", dark: "#123456" })?.color,
    "light-dark(var(--c-white), #123456)",
  );
  assert.match(
    paintOf({ linear: [["red", 0], ["blue", 1]], from: [0.5, 0], to: [0.5, 1] })?.image ?? "",
    /^linear-gradient\(180deg, var\(--c-red\) 0%, var\(--c-blue\) 100%\)$/,
  );
  assert.ok(paintOf({ material: "thin" })?.backdrop);
  for (const odd of ["red;}", "url(x)", "#12", "constructor", null, 3, [], {}, { paint: {} }]) {
    assert.equal(paintOf(odd), null, JSON.stringify(odd));
  }
});

test("a horizontal gradient goes from side to side", () => {
  const across = { linear: [["red", 0], ["blue", 1]], from: [0, 0.5], to: [1, 0.5] };
  assert.match(paintOf(across)?.image ?? "", /^linear-gradient\(90deg, .* 0%, .* 100%\)$/);
  const part = { ...across, from: [0.25, 0.5], to: [0.75, 0.5] };
  assert.match(paintOf(part)?.image ?? "", / 25%, .* 75%\)$/);
});

test("pictures come only from the server", () => {
  assert.equal(addressOf({ url: "/assets/a b.png" }), "/assets/a%20b.png");
  assert.equal(addressOf({ url: '/a")' }), "/a%22%29");
  for (const url of ["https://example.com/a.png", "//example.com/a", "a.png", "data:x", 3, null]) {
    assert.equal(addressOf({ url }), null);
  }
});

test("shapes are rounded corners if possible, or else outlines", () => {
  assert.equal(cornersOf({ rounded: 8 }), "8px");
  assert.equal(cornersOf({ uneven: [1, 2, 3, 4] }), "1px 4px 3px 2px");
  assert.equal(cornersOf("circle"), null);
  assert.equal(outlineOf("rectangle", 10, 20), "M0 0H10V20H0V0Z");
  assert.equal(outlineOf({ path: "M0 0L5 10Z", box: [10, 10] }, 100, 50), "M0 0 L50 50 Z");
  assert.equal(outlineOf({ path: "M0 0 url(x) L1 1" }, 9, 9), "M0 0 ");
});

test("a stack is as flexible as its contents", () => {
  const styles = {
    1: [{ spacer: null }],
    2: [{ fill: "red" }],
    3: [{ fill: "red" }, { frame: { w: 1, h: 1 } }],
  };
  const stack = (axis, ...items) =>
    flexibilityOf({
      kind: "stack",
      look: { base: { stack: { axis, items } }, traits: {}, modifiers: [], ignored: [] },
    }, { styles });
  assert.deepEqual(stack("h", -1, -3), { h: true, v: false });
  assert.deepEqual(stack("v", -1, -3), { h: false, v: true });
  assert.deepEqual(stack("v", -2), { h: true, v: true });
  assert.deepEqual(stack("v", -3), { h: false, v: false });
  assert.equal(directions({ h: true, v: true }, "v"), "h");
});

test("items are children, drawn parts, and boxes of both", () => {
  const node = { kind: "stack", label: "Own", children: [{ kind: "text", label: "a" }] };
  const styles = { 1: [{ text: "drawn" }], 2: [{ stack: { axis: "h" } }] };
  const items = itemsOf(
    node,
    [0, -1, { style: 2, items: [0, -1] }, { label: true }, 7, "x", null],
    styles,
  );
  assert.deepEqual(items.map(({ kind, label }) => [kind, label]), [
    ["text", "a"],
    ["text", "drawn"],
    ["stack", undefined],
    ["text", "Own"],
  ]);
  assert.equal(items[2].children?.length, 2);
});

test("a symbol has the picture with its name, or with the longest known part of it", () => {
  const known = new Set([
    "heart",
    "heart-fill",
    "gear-fill",
    "search",
    "rewind-fill",
    "folder-plus",
    "star",
    "square",
  ]);
  for (
    const [symbol, picture] of [
      ["heart", "heart"],
      ["heart.fill", "heart-fill"],
      ["heart.circle.fill", "heart-fill"],
      ["gearshape.fill", "gear-fill"],
      ["magnifyingglass", "search"],
      ["backward.fill", "rewind-fill"],
      ["folder.badge.plus", "folder-plus"],
      ["star.leadinghalf.filled", "star"],
      ["square.and.nothing", null],
      ["no.such.symbol", null],
      ["../secret", null],
    ]
  ) assert.equal(pictureOf(String(symbol), known), picture, String(symbol));
});

test("a symbol gets the variant from around it, once", () => {
  for (
    const [name, variant, shown] of [
      ["heart", "", "heart"],
      ["heart", "fill", "heart.fill"],
      ["heart.fill", "fill", "heart.fill"],
      ["airplane.fill", "circle", "airplane.circle.fill"],
      ["airplane.circle", "fill", "airplane.circle.fill"],
      ["bell", "slash.fill", "bell.slash.fill"],
      ["square.and.arrow.up", "fill", "square.and.arrow.up.fill"],
      ["circle", "fill", "circle.fill"],
    ]
  ) assert.equal(inVariant(name, variant), shown, `${name} in ${variant}`);
});

test("symbol variants and modes combine from the outside in", () => {
  /** @param {...[string, any]} modifiers */
  const inside = (...modifiers) => symbolsInside({ ...PLAIN, modifiers }, undefined);
  assert.deepEqual(inside(["variant", "fill"], ["variant", "circle"]), { variant: "circle.fill" });
  assert.deepEqual(inside(["variant", "none"], ["variant", "fill"]), { variant: undefined });
  assert.deepEqual(inside(["foreground", ["red", "blue"]]), { mode: "palette" });
  assert.deepEqual(inside(["foreground", ["red", "blue"]], ["symbolMode", "monochrome"]), {
    mode: "monochrome",
  });
  assert.equal(inside(["foreground", "red"]), undefined);
});

test("a symbol is drawn in layers if a mode colors them or if no picture has all of it", () => {
  const known = new Set(["circle", "circle-fill", "x-circle-fill", "heart", "heart-fill"]);
  assert.deepEqual(layersOf("xmark.circle.fill", "x-circle-fill", known, "hierarchical"), {
    mode: "hierarchical",
    enclosure: "circle-fill",
    isWhole: true,
  });
  assert.equal(layersOf("xmark.circle.fill", "x-circle-fill", known), null);
  assert.equal(layersOf("circle.fill", "circle-fill", known, "palette"), null);
  assert.deepEqual(layersOf("heart.circle.fill", "heart-fill", known), {
    mode: "cut",
    enclosure: "circle-fill",
    isWhole: false,
  });
  assert.deepEqual(layersOf("heart.circle", "heart", known), {
    mode: "ring",
    enclosure: "circle",
    isWhole: false,
  });
  assert.equal(layersOf("heart.square", "heart", known), null);
});

test("a line under or through text is drawn with its pattern", () => {
  const pattern = (value) => textStyle("underline", value)?.props?.["--line-pattern"];
  assert.equal(pattern(true), undefined);
  assert.equal(pattern({ pattern: "solid" }), undefined);
  assert.equal(pattern({ pattern: "dot" }), "dotted");
  assert.equal(pattern({ pattern: "dashDotDot", paint: "red" }), "dashed");
});
