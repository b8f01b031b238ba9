import assert from "node:assert/strict";
import { test } from "node:test";
import { effectsBetween } from "../../Public/model/history/revision-effects.js";
import { LogRows } from "../../Public/model/log/log-rows.js";
import { LogSearch } from "../../Public/model/log/log-search.js";
import { RevisionLog } from "../../Public/model/log/revision-log.js";
import { partly, stateOf } from "./documents.mjs";

/** @import { LogEntry } from "../../Public/types/log.d.ts" */

/** @returns {LogEntry} */
const entry = (revision, method = "push") => partly({ revision, did: [], cause: { method } });

const logOf = (head, oldest, entries) => {
  const log = new RevisionLog();
  log.addPage({ revisions: entries, oldest, head });
  return log;
};

const shown = (rows) =>
  Array.from({ length: rows.count }, (_, index) => {
    const { kind, revision, count, inner } = rows.at(index);
    const size = kind === "fold" ? ` of ${count}` : "";
    return `${inner ? "inner" : kind}${size} ${revision}`;
  });

test("a log has a row for each revision, whether it is loaded or not", () => {
  const log = logOf(7, 1, [entry(3), entry(6)]);
  assert.deepEqual(log.total, 6);
  const rows = new LogRows(log);
  assert.deepEqual(shown(rows), ["gap 7", "entry 6", "gap 5", "gap 4", "entry 3", "gap 2"]);
  assert.deepEqual([7, 3, 2, 1].map((revision) => rows.indexOf(revision)), [0, 4, 5, -1]);
  assert.equal(rows.at(6), undefined);
});

test("consecutive changes of the device are one row, which can be expanded", () => {
  const methods = ["push", "setEnvironment", "setEnvironment", "setEnvironment", "push"];
  const log = logOf(6, 0, [...methods, "setEnvironment"].map((method, i) => entry(i + 1, method)));
  const rows = new LogRows(log);
  assert.deepEqual(shown(rows), ["entry 6", "entry 5", "fold of 3 4", "entry 1"]);
  assert.deepEqual([4, 3, 2].map((revision) => rows.indexOf(revision)), [2, 2, 2]);
  const open = new LogRows(log, new Set([2]));
  assert.deepEqual(shown(open).slice(2), [
    "fold of 3 4",
    "inner 4",
    "inner 3",
    "inner 2",
    "entry 1",
  ]);
  assert.equal(open.indexOf(3), 4);
});

test("changes of the device with a gap between them are separate rows", () => {
  const log = logOf(3, 0, [entry(1, "setEnvironment"), entry(3, "setEnvironment")]);
  assert.deepEqual(shown(new LogRows(log)), ["entry 3", "gap 2", "entry 1"]);
});

test("missing entries around a revision are requested", () => {
  const log = logOf(1000, 0, [entry(990), entry(1000)]);
  assert.deepEqual(log.request(995), { after: 990, limit: 9 });
  assert.deepEqual(log.request(500), { after: 400, limit: 200 });
  assert.deepEqual(log.request(3), { after: 0, limit: 200 });
  assert.deepEqual(log.request(989), { after: 789, limit: 200 });
  assert.deepEqual([1000, 1001, 0].map((revision) => log.request(revision)), [null, null, null]);
});

test("above its capacity a log drops entries that are far from the reading position", () => {
  const log = new RevisionLog(400);
  const add = (from, to) => {
    for (let revision = from; revision <= to; revision += 1) log.add(entry(revision));
  };
  add(9601, 10_000);
  log.focus = 100;
  add(1, 300);
  assert.ok(log.count <= 400);
  assert.ok(log.get(10_000) && log.get(9900) && log.get(100) && log.get(300));
  assert.equal(log.get(9601), undefined);
});

test("the effects of a revision are computed once the log can describe them", () => {
  const log = new RevisionLog();
  log.add(partly({ revision: 1, between: { before: stateOf(""), after: stateOf("a") } }));
  assert.equal(log.at(0)?.did, undefined);
  log.describe = effectsBetween;
  assert.deepEqual(log.at(0)?.did?.[1], { depth: 1 });
  log.add(partly({ revision: 2, between: { before: stateOf("a"), after: stateOf("") } }));
  assert.equal(log.at(0)?.did?.[0].count, 1);
  assert.equal(log.at(0)?.between, undefined);
});

test("a search goes through the whole history, page by page, and keeps what it finds", () => {
  const all = Array.from({ length: 3000 }, (_, i) => entry(i + 1, i % 100 ? "push" : "tap"));
  const log = logOf(3000, 0, all.slice(2800));
  const search = new LogSearch(log, ({ cause }) => cause.method === "tap");
  search.step();
  assert.deepEqual([search.found.length, search.searched, search.isDone], [2, 200, false]);
  assert.deepEqual(search.request, { after: 1800, limit: 1000 });
  while (search.request) {
    const { after, limit } = search.request;
    search.searchPage({ revisions: all.slice(after, after + limit), oldest: 0, head: 3000 });
  }
  assert.deepEqual([search.found.length, search.isDone, log.count], [30, true, 200]);
  log.add(entry(3001, "tap"));
  search.step();
  assert.deepEqual(search.found.map(({ revision }) => revision).slice(0, 2), [3001, 2901]);
});

test("a search ends where the server has no older revisions", () => {
  const log = logOf(500, 100, []);
  const search = new LogSearch(log, () => true);
  assert.deepEqual(search.request, { after: 100, limit: 400 });
  search.searchPage({ revisions: [], oldest: 500, head: 500 });
  assert.equal(search.isDone, true);
});
