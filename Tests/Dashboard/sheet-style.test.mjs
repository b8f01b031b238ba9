import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, detentHeight, sheetStyle } from "../../Public/model/styles/sheet-style.js";

const styles = {
  1: [{ presented: { kind: "popover", anchor: "k1", width: -4 } }],
  2: [{ presented: { detents: ["large", "medium", { height: 200 }], detent: "large" } }],
  3: [{ presented: { kind: "popover", compact: "none" } }],
  4: [{ button: { role: "cancel" } }],
  5: [{ presented: { kind: "dialog" } }],
  6: [{ presented: { detents: ["absurd", { height: -1 }, null], corner: "round" } }],
};
const screen = (style, ...body) => ({ title: "T", body, style });
const button = (label, style) => ({ kind: "button", label, id: label, style });

test("popovers are sheets on a narrow screen, unless the author says otherwise", () => {
  assert.equal(sheetStyle(screen(1), styles, false).kind, "popover");
  assert.equal(sheetStyle(screen(1), styles, true).kind, "sheet");
  assert.equal(sheetStyle(screen(3), styles, true).kind, "popover");
  assert.equal(sheetStyle(screen(1), styles, false).width, null);
});

test("a sheet begins at the selected detent, or else at the lowest", () => {
  const sheet = sheetStyle(screen(2), styles, true);
  assert.deepEqual(sheet.detents, [{ height: 200 }, { share: 0.5 }, { share: 1 }]);
  assert.equal(sheet.first, 2);
  assert.equal(detentHeight(sheet.detents[0], 780, 34), 234);
  assert.equal(detentHeight({ height: 9000 }, 780, 34), 780);
});

test("absurd detents become one large detent", () => {
  const sheet = sheetStyle(screen(6), styles, true);
  assert.deepEqual([sheet.detents, sheet.first, sheet.corner], [[{ share: 1 }], 0, null]);
});

test("Cancel is the first of two buttons in an alert, and the last otherwise", () => {
  const [cancel, one, two] = [button("Cancel", 4), button("One"), button("Two")];
  const labels = (box) => box.buttons.map(({ label }) => label);
  assert.deepEqual(labels(boxOf(screen(undefined, one, cancel), styles)), ["Cancel", "One"]);
  assert.deepEqual(labels(boxOf(screen(undefined, cancel, one, two), styles)), [
    "One",
    "Two",
    "Cancel",
  ]);
  assert.deepEqual(labels(boxOf(screen(5, cancel, one), styles)), ["One", "Cancel"]);
});
