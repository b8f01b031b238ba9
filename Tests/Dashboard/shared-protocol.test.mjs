import assert from "node:assert/strict";
import { test } from "node:test";
import { byteLength } from "../../Public/protocol/byte-length.js";
import { isPlain, parseDigits, writeDigits } from "../../Public/protocol/json-digits.js";
import { PendingRequests } from "../../Public/protocol/pending-requests.js";
import { ReconnectingSocket } from "../../Public/protocol/reconnecting-socket.js";
import { NAME, socketURL } from "../../Public/protocol/socket-url.js";
import { FakeRuntime } from "./fake-runtime.mjs";

const NOWHERE = { epoch: null, revision: null };
const OPENING = 4000;
const ADDRESS = "ws://host/ws/main";

/** A socket on a fake runtime, with what it reports. */
function socketOn(runtime) {
  const heard = [];
  const socket = new ReconnectingSocket(runtime, {
    opened: () => heard.push("opened"),
    received: (text, isCurrent) => heard.push(`${text} ${isCurrent()}`),
    closed: (code, reason) => heard.push(`closed ${code} ${reason}`),
    silent: () => heard.push("silent"),
  });
  return { socket, heard };
}

test("only the newest socket is heard", () => {
  const runtime = new FakeRuntime();
  const { socket, heard } = socketOn(runtime);
  socket.open(ADDRESS, OPENING);
  assert.ok(socket.isNew);
  socket.open(ADDRESS, OPENING);
  const [old, newest] = runtime.sockets;
  old.onopen();
  old.onmessage({ data: "old" });
  old.onclose({ code: 1001, reason: "old" });
  assert.deepEqual(heard, []);
  newest.onopen();
  newest.onmessage({ data: "new" });
  newest.onclose({ code: 1001, reason: "gone" });
  assert.deepEqual(heard, ["opened", "new true", "closed 1001 gone"]);
  assert.ok(!socket.isNew && socket.sender === null);
});

test("a socket that does not come to a greeting in its time is reported", () => {
  const runtime = new FakeRuntime();
  const { socket, heard } = socketOn(runtime);
  socket.open(ADDRESS, OPENING);
  runtime.pass(OPENING - 1);
  assert.deepEqual(heard, []);
  runtime.pass(1);
  assert.deepEqual(heard, ["silent"]);
  socket.open(ADDRESS, OPENING);
  socket.accept();
  runtime.pass(OPENING);
  assert.deepEqual(heard, ["silent"]);
});

test("pauses grow with each cut, until a socket is accepted", () => {
  const runtime = new FakeRuntime();
  const { socket } = socketOn(runtime);
  let times = 0;
  const pauses = Array.from({ length: 8 }, () => socket.retry(() => times += 1));
  assert.deepEqual(pauses, [150, 300, 600, 1200, 2400, 4800, 5000, 5000]);
  runtime.pass(60_000);
  assert.equal(times, 1, "a new pause takes the place of the one before");
  socket.accept();
  assert.equal(socket.retry(() => {}), 150);
  socket.close();
  assert.equal(runtime.timers.size, 0);
});

test("a message for a socket that has been replaced is not sent on the next one", () => {
  const runtime = new FakeRuntime();
  const { socket } = socketOn(runtime);
  socket.open(ADDRESS, OPENING);
  const send = socket.sender;
  runtime.socket.readyState = 3;
  socket.open(ADDRESS, OPENING);
  send?.('"late"');
  socket.sender?.('"next"');
  socket.authenticate({ token: "t" });
  assert.deepEqual(runtime.sockets.map(({ sent }) => sent), [[], [
    "next",
    { jsonrpc: "2.0", id: 0, method: "authenticate", params: { token: "t" } },
  ]]);
});

test("requests wait in their order, and an answer without an id is the oldest one's", () => {
  const failed = [];
  /** @type {PendingRequests<{ text: string, reject(error: Error): void }>} */
  const requests = new PendingRequests();
  const add = (id) => requests.add(id, { text: `${id}`, reject: () => failed.push(id) });
  assert.deepEqual([requests.oldest], [undefined]);
  assert.equal(requests.idOf({ id: null }), undefined);
  assert.deepEqual([requests.freshNumber(), requests.freshNumber()], [1, 2]);
  for (const id of ["b", "a", "c"]) add(id);
  assert.deepEqual(requests.ids, ["b", "a", "c"]);
  assert.deepEqual([requests.idOf({ id: null }), requests.idOf({ id: "c" })], ["b", "c"]);
  requests.delete("b");
  assert.equal(requests.oldest?.text, "a");
  requests.fail(new Error("gone"));
  assert.deepEqual([failed, requests.ids], [["a", "c"], []]);
});

test("a socket's address has the client, and the position if there is one", () => {
  const params = { client: "me", scene: undefined };
  assert.equal(
    socketURL("http://h:1/?session=x#y", "a", params, NOWHERE),
    "ws://h:1/ws/a?client=me",
  );
  assert.equal(
    socketURL("wss://h/ws/b", "a", { client: "me", scene: "s" }, { epoch: "e", revision: 0 }),
    "wss://h/ws/a?client=me&scene=s&epoch=e&revision=0",
  );
  assert.equal(socketURL("https://h/", "a", {}, { epoch: "e", revision: null }), "wss://h/ws/a");
});

test("names have letters, digits, “_” and “-”, up to 64", () => {
  for (const name of ["a", "A_-9", "x".repeat(64)]) assert.match(name, NAME);
  for (const name of ["", "a.b", "a b", "é", "x".repeat(65)]) assert.doesNotMatch(name, NAME);
});

test("a text has the bytes of its UTF-8", () => {
  for (const text of ["", "plain", "é", "料理", "👩‍👧", "a\u0000"])
    assert.equal(byteLength(text), new TextEncoder().encode(text).length, text);
});

/** Integers as BigInts, as the client for scripts has them. */
const integers = (digits) => /^-?\d+$/.test(digits) ? BigInt(digits) : Number(digits);
const digitsOf = (value) => typeof value === "bigint" ? String(value) : null;

test("a number that would change is whatever the reader makes of it, at any depth", () => {
  const text = '{"a":[9007199254740993,{"b":-18446744073709551616}],"c":"9007199254740993"}';
  assert.deepEqual(parseDigits(text, integers), {
    a: [9007199254740993n, { b: -18446744073709551616n }],
    c: "9007199254740993",
  });
});

for (const raw of [/** @type {any} */ (JSON).rawJSON, null]) {
  test(`BigInts are written with their digits ${raw ? "as raw JSON" : "by older browsers"}`, () => {
    const value = { a: [2n ** 64n, 1], text: "\u0001\u0001", ["__proto__"]: -1n };
    const text = '{"a":[18446744073709551616,1],"text":"\\u0001\\u0001","__proto__":-1}';
    assert.equal(writeDigits(value, digitsOf, undefined, raw), text);
    assert.equal(writeDigits(undefined, digitsOf, undefined, raw), undefined);
    assert.equal(writeDigits([1n], digitsOf, 1, raw), "[\n 1\n]");
  });
}

test("only plain objects are plain", () => {
  for (const value of [{}, Object.create(null), JSON.parse('{"__proto__":1}')])
    assert.ok(isPlain(value));
  for (const value of [[], null, undefined, 1, "a", new Map(), new Date(), 1n])
    assert.ok(!isPlain(value));
});
