import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const PUBLIC = new URL("../../Public/", import.meta.url).pathname;

/** The page's folders: each imports only from itself and those before it. */
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
/** The most files of one folder; a larger one is divided. */
const MOST_FILES = 30;

/** `import "…"`, `import … from "…"`, `export … from "…"`. */
const STATIC = /^\s*(?:import|export)\s(?:[^"';]*\sfrom\s)?["'](\.[^"']+)["']/gm;
/** What a browser loads when it is needed. */
const DYNAMIC = /\bimport\(\s*["'](\.[^"']+)["']/g;
/** In these, `import("…")` names a type. */
const COMMENT = /\/\*\*.*?\*\//gs;
/** Every name of another module, as code or as a type: in `@import` and `import("…").Name` too. */
const ANY = /(?:\bfrom\s|\bimport\s|\b(?:import|URL)\(\s*)\s*["'](\.[^"']+)["']/g;

const paths = globSync("**/*.{js,ts}", { cwd: PUBLIC });
const sources = new Map(paths.map((path) => [path, readFileSync(join(PUBLIC, path), "utf8")]));

/**
 * The modules that a module names, as code or as types.
 * @param {string} path
 */
function namedIn(path) {
  return matches(sources.get(path) ?? "", [ANY]).map((name) => join(dirname(path), name));
}

/**
 * The modules that a browser loads for a module, at once or when they are needed.
 * @param {string} path
 */
function loadedBy(path) {
  const code = (sources.get(path) ?? "").replaceAll(COMMENT, "");
  return matches(code, [STATIC, DYNAMIC]).map((name) => join(dirname(path), name));
}

/**
 * @param {string} source
 * @param {RegExp[]} ways
 */
function matches(source, ways) {
  return ways.flatMap((way) => [...source.matchAll(way)]).map(([, name]) => name);
}

/** @param {string} path */
function layerOf(path) {
  return LAYERS.indexOf(path.split("/")[0]);
}

/**
 * The first circle that can be reached from a module, or null.
 * @param {string} path
 * @param {Map<string, string[]>} graph
 * @param {string[]} above
 * @param {Set<string>} sound Modules that lead into no circle.
 * @returns {string[] | null}
 */
function circleFrom(path, graph, above, sound) {
  if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
  if (sound.has(path)) return null;
  for (const named of graph.get(path) ?? []) {
    const circle = circleFrom(named, graph, [...above, path], sound);
    if (circle) return circle;
  }
  sound.add(path);
  return null;
}

test("every way to name a module is found", () => {
  assert.ok(loadedBy("panels/register.js").includes("stage/device-stage/device-stage.js"));
  assert.ok(loadedBy("panels/panel-registry.js").includes("panels/state-tree/state-tree.js"));
  assert.ok(namedIn("panels/page.d.ts").includes("model/page-content.d.ts"));
  const drawing = "screen/app-screen/drawing.js";
  assert.ok(namedIn(drawing).includes("types/state.d.ts"));
  const guides = "screen/app-screen/layout/guides.js";
  assert.equal(namedIn(drawing).filter((name) => name === guides).length, 2);
  assert.equal(loadedBy(drawing).filter((name) => name === guides).length, 1);
});

test("each folder of the page names only modules of those before it", () => {
  for (const path of paths) {
    const named = namedIn(path);
    for (const name of named) assert.ok(sources.has(name), `${path} names ${name}`);
    if (path === "main.js") continue;
    if (path.startsWith("clients/")) {
      assert.ok(named.every((name) => name.startsWith("clients/")), path);
      continue;
    }
    assert.ok(layerOf(path) >= 0, `${path} is in no layer`);
    const above = named.filter((name) => layerOf(name) < 0 || layerOf(name) > layerOf(path));
    assert.deepEqual(above, [], path);
  }
});

test("no module loads itself, at once or when it is needed", () => {
  const graph = new Map(paths.map((path) => [path, path.endsWith(".d.ts") ? [] : loadedBy(path)]));
  const sound = new Set();
  for (const path of paths)
    assert.equal(circleFrom(path, graph, [], sound)?.join(" → "), undefined);
});

test("a folder has at most as many files as one can overlook", () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of globSync("**/*.*", { cwd: PUBLIC })) {
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  assert.deepEqual([...counts].filter(([, count]) => count > MOST_FILES), []);
});
