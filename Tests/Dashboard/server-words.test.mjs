// The server's sentences in another language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { afterEach, beforeEach } from "node:test";
import { speak } from "../../Public/model/say.js";
import * as serverWords from "../../Public/model/server-words.js";
import {
  columnReason,
  problemMessage,
  problemReason,
  refusalMessage,
  tellIn,
} from "../../Public/model/told.js";

const catalogue = new URL("../../Public/words/ja.json", import.meta.url);
const japanese = JSON.parse(readFileSync(catalogue, "utf8"));

beforeEach(() => {
  speak((sentence) => japanese[sentence] ?? sentence);
  tellIn(serverWords);
});

afterEach(() => {
  speak();
  tellIn(null);
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

test("in English all stands as the server wrote it", () => {
  speak();
  tellIn(null);
  assert.equal(problemMessage(missing), missing.message);
  assert.equal(problemReason(missing), missing.why);
  assert.equal(columnReason({ why: "Because." }), "Because.");
  assert.equal(refusalMessage("No.", { key: "path_empty" }), "No.");
});
