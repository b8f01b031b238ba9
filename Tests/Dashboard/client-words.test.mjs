import assert from "node:assert/strict";
import { test } from "node:test";

import { clientWords } from "../../Public/model/session/client-words.js";

test("a client that gave no id is a script with its number, any other has its id", () => {
  assert.equal(clientWords("c174"), "Script 174");
  for (const id of ["demo-script", "c", "c1x", "xc1"]) assert.equal(clientWords(id), id);
});
