// The first value that the push form offers.

import assert from "node:assert/strict";
import test from "node:test";
import { PushDrafts } from "../../Public/panels/push-form/push-drafts.js";
import { firstValue } from "../../Public/model/values/first-value.js";

const state = (body) => /** @type {any} */ ({ view: { detail: { title: "", body } } });
const link = (value, more = {}) => ({ kind: "link", label: "Go", value, ...more });

const known = () => true;

const types = [{ name: "Planet", typeName: "App.Planet", example: null }];

test("it is the value of the first link on the screen, however deep", () => {
  const value = { type: "Planet", value: { name: "Mars" } };
  const rows = [{ kind: "text" }, { kind: "list", children: [link(undefined), link(value)] }];
  assert.deepEqual(firstValue(state(rows), known), {
    type: "Planet",
    text: '{\n  "name": "Mars"\n}',
  });
});

test("scalars are in the field as people type them", () => {
  const texts = [["Swift.Int", 7], ["Swift.String", "a\n"], ["Swift.Bool", true]]
    .map(([type, value]) => firstValue(state([link({ type, value })]), known));
  assert.deepEqual(texts, [
    { type: "Int", text: "7" },
    { type: "String", text: "a\n" },
    { type: "Bool", text: "true" },
  ]);
});

test("links that are disabled or that select are not offered", () => {
  const value = { type: "Swift.Int", value: 1 };
  assert.equal(firstValue(state([link(value, { disabled: true })]), known), null);
  assert.equal(firstValue(state([link(value, { selected: false })]), known), null);
  assert.equal(firstValue(/** @type {any} */ ({}), known), null);
  assert.equal(firstValue(null, known), null);
});

test("the form starts with it and its type, until a person chooses another", () => {
  const drafts = new PushDrafts();
  drafts.learn(types);
  drafts.offer("planets", { type: "Planet", text: "{}" });
  assert.deepEqual([drafts.type, drafts.text, drafts.choices[0]], ["Planet", "{}", "Planet"]);
  drafts.choose("String");
  drafts.offer("planets", { type: "Planet", text: '{"name":"Mars"}' });
  assert.deepEqual([drafts.type, drafts.choices[0]], ["String", "Planet"]);
});

test("another scene starts with its own value", () => {
  const drafts = new PushDrafts();
  drafts.learn(types);
  drafts.offer("planets", { type: "Planet", text: "{}" });
  drafts.text = '{"name":"Pluto"}';
  drafts.offer("numbers", null);
  assert.deepEqual([drafts.type, drafts.choices[0]], ["Int", "Int"]);
});

test("values that cannot be sent are skipped", () => {
  const drafts = new PushDrafts();
  drafts.learn(types);
  const values = [
    { type: "App.Wrapped", value: "Wrapped(…)", codable: false },
    { type: "Gone", value: 1 },
    { type: "Swift.Int", value: 2 },
  ];
  const found = firstValue(state(values.map((value) => link(value))), (type) => drafts.knows(type));
  assert.deepEqual(found, { type: "Int", text: "2" });
});

test("on a phone it is the first link of the screen on top", () => {
  const value = { type: "Planet", value: { name: "Mars" } };
  const stack = { title: "", body: [link(value)] };
  assert.equal(firstValue(/** @type {any} */ ({ view: { stack } }), known)?.type, "Planet");
});

test("a path of one type takes no other, and one of any type goes on offering Int", () => {
  const drafts = new PushDrafts();
  drafts.learn(types, "Planet");
  drafts.offer("planets", null);
  assert.deepEqual([drafts.type, drafts.choices, drafts.standard], ["Planet", ["Planet"], []]);
  drafts.learn(types);
  drafts.offer("mixed", null);
  assert.deepEqual([drafts.type, drafts.choices[0]], ["Int", "Int"]);
  assert.ok(drafts.choices.includes("Planet"));
  drafts.learn(types, "Swift.String");
  assert.deepEqual([drafts.type, drafts.choices], ["String", ["String"]]);
});

test("the choice of a person gives way to the only type of the path", () => {
  const drafts = new PushDrafts();
  drafts.learn(types);
  drafts.offer("planets", null);
  drafts.choose("Bool");
  drafts.learn(types, "Planet");
  assert.equal(drafts.type, "Planet");
  drafts.offer("planets", { type: "Planet", text: '{"name":"Mars"}' });
  assert.equal(drafts.text, '{"name":"Mars"}');
});
