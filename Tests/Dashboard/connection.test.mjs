import assert from "node:assert/strict";
import { test } from "node:test";
import { backoffDelay } from "../../Public/protocol/backoff.js";
import { Connection } from "../../Public/protocol/connection.js";
import { NotSent, Refusal } from "../../Public/protocol/requests.js";
import { FakeRuntime } from "./fake-runtime.mjs";
import { partly } from "./documents.mjs";

/** @returns {{ phases: any[], hellos: any[], changes: any[] }} */
const recorder = () => ({ phases: [], hellos: [], changes: [] });

function connectedTo(runtime, heard = recorder()) {
  return new Connection({
    tab: "t",
    runtime,
    address: () => "ws://host/ws/main",
    delegate: {
      connectionPhase: (phase, details) => heard.phases.push({ phase, ...details }),
      connectionHello: (params) => heard.hellos.push(params),
      connectionChanged: (params) => heard.changes.push(params),
      connectionRenamed() {},
    },
  });
}

function connected({ greet = true } = {}) {
  const runtime = new FakeRuntime();
  const heard = recorder();
  const connection = connectedTo(runtime, heard);
  connection.start();
  if (greet) runtime.greet();
  return { runtime, connection, heard };
}

const phases = ({ phases }) => phases.map(({ phase }) => phase);

test("connecting is subscribing: hello makes the connection live, and nothing is sent before", () => {
  const { runtime, connection, heard } = connected();
  assert.equal(runtime.socket.protocol, "colonnade.v1");
  assert.deepEqual(runtime.socket.sent, []);
  assert.deepEqual(phases(heard), ["connecting", "live"]);
  assert.equal(connection.phase, "live");
});

test("a command is sent with its own key and resolves with the result", async () => {
  const { runtime, connection } = connected();
  const answer = connection.command("push", { value: 1 });
  assert.deepEqual(runtime.socket.sent, [{
    jsonrpc: "2.0",
    id: "t-1",
    method: "push",
    params: { value: 1, meta: { key: "t-1" } },
  }]);
  runtime.time = 7;
  runtime.hear({ id: "t-1", result: { revision: 1, changed: true } });
  assert.deepEqual(await answer, { revision: 1, changed: true });
  assert.equal(connection.requests.roundTrip, 7);
  assert.ok(
    connection.requests.isOwn("t-1") && !connection.requests.isOwn("u-1") &&
      !connection.requests.isOwn(1),
  );
});

test("an error is a refusal with its code and data", async () => {
  const { runtime, connection } = connected();
  const answer = connection.command("pop");
  runtime.hear({
    id: "t-1",
    error: { code: 1001, message: "Empty.", data: { pointer: "/params" } },
  });
  await assert.rejects(answer, (error) =>
    error instanceof Refusal && error.code === 1001 &&
    error.message === "Empty." && partly(error).data.pointer === "/params");
});

test("a message that the server could not read is refused, not awaited", async () => {
  const { runtime, connection } = connected();
  const first = connection.command("push", { value: 1 });
  const second = connection.command("pop");
  runtime.hear({ id: null, error: { code: -32700, message: "This isn’t valid JSON." } });
  await assert.rejects(first, { name: "Refusal", code: -32700 });
  runtime.hear({ id: "t-2", result: { revision: 1, changed: true } });
  assert.deepEqual(await second, { revision: 1, changed: true });
  runtime.hear({ id: null, error: { code: -32700, message: "Nobody asked." } });
});

test("after a cut the page waits with jitter, reconnects and sends open commands again", async () => {
  const { runtime, connection, heard } = connected();
  const answer = connection.command("push", { value: 1 });
  const first = runtime.socket.sent[0];
  runtime.socket.onclose({ code: 1006, reason: "" });
  assert.equal(heard.phases.at(-1).phase, "waiting");
  assert.equal(heard.phases.at(-1).retryAt, backoffDelay(0, () => 0.5));
  runtime.pass(10_000);
  assert.equal(runtime.sockets.length, 2);
  runtime.greet();
  assert.deepEqual(runtime.socket.sent, [first]);
  runtime.hear({ id: "t-1", result: { replayed: true } });
  assert.deepEqual(await answer, { replayed: true });
  assert.deepEqual(phases(heard), ["connecting", "live", "waiting", "retrying", "live"]);
});

