import assert from "node:assert/strict";
import { test } from "node:test";

import { ListRows } from "../../Public/panels/source-view/list-rows.js";
import { partly, stateOf } from "./documents.mjs";

const chosen = (value) => ({ id: "e", type: "Category", value });

/** A state of a phone: `list` is the column on its screen, if a list is. */
const phone = (category, list) =>
  stateOf("", {
    sidebar: { selection: category ? chosen(category) : null },
    view: { stack: list ? { title: list, body: [{ kind: "list", id: list }] } : null },
  });

/** A page at the newest of these states, which lists the revisions that are asked for. */
const pageOf = (states) => {
  const asked = [];
  const ask = async (_method, { revision }) => {
    asked.push(revision);
    return { state: states[revision] };
  };
  const link = { epoch: "a", revision: states.length - 1 };
  return { asked, page: partly({ state: states.at(-1), link, viewing: null, ask }) };
};

const titles = (rows, state) => Object.values(rows.known(state)).map(({ title }) => title);

test("lists that are not on the screen are those of the newest states that show them", async () => {
  const states = [phone(null, "sidebar"), phone("soup", "content"), phone("soup")];
  const { page, asked } = pageOf(states);
  const rows = new ListRows();
  assert.ok(await rows.read(page));
  assert.deepEqual(asked, [1, 0]);
  assert.deepEqual(titles(rows, page.state), ["sidebar", "content"]);
  assert.equal(await rows.read(page), false);
  assert.deepEqual(asked, [1, 0]);
});

test("a list of what was selected before is not that of what is selected now", async () => {
  const { page } = pageOf([phone(null, "sidebar"), phone("pie", "content"), phone("soup")]);
  const rows = new ListRows();
  await rows.read(page);
  assert.deepEqual(titles(rows, page.state), ["sidebar"]);
});

test("no more than a few states are read, and each of them once", async () => {
  const { page, asked } = pageOf(Array.from({ length: 40 }, () => phone("soup")));
  const rows = new ListRows();
  assert.equal(await rows.read(page), false);
  assert.equal(await rows.read(page), false);
  assert.equal(asked.length, 12);
});
