// The server's sentences in another language.

import assert from "node:assert/strict";
import test from "node:test";
import { readInJapanese } from "./japanese.mjs";
import { setTranslation, translateSentence } from "../../Public/language/translate.js";
import {
  columnReason,
  problemMessage,
  problemReason,
  refusalMessage,
  setServerWords,
  syntaxReason,
} from "../../Public/language/server-text.js";

readInJapanese();

const missing = {
  code: "destination_missing",
  message: "No destination shows a value of type “Int”.",
  why: "The path holds the value, but …",
  args: { type: "Int", unexplored: 2 },
};

test("a problem is shown in the reader's language, with its subject", () => {
  assert.equal(problemMessage(missing), "「Int」型の値を表示する行き先がありません。");
  assert.match(problemReason(missing), /navigationDestination\(for: Int\.self\)がない/);
  assert.match(problemReason(missing), /画面のうち2個は、まだ調べていません。$/);
});

test("a problem with another subject has another sentence", () => {
  const types = { code: "unknown_type", message: "3 other types …", args: { count: 3 } };
  assert.equal(problemMessage(types), "ほかに3個の型も登録されていません。");
});

test("a flag that rows share has other sentences than one that links share", () => {
  const why = "Several …";
  const rows = {
    code: "shared_flag",
    message: "3 uses …",
    why,
    args: { modifier: "sheet", count: 3 },
  };
  assert.match(problemMessage(rows), /^3個のsheetが/);
  assert.match(problemReason(rows), /^この修飾子は行ごとに/);
  const links = { code: "shared_flag", message: "3 links …", why, args: { count: 3 } };
  assert.notEqual(problemMessage(links), problemMessage(rows));
  assert.notEqual(problemReason(links), problemReason(rows));
});

test("each kind of problem of a screen's views has its Japanese", () => {
  const args = { modifiers: "toolbar", waiting: "alert", shown: "sheet", tag: "A", selection: "B" };
  for (
    const code of [
      "bar_without_container",
      "presentation_waiting",
      "tag_mismatch",
      "selection_without_tag",
    ]
  ) {
    const problem = { code, message: "…", why: "…", args };
    assert.match(problemMessage(problem), /。$/);
    assert.match(problemReason(problem), /。$/);
  }
  const saved = {
    code: "undecodable_value",
    message: "…",
    args: { text: "x", type: "Int", index: 0 },
  };
  assert.equal(
    problemMessage(saved),
    "インデックス0の「x」をIntとしてデコードできませんでした。",
  );
});

test("messages of SwiftUI stay as Xcode shows them", () => {
  const message = "Only root-level navigation destinations are effective for …";
  assert.equal(problemMessage({ code: "homogeneous_path", message }), message);
});

test("a sentence without a translation stays as the server wrote it", () => {
  const problem = { code: "new_kind", message: "Something new.", why: "It is new." };
  assert.equal(problemMessage(problem), "Something new.");
  assert.equal(problemReason(problem), "It is new.");
  const presentation = { why: "A new reason.", reasons: [{ key: "constructor", args: {} }] };
  assert.equal(columnReason(presentation), "A new reason.");
  assert.equal(refusalMessage("No.", { key: "toString" }), "No.");
});

test("the reasons of the columns are joined", () => {
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

test("a refusal without a translation shows its kind, then the server's words", () => {
  const sentence = { words: "Something new about {0}.", values: ["2"] };
  for (const data of [{ key: "no_such_element" }, { key: "no_such_element", sentence }]) {
    const words = refusalMessage("Something new about 2.", data);
    assert.equal(words, "その要素はありません。 Something new about 2.");
  }
});

test("a refusal is translated with its values, and with the sentences in it", () => {
  const told = (/** @type {string} */ words, /** @type {any[]} */ ...values) =>
    refusalMessage("…", { key: "path_empty", sentence: { words, values } });
  assert.equal(
    told("Cannot pop {0}: the path has {1} elements.", "2", "0"),
    "2個をポップできません。パスには要素が0個あります。",
  );
  assert.equal(
    told("Transaction rolled back: command {0} was rejected: {1}", "2", {
      words: "The scene's detail has no NavigationStack, so there is no path.",
    }),
    "トランザクションのコマンド2が拒否されたため、何も実行されませんでした：このシーンのディテールにはNavigationStackがないため、パスがありません。",
  );
  assert.equal(
    told("Unknown method “{0}”. Did you mean {1}?", "a {1} (b) {c} $&", "“pop” or “popTo”"),
    "「a {1} (b) {c} $&」というメソッドはありません。“pop” or “popTo”のことですか。",
  );
});

test("a nested sentence stays English if only the outer one has a translation", () => {
  const sentence = {
    words: "Nothing handles “{0}”: {1}",
    values: ["x:y", { words: "an app's own {0}.", values: ["words"] }],
  };
  assert.match(translateSentence(sentence), /x:y.*an app's own words\.$/);
});

test("the browser's errors about text that is not JSON are translated by meaning", () => {
  assert.equal(syntaxReason("Unexpected end of JSON input", "["), "テキストが途中で終わっています");
  assert.equal(
    syntaxReason("Expected a comma at position 2", "[1\n"),
    "テキストが途中で終わっています",
  );
  assert.match(syntaxReason("Anything else at position 0", "x"), /JSON/);
});

test("in English everything is as the server wrote it", () => {
  setTranslation();
  setServerWords(null);
  assert.equal(problemMessage(missing), missing.message);
  assert.equal(problemReason(missing), missing.why);
  assert.equal(columnReason({ why: "Because." }), "Because.");
  assert.equal(refusalMessage("No.", { key: "path_empty" }), "No.");
  const sentence = { words: "The path has {0} elements; the limit is {1}.", values: ["3", "2"] };
  assert.equal(translateSentence(sentence), "The path has 3 elements; the limit is 2.");
  assert.equal(syntaxReason("Unexpected end of JSON input", "["), "Unexpected end of JSON input");
});
