import assert from "node:assert/strict";
import { test } from "node:test";
import {
  barItems,
  isBarHidden,
  titleMode,
  withoutSearch,
} from "../../Public/model/styles/screen-bars.js";

const styles = {
  1: [{ placement: "cancellation" }],
  2: [{ placement: "confirmation" }],
  3: [{ placement: "bottomBar" }],
  4: [{ placement: "tab" }],
  5: [{ titleMode: "inline" }],
  6: [{ bar: { tab: { hidden: true } } }],
  7: [{ items: [0, { style: 3, items: [1] }, -9] }, { search: {} }],
  8: [{ placement: "no such place" }],
};
const button = (label, style) => ({ kind: "button", label, style });
const screen = (more) => ({ title: "T", body: [], ...more });

test("toolbar buttons go where their placements say, all others at the end", () => {
  const items = barItems(
    [
      button("Done", 2),
      button("Cancel", 1),
      button("a"),
      button("b", 8),
      button("c", 3),
      button("tab", 4),
    ],
    styles,
  );
  const labels = (nodes) => nodes.map(({ label }) => label);
  assert.deepEqual(labels(items.leading), ["Cancel"]);
  assert.deepEqual(labels(items.trailing), ["a", "b", "Done"]);
  assert.deepEqual([labels(items.bottom), labels(items.tab)], [["c"], ["tab"]]);
});

test("without styles all buttons are trailing", () => {
  assert.equal(barItems([button("Done", 2)], undefined).trailing.length, 1);
});

test("a title is as large as the author says, or has its usual size", () => {
  assert.equal(titleMode(screen({ style: 5 }), styles, "large"), "inline");
  assert.equal(titleMode(screen({}), styles, "inline"), "inline");
  assert.equal(isBarHidden(screen({ style: 6 }), styles, "tab"), true);
  assert.equal(isBarHidden(screen({ style: 6 }), styles, "navigation"), false);
});

test("the search field is taken out of the body, and the items follow", () => {
  const field = { kind: "textField", label: "Search" };
  const body = [field, { kind: "list" }];
  const found = withoutSearch(screen({ body, style: 7 }), styles);
  assert.equal(found.field, field);
  assert.deepEqual(found.screen.body, [{ kind: "list" }]);
  assert.deepEqual(found.screen.look?.base.items, [{ style: 3, items: [0] }, -9]);
  const plain = screen({ body });
  assert.equal(withoutSearch(plain, styles).screen, plain);
});
