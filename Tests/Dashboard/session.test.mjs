import assert from "node:assert/strict";
import { test } from "node:test";
import { piecesOf } from "../../Public/model/history/change-summary.js";
import { effectsBetween } from "../../Public/model/history/revision-effects.js";
import { pieceText } from "../../Public/model/log/log-text.js";
import { Session } from "../../Public/model/session/session.js";
import { elementOf, stateOf } from "./documents.mjs";
import { FakeRuntime } from "./fake-runtime.mjs";

const add = (index, id) => ({ op: "add", path: `/detail/path/${index}`, value: elementOf(id) });
const change = (revision, patch, more = {}) => ({
  base: revision - 1,
  revision,
  at: "2026-01-05T10:11:12.345Z",
  patch,
  cause: { method: "push", client: "other", id: 1, label: null },
  ...more,
});
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

function following() {
  const runtime = new FakeRuntime();
  /** @type {{ moved: string[], returned: any[] }} */
  const heard = { moved: [], returned: [] };
  const session = new Session({
    tab: "t",
    runtime,
    address: ({ revision }) => `ws://host/?revision=${revision}`,
    delegate: {
      sessionTouched() {},
      sessionRenamed() {},
      sessionMoved: (sentence) => heard.moved.push(sentence),
      sessionReturned: (...all) => heard.returned.push(all),
    },
  });
  session.log.describe = effectsBetween;
  session.start(null);
  return { runtime, session, heard };
}

/** Answers the page's requests: `answers` by method, as functions of the parameters. */
async function answer(runtime, answers) {
  for (const { id, method, params } of runtime.socket.sent.splice(0)) {
    if (answers[method]) runtime.hear({ id, result: answers[method](params) });
  }
  await settled();
}

const texts = (session) =>
  Array.from({ length: session.log.count }, (_, index) => {
    const { revision, did, coalesced } = session.log.at(index);
    const words = did
      ? piecesOf(did).map(pieceText).map((text) => text.replace(/\w+ "|"/g, ""))
      : "?";
    return [`${revision}:`, coalesced ?? [], words].flat().join(" ");
  });

test("each change updates the state, the log and the announcement", () => {
  const { runtime, session, heard } = following();
  runtime.greet({ revision: 0, state: stateOf("") });
  runtime.hear({ method: "changed", params: change(1, [add(0, "a")]) });
  assert.deepEqual(session.state, stateOf("a"));
  assert.deepEqual(texts(session), ["1: a depth 1"]);
  assert.deepEqual(heard.moved, ["Push, by other: depth 1"]);
  assert.deepEqual([session.changes.last.who, session.changes.last.animates], ["other", true]);
});

test("rows for missed changes show each step separately", () => {
  const { runtime, session } = following();
  runtime.greet({ revision: 0, state: stateOf("") });
  runtime.socket.onclose({ code: 1006 });
  runtime.pass(10_000);
  assert.match(runtime.socket.url, /revision=0$/);
  runtime.greet({
    revision: 2,
    resumed: true,
    changes: [change(1, [add(0, "a")]), change(2, [add(1, "b")])],
  });
  assert.deepEqual(texts(session), ["2: b depth 2", "1: a depth 1"]);
});

test("a reconnection after half a second is announced, with the number of missed changes", () => {
  for (
    const [away, told] of [[400, []], [600, [[
      "Reconnected. Caught up on 1 change, none lost.",
      true,
    ]]]]
  ) {
    const { runtime, heard } = following();
    runtime.greet({ revision: 0, state: stateOf("") });
    runtime.socket.onclose({ code: 1006 });
    runtime.pass(away);
    runtime.greet({ revision: 1, resumed: true, changes: [change(1, [add(0, "a")])] });
    assert.deepEqual(heard.returned, told);
  }
});

test("a gap is closed by resuming from the mirror's revision", () => {
  const { runtime, session } = following();
  runtime.greet({ revision: 0, state: stateOf("") });
  runtime.hear({ method: "changed", params: change(2, [add(1, "b")]) });
  assert.equal(runtime.sockets.length, 2);
  assert.match(runtime.socket.url, /revision=0$/);
  assert.deepEqual(session.state, stateOf(""));
});

test("a mirror that has drifted requests everything", () => {
  const { runtime } = following();
  runtime.greet({ revision: 0, state: stateOf("") });
  runtime.hear({ method: "changed", params: change(1, [add(7, "x")]) });
  assert.match(runtime.socket.url, /revision=null$/);
});

test("the log is filled at first, and its newest rows are explained by the states around them", async () => {
  const { runtime, session } = following();
  runtime.greet({ revision: 2, state: stateOf("ab") });
  const states = ["", "a", "ab"];
  const past = {
    "history.list": ({ after, limit }) => {
      assert.deepEqual([after, limit], [0, 200]);
      return { revisions: [1, 2].map((revision) => change(revision, undefined)) };
    },
    "history.get": ({ revision }) => ({ state: stateOf(states[revision]) }),
    "types.list": () => ({ types: [{ name: "Recipe" }] }),
  };
  await answer(runtime, past);
  assert.deepEqual(texts(session), ["2: ?", "1: ?"]);
  await answer(runtime, past);
  assert.deepEqual(texts(session), ["2: b depth 2", "1: a depth 1"]);
  assert.deepEqual(session.menus.types, [{ name: "Recipe" }]);
});

test("several coalesced changes are one row, and the missing rows are requested", async () => {
  const { runtime, session } = following();
  runtime.greet({ revision: 0, state: stateOf("") });
  await answer(runtime, { "history.list": () => ({ revisions: [] }) });
  runtime.hear({ method: "changed", params: change(1, [add(0, "a")]) });
  runtime.hear({
    method: "changed",
    params: { ...change(4), base: 1, patch: undefined, coalesced: 3, state: stateOf("abcd") },
  });
  assert.deepEqual(texts(session), ["4: 3 b c d depth 4", "1: a depth 1"]);
  assert.equal(session.log.missingBelow(0), 2);
  await answer(runtime, {
    "history.list": ({ after, limit }) => {
      assert.deepEqual([after, limit], [1, 2]);
      return { revisions: [change(2), change(3)] };
    },
  });
  assert.equal(session.log.missingBelow(0), 0);
});

test("a new history clears the log and is announced at once", async () => {
  const { runtime, session, heard } = following();
  runtime.greet({ revision: 0, state: stateOf("") });
  runtime.hear({ method: "changed", params: change(1, [add(0, "a")]) });
  runtime.socket.onclose({ code: 1001 });
  runtime.pass(200);
  runtime.greet({
    epoch: "b",
    revision: 1,
    resumed: false,
    reason: "epoch_changed",
    state: stateOf("z"),
  });
  assert.equal(session.log.count, 0);
  assert.deepEqual(session.state, stateOf("z"));
  assert.match(heard.returned[0][0], /without the old history/);
  await settled();
  await answer(runtime, { "history.list": () => ({ revisions: [change(1)] }) });
  assert.equal(session.log.count, 1);
});

test("a change that is already drawn is not animated", () => {
  const { runtime, session } = following();
  runtime.greet({ revision: 0, state: stateOf("") });
  for (let revision = 1; revision <= 5; revision += 1) {
    runtime.hear({
      method: "changed",
      params: change(revision, [add(revision - 1, `e${revision}`)]),
    });
  }
  assert.deepEqual(session.changes.last, { who: "other", animates: false, burst: 5 });
  session.changes.noteDrawn();
  assert.deepEqual(session.changes.last, { who: null, animates: true, burst: 0 });
});
