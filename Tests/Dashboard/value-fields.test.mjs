import assert from "node:assert/strict";
import { test } from "node:test";

import { valueFields, valueSummary, valueTitle } from "../../Public/model/values/value-fields.js";
import { parseValue } from "../../Public/protocol/exact-json.js";

const pie = {
  type: "Recipe",
  value: { id: "apple-pie", name: "Apple Pie", category: "dessert", minutes: 75 },
};

test("a value with a name is titled by it, and its other fields follow", () => {
  assert.equal(valueTitle(pie), "Apple Pie");
  assert.deepEqual(valueFields(pie), {
    fields: [
      { name: "Id", text: "apple-pie" },
      { name: "Category", text: "dessert" },
      { name: "Minutes", text: "75" },
    ],
    rest: 0,
  });
});

test("a case of an enum is titled by its name and has the fields of its values", () => {
  const search = { type: "Route", value: { search: { query: "soup", maximumMinutes: 30 } } };
  assert.equal(valueTitle(search), "Search");
  assert.deepEqual(valueFields(search).fields, [
    { name: "Query", text: "soup" },
    { name: "Maximum minutes", text: "30" },
  ]);
  const settings = { type: "Route", value: { settings: {} } };
  assert.equal(valueTitle(settings), "Settings");
  assert.deepEqual(valueFields(settings).fields, []);
});

test("a scalar is its own title and has no fields", () => {
  assert.equal(valueTitle({ type: "Int", value: 42 }), "42");
  assert.equal(valueTitle({ type: "String", value: "Hi" }), "Hi");
  assert.equal(valueTitle({ type: "String", value: "" }), '""');
  assert.deepEqual(valueFields({ type: "Bool", value: true }).fields, []);
});

test("without a name, the type is the title; digits stay exact", () => {
  const order = { type: "Order", value: parseValue('{"id":9007199254740993,"name":""}') };
  assert.equal(valueTitle(order), "Order");
  assert.deepEqual(valueFields(order).fields[0], { name: "Id", text: "9007199254740993" });
});

test("a value with thousands of fields shows the first and counts the others", () => {
  const value = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, at]));
  const { fields, rest } = valueFields({ type: "Wide", value });
  assert.deepEqual([fields.length, rest], [12, 4988]);
  assert.deepEqual(valueFields({ type: "List", value: [1, [2]] }).fields, [
    { name: "0", text: "1" },
    { name: "1", text: "[2]" },
  ]);
});

test("a chip has the main field of a value in place of its JSON", () => {
  const order = { type: "Order", value: parseValue('{"id":9007199254740993,"qty":2}') };
  const search = { type: "Route", value: { search: { query: "soup", maximumMinutes: 30 } } };
  const book = { type: "Step", value: { book: { _0: 2 } } };
  const level = { type: "Level", value: { first: {} } };
  assert.deepEqual([pie, order, search, book, level].map((value) => valueSummary(value)), [
    "Apple Pie",
    "id: 9007199254740993",
    "Search",
    "Book 2",
    "First",
  ]);
  assert.equal(valueSummary({ type: "Swift.String", value: "Hi" }), '"Hi"');
  assert.equal(valueSummary({ type: "List", value: [1, 2] }), "[1,2]");
});
