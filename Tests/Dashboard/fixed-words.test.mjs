// Plain texts of the server with fixed forms, and scenes of Colonnade's own, in another language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { readInJapanese } from "./japanese.mjs";
import { setTranslation } from "../../Public/language/translate.js";
import { fixedWords } from "../../Public/language/fixed-words.js";
import { sceneWords } from "../../Public/language/scene-words.js";
import { refusalMessage } from "../../Public/language/server-text.js";

readInJapanese();

const ANIMALS = {
  id: "animals",
  title: "Animals",
  summary: "Tapping looks up a name and pushes only if it’s found, so the path changes later.",
};

test("a text with a fixed form is translated around its values", () => {
  assert.equal(fixedWords("tap “Zion”"), "「Zion」をタップ");
  const missing = "No enabled control is labeled “Zion”. On screen: “Oslo”, “Rome”.";
  assert.match(fixedWords(missing), /Zion.*“Oslo”, “Rome”/);
  assert.doesNotMatch(fixedWords(missing), /enabled|On screen/);
});

test("a value that has a form itself is translated too, but not what someone has written", () => {
  const disabled = fixedWords("The control labelled “index 3” is disabled.");
  assert.match(disabled, /ラベルは「index 3」/);
  assert.doesNotMatch(disabled, /labelled|disabled/);
});

test("a text of another form is unchanged, as an app's own", () => {
  assert.equal(fixedWords("Settings"), "Settings");
  assert.equal(fixedWords("There is nothing at x."), "There is nothing at x.");
});

test("a text of many lines is read as one", () => {
  assert.match(fixedWords("tap “a\nb”"), /a\nb/);
});

test("a refusal says in the reader's language what was not found", () => {
  const sentence = { words: "No element of the path has {0}.", values: ["index 3"] };
  const words = refusalMessage("No element of the path has index 3.", { sentence });
  assert.match(words, /位置3/);
  assert.doesNotMatch(words, /index/);
});

test("the built-in scenes have titles and summaries in the reader's language", () => {
  const { title, summary } = sceneWords(ANIMALS);
  assert.equal(title, "動物");
  assert.match(summary, /タップすると/);
});

test("an author's scene keeps its words, whatever its title is", () => {
  const own = { ...ANIMALS, summary: "My app." };
  assert.deepEqual(sceneWords(own), { title: "Animals", summary: "My app." });
  assert.deepEqual(sceneWords({ id: "x", title: "", summary: "" }), { title: "x", summary: "" });
});

test("every built-in scene is translated", () => {
  const read = (path) => readFileSync(new URL(`../../Sources/${path}`, import.meta.url), "utf8");
  const gallery = read("Products/Gallery/Gallery.swift");
  const scenes = [...gallery.matchAll(/scene\(\s*"([^"]+)", "([^"]+)",\s*"([^"]+)"/g)];
  assert.ok(scenes.length > 10);
  for (const [, id, title, summary] of scenes) {
    const words = sceneWords({ id, title, summary });
    assert.notEqual(words.title, title, title);
    assert.notEqual(words.summary, summary, summary);
  }
});

test("in English everything is unchanged", () => {
  setTranslation();
  assert.equal(fixedWords("tap “Zion”"), "tap “Zion”");
  assert.deepEqual(sceneWords(ANIMALS), { title: ANIMALS.title, summary: ANIMALS.summary });
});
