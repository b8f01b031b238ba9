import assert from "node:assert/strict";
import { test } from "node:test";

import { commandWords } from "../../Public/model/log/command-words.js";
import { parseValue, writeExactly } from "../../Public/protocol/exact-json.js";
import { byteWords, quantile, roundTripSentence } from "../../Public/model/session/link-figures.js";
import { lostHistory, returningCommands } from "../../Public/model/history/lost-history.js";
import { MOST_UNSENT, Outbox } from "../../Public/model/session/outbox.js";
import { RevisionLog } from "../../Public/model/log/revision-log.js";
import { partly } from "./documents.mjs";

const command = (value) => ({ method: "push", params: { value }, words: `Push ${value}`, at: 0 });

function store(text = "[]") {
  return {
    text,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
  };
}

function holding(...values) {
  const outbox = new Outbox(store());
  for (const value of values) outbox.add(command(value));
  return outbox;
}

const values = (outbox) => outbox.list.map(({ params }) => params.value);

test("unsent commands stay in order until someone sends or drops them", async () => {
  const outbox = holding(1, 2, 3);
  outbox.discard(2);
  assert.deepEqual(values(outbox), [1, 3]);
  const sent = [];
  assert.equal(await outbox.send(async (_, params) => sent.push(params.value), 3), 1);
  assert.deepEqual([sent, values(outbox)], [[3], [1]]);
  outbox.discard();
  assert.deepEqual(values(outbox), []);
});

test("sending all stops at the first refusal, and gives its reason", async () => {
  const outbox = holding(1, 2, 3);
  const count = await outbox.send(async (_, { value }) => {
    if (value === 2) throw new Error("The path is locked.");
  });
  assert.equal(count, 1);
  assert.deepEqual(values(outbox), [2, 3]);
  assert.deepEqual(outbox.list.map(({ problem }) => problem), ["The path is locked.", null]);
});

test("a command that is dropped while others are sent is not sent", async () => {
  const outbox = holding(1, 2);
  const sent = [];
  await outbox.send(async (_, { value }) => {
    sent.push(value);
    outbox.discard(2);
  });
  assert.deepEqual(sent, [1]);
});

test("the outbox has a limit, and refuses the next command", () => {
  const outbox = holding(...Array.from({ length: MOST_UNSENT }, (_, index) => index));
  assert.equal(outbox.add(command(1000)), false);
  assert.equal(outbox.list.length, MOST_UNSENT);
});

test("unsent commands outlast the page, with every digit", async () => {
  const kept = store();
  const params = { value: { type: "Ghost", value: { id: parseValue("9007199254740993") } } };
  const before = new Outbox(kept);
  before.add({ ...command(1), params });
  before.add(command(2));
  await before.send(() => Promise.reject(new Error("Away.")));
  const after = new Outbox(kept);
  assert.deepEqual(after.list, before.list);
  assert.match(writeExactly(after.list), /9007199254740993/);
  after.add(command(3));
  assert.equal(new Set(after.list.map(({ id }) => id)).size, 3);
  after.discard();
  assert.equal(kept.text, null);
});

test("storage with foreign contents counts as empty", () => {
  const sound = { ...command(1), id: 1, problem: null };
  const broken = ["", "{}", "[1]", "[null]", "[{}]", "[", JSON.stringify([{ ...sound, at: "x" }])];
  for (const params of [null, [], 1]) broken.push(JSON.stringify([sound, { ...sound, params }]));
  for (const text of broken) assert.deepEqual(new Outbox(store(text)).list, [], text);
  const many = JSON.stringify(Array(MOST_UNSENT + 1).fill(sound));
  assert.equal(new Outbox(store(many)).list.length, MOST_UNSENT);
});

test("a command is described in plain words", () => {
  const state = partly({ view: { detail: { body: [{ id: "c1", label: "Fox" }] } } });
  assert.equal(commandWords("push", { value: 42, meta: { key: "k" } }), "Push 42");
  assert.equal(commandWords("tap", { control: "c1" }, state), "Tap “Fox”");
  assert.equal(commandWords("tap", { control: "c2" }, state), "Tap c2");
  assert.equal(commandWords("push", { value: "x".repeat(200) }).length, 81);
});

test("figures are formatted for people", () => {
  assert.deepEqual([byteWords(512), byteWords(1400), byteWords(2_500_000)], [
    "512 bytes",
    "1.4 kB",
    "2.5 MB",
  ]);
  assert.equal(quantile([], 0.5), null);
  assert.equal(quantile([5, 1, 3], 0.5), 3);
  assert.equal(roundTripSentence([1, 2, 3, 40]), "40 ms; median 2.0 ms, p95 40 ms of 4");
  assert.equal(roundTripSentence([]), "Not measured yet");
});

const element = (value) => ({ id: `e${value}`, type: "Swift.Int", value });

function logOf(...entries) {
  const log = new RevisionLog();
  entries.forEach(({ method, did = [], about, client = "script", id = 1 }, index) =>
    log.add(partly({ revision: index + 1, at: "", cause: { method, client, id, about }, did }))
  );
  return log;
}

test("a lost history is turned into commands with the same result", () => {
  const log = logOf(
    { method: "push", did: [{ push: [element(1), element(2)] }] },
    { method: "pop", did: [{ pop: [element(2)], count: 1 }] },
    { method: "tap", about: { label: "Fox" } },
    { method: "setEnvironment", did: [{ field: "environment.device", from: "a", to: "b" }] },
    { method: "push", did: [{ push: [element(1)], count: 9 }] },
    { method: "transaction", id: "t-4" },
    { method: "tap", about: { label: "Name", role: "textField", value: "Ann" } },
  );
  const sent = new Map([["t-4", { method: "transaction", params: { commands: [] } }]]);
  const state = partly({ scene: { id: "sandbox" }, detail: { path: [] } });
  const lost = lostHistory({ epoch: "a", revision: 6, state }, log, sent);
  assert.deepEqual(lost.steps.map(({ command }) => command), [
    {
      method: "push",
      params: { values: [{ type: "Swift.Int", value: 1 }, { type: "Swift.Int", value: 2 }] },
    },
    { method: "pop", params: { count: 1 } },
    { method: "tap", params: { label: "Fox" } },
    { method: "setEnvironment", params: { device: "b" } },
    null,
    { method: "transaction", params: { commands: [] } },
    { method: "tap", params: { label: "Name", text: "Ann" } },
  ]);
  assert.ok(lost.isWhole);
  assert.equal(lost.steps[0].words, "Push Int 1 Int 2");
});

test("the old state can be loaded again as a document of its scene", () => {
  const state = partly({ scene: { id: "animals" }, detail: { path: [element(1)] } });
  const [opening, bringing] = returningCommands(state, [{ id: "animals" }]);
  assert.deepEqual(opening, { method: "scene.open", params: { id: "animals" } });
  assert.deepEqual(partly(bringing.params.document).path, [{ type: "Swift.Int", value: 1 }]);
  assert.equal(returningCommands(state, []).length, 1);
});
