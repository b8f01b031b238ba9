import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import * as client from "../../Public/clients/client.js";
import { FakeRuntime } from "./fake-runtime.mjs";
import { partly } from "./documents.mjs";

const { WebSocket } = globalThis;
/** @type {FakeRuntime} */
let runtime;
/** @type {any} */
let app;

const state = (...values) => ({
  detail: { path: values.map((value) => ({ type: "Int", value })) },
});
const hello = { epoch: "e", revision: 0, limits: { messageBytes: 200 }, state: state() };

beforeEach(async () => {
  runtime = new FakeRuntime();
  globalThis.WebSocket = partly(runtime.WebSocket);
  const opening = client.connect("http://host/?session=demo", { client: "me" });
  runtime.greet(hello);
  app = await opening;
});

afterEach(() => {
  app.close();
  globalThis.WebSocket = WebSocket;
});

test("a checkout's client is what the server's file exports", () => {
  assert.deepEqual(Object.keys(client).toSorted(), [
    "ClientError",
    "CommandError",
    "Disconnected",
    "HistoryEnded",
    "NoRoom",
    "TimedOut",
    "connect",
  ]);
});

test("it connects, sends a command under a key, and then has the answer’s state", async () => {
  assert.equal(runtime.socket.url, "ws://host/ws/demo?client=me");
  assert.equal(runtime.socket.protocol, "colonnade.v1");
  const done = app.call("push", { value: 2n ** 60n });
  const [{ id, method, params }] = runtime.socket.sent;
  assert.deepEqual(params.value, { type: "Int", value: "1152921504606846976" });
  assert.match(params.meta.key, /^[0-9a-f]{12}-1$/);
  const patch = [{
    op: "add",
    path: "/detail/path/0",
    value: { type: "Int", value: `${2n ** 60n}` },
  }];
  runtime.hear({ method: "changed", params: { base: 0, revision: 1, cause: { method }, patch } });
  runtime.hear({ id, result: { revision: 1, changed: true } });
  assert.deepEqual(await done, { revision: 1, changed: true });
  assert.deepEqual([app.path, app.revision, app.session], [[2n ** 60n], 1, "demo"]);
});

test("a state is seen at each revision on the way, also while it catches up", async () => {
  const seen = [];
  app.onchange = (state, change) =>
    seen.push([app.revision, state.detail.path.length, change?.base]);
  const add = (base) => ({
    base,
    revision: base + 1,
    cause: {},
    patch: [{ op: "add", path: `/detail/path/${base}`, value: { type: "Int", value: base } }],
  });
  const reached = app.until(({ detail }) => detail.path.length === 2);
  const changes = [add(0), add(0), add(1), add(2)];
  runtime.greet({ ...hello, revision: 3, state: undefined, resumed: true, changes });
  assert.equal((await reached).detail.path.length, 2);
  assert.deepEqual(seen, [[1, 1, 0], [2, 2, 1], [3, 3, 2]]);
});

test("a command of another history is not sent, and one that is too long neither", async () => {
  const waiting = app.call("push", { value: 1 });
  runtime.greet({ ...hello, epoch: "f", state: state(7) });
  await assert.rejects(waiting, client.HistoryEnded);
  assert.deepEqual([app.epoch, app.path], ["f", [7]]);
  await assert.rejects(app.call("push", { value: "x".repeat(300) }), client.NoRoom);
  assert.equal(runtime.socket.sent.length, 1);
});

test("an answer to what the server could not read is the oldest call's", async () => {
  const [first, second] = [app.call("push", { value: 1 }), app.call("pop")];
  runtime.hear({ id: null, error: { code: -32700, message: "This isn’t valid JSON." } });
  await assert.rejects(first, { name: "CommandError", code: -32700 });
  runtime.hear({ id: 2, result: {} });
  assert.deepEqual(await second, {});
});

test("a command confirms the answers before the first one that is missing", async () => {
  const limits = { ...hello.limits, confirmedRuns: 8, keySeconds: 600 };
  runtime.greet({ ...hello, limits });
  const confirmed = () => runtime.socket.sent.at(-1).params.meta.confirmed;
  const calls = [app.call("pop")];
  assert.equal(confirmed(), 0);
  calls.push(app.call("pop"), app.call("pop"));
  assert.equal(confirmed(), 0);
  runtime.hear({ id: 2, result: {} });
  calls.push(app.call("pop"));
  assert.equal(confirmed(), 0);
  runtime.hear({ id: 1, result: {} });
  const late = app.call("pop", {}, { timeout: 0 });
  assert.equal(confirmed(), 2);
  await assert.rejects(late, client.TimedOut);
  for (const id of [3, 4]) runtime.hear({ id, result: {} });
  await Promise.all(calls);
  // The result of the call that timed out can still be asked for.
  const next = app.call("pop");
  assert.equal(confirmed(), 4);
  runtime.hear({ id: 6, result: {} });
  await next;
  const again = app.call("pop", {}, { meta: { key: "mine" } });
  assert.deepEqual(runtime.socket.sent.at(-1).params.meta, { key: "mine" });
  runtime.hear({ id: 7, result: {} });
  await again;
});

test("closed for good, it rejects everything that waits and every later call", async () => {
  const waiting = [app.call("pop"), app.until(() => false)];
  runtime.socket.onclose({ code: 4503, reason: "the session was removed" });
  for (const call of [...waiting, app.call("push", { value: 1 })])
    await assert.rejects(call, { name: "Disconnected", code: 4503 });
  assert.ok(!app.isConnected);
});
