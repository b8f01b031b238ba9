import assert from "node:assert/strict";
import { test } from "node:test";

import { swiftLines, swiftTokens } from "../../Public/model/code/swift-tokens.js";

/** The colored parts of a file, line by line: "kind text". */
function parts(text) {
  const { lines, begin } = swiftLines(text);
  return lines.map((line, place) =>
    swiftTokens(line, begin[place]).filter(({ kind }) => kind !== "")
      .map(({ kind, text: part }) => `${kind} ${part}`)
  );
}

test("keywords, types, attributes, numbers, texts and comments are distinguished", () => {
  assert.deepEqual(parts('@State private var count: Int = 0x1F + 1_000.5 // "no"'), [[
    "name @State",
    "word private",
    "word var",
    "type Int",
    "number 0x1F",
    "number 1_000.5",
    'note // "no"',
  ]]);
  assert.deepEqual(parts('Text("a \\" // b").font(.body)'), [["type Text", 'string "a \\" // b"']]);
});

test("comments nest, also over several lines", () => {
  assert.deepEqual(parts("a /* b /* c */ d\nlet */ let\nx"), [
    ["note /* b /* c */ d"],
    ["note let */", "word let"],
    [],
  ]);
});

test("a text of several lines ends at its own quotes", () => {
  assert.deepEqual(parts('let a = """\n  // no \\""" let\n  """ + b\nlet'), [
    ["word let", 'string """'],
    ['string   // no \\""" let'],
    ['string   """'],
    ["word let"],
  ]);
  assert.deepEqual(parts('#"a " // b"# // c'), [['string #"a " // b"#', "note // c"]]);
  assert.deepEqual(parts('##"""\nlet "" """#\n"""## let'), [
    ['string ##"""'],
    ['string let "" """#'],
    ['string """##', "word let"],
  ]);
});

test("the tokens of any line add up to the line", () => {
  const odd = ['"', '#"""', "*/ /*/", "\u0000\u202e\ud83d", '"\\', "`in`", "'x'", '#"', "@", "1.e"];
  for (const first of odd) {
    for (const second of odd) {
      const { lines, begin } = swiftLines(`${first}\r\n${second}\r${first}${second}`);
      assert.equal(lines.length, 3);
      lines.forEach((line, place) => {
        const text = swiftTokens(line, begin[place]).map((token) => token.text).join("");
        assert.equal(text, line);
      });
    }
  }
});

test("long files and hostile lines take no time", () => {
  const long = Array.from({ length: 50_000 }, (_, line) => `  let a${line} = "/* \\(b) */"`);
  const hostile = ['"'.repeat(9000), "/*".repeat(9000), "#".repeat(9000), `"${"\\".repeat(9000)}`];
  const began = performance.now();
  const { lines, begin } = swiftLines([...long, ...hostile].join("\n"));
  for (let place = 0; place < lines.length; place += 97)
    swiftTokens(lines[place].slice(0, 1000), begin[place]);
  for (const line of hostile) swiftTokens(line.slice(0, 1000));
  assert.ok(performance.now() - began < 2000);
});
