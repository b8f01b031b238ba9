import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Requests } from "../../Public/protocol/requests.js";
import { setTranslation } from "../../Public/language/translate.js";
import { HERE, lanesOf, stepOf, stepSentence } from "../../Public/model/log/sequence.js";
import { clientWords } from "../../Public/model/session/client-words.js";
import { RevisionLog } from "../../Public/model/log/revision-log.js";
import { elementOf, partly } from "./documents.mjs";

/** @import { LogEntry } from "../../Public/types/log.d.ts" */

const AROUND = {
  client: "browser-me",
  isOwn: (id) => String(id).startsWith("me-"),
  roundTripOf: (id) => (id === "me-1" ? 3.21 : null),
  nameOf: (client) => (client === "phone" ? "Anna" : ""),
};

const guest = clientWords("browser-me");
const ME = `${guest} (you)`;

/** @returns {LogEntry} */
const entry = (revision, client, id = /** @type {unknown} */ (1), more = {}) =>
  partly({ revision, cause: { method: "push", client, id, label: null }, did: [], ...more });

const logOf = (...entries) => {
  const log = new RevisionLog();
  for (const one of entries) log.add(one);
  return log;
};

test("there is a lane for this tab and for each client, and one for the many others", () => {
  const log = logOf(entry(1, "script"), entry(2, "phone"), entry(3, "browser-me", "me-1"));
  assert.deepEqual(lanesOf(log, AROUND).map(({ words }) => words), [ME, "Anna", "script"]);
  const other = logOf(entry(1, "browser-me", "other-1"));
  assert.deepEqual(lanesOf(other, AROUND).map(({ words }) => words), [
    ME,
    `${guest} (another tab)`,
  ]);
  const many = logOf(...Array.from({ length: 20 }, (_, i) => entry(i + 1, `c${i % 10}`)));
  assert.deepEqual(lanesOf(many, AROUND).map(({ words }) => words), [
    ME,
    "Script 0",
    "Script 1",
    "Script 2",
    "Script 3",
    "6 others",
  ]);
  assert.equal(stepOf(entry(1, "c9"), lanesOf(many, AROUND), AROUND).from, "others");
});

test("a step shows what was typed into which field, in each language", () => {
  const about = { role: "textField", label: "Search", value: "bol" };
  const cause = { method: "tap", client: "script", id: 1, label: null, about };
  const typed = entry(1, "script", 1, { cause });
  const words = () => stepOf(typed, [], AROUND).words;
  assert.equal(words(), "Type “bol” into “Search”");
  /** @type {Record<string, string>} */
  const japanese = JSON.parse(
    readFileSync(new URL("../../Public/words/ja.json", import.meta.url), "utf8"),
  );
  setTranslation((sentence) => japanese[sentence] ?? sentence);
  assert.equal(words(), "入力 “bol” を “Search” に");
  setTranslation();
});

test("a step shows its sender, its duration, and whether this tab was notified", () => {
  const own = entry(3, "browser-me", "me-1", {
    did: [{ push: [elementOf("a")], count: 1 }, { depth: 1 }],
    isLive: true,
  });
  const lanes = lanesOf(logOf(own, entry(2, "phone")), AROUND);
  const step = stepOf(own, lanes, AROUND);
  assert.deepEqual(step, {
    from: HERE,
    isNotified: true,
    words: 'Push String "a" depth 1',
    trip: 3.21,
  });
  assert.equal(
    stepSentence(3, step, lanes),
    `r3, ${ME}: Push String "a" depth 1, answered in 3.2 ms; notification to this tab`,
  );
  const before = stepOf(entry(2, "phone"), lanes, AROUND);
  assert.equal(stepSentence(2, before, lanes), "r2, Anna: Push");
  const app = stepOf(entry(1, null), lanes, AROUND);
  assert.equal(app.from, null);
  assert.equal(stepSentence(1, app, lanes), "r1, The app itself: Push");
});

test("the durations of the newest thousand requests are kept", async () => {
  let now = 0;
  const requests = new Requests("t", () => now);
  for (let count = 0; count < 1200; count += 1) {
    const id = requests.freshID();
    const { answer } = requests.register(id, "push", {});
    now += 5;
    requests.settle({ id, result: {} });
    await answer;
  }
  assert.deepEqual([requests.roundTrips.size, requests.roundTrips.get("t-1200")], [1000, 5]);
  assert.equal(requests.roundTrips.get("t-1"), undefined);
});
