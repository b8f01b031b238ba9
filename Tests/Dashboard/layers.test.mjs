import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const PUBLIC = new URL("../../Public/", import.meta.url).pathname;

/** The page's folders: each imports only from itself and from those before it. */
const LAYERS = [
  "types",
  "language",
  "dom",
  "protocol",
  "model",
  "screen",
  "stage",
  "panels",
  "page",
];
/** The most files in one folder; a larger one is divided. */
const MOST_FILES = 30;

/** Every way to name a module: `import "…"`, `… from "…"`, `import("…")`, also in a type. */
const NAMED = /(?:\bfrom\s|\bimport\s|\b(?:import|URL)\(\s*)\s*["'](\.[^"']+)["']/g;

const paths = globSync("**/*.{js,ts}", { cwd: PUBLIC });
/** The page's modules by their paths, each with the modules that it names, as code or types. */
const modules = new Map(paths.map((path) => {
  const source = readFileSync(join(PUBLIC, path), "utf8");
  return [path, [...source.matchAll(NAMED)].map(([, name]) => join(dirname(path), name))];
}));

/** @param {string} path */
function layerOf(path) {
  return LAYERS.indexOf(path.split("/")[0]);
}

/** The clients for scripts are no part of the page, and share its protocol. */
const isOfClients = (/** @type {string} */ path) => path.startsWith("clients/");

/**
 * The first cycle that can be reached from a module, or null.
 * @param {string} path
 * @param {string[]} above
 * @param {Set<string>} sound Modules that lead into no cycle.
 * @returns {string[] | null}
 */
function circleFrom(path, above, sound) {
  if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
  if (sound.has(path)) return null;
  for (const named of modules.get(path) ?? []) {
    const circle = circleFrom(named, [...above, path], sound);
    if (circle) return circle;
  }
  sound.add(path);
  return null;
}

test("every way to name a module is found", () => {
  const named = (/** @type {string} */ path) => modules.get(path) ?? [];
  assert.ok(named("panels/register.js").includes("stage/device-stage/device-stage.js"));
  assert.ok(named("panels/panel-registry.js").includes("panels/state-tree/state-tree.js"));
  assert.ok(named("panels/page.d.ts").includes("model/page-content.d.ts"));
  const drawing = named("screen/app-screen/drawing.js");
  assert.ok(drawing.includes("types/state.d.ts"));
  // It loads the guides on demand, and names their type.
  assert.equal(drawing.filter((path) => path.endsWith("/guides.js")).length, 2);
});

test("each folder of the page names only modules from those before it", () => {
  for (const [path, named] of modules) {
    for (const name of named) assert.ok(modules.has(name), `${path} names ${name}`);
    if (path === "main.js") continue;
    if (isOfClients(path)) {
      const others = named.filter((name) => !isOfClients(name) && !name.startsWith("protocol/"));
      assert.deepEqual(others, [], path);
      continue;
    }
    assert.ok(layerOf(path) >= 0, `${path} is in no layer`);
    const above = named.filter((name) => layerOf(name) < 0 || layerOf(name) > layerOf(path));
    assert.deepEqual(above, [], path);
  }
});

test("modules that a client shares with the page have no words and no elements", () => {
  const all = new Set(["clients/client.js"]);
  for (const path of all) for (const name of modules.get(path) ?? []) all.add(name);
  const outside = [...all].filter((path) => !isOfClients(path) && !path.startsWith("protocol/"));
  assert.deepEqual(outside, []);
  for (const path of ["json-digits", "json-patch", "mirror", "backoff", "reconnecting-socket"])
    assert.ok(all.has(`protocol/${path}.js`), path);
});

test("a client opens sockets, and reads and writes JSON, only by what it shares", () => {
  for (const path of paths.filter((path) => isOfClients(path) && path.endsWith(".js"))) {
    const source = readFileSync(join(PUBLIC, path), "utf8");
    assert.doesNotMatch(source, /JSON\.|new WebSocket|\.op\b/, path);
  }
});

test("no module names itself by way of others", () => {
  const sound = new Set();
  // The client for scripts shows in a comment how it is imported.
  for (const path of paths.filter((path) => !isOfClients(path)))
    assert.equal(circleFrom(path, [], sound)?.join(" → "), undefined);
});

test("no folder has more files than its limit", () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of globSync("**/*.*", { cwd: PUBLIC })) {
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  assert.deepEqual([...counts].filter(([, count]) => count > MOST_FILES), []);
});
