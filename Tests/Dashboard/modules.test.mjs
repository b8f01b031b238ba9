import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";

const PUBLIC = new URL("../../Public/", import.meta.url).pathname;
const IMPORT = /^\s*(?:import|export)\s(?:[^"';]*\sfrom\s)?["']([^"']+)["']/gm;

/** The page's modules by their paths, each with the modules that it imports. */
const modules = new Map(
  globSync("**/*.js", { cwd: PUBLIC }).map((path) => {
    const source = readFileSync(join(PUBLIC, path), "utf8");
    const imported = [...source.matchAll(IMPORT)].map(([, name]) => join(dirname(path), name));
    return [path, imported];
  }),
);

test("the modules are found with their imports", () => {
  const main = modules.get("main.js") ?? [];
  assert.deepEqual(main, ["panels/register.js", "page/dashboard.js", "page/language.js"]);
  assert.ok(modules.size > 40);
});

test("every element that the page uses is registered, and every registered one is used", () => {
  const register = readFileSync(join(PUBLIC, "panels/register.js"), "utf8");
  const panels = readFileSync(join(PUBLIC, "panels/panel-registry.js"), "utf8");
  const registered = [
    ...register.matchAll(/^ {2}"([a-z]+-[a-z]+)":/gm),
    ...panels.matchAll(/^ {4}element: "([a-z]+-[a-z]+)",/gm),
  ].map(([, name]) => name);
  const folders = globSync("{screen,stage,panels}/*-*/", { cwd: PUBLIC })
    .map((path) => basename(path));
  assert.deepEqual(registered.toSorted(), folders.toSorted());
  const page = readFileSync(join(PUBLIC, "index.html"), "utf8");
  for (const [, name] of page.matchAll(/<([a-z]+-[a-z]+)[ >]/g)) {
    assert.ok(registered.includes(name), name);
  }
});

test("no two verbs or panels have the same key", () => {
  const sources = ["panels/shortcuts.js", "panels/panel-registry.js"]
    .map((path) => readFileSync(join(PUBLIC, path), "utf8"));
  const keys = [...sources.join().matchAll(/keys: \[((?:"[^"]*"(?:, )?)*)\]/g)]
    .flatMap(([, list]) => JSON.parse(`[${list}]`));
  assert.ok(keys.length > 30);
  assert.deepEqual(keys.filter((key, index) => keys.indexOf(key) !== index), []);
});
