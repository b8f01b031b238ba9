import assert from "node:assert/strict";
import { test } from "node:test";
import { endSentence } from "../../Public/model/session/away-words.js";
import { occupancyWords } from "../../Public/model/session/link-words.js";
import {
  deletionQuestion,
  entryWords,
  freeName,
  nameProblem,
  roomProblem,
  shownSessions,
} from "../../Public/model/session/session-entries.js";
import { Connection } from "../../Public/protocol/connection.js";
import { SessionDirectory } from "../../Public/model/session/session-directory.js";
import { sessionAddress } from "../../Public/protocol/session-address.js";
import { FakeRuntime } from "./fake-runtime.mjs";
import { noteSession, ownSessions } from "../../Public/model/session/own-sessions.js";
import { partly } from "./documents.mjs";

const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

function line(runtime) {
  /** @type {unknown[]} */
  const heard = [];
  const connection = new Connection({
    tab: "t",
    runtime,
    address: () => "ws://host/ws/one",
    delegate: {
      connectionPhase: (phase) => heard.push(phase),
      connectionHello() {},
      connectionChanged() {},
      connectionRenamed: ({ name }) => heard.push(`renamed ${name}`),
    },
  });
  connection.start();
  return { connection, heard };
}

test("the page does not retry a server that has no room", async () => {
  const runtime = new FakeRuntime();
  runtime.isFull = async () => true;
  const { heard } = line(runtime);
  runtime.socket.onclose({ code: 1006, reason: "" });
  await settle();
  assert.equal(heard.at(-1), "full");
  runtime.pass(60_000);
  assert.equal(runtime.sockets.length, 1);
});

test("the page connects at once when room was made", async () => {
  const runtime = new FakeRuntime();
  runtime.isFull = async () => true;
  const { connection, heard } = line(runtime);
  runtime.socket.onclose({ code: 4504, reason: "no room for a session" });
  assert.equal(heard.at(-1), "full");
  connection.retryNow();
  runtime.greet();
  assert.equal(heard.at(-1), "live");
});

test("a connection that was open and is cut is retried as usual", async () => {
  const runtime = new FakeRuntime();
  runtime.isFull = async () => true;
  const { heard } = line(runtime);
  runtime.greet();
  runtime.socket.onclose({ code: 1006, reason: "" });
  await settle();
  assert.equal(heard.at(-1), "waiting");
});

test("a new name of the session is reported", () => {
  const runtime = new FakeRuntime();
  const { heard } = line(runtime);
  runtime.greet();
  runtime.hear({ method: "renamed", params: { session: "one", name: "two" } });
  assert.equal(heard.at(-1), "renamed two");
});

function directoryOf(session, runtime = new FakeRuntime()) {
  const directory = new SessionDirectory({
    session: {
      link: { phase: session },
      credential: null,
      ask: async () => ({ sessions: [{ name: "own", used: null }], count: 1, most: 9 }),
    },
    runtime,
    address: () => "ws://host/ws/main",
  });
  return { directory, runtime };
}

test("the page's own connection lists the sessions while it is live", async () => {
  const { directory, runtime } = directoryOf("live");
  await directory.list();
  assert.deepEqual(directory.listed, {
    sessions: [{ name: "own", used: null }],
    count: 1,
    most: 9,
  });
  assert.equal(runtime.sockets.length, 0);
});

test("without it, a connection to main lists page by page, the newest first", async () => {
  const { directory, runtime } = directoryOf("full");
  const listing = directory.list();
  runtime.greet();
  await settle();
  const entry = (name, used) => ({ name, used });
  const first = Array.from({ length: 200 }, (_, at) => entry(`a${at}`, "2026-01-01T00:00:00Z"));
  const { id } = runtime.socket.sent.at(-1);
  runtime.hear({ id, result: { sessions: first, count: 201, most: 300 } });
  await settle();
  const next = runtime.socket.sent.at(-1);
  assert.equal(next.params.after, "a199");
  runtime.hear({
    id: next.id,
    result: {
      sessions: [entry("b", "2026-01-02T00:00:00Z")],
      count: 201,
      most: 300,
    },
  });
  await listing;
  assert.equal(directory.listed?.sessions.length, 201);
  assert.equal(directory.listed?.sessions[0].name, "b");
  directory.close();
  assert.ok(runtime.socket.isClosed);
});

test("the connection that lists does not count as a client of main", async () => {
  const { directory, runtime } = directoryOf("full");
  const listing = directory.list();
  runtime.greet();
  await settle();
  const entry = { name: "main", used: null, revision: 4, connections: 3 };
  runtime.hear({
    id: runtime.socket.sent.at(-1).id,
    result: { sessions: [entry], count: 1, most: 9 },
  });
  await listing;
  assert.equal(directory.listed?.sessions[0].connections, 2);
  const again = directory.list();
  await settle();
  const alone = { ...entry, revision: 0, connections: 1 };
  runtime.hear({
    id: runtime.socket.sent.at(-1).id,
    result: { sessions: [alone], count: 1, most: 9 },
  });
  await again;
  assert.deepEqual(directory.listed?.sessions, []);
});

