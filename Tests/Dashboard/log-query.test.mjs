import assert from "node:assert/strict";
import { test } from "node:test";
import { matcher, parseQuery, TERMS } from "../../Public/model/log/log-query.js";
import { elementOf, partly } from "./documents.mjs";

/** @import { LogEntry } from "../../Public/types/log.d.ts" */

const cause = { client: "demo-script", id: 1, label: null };
/** @type {LogEntry[]} */
const ENTRIES = partly([
  {
    revision: 1,
    cause: { ...cause, method: "push" },
    did: [{ push: [elementOf("Soup")], count: 1 }],
  },
  {
    revision: 2,
    cause: { ...cause, method: "tap", client: "browser-a", id: "me-1", about: { label: "Fox" } },
    did: [{ shown: "sheet", title: "Edit" }],
  },
  {
    revision: 3,
    cause: { ...cause, method: "popToRoot", label: "tidy up" },
    did: [{ pop: [{ id: "e", type: "Swift.Bool", value: true }], count: 1 }],
  },
  {
    revision: 12,
    cause: { method: "app", client: null, id: null, label: null },
    did: [{ field: "columnVisibility", from: "all", to: "detailOnly" }],
  },
  {
    revision: 13,
    cause: { ...cause, method: "setEnvironment" },
    did: [{ field: "environment.device" }],
  },
]);

const PEOPLE = {
  isOwn: (id) => id === "me-1",
  nameOf: (client) => (client === "browser-a" ? "Anna K" : ""),
};

function found(text) {
  const { terms } = parseQuery(text);
  assert.ok(terms, text);
  return ENTRIES.filter(matcher(terms, PEOPLE)).map(({ revision }) => revision).join();
}

test("each term finds the matching entries", () => {
  /** @type {[string, string][]} */
  const queries = [
    ["", "1,2,3,12,13"],
    ["op:push", "1"],
    ["OP:Push", "1"],
    ["op:pop*", "3"],
    ["op:*o*oo*", "3"],
    ["op:p*p", ""],
    ["op:push,tap", "1,2"],
    ['op:"pop to root"', "3"],
    ["by:script", "1,3,13"],
    ["by:me", "2"],
    ["by:app", "12"],
    ["name:anna", "2"],
    ['name:"Anna K"', "2"],
    ["type:Bool", "3"],
    ["type:Swift.String", "1"],
    ["path:/detail", "1,3"],
    ["path:/environment/device", "13"],
    ["path:environment", "13"],
    ["path:/columnVis", ""],
    ["path:/", "1,2,3,12,13"],
    ["shown:sheet", "2"],
    ["rev:3", "3"],
    ["rev:2-12", "2,3,12"],
    ["rev:12-", "12,13"],
    ["soup", "1"],
    ["Fox", "2"],
    ['"tidy up"', "3"],
    ["-type:Bool", "1,2,12,13"],
    ["by:script -op:push", "3,13"],
    ['-"tidy up" by:script', "1,13"],
    ["op:push by:script -type:Bool path:/detail soup", "1"],
    ["op:pus.", ""],
    ["(", ""],
  ];
  for (const [query, revisions] of queries) assert.equal(found(query), revisions, query);
});

test("an invalid query gets an error with its position", () => {
  /** @type {[string, RegExp, number, number][]} */
  const queries = [
    ["opp:push", /Unknown filter “opp:”.*op: by:/, 0, 4],
    ["soup -foo:1", /Unknown filter “foo:”/, 6, 10],
    ["https://x", /Unknown filter “https:”.*quotes/, 0, 6],
    ["soup op:", /“op:” needs a value, such as op:push/, 8, 8],
    ["type: x", /“type:” needs a value/, 5, 5],
    ['a "b c', /Missing closing/, 2, 6],
    ['by:"b c', /Missing closing/, 0, 7],
    ["a -", /exclude after “-”/, 2, 3],
    ["rev:x", /\(rev:12\) or a range/, 4, 5],
  ];
  for (const [query, message, at, end] of queries) {
    const { problem } = parseQuery(query);
    assert.match(problem?.message ?? "", message, query);
    assert.deepEqual([problem?.at, problem?.end], [at, end], query);
  }
});

test("each example in the help is valid", () => {
  for (const { example } of TERMS) assert.equal(parseQuery(example).problem, null, example);
});

test("no query throws or takes long", () => {
  for (
    const text of ["-".repeat(500), '"'.repeat(500), "a*".repeat(250), "op:" + "*u".repeat(60)]
  ) {
    const start = performance.now();
    const { terms } = parseQuery(text);
    if (terms) ENTRIES.filter(matcher(terms, PEOPLE));
    assert.ok(performance.now() - start < 200, text.slice(0, 10));
  }
});
