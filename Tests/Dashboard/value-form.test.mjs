// The form for a value: its fields, and the text after a change.

import assert from "node:assert/strict";
import { test } from "node:test";
import { formOf, LONGEST_TEXT, MOST_FIELDS } from "../../Public/model/value-form/form-fields.js";
import { jsonOf } from "../../Public/model/value-form/field-texts.js";
import { valuesIn } from "../../Public/model/value-form/known-values.js";
import {
  withCase,
  withExample,
  withItem,
  withJSON,
  withNone,
  withoutItem,
} from "../../Public/model/value-form/form-edits.js";

const form = (text, ...others) => /** @type {any} */ (formOf(text, ...others));
const fieldsOf = (text, ...others) => form(text, ...others).root.fields;
const kinds = (text, ...others) =>
  fieldsOf(text, ...others).map(({ name, kind, text }) => [name, kind, text]);

test("an object has its fields in their order, each of the kind of its value", () => {
  const text = '{"z": "Pie", "a": 75, "hot": true, "on": "2026-11-28", "at": ' +
    '"2026-11-28T11:30:00Z", "by": {"id": 7}, "tags": ["a"]}';
  assert.deepEqual(kinds(text), [
    ["z", "text", "Pie"],
    ["a", "number", "75"],
    ["hot", "switch", "true"],
    ["on", "day", "2026-11-28"],
    ["at", "moment", "2026-11-28T11:30:00Z"],
    ["by", "group", ""],
    ["tags", "list", ""],
  ]);
});

test("one change leaves all other digits, escapes, spaces and keys as they are", () => {
  const text = '{ "9": 9007199254740993,\n "b":1.10, "caf\\u00e9" : -0.0e2,"2":"x" }';
  const [, second] = fieldsOf(text);
  assert.equal(
    withJSON(text, second, '"y"'),
    text.replace("1.10", '"y"'),
  );
});

test("a number keeps the digits that are typed, and no number gets a sentence", () => {
  const field = { kind: /** @type {const} */ ("number"), text: "1" };
  const json = (/** @type {string} */ typed) => jsonOf(field, typed).json;
  assert.deepEqual(
    ["9223372036854775807", " 1.50 ", "+7", "\u22123", "1_000", "007", ".5", "2e10"].map(json),
    ["9223372036854775807", "1.50", "7", "-3", "1000", "7", "0.5", "2e10"],
  );
  for (const typed of ["", "many", "1,5", "1.", "0x10", "Infinity"])
    assert.match(jsonOf(field, typed).problem ?? "", /^Enter a number/, typed);
});

test("a moment keeps its time zone, its seconds and its fraction", () => {
  const json = (/** @type {string} */ text, /** @type {string} */ typed) =>
    jsonOf({ kind: "moment", text }, typed).json;
  assert.equal(json("2026-11-28T11:30:00Z", "2027-01-01T08:00"), '"2027-01-01T08:00:00Z"');
  assert.equal(
    json("2026-11-28T11:30:00.250+02:00", "2027-01-01T08:00:05"),
    '"2027-01-01T08:00:05.000+02:00"',
  );
  assert.ok(jsonOf({ kind: "day", text: "2026-11-28" }, "").problem);
});

test("an enum's texts are a menu once several are known", () => {
  const root = (text, ...others) => form(text, ...others).root;
  assert.equal(root('"soup"', ["soup"]).kind, "text");
  assert.deepEqual(root('"soup"', ["soup", "salad"]).choices, ["salad", "soup"]);
  // A text of many words is none, nor are names that all differ.
  assert.equal(root('"soup"', ["soup", "a good salad"]).kind, "text");
  const others = [{ name: "Mars", kind: "rock" }, { name: "Saturn", kind: "gas" }]
    .concat({ name: "Venus", kind: "rock" });
  assert.deepEqual(
    kinds('{"name": "Earth", "kind": "rock"}', others).map(([, kind]) => kind),
    ["text", "menu"],
  );
});

test("a field that is named after an enum has its menu", () => {
  const lookup = (name) => name === "category" ? ["dessert", "soup"] : [];
  const [field] = fieldsOf('{"category": "dessert"}', [], lookup);
  assert.deepEqual([field.kind, field.choices], ["menu", ["dessert", "soup"]]);
  assert.equal(fieldsOf('{"category": "Mine"}', [], lookup)[0].kind, "text");
});

