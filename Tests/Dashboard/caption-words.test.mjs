import assert from "node:assert/strict";
import { test } from "node:test";

import { Chapters } from "../../Public/page/presenter-mode/chapters.js";
import { captionWords } from "../../Public/page/presenter-mode/caption-words.js";

const int = (/** @type {number} */ value) => ({ type: "Swift.Int", value });
const recipe = { type: "App.Recipe", value: { id: "a", name: "Apple Pie" } };

/**
 * @param {string} method
 * @param {object[]} did
 * @param {object} [about]
 */
function words(method, did, about) {
  const entry = { revision: 1, at: "", cause: { method, client: "c", id: 1, about }, did };
  return captionWords(/** @type {any} */ (entry), null);
}

test("a push says the value, by its name if it has one", () => {
  assert.equal(words("push", [{ push: [int(42)] }]), "Push 42");
  assert.equal(words("push", [{ push: [recipe] }]), "Push Apple Pie");
  assert.equal(
    words("push", [{ push: [int(1), recipe], count: 9 }]),
    "Push 9 values, Apple Pie on top",
  );
});

test("a pop says the way back, and a path its names", () => {
  assert.equal(words("pop", [{ pop: [int(42)] }]), "Back to the root");
  assert.equal(
    words("popToRoot", [{ pop: [int(1)], count: 7 }]),
    "Back to the root, 7 screens at once",
  );
  assert.equal(words("setPath", [{ set: [int(1), recipe] }]), "The path is now 1 › Apple Pie");
  assert.equal(words("setPath", [{ set: [] }]), "The path is empty");
  const many = Array.from({ length: 9 }, (_, index) => int(index));
  assert.equal(words("setPath", [{ set: many }]), "The path is now 0 › 1 › 2 › 3 › …");
});

test("a selection, a tap, an undo and a setting are sentences", () => {
  const dessert = { type: "App.Category", value: "dessert" };
  const select = [{ select: "sidebar", value: dessert }];
  assert.equal(words("select", select), "Select dessert in the sidebar");
  assert.equal(
    words("select", [{ select: "content", value: null }]),
    "Nothing is selected in the content column",
  );
  assert.equal(words("tap", select, { label: "Dessert", role: "link" }), "Tap “Dessert”");
  assert.equal(words("undo", [{ pop: [int(1)] }]), "Undo: Back to the root");
  assert.match(
    words("setEnvironment", [{ field: "environment.colorScheme", to: "dark" }]),
    /color scheme: dark$/,
  );
});

test("a long name is cut between characters", () => {
  const long = { type: "Swift.String", value: "😀".repeat(500) };
  assert.equal(words("push", [{ push: [long] }]), `Push “${"😀".repeat(36)}…”`);
});

test("chapters begin at labels, one for a label in a row, and are read in pages", async () => {
  const labels = [null, "One", "One", null, "Two", "Two", "One"];
  const history = labels.map((label, index) => ({ revision: index + 1, cause: { label } }));
  /** @type {number[]} */
  const asked = [];
  const ask = async (/** @type {string} */ _, /** @type {any} */ { after }) => {
    asked.push(after);
    return { revisions: history.slice(after, after + 3) };
  };
  const chapters = new Chapters();
  const page = (/** @type {number} */ revision, epoch = "e") => /** @type {any} */ ({
    link: { phase: "live", epoch, revision },
    ask,
  });
  await chapters.update(page(7), () => {});
  assert.deepEqual(asked, [0, 3, 6]);
  assert.deepEqual(chapters.list.map(({ revision }) => revision), [2, 5, 7]);
  assert.deepEqual([1, 2, 4, 6, 7].map((revision) => chapters.indexAt(revision)), [-1, 0, 0, 1, 2]);
  await chapters.update(page(7), () => {});
  assert.equal(asked.length, 3);
  await chapters.update(page(3, "another"), () => {});
  assert.deepEqual(chapters.list.map(({ revision }) => revision), [2]);
});
