import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url).pathname;
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");

const article = read("Sources/Products/Colonnade/Colonnade.docc/Contributing.md");
const section = article.split(/^## /m).find((text) => text.startsWith("A panel of the page")) ?? "";
const [always, sometimes] = section.split("And where it needs them:").map((text) =>
  [...text.matchAll(/^- `([^`]+)`/gm)].map(([, path]) => path)
);

const register = read("Public/panels/register.js");
const panels = [
  ...[...register.matchAll(/^const (?:FIRST|LATER) = \{(.*?)^\}/gms)]
    .map(([, lines]) => lines).join("").matchAll(/^ {2}"([a-z-]+)":/gm),
]
  .map(([, name]) => name);

/**
 * True if a file names an element: as a tag, as a string, or in a selector of a style sheet.
 * @param {string} path
 * @param {string} name
 */
function isNamed(path, name) {
  const mention = path.endsWith(".css") ? `^${name}(?![a-z-])` : `<${name}[\\s>]|"${name}"`;
  return new RegExp(mention, "m").test(read(path));
}

test("the files in the list for a panel exist", () => {
  assert.ok(panels.length > 10 && always.length === 3 && sometimes.length > 3);
  for (const path of [...always, ...sometimes]) {
    if (!path.includes("PANEL")) assert.ok(existsSync(join(ROOT, path)), path);
  }
});

for (const name of panels) {
  const folder = name === "device-stage" ? "stage" : "panels";
  const own = (/** @type {string} */ path) =>
    path.replace("panels/PANEL/", `${folder}/PANEL/`).replaceAll("PANEL", name);

  test(`${name} is in every file that the list for a panel names`, () => {
    const [element, ...places] = always.map(own);
    assert.ok(existsSync(join(ROOT, element)), element);
    for (const path of places) assert.ok(isNamed(path, name), `${path} does not name ${name}`);
  });

  test(`${name} is in no other file`, () => {
    const listed = [...always, ...sometimes].map(own);
    const others = globSync("Public/**/*.{js,ts,html,css}", { cwd: ROOT })
      .filter((path) => !path.startsWith(`Public/${folder}/${name}/`))
      .filter((path) => isNamed(path, name) && !listed.includes(path));
    assert.deepEqual(others, []);
  });
}