test("delays grow to a cap and start again after a hello", () => {
  const { runtime, heard } = connected();
  const waits = [];
  for (let index = 0; index < 8; index += 1) {
    runtime.socket.onclose({ code: 1006 });
    waits.push(heard.phases.at(-1).retryAt - runtime.time);
    runtime.pass(10_000);
  }
  assert.deepEqual(waits, [150, 300, 600, 1200, 2400, 4800, 5000, 5000]);
  runtime.greet();
  runtime.socket.onclose({ code: 1006 });
  assert.equal(heard.phases.at(-1).retryAt - runtime.time, 150);
});

test("full jitter is between zero and the cap", () => {
  assert.equal(backoffDelay(3, () => 0), 0);
  assert.equal(backoffDelay(100, () => 1), 10_000);
});

test("retryNow tries at once, and only once", () => {
  const { runtime, connection } = connected();
  runtime.socket.onclose({ code: 1001 });
  connection.retryNow();
  connection.retryNow();
  assert.equal(runtime.sockets.length, 2);
  runtime.pass(8000);
  runtime.pass(10_000);
  assert.equal(runtime.sockets.length, 3, "the opening was given up and tried again, once");
});

test("an opening that gets no answer is abandoned and tried again", () => {
  const { runtime, heard } = connected({ greet: false });
  runtime.pass(8000);
  assert.ok(runtime.sockets[0].isClosed);
  assert.equal(heard.phases.at(-1).phase, "waiting");
});

test("a live connection that has gone silent is detected by a request", () => {
  const { runtime, connection } = connected();
  connection.retryNow();
  assert.equal(partly(runtime.socket.sent[0]).method, "history.list");
  runtime.pass(4000);
  assert.equal(connection.phase, "waiting");
});

test("the page probes a connection once, after some time without an answer", () => {
  const { runtime, connection } = connected();
  runtime.pass(4999);
  connection.probeIfSilent();
  assert.equal(runtime.socket.sent.length, 0);
  runtime.pass(1);
  connection.probeIfSilent();
  connection.probeIfSilent();
  assert.deepEqual(runtime.socket.sent.map(({ method }) => method), ["history.list"]);
  runtime.pass(1500);
  assert.equal(runtime.now() - (connection.requests.waitingSince ?? 0), 1500);
  assert.ok(connection.isPing);
  runtime.hear({ id: runtime.socket.sent[0].id, result: { revisions: [] } });
  assert.equal(connection.requests.waitingSince, null);
  runtime.pass(4999);
  connection.probeIfSilent();
  assert.equal(runtime.socket.sent.length, 1);
});

test("a connection that only sends changes is probed too, and kept while they come", () => {
  const { runtime, connection } = connected();
  const tell = () => runtime.hear({ method: "presence", params: {} });
  for (let second = 0; second < 5; second += 1) {
    runtime.pass(1000);
    tell();
  }
  connection.probeIfSilent();
  assert.deepEqual(runtime.socket.sent.map(({ method }) => method), ["history.list"]);
  for (let second = 0; second < 20; second += 1) {
    runtime.pass(1000);
    tell();
  }
  assert.equal(connection.phase, "live");
  assert.ok(
    connection.isPing && runtime.now() - (connection.requests.waitingSince ?? 0) === 20_000,
  );
  runtime.pass(4000);
  assert.equal(connection.phase, "waiting");
});

test("a connection that does not answer the probe is closed", () => {
  const { runtime, connection } = connected();
  runtime.pass(5000);
  connection.probeIfSilent();
  runtime.pass(4000);
  assert.equal(connection.phase, "waiting");
});

test("frames are counted with their bytes, and the newest are kept", () => {
  const { runtime, connection } = connected({ greet: false });
  runtime.greet();
  connection.ask("é");
  const { sent, received, newest, connections } = connection.wire;
  assert.deepEqual([sent.frames, received.frames, connections], [1, 1, 1]);
  assert.equal(sent.bytes, newest[1].text.length + 1);
  assert.deepEqual(newest.map(({ isSent }) => isSent), [false, true]);
  assert.ok(!connection.isPing && connection.requests.waitingSince !== null);
  for (let count = 0; count < 300; count += 1) runtime.hear({ method: "presence", params: {} });
  assert.deepEqual([connection.wire.newest.length, connection.wire.received.frames], [200, 301]);
});