test("a server that does not answer is abandoned", async () => {
  const { directory, runtime } = directoryOf("full");
  const listing = directory.list();
  runtime.pass(9000);
  await assert.rejects(listing, /isn’t responding/);
});

test("a session is described in a line", () => {
  const now = Date.parse("2026-01-05T12:00:00Z");
  const entry = {
    name: "a",
    scene: "recipes",
    revision: 12,
    bytes: 3400,
    connections: 0,
    used: "2026-01-05T10:00:00Z",
    pinned: false,
  };
  assert.equal(entryWords(entry, false, now), "recipes, r12, 3.4 kB, used 2 h ago");
  assert.equal(
    entryWords({ ...entry, scene: null, connections: 2 }, true, now),
    "this one, r12, 3.4 kB, 2 connected",
  );
  assert.equal(entryWords({ ...entry, used: null, bytes: 5 }, false, now), "recipes, r12, 5 B");
});

test("the visible sessions are counted", () => {
  const directory = partly({
    sessions: [{ name: "Alpha" }, { name: "beta" }],
    count: 2,
    most: 10,
  });
  assert.deepEqual(shownSessions(directory, ""), {
    mine: [],
    others: directory.sessions,
    words: "2 of 10 sessions",
  });
  assert.equal(shownSessions(directory, "ALP").others.length, 1);
  assert.equal(shownSessions(partly({}), "").words, "Asking the server…");
});

test("the sessions of this browser come first, in the order in which it opened them", () => {
  const names = Array.from({ length: 400 }, (_, index) => ({ name: `s${index}` }));
  const directory = partly({ sessions: names, count: 400, most: 1000 });
  const { mine, others, words } = shownSessions(directory, "", ["s399", "gone", "s3"]);
  assert.deepEqual(mine.map(({ name }) => name), ["s399", "s3"]);
  assert.equal(mine.length + others.length, 300);
  assert.ok(others.every(({ name }) => name !== "s3"));
  assert.equal(words, "400 of 1000 sessions, 300 shown");
});

test("a browser keeps the names of its newest sessions", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  for (const name of ["a", "b", "a"]) noteSession(store, name);
  assert.deepEqual(ownSessions(store), ["a", "b"]);
  noteSession(store, "c", "b");
  assert.deepEqual(ownSessions(store), ["c", "a"]);
  for (let number = 0; number < 60; number += 1) noteSession(store, `n${number}`);
  assert.equal(ownSessions(store).length, 40);
  kept.set("colonnade.sessions", "{");
  assert.deepEqual(ownSessions(store), []);
});

test("an invalid session name is refused with the reason", () => {
  const directory = partly({ sessions: [{ name: "demo" }] });
  assert.equal(nameProblem("Demo_2-b", directory), null);
  assert.match(nameProblem("", directory) ?? "", /needs a name/);
  assert.match(nameProblem("a b", directory) ?? "", /contain spaces/);
  for (const name of ["日本", "../etc", "a\u202eb", "<b>", "é"]) {
    assert.match(nameProblem(name, directory) ?? "", /Use A–Z|contain A–Z/, name);
  }
  assert.match(nameProblem("x".repeat(65), directory) ?? "", /65 characters.*at most 64/);
  assert.match(nameProblem("demo", directory) ?? "", /is taken/);
  assert.match(roomProblem({ count: 3, most: 3 }) ?? "", /All 3 sessions are in use/);
  assert.equal(roomProblem({ count: 2, most: 3 }), null);
});

test("the suggested name is free", () => {
  assert.equal(freeName(partly({})), "session-1");
  const taken = [{ name: "session-1" }, { name: "session-2" }, { name: "session-10" }];
  assert.equal(freeName(partly({ sessions: taken })), "session-3");
});

test("the question before a deletion lists everything that is deleted", () => {
  assert.match(deletionQuestion({ connections: 0 }, false), /history\?$/);
  assert.match(deletionQuestion({ connections: 1 }, true), /Only you are in it/);
  assert.match(deletionQuestion({ connections: 1 }, false), /One client is connected/);
  assert.match(deletionQuestion({ connections: 4 }, true), /4 clients are connected/);
});

test("another session's address keeps the page's other parameters", () => {
  const here = { pathname: "/", search: "?session=one&tour=on&lang=ja" };
  assert.equal(sessionAddress(here, "two"), "/?session=two&lang=ja");
  assert.equal(sessionAddress({ pathname: "/", search: "" }, "a"), "/?session=a");
});

test("each reason for an end has its sentence", () => {
  assert.match(endSentence({ phase: "full" }) ?? "", /no room/);
  assert.match(endSentence({ phase: "ended", reason: "the session was removed" }) ?? "", /deleted/);
  assert.equal(endSentence({ phase: "waiting" }), null);
  assert.match(occupancyWords({ sessions: 9000, most: 10000 }), /9000 of 10000/);
});
