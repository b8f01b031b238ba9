import assert from "node:assert/strict";
import { test } from "node:test";
import { parseField } from "../../Public/model/values/field-value.js";
import { typeFamily, typeWord, valueOutline, valueText } from "../../Public/model/values/values.js";

/** @type {[string, unknown][]} */
const INTS = [
  ["42", 42],
  [" -7 ", -7],
  ["+3", 3],
  ["1_000", 1000],
  ["−5", -5],
  ["0", 0],
  ["9007199254740991", 9007199254740991],
  ["9007199254740992", { type: "Int", value: "9007199254740992" }],
  ["9223372036854775807", { type: "Int", value: "9223372036854775807" }],
  ["-9223372036854775808", { type: "Int", value: "-9223372036854775808" }],
];

for (const [text, value] of INTS) {
  test(`the Int field reads ${JSON.stringify(text)}`, () => {
    assert.deepEqual(parseField("Int", text), { value });
  });
}

for (
  const text of [
    "",
    "1.0",
    "0x10",
    "1e3",
    "seven",
    "9223372036854775808",
    "-9223372036854775809",
    "1__0",
    "_1",
  ]
) {
  test(`the Int field refuses ${JSON.stringify(text)} with a sentence`, () => {
    assert.match(parseField("Int", text).problem ?? "", /\.$/);
  });
}

/** @type {[string, unknown][]} */
const DOUBLES = [
  ["1.5", 1.5],
  ["1", { type: "Double", value: 1 }],
  ["-2.0", { type: "Double", value: -2 }],
  ["1e100", 1e100],
  [".5", 0.5],
  ["-0", { type: "Double", payload: "-0.0" }],
  ["0", { type: "Double", value: 0 }],
];

for (const [text, value] of DOUBLES) {
  test(`the Double field reads ${JSON.stringify(text)} so that it stays a Double`, () => {
    assert.deepEqual(parseField("Double", text), { value });
  });
}

for (const text of ["", "NaN", "Infinity", "-Infinity", "1e400", "1,5"]) {
  test(`the Double field refuses ${JSON.stringify(text)}`, () => {
    assert.ok(parseField("Double", text).problem);
  });
}

test("a String is sent letter for letter, even if it is empty or has several lines", () => {
  for (const text of ["", " a ", "é", "e\u0301", "a\nb", "👩‍💻", "42"]) {
    assert.deepEqual(parseField("String", text), { value: text });
  }
});

test("half a surrogate pair is refused before it is sent", () => {
  assert.ok(parseField("String", "\ud800").problem);
});

test("a Bool is one of two words", () => {
  assert.deepEqual(parseField("Bool", "true"), { value: true });
  assert.deepEqual(parseField("Bool", "false"), { value: false });
  assert.ok(parseField("Bool", "yes").problem);
});

test("a custom value is tagged with its type", () => {
  assert.deepEqual(parseField("Recipe", '{"name": "Pie"}'), {
    value: { type: "Recipe", value: { name: "Pie" } },
  });
});

test("incomplete JSON is explained, not sent", () => {
  assert.match(parseField("Recipe", '{"name": ').problem ?? "", /Not valid JSON yet/);
});

test("a custom value is sent with the digits as written", () => {
  const wide = '{"id":9007199254740993,"x":1.0,"y":0.12345678901234567890,"z":-0,"e":1e400}';
  const { value } = /** @type {{ value: unknown }} */ (parseField("Recipe", wide));
  assert.equal(JSON.stringify(value), `{"type":"Recipe","value":${wide}}`);
});

test("a wide integer of a standard type is sent as a string, as the protocol requires", () => {
  assert.deepEqual(parseField("Swift.UInt64", "18446744073709551615"), {
    value: { type: "Swift.UInt64", value: "18446744073709551615" },
  });
});

test("elements are spelled as in Swift", () => {
  /** @type {[{ type: string, value: unknown }, string][]} */
  const spelled = [
    [{ type: "Swift.Int", value: 42 }, "42"],
    [{ type: "Swift.Int", value: "9223372036854775807" }, "9223372036854775807"],
    [{ type: "Swift.String", value: "42" }, '"42"'],
    [{ type: "Swift.Bool", value: false }, "false"],
    [{ type: "Swift.Double", value: 1 }, "1.0"],
    [{ type: "Swift.Double", value: -0 }, "-0.0"],
    [{ type: "Swift.Double", value: 1e100 }, "1e+100"],
    [{ type: "App.User", value: { name: "b" } }, '{"name":"b"}'],
    [{ type: "App.Name", value: "b" }, '"b"'],
    [{ type: "App.Nothing", value: null }, "null"],
  ];
  for (const [element, words] of spelled) assert.equal(valueText(element), words);
});

test("types have a family and a short word", () => {
  assert.deepEqual(
    ["Swift.UInt8", "Swift.Character", "Swift.Bool", "Swift.Float", "App.Int", "constructor"]
      .map(typeFamily),
    ["int", "string", "bool", "double", "custom", "custom"],
  );
  assert.deepEqual(
    ["Swift.Int", "Foundation.URL", "App.User", "Swift.Array<Swift.Int>"].map(typeWord),
    ["Int", "URL", "App.User", "Swift.Array<Swift.Int>"],
  );
});

test("only a structured payload has an outline", () => {
  assert.equal(valueOutline({ value: 1 }), null);
  assert.equal(valueOutline({ value: null }), null);
  assert.equal(valueOutline({ value: { b: 1 } }), '{\n  "b": 1\n}');
});
