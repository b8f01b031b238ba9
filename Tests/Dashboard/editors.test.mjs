import assert from "node:assert/strict";
import test from "node:test";

import { editorOf, editorPath, EDITORS } from "../../Public/model/code/editors.js";

test("a link names the file and the line in the editor's form", () => {
  assert.equal(
    editorOf("vscode").link("/a/R%C3%A4ume.swift", 7),
    "vscode://file/a/R%C3%A4ume.swift:7",
  );
  assert.equal(
    editorOf("idea").link("/a/b&line=1.swift", 7),
    "idea://open?file=/a/b%26line=1.swift&line=7",
  );
});

test("an unknown editor falls back to the first", () => {
  assert.equal(editorOf("notepad"), EDITORS[0]);
  assert.equal(editorOf(null), EDITORS[0]);
});

test("a path must be absolute, and is escaped", () => {
  assert.equal(editorPath("/a%20b/C.swift"), "/a%20b/C.swift");
  for (const path of [null, "", "a.swift", "javascript:alert(1)", "/a b", "/ä", "/a\n"]) {
    assert.equal(editorPath(path), null);
  }
});
