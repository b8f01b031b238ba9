// The server's sentences in another language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { afterEach, beforeEach } from "node:test";
import { setTranslation } from "../../Public/language/translate.js";
import * as serverWords from "../../Public/language/server-words.js";
import {
  columnReason,
  problemMessage,
  problemReason,
  refusalMessage,
  serverSentence,
  setServerWords,
  syntaxReason,
} from "../../Public/language/server-text.js";

const catalogue = new URL("../../Public/words/ja.json", import.meta.url);
const japanese = JSON.parse(readFileSync(catalogue, "utf8"));

beforeEach(() => {
  setTranslation((sentence) => japanese[sentence] ?? sentence);
  setServerWords(serverWords);
});

afterEach(() => {
  setTranslation();
  setServerWords(null);
});

const missing = {
  code: "destination_missing",
  message: "No destination shows a value of type “Int”.",
  why: "The path holds the value, but …",
  args: { type: "Int", unexplored: 2 },
};

test("a problem is told in the reader's language, with what it is about", () => {
  assert.equal(problemMessage(missing), "「Int」型の値を表示する行き先がありません。");
  assert.match(problemReason(missing), /navigationDestination\(for: Int\.self\)がない/);
  assert.match(problemReason(missing), /画面のうち2個は、まだ調べていません。$/);
});

test("a problem with another subject has another sentence", () => {
  const types = { code: "unknown_type", message: "3 other types …", args: { count: 3 } };
  assert.equal(problemMessage(types), "ほかに3個の型も登録されていません。");
});

test("what SwiftUI logs stays as Xcode shows it", () => {
  const message = "Only root-level navigation destinations are effective for …";
  assert.equal(problemMessage({ code: "homogeneous_path", message }), message);
});

test("what is not known here stays as the server wrote it", () => {
  const problem = { code: "new_kind", message: "Something new.", why: "It is new." };
  assert.equal(problemMessage(problem), "Something new.");
  assert.equal(problemReason(problem), "It is new.");
  const presentation = { why: "A new reason.", reasons: [{ key: "constructor", args: {} }] };
  assert.equal(columnReason(presentation), "A new reason.");
  assert.equal(refusalMessage("No.", { key: "toString" }), "No.");
});

test("the reasons of the columns stand one behind the other", () => {
  /** @type {{ key: string, args: Record<string, string | number> }[]} */
  const reasons = [
    { key: "regular_automatic", args: { columns: 3, visibility: "all", screen: "mac" } },
    { key: "overlay", args: { style: "automatic" } },
  ];
  assert.equal(
    columnReason({ why: "…", reasons }),
    "レギュラー幅、3列: columnVisibilityはautomaticで、Macではallを意味します。 手前の列は詳細の上に重なります（automaticスタイル）。",
  );
});

test("a refusal says its kind, then the server's own sentence", () => {
  const words = refusalMessage("The path has 2 elements.", { key: "no_such_element" });
  assert.equal(words, "その要素はありません。 The path has 2 elements.");
});

test("a refusal whose sentence is known says that alone", () => {
  const told = (/** @type {string} */ message, key = "path_empty") =>
    refusalMessage(message, { key });
  assert.equal(
    told("Cannot pop 1: the path has 0 elements."),
    "1個をポップできません。パスには要素が0個あります。",
  );
  assert.equal(
    told(
      "Transaction rolled back: command 2 was rejected: The scene's detail has no NavigationStack, so there is no path.",
    ),
    "トランザクションのコマンド2が拒否されたため、何も実行されませんでした：このシーンのディテールにはNavigationStackがないため、パスがありません。",
  );
  assert.equal(
    told("Unknown method “a (b) {c}”. Did you mean “pop” or “popTo”?"),
    "「a (b) {c}」というメソッドはありません。“pop” or “popTo”のことですか。",
  );
});

test("reasons of an import and what the reference says are known, others stay", () => {
  assert.equal(serverSentence("Expected 1, 2 or 3."), "1、2、3のいずれかが必要です。");
  assert.match(serverSentence("Unknown type “Toaster”; kept unchanged."), /^「Toaster」/);
  assert.match(
    serverSentence("Swift.Int8 expects an integer, 0 to 9."),
    /^Swift\.Int8には0から9まで/,
  );
  assert.equal(serverSentence("bottom first"), "下から順に");
  assert.equal(serverSentence("An app's own words: 3."), "An app's own words: 3.");
  assert.equal(serverSentence("x".repeat(5000)), "x".repeat(5000));
  assert.equal(syntaxReason("Unexpected end of JSON input", "["), "テキストが途中で終わっています");
  assert.equal(
    syntaxReason("Expected a comma at position 2", "[1\n"),
    "テキストが途中で終わっています",
  );
  assert.match(syntaxReason("Anything else at position 0", "x"), /JSON/);
});

test("in English all stands as the server wrote it", () => {
  setTranslation();
  setServerWords(null);
  assert.equal(problemMessage(missing), missing.message);
  assert.equal(problemReason(missing), missing.why);
  assert.equal(columnReason({ why: "Because." }), "Because.");
  assert.equal(refusalMessage("No.", { key: "path_empty" }), "No.");
  assert.equal(serverSentence("bottom first"), "bottom first");
  assert.equal(syntaxReason("Unexpected end of JSON input", "["), "Unexpected end of JSON input");
});
