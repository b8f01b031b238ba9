import assert from "node:assert/strict";
import { test } from "node:test";
import { initials, nameIn, nameToTake, People } from "../../Public/model/session/people.js";
import { Presence } from "../../Public/panels/people-bar/presence.js";
import { partly } from "./documents.mjs";

const HERE = [
  { client: "demo", kind: "script" },
  { client: "browser-a", name: "Anna K" },
  { client: "browser-a", name: "Anna K" },
  { client: "browser-b", name: null },
];

test("several connections of one client are one person, and people come before scripts", () => {
  const people = new People();
  assert.equal(people.update({ people: HERE }), true);
  assert.deepEqual(people.list, [
    { client: "browser-a", name: "Anna K", kind: "browser", connections: 2 },
    { client: "browser-b", name: "", kind: "browser", connections: 1 },
    { client: "demo", name: "", kind: "script", connections: 1 },
  ]);
});

test("the name of a person who has left stays with their changes", () => {
  const people = new People();
  people.update({ people: HERE });
  people.update({ people: [] });
  assert.deepEqual(people.list, []);
  assert.equal(people.nameOf("browser-a"), "Anna K");
  assert.equal(people.nameOf(null), "");
});

test("a list of people that is malformed is ignored", () => {
  const people = new People();
  assert.deepEqual([{}, null, { people: 3 }].map((told) => people.update(told)), [
    false,
    false,
    false,
  ]);
  assert.equal(people.isKnown, false);
});

test("initials are whole characters, and long names are cut", () => {
  const of = (name, client = "browser-xy") => initials({ client, name });
  assert.deepEqual(["Anna Maria Karenina", "anna", "", "👩‍🚀 One", "山田"].map((name) => of(name)), [
    "AK",
    "A",
    "Ra",
    "👩‍🚀O",
    "山",
  ]);
  const others = ["Grace <b>", "<b onclick=hit()>\u202eEve</b>", "(2nd) R2", "<>"].map((name) =>
    of(name)
  );
  assert.deepEqual(others, ["GB", "BO", "2R", "Ra"]);
  assert.equal(nameIn("  a ".padEnd(80, "b")).length, 40);
  assert.equal(nameIn(3), "");
});

test("a guest has two letters of an animal, a script the first of its id", () => {
  assert.equal(initials({ client: "browser-a", name: "" }), "Ha");
  assert.equal(initials({ client: "demo-script", name: "" }), "D");
});

test("a name has no control characters, and at most the bytes that the server accepts", () => {
  assert.equal(nameToTake(" A\u0000n\u202En\u2066a\n "), "Anna");
  assert.equal(nameToTake("🦊".repeat(30)), "🦊".repeat(16));
  assert.equal(nameToTake("山".repeat(30)), "山".repeat(21));
  assert.equal(nameToTake("x".repeat(80)), "x".repeat(40));
  assert.equal(nameToTake(null), "");
});

test("a crowd that is not listed completely is still counted completely", () => {
  const people = new People();
  people.update({ people: HERE, count: 5000 });
  assert.deepEqual([people.list.length, people.count], [3, 5000]);
  people.update({ people: HERE });
  assert.equal(people.count, 3);
});

test("each person has their own color while there are enough, and keeps it", () => {
  const people = new People();
  const clients = ["browser-anna", "demo-script", "browser-eve", "other", "script", "phone", "mac"];
  const colours = clients.map((client) => people.colourOf(client));
  assert.equal(new Set(colours.slice(0, 6)).size, 6);
  assert.deepEqual(clients.map((client) => people.colourOf(client)), colours);
});

function store() {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("a name is kept, sent with each connection, and can be removed", async () => {
  /** @type {unknown[]} */
  const asked = [];
  const session = partly({
    link: { phase: "live" },
    ask(method, params) {
      asked.push([method, params.name]);
      return Promise.resolve(method === "presence.list" ? { people: HERE } : {});
    },
  });
  const presence = new Presence(session, store(), () => {});
  await settled();
  assert.deepEqual(asked.splice(0), [["presence.list", undefined]]);
  assert.equal(presence.people.list.length, 3);
  await presence.setName(" Bo ");
  assert.deepEqual(asked.splice(0), [["presence.set", "Bo"], ["presence.list", undefined]]);
  await session.presence.connected();
  assert.deepEqual(asked.splice(0)[0], ["presence.set", "Bo"]);
  await presence.setName("");
  assert.deepEqual(asked.splice(0)[0], ["presence.set", null]);
  assert.equal(presence.name, "");
  await session.presence.receive({ people: [] });
  assert.deepEqual([asked.length, presence.people.list.length], [0, 0]);
  await session.presence.receive({ joined: "x" });
  assert.deepEqual(asked, [["presence.list", undefined]]);
});

test("the page works with a server that reports no people", async () => {
  const ask = () => Promise.reject(new Error("There is no method presence.list."));
  const presence = new Presence(partly({ link: { phase: "live" }, ask }), store(), () => {});
  await settled();
  assert.equal(presence.people.isKnown, false);
});