test("messages of an old socket are ignored", () => {
  const { runtime, connection, heard } = connected();
  connection.resume();
  const [old, now] = runtime.sockets;
  assert.ok(old.isClosed && old !== now);
  old.onmessage({ data: JSON.stringify({ method: "changed", params: {} }) });
  old.onclose({ code: 1000 });
  assert.deepEqual(heard.changes, []);
  assert.equal(connection.phase, "retrying");
});

test("a second resume in a row waits, so that a broken server is not hammered", () => {
  const { runtime, connection } = connected();
  connection.resume();
  runtime.greet();
  connection.resume();
  assert.equal(connection.phase, "waiting");
  assert.equal(runtime.sockets.length, 2);
});

test("a command given to a closing connection is sent on the next one", () => {
  const { runtime, connection } = connected();
  runtime.socket.readyState = 2;
  connection.command("push", { value: 1 });
  assert.deepEqual(runtime.socket.sent, []);
  runtime.socket.onclose({ code: 1006 });
  runtime.pass(10_000);
  runtime.greet();
  assert.equal(partly(runtime.socket.sent[0]).method, "push");
});

test("while offline, a command is rejected and not sent", async () => {
  const { runtime, connection } = connected();
  runtime.socket.onclose({ code: 1006 });
  await assert.rejects(connection.command("push", { value: 1 }), NotSent);
});

test("a close that answers our message fails the command instead of repeating it", async () => {
  const { runtime, connection } = connected();
  const answer = connection.command("push", { value: "x" });
  runtime.socket.onclose({ code: 1009, reason: "too big" });
  await assert.rejects(answer, /too big/);
  runtime.pass(10_000);
  runtime.greet();
  assert.deepEqual(runtime.socket.sent, []);
});

test("a message one byte longer than the server's limit is not sent", async () => {
  const { runtime, connection } = connected({ greet: false });
  const empty = JSON.stringify({
    jsonrpc: "2.0",
    id: "t-1",
    method: "push",
    params: { value: "", meta: { key: "t-1" } },
  }).length;
  runtime.greet({ limits: { messageBytes: empty + 6 } });
  connection.command("push", { value: "ねé1" }).catch(() => {});
  assert.equal(runtime.socket.sent.length, 1);
  await assert.rejects(connection.command("push", { value: "ねé12" }), /Too long/);
  assert.equal(runtime.socket.sent.length, 1);
});

test("close code 4501 locks; the token is the first message of the next connection", () => {
  const { runtime, connection } = connected({ greet: false });
  runtime.socket.onopen();
  runtime.socket.onclose({ code: 4501, reason: "" });
  assert.equal(connection.phase, "locked");
  runtime.pass(60_000);
  assert.equal(runtime.sockets.length, 1);
  connection.unlock({ token: "secret" });
  runtime.socket.onopen();
  assert.deepEqual(runtime.socket.sent, [{
    jsonrpc: "2.0",
    id: 0,
    method: "authenticate",
    params: { token: "secret" },
  }]);
});

test("a one-time code is used once; the next connection asks for the token instead", () => {
  const runtime = new FakeRuntime();
  const connection = connectedTo(runtime);
  connection.unlock({ code: "once" });
  connection.start();
  runtime.greet();
  assert.deepEqual(runtime.socket.sent[0].params, { code: "once" });
  runtime.socket.onclose({ code: 1006 });
  runtime.pass(10_000);
  assert.equal(connection.phase, "locked");
  assert.equal(runtime.sockets.length, 1);
});

test("the page reconnects after close codes below 4500, but not from 4500 on", () => {
  for (
    const [code, phase] of [[4008, "waiting"], [4499, "waiting"], [4500, "ended"], [4503, "ended"]]
  ) {
    const { runtime, connection } = connected();
    runtime.socket.onclose({ code });
    assert.equal(connection.phase, phase, String(code));
  }
});

test("open commands are not sent into a new history", async () => {
  const { runtime, connection, heard } = connected();
  const answer = connection.command("push", { value: 1 });
  runtime.socket.onclose({ code: 1001 });
  runtime.pass(10_000);
  connection.failPending();
  runtime.greet({ epoch: "b" });
  await assert.rejects(answer, NotSent);
  assert.deepEqual(runtime.socket.sent, []);
  assert.equal(heard.hellos.length, 2);
});
