import assert from "node:assert/strict";
import { test } from "node:test";
import { methodsIn, paramsFrom } from "../../Public/protocol/method-schema.js";
import { fuzzy, ranked } from "../../Public/panels/command-palette/fuzzy.js";
import { DeviceTable } from "../../Public/model/state/devices.js";
import { otherWords } from "../../Public/panels/command-palette/other-words.js";
import { entriesOf } from "../../Public/panels/command-palette/palette-entries.js";
import { SHORTCUTS } from "../../Public/panels/shortcuts.js";

const entries = ["Pop", "Pop to root", "Push", "Open Diff", "iPhone 16 Pro"].map((words) => ({
  id: words,
  words,
}));
const names = (query, recent = []) =>
  ranked(entries, query, recent).map(({ entry }) => entry.words);

test("a query finds a command by the first letters of its words", () => {
  assert.deepEqual(names("ptr"), ["Pop to root"]);
  assert.deepEqual(fuzzy("Pop to root", "ptr")?.matches, [0, 4, 7]);
});

test("commands that begin with the query come before those that contain it", () => {
  assert.equal(names("p")[0], "Pop");
  assert.deepEqual(names("16 iph"), ["iPhone 16 Pro"]);
  assert.deepEqual(names("zzz"), []);
});

test("without a query the recent commands come first, the others stay in order", () => {
  assert.deepEqual(names("", ["Push", "Open Diff"]).slice(0, 3), ["Push", "Open Diff", "Pop"]);
});

test("accents and case are ignored", () => {
  assert.deepEqual(fuzzy("Café", "CAFE")?.matches, [0, 1, 2, 3]);
});

test("the palette has every verb with a key, except those that only make sense as keys", () => {
  const listed = entriesOf({ scenes: [], devices: new DeviceTable(), methods: [], depth: 0 });
  const ids = new Set(listed.map(({ id }) => id));
  const missing = SHORTCUTS.map(({ id }) => id).filter((id) => !ids.has(id));
  assert.deepEqual(missing.sort(), ["backToLive", "palette", "popToDepth"]);
});

test("the words that people try lead to the command, of which they are not the name", () => {
  const types = [
    { name: "User", example: { id: 7, name: "Blob" } },
    { name: "Recipe", example: { name: "Apple Pie" } },
  ];
  const known = { scenes: [], devices: new DeviceTable(), methods: [], depth: 0, types };
  const listed = [
    ...entriesOf(known),
    ...["scripts", "performance"].map((name) => ({
      id: `panel-${name}`,
      words: `Open ${name}`,
      also: otherWords(`panel-${name}`),
    })),
  ];
  const first = (query) => ranked(listed, query, [])[0]?.entry.id;
  for (
    const [query, id] of [
      ["record", "panel-scripts"],
      ["latency", "panel-performance"],
      ["share", "share"],
      ["QR", "share"],
      ["dark", "toggleTheme"],
      ["push user", "push-User"],
      ["time travel", "olderRevision"],
      ["go back", "pop"],
    ]
  ) assert.equal(first(query), id, query);
});

test("the palette has the saved scripts, with ids unlike those of verbs", () => {
  const known = { scenes: [], devices: new DeviceTable(), methods: [], depth: 0 };
  const listed = entriesOf({ ...known, scripts: ["a", "undo"] }).filter(({ verb }) =>
    verb === "scripts"
  );
  assert.deepEqual(listed.map(({ id, params }) => [id, params]), [
    ["script-a", { act: "runSaved", name: "a" }],
    ["script-undo", { act: "runSaved", name: "undo" }],
  ]);
});

test("a method's members are in the reference's order, without meta", () => {
  const reference = {
    operations: { pop: {}, gone: {} },
    components: {
      messages: {
        pop: {
          summary: "Pops.",
          payload: {
            properties: {
              method: { const: "pop" },
              params: {
                properties: { count: { type: "integer", minimum: 1 }, meta: {} },
                required: [],
              },
            },
          },
          examples: [{ payload: { method: "pop", params: { count: 2 } } }],
        },
      },
    },
  };
  assert.deepEqual(methodsIn(reference), [{
    name: "pop",
    summary: "Pops.",
    members: [{ name: "count", isNeeded: false, schema: { type: "integer", minimum: 1 } }],
    example: { count: 2 },
  }]);
  const old = { ...reference, operations: { pop: { deprecated: true } } };
  assert.deepEqual(methodsIn(old), []);
});

test("the texts of fields become members of their types, or errors", () => {
  const members = [
    { name: "url", isNeeded: true, schema: { type: "string" } },
    { name: "count", isNeeded: false, schema: { type: "integer" } },
    { name: "value", isNeeded: false, schema: {} },
  ];
  const method = { name: "m", summary: "", members, example: {} };
  const { params, problems } = paramsFrom(method, { url: "", count: "2.5", value: "[1" });
  assert.deepEqual(params, {});
  assert.deepEqual(Object.keys(problems), ["url", "count", "value"]);
  assert.deepEqual(paramsFrom(method, { url: "a:b", count: "2", value: "[1]" }), {
    params: { url: "a:b", count: 2, value: [1] },
    problems: {},
  });
});

test("each language of the page is in the palette by its own name", () => {
  const known = { scenes: [], devices: new DeviceTable(), methods: [], depth: 0 };
  const listed = entriesOf({ ...known, languages: ["en", "ja", "fr"] });
  const found = (/** @type {string} */ query) => ranked(listed, query, [])[0]?.entry.id;
  assert.equal(found("日本"), "language-ja");
  assert.equal(found("français"), "language-fr");
});

test("a method with its members comes after the commands of the page", () => {
  const methods = [{ name: "present", summary: "Presents a sheet.", parameters: [] }];
  const known = { scenes: [], devices: new DeviceTable(), depth: 0 };
  const listed = entriesOf({ ...known, methods: /** @type {any} */ (methods) });
  assert.equal(ranked(listed, "present", [])[0]?.entry.id, "present");
});
