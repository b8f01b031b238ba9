import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ExactNumber,
  parseExactly,
  parseValue,
  writeExactly,
  writeMarked,
} from "../../Public/protocol/exact-json.js";
import { applyPatch, PatchError } from "../../Public/protocol/json-patch.js";
import { valueOutline, valueText } from "../../Public/model/values/values.js";

const NUMBERS = [
  "0",
  "1",
  "-1",
  "42",
  "0.1",
  "-0.5",
  "1.5e-9",
  "9007199254740991",
  "9007199254740993",
  "9223372036854775807",
  "-9223372036854775808",
  "18446744073709551615",
  "123456789012345678901234567890",
  "1.0",
  "0.10",
  "-0",
  "-0.0",
  "1e2",
  "1E2",
  "1e400",
  "-1e400",
  "1e-400",
  "0.1234567890123456789012345",
  "0.00000001",
  "0.3333333333333333",
];

/** Texts of a person's value around one number. */
const PLACES = ["#", '{"id":#}', "[#,1,#]", '{"a":{"b":[{"c":#}]},"d":"#"}'];
const element = (text) => `{"id":"e1","type":"App.Order","value":${text}}`;

for (const number of NUMBERS) {
  test(`${number} keeps its digits in a value of a person's own type`, () => {
    for (const place of PLACES) {
      const text = element(place.replaceAll("#", number));
      assert.equal(writeExactly(parseExactly(text)), text);
      assert.equal(writeMarked(parseExactly(text)), text);
      assert.equal(JSON.stringify(parseExactly(`{"result":[${text}]}`)), `{"result":[${text}]}`);
      const typed = place.replaceAll("#", number);
      assert.equal(writeExactly(parseValue(typed)), typed);
      assert.equal(valueText(parseExactly(text)), typed);
    }
  });
}

test("an exact number has no outline of its own, and keeps its digits in one", () => {
  assert.equal(valueOutline(parseExactly(element("1.0"))), null);
  const outline = valueOutline(parseExactly(element('{"id":9007199254740993}')));
  assert.equal(outline, '{\n  "id": 9007199254740993\n}');
});

test("numbers with which the page calculates stay plain", () => {
  const text = `{"view":{"detail":{"kind":"slider","value":0.30,"width":100.0}},
    "revision":12345678901234567890,"path":[{"type":"Swift.Double","value":1.0}]}`;
  assert.deepEqual(parseExactly(text), {
    view: { detail: { kind: "slider", value: 0.3, width: 100 } },
    revision: 12345678901234567000,
    path: [{ type: "Swift.Double", value: 1 }],
  });
});

test("an example keeps its digits, and so does a patch into an element", () => {
  for (
    const text of [
      '{"types":[{"name":"App.Order","example":{"id":9007199254740993}}]}',
      '{"op":"replace","path":"/detail/path/0/value/id","value":9007199254740993}',
      '{"op":"replace","path":"/detail/path/0/value","value":{"id":1.0}}',
      '{"op":"add","path":"/detail/path/0","value":{"id":"e1","type":"App.Order","value":[-0]}}',
    ]
  ) assert.equal(writeExactly(parseExactly(text)), text);
  const plain = '{"op":"replace","path":"/view/detail/body/0/value","value":1.0}';
  assert.equal(parseExactly(plain).value, 1);
});

test("strings stay unchanged, even if they look like numbers or like a mark", () => {
  const strings = ["9007199254740993", "\u0001\u00011.0", '\\" 1.0, "', "\u2028", "-0", ""];
  const text = element(JSON.stringify({ strings, number: new ExactNumber("1.0") }));
  const document = parseExactly(text);
  assert.deepEqual(document.value.strings, strings);
  assert.equal(document.value.number.source, "1.0");
  assert.equal(writeExactly(document), text);
  assert.equal(writeMarked(document), text);
});

test("a key such as __proto__ is a key like any other and changes no prototype", () => {
  const text = element('{"__proto__":9007199254740993,"constructor":1.0}');
  const { value } = parseExactly(text);
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  assert.equal(writeExactly(value), '{"__proto__":9007199254740993,"constructor":1.0}');
});

test("no patch can change the inside of a number", () => {
  const document = parseExactly(element("1.0"));
  assert.throws(() => applyPatch(document, [{ op: "add", path: "/value/source", value: 1 }]), {
    name: PatchError.prototype.constructor.name,
  });
  const after = applyPatch(document, [{ op: "add", path: "/more", value: true }]);
  assert.equal(after.value, document.value);
});

test("text that is not JSON is refused, with an error about the original text", () => {
  for (const text of ["{", '{"a":01}', "1.", "1e", "--1", "+1.0", ".10", '"\n"', ""]) {
    assert.throws(() => parseExactly(text), SyntaxError);
    assert.throws(() => parseValue(text), SyntaxError);
  }
});

test("a long string does not exhaust the search for numbers", () => {
  const text = element(`{"long":"${"a\\\\b\\n".repeat(200_000)}","number":1.0}`);
  assert.equal(writeExactly(parseExactly(text)), text);
});
