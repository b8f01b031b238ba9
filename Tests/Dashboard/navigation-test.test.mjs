// A script as a test of an app, in Swift Testing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { navigationTest } from "../../Public/model/code/navigation-test.js";
import { parseScript } from "../../Public/model/script/lines.js";
import { stateOf } from "./documents.mjs";

const JAR = { id: 6, name: "Leyden Jar", wing: "science", year: 1745 };

const museum = stateOf("", {
  scene: { id: "museumapp", title: "MuseumApp", summary: "" },
  screens: [{
    title: "",
    source: "root",
    declaredAt: { file: "Museum/MuseumView.swift", line: 22 },
  }],
});

/** @param {unknown[]} lines */
const written = (lines, state = museum) =>
  navigationTest(parseScript(lines.map((line) => JSON.stringify(line)).join("\n")).lines, state);

/**
 * @param {string} method
 * @param {Record<string, unknown>} params
 */
const call = (method, params = {}) => ({ method, params });

test("the test of the example's app is the one that its package runs", () => {
  const source = written([
    call("scene.open", { id: "museumapp" }),
    call("import", { document: { path: [], environment: { device: "ipad-11-landscape" } } }),
    call("tap", { label: "Science" }),
    call("tap", { label: "Leyden Jar, 1745" }),
    call("tap", { label: "Favourite" }),
    { expect: { titles: ["Science", "Leyden Jar"], path: [{ type: "Exhibit", value: JAR }] } },
    call("setEnvironment", { device: "iphone-16" }),
    call("tap", { label: "Read the note" }),
    { expect: { titles: ["Science", "Leyden Jar", "Note"], depth: 2, problems: [] }, within: 2000 },
    call("back"),
    { ...call("tap", { label: "Nobody" }), refused: true },
  ]);
  const kept = new URL("../Example/Tests/MuseumTests/RecordedTests.swift", import.meta.url);
  assert.equal(source, readFileSync(kept, "utf8"));
});

test("a step that only a program can do is named, and fails the test", () => {
  const source = written([call("push", { value: 1 }), call("import", { document: { path: [1] } })]);
  assert.match(
    source,
    /Issue\.record\("Line 1, push, is nothing that a person does in the app\."\)/,
  );
  assert.match(source, /Issue\.record\("Line 2, import, /);
});

test("texts, URLs and paths of plain values are literals, whatever they contain", () => {
  const source = written([
    call("tap", { label: 'Say "hi"', text: "a\nb", submit: false }),
    call("openURL", { url: "parks://zion?x=\\(1)" }),
    { expect: { path: [1, "two", true], "/scene/title": "x" } },
  ]);
  assert.match(source, /try await app\.type\("a\\nb", into: "Say \\"hi\\""\)\n/);
  assert.match(source, /app\.open\("parks:\/\/zion\?x=\\\\\(1\)"\)/);
  assert.match(source, /#expect\(app\.path == \[1, "two", true\]\)/);
  assert.match(source, /\/\/ Not looked at here: /);
});

test("a view outside an app is made by the name of its file", () => {
  const state = stateOf("", {
    scene: { id: "recipes", title: "Recipes with state restoration", summary: "" },
    screens: [
      { title: "", source: "root", declaredAt: { file: "Gallery/RecipesScene.swift", line: 9 } },
    ],
  });
  const source = written([call("back")], state);
  assert.match(source, /@testable import Gallery\n/);
  assert.match(source, /\{ RecipesScene\(\) \}/);
});

test("the tutorial shows the test that the page makes of its script", () => {
  const folder = new URL(
    "../../Sources/Products/Colonnade/Colonnade.docc/Tutorials/",
    import.meta.url,
  );
  const text = readFileSync(new URL("FromBugReportToFailingTest.md", folder), "utf8");
  const blocks = [...text.matchAll(/^```(json|swift)\n(.*?)^```$/gms)];
  const lines = blocks.filter(([, language]) => language === "json").map(([, , block]) => block);
  const swift = blocks.find(([, language]) => language === "swift")?.[2];
  const trails = stateOf("", {
    scene: { id: "trailsapp", title: "TrailsApp", summary: "" },
    screens: [{
      title: "Trails",
      source: "root",
      declaredAt: { file: "Trails/ParksView.swift", line: 8 },
    }],
  });
  assert.equal(navigationTest(parseScript(lines.join("")).lines, trails), swift);
});
