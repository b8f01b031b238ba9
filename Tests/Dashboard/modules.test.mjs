import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
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

/**
 * The first circle of imports that can be reached from a module, or null.
 * @param {string} path
 * @param {string[]} above
 * @param {Set<string>} sound Modules that lead into no circle.
 * @returns {string[] | null}
 */
function circleFrom(path, above, sound) {
  if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
  if (sound.has(path)) return null;
  for (const imported of modules.get(path) ?? []) {
    const circle = circleFrom(imported, [...above, path], sound);
    if (circle) return circle;
  }
  sound.add(path);
  return null;
}

test("each module of the page imports modules that exist, in no circle", () => {
  const sound = new Set();
  for (const [path, imported] of modules) {
    for (const name of imported) assert.ok(modules.has(name), `${path} imports ${name}`);
    assert.equal(circleFrom(path, [], sound)?.join(" → "), undefined);
  }
});

test("the modules are found with their imports", () => {
  const main = modules.get("main.js") ?? [];
  assert.deepEqual(main, ["elements/register.js", "page/dashboard.js", "page/language.js"]);
  assert.ok(modules.size > 40);
});

test("model, connection and page depend on each other in one direction", () => {
  const layers = ["model", "net", "page", "appearance", "elements"];
  const layerOf = (/** @type {string} */ path) => layers.indexOf(path.split("/")[0]);
  for (const [path, imported] of modules) {
    if (path === "main.js") continue;
    const above = imported.filter((name) => layerOf(name) > layerOf(path));
    assert.deepEqual(above, [], path);
  }
});

test("every element of the page is registered, and every one that is used", () => {
  const register = readFileSync(join(PUBLIC, "elements/register.js"), "utf8");
  const panels = readFileSync(join(PUBLIC, "elements/panel-registry.js"), "utf8");
  const registered = [
    ...register.matchAll(/^ {2}"([a-z]+-[a-z]+)":/gm),
    ...panels.matchAll(/^ {4}element: "([a-z]+-[a-z]+)",/gm),
  ].map(([, name]) => name);
  const folders = globSync("elements/*/", { cwd: PUBLIC }).map((path) =>
    relative("elements", path)
  );
  assert.deepEqual(registered.toSorted(), folders.toSorted());
  const page = readFileSync(join(PUBLIC, "index.html"), "utf8");
  for (const [, name] of page.matchAll(/<([a-z]+-[a-z]+)[ >]/g)) {
    assert.ok(registered.includes(name), name);
  }
});

test("no two verbs or panels have the same key", () => {
  const sources = ["page/shortcuts.js", "elements/panel-registry.js"]
    .map((path) => readFileSync(join(PUBLIC, path), "utf8"));
  const keys = [...sources.join().matchAll(/keys: \[((?:"[^"]*"(?:, )?)*)\]/g)]
    .flatMap(([, list]) => JSON.parse(`[${list}]`));
  assert.ok(keys.length > 30);
  assert.deepEqual(keys.filter((key, index) => keys.indexOf(key) !== index), []);
});
