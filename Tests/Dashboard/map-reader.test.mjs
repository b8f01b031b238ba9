import assert from "node:assert/strict";
import { test } from "node:test";
import { MapReader } from "../../Public/panels/app-map/map-reader.js";
import { partly, stateOf } from "./documents.mjs";

/** A session with as many pushes and pops as revisions, and what is asked of it. */
class Session {
  /** @type {[string, any][]} */
  asked = [];
  head = 0;
  oldest = 0;
  isDown = false;
  isSeen = true;

  constructor() {
    this.reader = new MapReader(() => this.isSeen, () => {});
  }

  get page() {
    return partly({
      link: { phase: "live", epoch: "e1", revision: this.head },
      live: stateAt(this.head),
      ask: (/** @type {string} */ method, /** @type {any} */ params) => this.answer(method, params),
    });
  }

  async answer(method, params) {
    this.asked.push([method, params]);
    await null;
    if (this.isDown) throw new Error("down");
    if (method === "history.get") return { state: stateAt(params.revision) };
    const { after = this.head - params.limit, limit } = params;
    const first = Math.max(after, this.oldest) + 1;
    const count = Math.max(0, Math.min(limit, this.head - first + 1));
    const revisions = Array.from({ length: count }, (_, index) => entryAt(first + index));
    return { revisions, oldest: this.oldest, head: this.head };
  }

  /** Lets the reader read to its end, with these screens in sight. */
  async read(...names) {
    const before = this.asked.length;
    this.reader.update(this.page, names);
    for (let count = -1; count !== this.asked.length;) {
      count = this.asked.length;
      await new Promise(setImmediate);
    }
    return this.asked.slice(before).map(([method, { revision, after }]) =>
      [method, revision ?? after].join(" ")
    );
  }
}

const stateAt = (revision) =>
  stateOf("", {
    detail: { path: revision % 2 ? [{ id: "e1", type: "T", value: revision }] : [], codable: true },
    screens: [
      { title: "Root", source: "root" },
      ...(revision % 2 ? [{ title: "T", source: /** @type {"path"} */ ("path"), index: 0 }] : []),
    ],
  });

const entryAt = (revision) => ({
  revision,
  cause: { method: revision % 2 ? "push" : "pop", client: "c1", id: 1, label: null },
  did: revision % 2
    ? [{ push: [{ id: "e1", type: "T", value: revision }], count: 1 }]
    : [{ pop: [], count: 1 }],
});

test("the history is read from its beginning, in pages, once", async () => {
  const session = new Session();
  session.head = 450;
  assert.deepEqual(await session.read(), [
    "history.list ",
    "history.get 0",
    "history.list 0",
    "history.list 200",
    "history.list 400",
  ]);
  assert.equal(session.reader.map.newest, 450);
  assert.equal(session.reader.isReading, false);
  assert.deepEqual(await session.read(), []);
  session.head = 451;
  assert.deepEqual(await session.read(), ["history.list 450"]);
  assert.equal(session.reader.map.graph.here, "path T");
});

test("a history that the server has in part is read from its oldest revision", async () => {
  const session = new Session();
  [session.head, session.oldest] = [450, 401];
  assert.deepEqual(await session.read(), ["history.list ", "history.get 401", "history.list 401"]);
  assert.equal(session.reader.map.first, 401);
});

test("of a very long history the newest ten thousand revisions are read", async () => {
  const session = new Session();
  session.head = 25_000;
  await session.read();
  assert.equal(session.reader.map.first, 15_000);
  assert.equal(session.reader.map.newest, 25_000);
});

test("states are asked for only for the screens in sight", async () => {
  const session = new Session();
  session.head = 10;
  await session.read();
  assert.deepEqual(await session.read("path T"), [
    "history.get 9",
    "history.get 1",
    "history.get 3",
    "history.get 5",
  ]);
  assert.deepEqual(await session.read("path T"), []);
});

test("nothing is asked for while the map is not in sight", async () => {
  const session = new Session();
  [session.head, session.isSeen] = [10, false];
  assert.deepEqual(await session.read(), []);
  session.isSeen = true;
  assert.equal((await session.read()).length, 3);
});

test("after a failure the next change is the time to try again", async (context) => {
  context.mock.method(console, "info", () => {});
  const session = new Session();
  [session.head, session.isDown] = [10, true];
  assert.equal((await session.read()).length, 1);
  assert.deepEqual(await session.read(), []);
  [session.head, session.isDown] = [11, false];
  assert.equal((await session.read()).length, 3);
  assert.equal(session.reader.map.newest, 11);
});
