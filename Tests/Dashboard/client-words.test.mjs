import assert from "node:assert/strict";
import { test } from "node:test";

import { clientWords } from "../../Public/model/session/client-words.js";

test("a client that gave no id is a script with its number, any other has its id", () => {
  assert.equal(clientWords("c174"), "Script 174");
  for (const id of ["demo-script", "c", "c1x", "xc1"]) assert.equal(clientWords(id), id);
});

test("a browser without a name is a guest with an animal, the same on every page", () => {
  assert.equal(clientWords("browser-a"), "Guest hare");
  assert.equal(clientWords("browser-a"), clientWords("browser-a"));
  const guests = new Set(Array.from({ length: 200 }, (_, id) => clientWords(`browser-${id}`)));
  assert.ok(guests.size >= 12, String(guests.size));
  for (const guest of guests) assert.match(guest, /^Guest [a-z]+$/);
});