test("the cases of an enum with associated values are a menu once several are known", () => {
  const text = '{"search": {"query": "soup"}}';
  assert.equal(form(text).root.kind, "group");
  const { root } = form(text, [{ recipe: { _0: { id: 9007199254740993n.toString() } } }]);
  assert.deepEqual([root.kind, root.choices, root.text], ["case", ["recipe", "search"], "search"]);
  assert.equal(withCase(text, root, "recipe"), '{"recipe":{"_0":{"id":"9007199254740993"}}}');
  assert.deepEqual(root.fields.map(({ pointer }) => pointer), ["/search"]);
});

test("an optional is null, or is left out if other examples leave it out", () => {
  const [, note] = fieldsOf('{"id": 1, "note": null}', [{ id: 2, note: "Fine" }]);
  assert.deepEqual([note.kind, note.isOptional], ["none", true]);
  assert.equal(withExample('{"id": 1, "note": null}', note), '{"id": 1, "note": "Fine"}');

  const [, absent] = fieldsOf('{"id": 1}', [{ id: 2, note: "Fine" }]);
  assert.equal(absent.kind, "none");
  const added = withExample('{\n  "id": 1\n}', fieldsOf('{\n  "id": 1\n}', [{ note: "a" }])[1]);
  assert.equal(added, '{\n  "id": 1,\n  "note": "a"\n}');
  const [, there] = fieldsOf(added, [{ id: 1 }, { note: "b" }]);
  assert.equal(withNone(added, there), '{\n  "id": 1\n}');

  const [unknown] = fieldsOf('{"note": 5}', [{ note: null }]);
  assert.deepEqual([unknown.kind, unknown.isOptional], ["json", true]);

  const nullable = '{"note": "a"}';
  assert.equal(withNone(nullable, fieldsOf(nullable, [{ note: null }])[0]), '{"note": null}');
});

test("items are added as the last one is, and are removed with their comma", () => {
  const list = (text, examples = []) => form(text, examples).root;
  assert.equal(withItem("[1.50]", list("[1.50]")), "[1.50, 1.50]");
  assert.equal(withItem("[\n  1\n]", list("[\n  1\n]")), "[\n  1,\n  1\n]");
  assert.equal(withItem("[]", list("[]", [[{ id: 1 }]])), '[{"id":1}]');
  const text = "[1, 2, 3]";
  const removed = list(text).fields.map((item) => withoutItem(text, item));
  assert.deepEqual(removed, ["[2, 3]", "[1, 3]", "[1, 2]"]);
  assert.equal(withoutItem("[ 1 ]", list("[ 1 ]").fields[0]), "[]");
});

test("a part that fits no field is JSON of its own", () => {
  const deep = '{"a":'.repeat(8) + "1" + "}".repeat(8);
  let [field] = fieldsOf(deep);
  while (field.fields.length > 0) [field] = field.fields;
  assert.deepEqual([field.kind, field.text], ["json", '{"a":{"a":{"a":1}}}']);
  assert.deepEqual(kinds('{"a": null, "b": "x\\r\\n", "c": {"d": 1, "d": 2}}'), [
    ["a", "none", ""],
    ["b", "json", '"x\\r\\n"'],
    ["c", "json", '{"d": 1, "d": 2}'],
  ]);
});

test("there is no form for a value that is unknown, broken or too long", () => {
  assert.equal(formOf("null"), null);
  assert.equal(formOf('{"a":'), null);
  assert.equal(formOf(JSON.stringify("a".repeat(LONGEST_TEXT))), null);
  assert.equal(formOf("[".repeat(40_000) + "]".repeat(40_000))?.root.kind, "list");
});

test("of ten thousand fields a form has sixty, and counts the others", () => {
  const text = JSON.stringify(Object.fromEntries(Array.from({ length: 8000 }, (_, i) => [i, i])));
  const { root, rest } = form(text, Array(40).fill(JSON.parse(text)));
  assert.equal(root.fields.length + 1, MOST_FIELDS);
  assert.equal(rest, 8000 - root.fields.length);
});

test("a key called __proto__ is a field like any other", () => {
  const text = '{"__proto__": {"a": 1}}';
  const [field] = fieldsOf(text, [JSON.parse(text)]);
  assert.deepEqual([field.name, field.fields[0].text], ["__proto__", "1"]);
});

test("the values of links and paths are examples of their types", () => {
  const value = (/** @type {string} */ name) => ({ type: "Planet", value: { name } });
  const state = {
    detail: { path: [{ id: "e1", ...value("Mars") }, { type: "Gone", value: 1, codable: false }] },
    view: {
      detail: { body: [{ kind: "list", children: [{ kind: "link", value: value("Io") }] }] },
    },
  };
  assert.deepEqual(Object.fromEntries(valuesIn(state)), {
    Planet: [{ name: "Mars" }, { name: "Io" }],
  });
});
