// The texts of the page: in English where they are used, in other languages from a catalog.

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import test, { afterEach } from "node:test";
import { setTranslation, translate, translateCount } from "../../Public/language/translate.js";
import { languageName } from "../../Public/language/language-list.js";
import { languageOf } from "../../Public/language/languages.js";
import { swiftLiterals } from "./swift-literals.mjs";

const PUBLIC = new URL("../../Public/", import.meta.url);
const SAID = /\b(?:translate|term)\(\s*"((?:[^"\\]|\\.)*)"/g;
const COUNTED = /\btranslateCount\([^"]*"(?:[^"\\]|\\.)*",\s*"((?:[^"\\]|\\.)*)"/g;

/** Every sentence of the sources that is looked up in a catalog. */
const sentences = new Set(
  globSync("**/*.{js,html}", { cwd: PUBLIC }).flatMap((path) => {
    const text = readFileSync(new URL(path, PUBLIC), "utf8");
    const ofFrame = path === "index.html"
      ? [...text.matchAll(/aria-label="([^"]+)"|data-translate>([^<]+)</g)]
      : [];
    return [
      ...[...text.matchAll(SAID), ...text.matchAll(COUNTED)]
        .map((match) => JSON.parse(`"${match[1]}"`)),
      ...ofFrame.map((match) => match[1] ?? match[2]),
    ];
  }),
);

/** The literals of the server, which can be sentences. */
const SOURCES = new URL("../../Sources/", import.meta.url);
const literals = new Set(
  globSync("**/*.swift", { cwd: SOURCES }).flatMap((path) =>
    swiftLiterals(readFileSync(new URL(path, SOURCES), "utf8"))
  ),
);
/** The notes of the reference, which have their values in them already. */
const reference = [...literals].filter((literal) => /^at most \{0\}/.test(literal))
  .map((literal) => new RegExp(`^${literal.replace(/\{\d\}/g, "\\d+")}$`));

/** @param {string} sentence */
function isOfServer(sentence) {
  return literals.has(sentence) || reference.some((pattern) => pattern.test(sentence));
}

const japanese = JSON.parse(readFileSync(new URL("words/ja.json", PUBLIC), "utf8"));

afterEach(() => setTranslation());

test("every sentence of the page has a Japanese translation", () => {
  assert.ok(sentences.size > 50);
  assert.deepEqual([...sentences].filter((sentence) => !Object.hasOwn(japanese, sentence)), []);
});

test("every translation belongs to a sentence of the page or the server", () => {
  const unused = Object.keys(japanese)
    .filter((sentence) => !sentences.has(sentence) && !isOfServer(sentence));
  assert.deepEqual(unused, []);
});

test("a sentence of the server is looked up by its literal, without values", () => {
  const source = [
    'let a: Sentence = "The path has \\(paths["x"]?.count ?? (1)) elements; “\\(name)” is \\"last\\"."',
    '// "not this"',
    'let b = """',
    "  One sentence, \\",
    "  on \\(count) lines.",
    '  """',
    'let c = #"{"raw":1}"#, d = "after it"',
  ].join("\n");
  assert.deepEqual(swiftLiterals(source), [
    'The path has {0} elements; “{1}” is "last".',
    "x",
    "One sentence, on {0} lines.",
    "after it",
  ]);
});

test("a translation has the same placeholders", () => {
  const places = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [sentence, translation] of Object.entries(japanese)) {
    assert.deepEqual(places(translation), places(sentence), sentence);
  }
});

test("a translation is Japanese, except for names and signs", () => {
  const foreign = Object.entries(japanese)
    .filter(([, text]) => !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text));
  const names = /^(?:the |[A-Z][A-Za-z]*|[^A-Za-z]*|JSON|\{\w+\}|[×·…→ ])+$/;
  assert.deepEqual(foreign.filter(([sentence]) => !names.test(sentence)), []);
});

test("the catalog is sorted, so that two people add to different lines", () => {
  const keys = Object.keys(japanese);
  assert.deepEqual(keys, [...keys].sort());
});

test("values go into their placeholders, and are not translated themselves", () => {
  setTranslation((sentence) =>
    ({ "Open {scene}": "{scene}を開く", "Root": "ルート" })[sentence] ?? sentence
  );
  assert.equal(translate("Open {scene}", { scene: "Root" }), "Rootを開く");
  assert.equal(translate("Open {scene}", { scene: "{scene} $& $1" }), "{scene} $& $1を開く");
  assert.equal(translate("Unknown {thing}", {}), "Unknown {thing}");
});

test("a count chooses its sentence, and other languages have one for all", () => {
  const changes = (count) => translateCount(count, "{count} change", "{count} changes");
  assert.deepEqual([changes(1), changes(2)], ["1 change", "2 changes"]);
  setTranslation((sentence) => ({ "{count} changes": "{count}件の変更" })[sentence] ?? sentence);
  assert.deepEqual([changes(1), changes(2)], ["1件の変更", "2件の変更"]);
});

test("a language with several plural forms has a sentence for each", () => {
  const words = { "{count} changes": "{count} zmian", "{count} changes#few": "{count} zmiany" };
  setTranslation((sentence) => words[sentence] ?? sentence, "pl");
  const changes = (count) => translateCount(count, "{count} change", "{count} changes");
  assert.deepEqual([changes(2), changes(5), changes(22)], ["2 zmiany", "5 zmian", "22 zmiany"]);
});

test("the language is the address's, the chosen one, or the browser's first available one", async () => {
  const of = (search, chosen, preferred) =>
    languageOf({ search }, chosen, preferred, async () => ["en", "ja"]);
  assert.equal(await of("", null, ["fr-FR", "ja-JP", "en"]), "ja");
  assert.equal(await of("", null, ["en-GB", "ja"]), "en");
  assert.equal(await of("", null, ["fr"]), "en");
  assert.equal(await of("", "ja", ["en"]), "ja");
  assert.equal(await of("?lang=en", "ja", ["ja"]), "en");
  assert.equal(await of("?lang=../../state", null, ["ja"]), "ja");
});

test("a browser that prefers English asks for no list of languages", async () => {
  const available = () => assert.fail("asked");
  assert.equal(await languageOf({ search: "" }, null, ["en-US", "ja"], available), "en");
});

test("a language has its own name", () => {
  assert.deepEqual(["en", "ja", "fr"].map((tag) => languageName(tag)), [
    "English",
    "日本語",
    "français",
  ]);
});
