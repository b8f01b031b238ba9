// Scripts: how lines are parsed, checked against a state, run, recorded and saved.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ExactNumber, parseValue, writeExactly } from "../../Public/protocol/exact-json.js";
import { failureOf, failureWords } from "../../Public/model/script/expectations.js";
import { asTransaction, MOST_LINES, parseScript } from "../../Public/model/script/lines.js";
import { ScriptRun } from "../../Public/model/script/run.js";
import { sameJSON } from "../../Public/model/script/same-json.js";
import { fromRequestValue, toRequestValue } from "../../Public/model/script/request-values.js";
import { recordLines } from "../../Public/model/script/script-recording.js";
import { ScriptLibrary } from "../../Public/panels/script-panel/script-library.js";
import { partly, stateOf } from "./documents.mjs";

const METHODS = [
  { name: "push", summary: "", example: {}, members: ["value", "values"].map(member) },
  { name: "popToRoot", summary: "", example: {}, members: [] },
  { name: "openURL", summary: "", example: {}, members: [{ ...member("url"), isNeeded: true }] },
];

/** @param {string} name */
function member(name) {
  return { name, isNeeded: false, schema: {} };
}

const problems = (/** @type {string} */ text) =>
  parseScript(text, METHODS).problems.map(({ line, message }) => `${line}: ${message}`);

test("a script has one request or expectation per line; empty lines count", () => {
  const { lines, problems } = parseScript(
    '{"method":"push","params":{"value":1}}\r\n\n{"expect":{"depth":1},"within":50}\n',
    METHODS,
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(lines, [
    { line: 1, kind: "command", method: "push", params: { value: 1 }, refused: null },
    { line: 3, kind: "expect", expectations: [{ name: "depth", value: 1 }], within: 50 },
  ]);
});

test("lines for `colonnade drive` are accepted: with an id, a version or a label", () => {
  const line = '{"jsonrpc":"2.0","id":3,"method":"push","params":{"value":1,"meta":{"label":"x"}}}';
  const { lines, problems } = parseScript(line, METHODS);
  assert.deepEqual(problems, []);
  assert.deepEqual(lines[0], {
    line: 1,
    kind: "command",
    method: "push",
    params: { value: 1 },
    refused: null,
  });
});

test("every invalid line is reported with its error", () => {
  const text = [
    "{",
    "7",
    '{"method":3}',
    '{"method":"pussh"}',
    '{"method":"push","params":[]}',
    '{"method":"push","params":{"valeu":1}}',
    '{"method":"popToRoot","params":{"count":1}}',
    '{"method":"openURL"}',
    '{"method":"push","parms":{}}',
    '{"method":"push","refused":"yes"}',
    '{"method":"push","params":{"meta":{"ifRevision":3}}}',
    '{"method":"sessions.delete","params":{"session":"main"}}',
    '{"expect":{}}',
    '{"expect":{"depth":-1}}',
    '{"expect":{"path":[null]}}',
    '{"expect":{"titles":"Root"}}',
    '{"expect":{"constructor":1}}',
    '{"expect":{"depth":1},"within":1e9}',
    '{"expect":{"depth":1},"method":"push"}',
  ].join("\n");
  assert.deepEqual(problems(text).map((problem) => problem.replace(/: .*/, "")), [
    ...Array.from({ length: 19 }, (_, index) => `${index + 1}`),
  ]);
  assert.match(problems('{"method":"push",}')[0], /^1: This isn’t valid JSON: .* character 18\.$/);
  assert.match(problems(text)[5], /push has no parameter “valeu”. It takes value, values\.$/);
});

test("a script has limits", () => {
  assert.equal(problems("\n".repeat(MOST_LINES)).length, 0);
  assert.match(problems("\n".repeat(MOST_LINES + 1))[0], /at most 1000 lines/);
  assert.match(problems(" ".repeat(70_000))[0], /^1: /);
});

test("numbers with equal values are equal", () => {
  const same = (/** @type {string} */ one, /** @type {string} */ other) =>
    sameJSON(parseValue(one), parseValue(other));
  assert.ok(same("1", "1.0") && same("1e3", "1000") && same("0", "-0.0") && same("0.10", "1e-1"));
  assert.ok(same('{"a":1,"b":[2]}', '{"b":[2.0],"a":1}'));
  assert.ok(!same("9007199254740993", "9007199254740992"));
  assert.ok(!same("[1]", '{"0":1}') && !same("1", '"1"') && !same("[1]", "[1,2]"));
  assert.ok(!same('{"a":1}', '{"__proto__":1}'));
});

test("a value in its shortest form has the same meaning", () => {
  const values = [
    ["Swift.Int", 42, "42"],
    ["Swift.Int", "9007199254740993", '{"type":"Swift.Int","value":"9007199254740993"}'],
    ["Swift.Double", 1, "1.0"],
    ["Swift.Double", -0, "-0.0"],
    ["Swift.Double", 1.5, "1.5"],
    ["Swift.Double", 1e21, "1e+21"],
    ["Swift.String", "1", '"1"'],
    ["Swift.Bool", true, "true"],
    ["Swift.UInt8", 7, '{"type":"Swift.UInt8","value":7}'],
    ["User", { id: new ExactNumber("1.0") }, '{"type":"User","value":{"id":1.0}}'],
  ];
  for (const [type, value, text] of values) {
    const element = { type: String(type), value };
    assert.equal(writeExactly(toRequestValue(element)), text);
    const back = fromRequestValue(parseValue(String(text)));
    assert.equal(back?.type, type);
    assert.ok(sameJSON(back?.value, value) || String(back?.value) === String(value), String(text));
  }
  assert.equal(fromRequestValue({ type: "Int", value: 1 })?.type, "Swift.Int");
  assert.equal(fromRequestValue(null), null);
});

const state = stateOf("ab", {
  detail: {
    codable: true,
    path: [
      { id: "e1", type: "Swift.Int", value: 1 },
      { id: "e2", type: "Swift.Double", value: 2 },
    ],
  },
});

/** @param {string} expectations */
function failure(expectations) {
  const { lines } = parseScript(`{"expect":${expectations}}`);
  const [line] = lines;
  assert.ok(line?.kind === "expect");
  const found = failureOf(state, line.expectations);
  return found && failureWords(found);
}

test("an expectation can name a property or a pointer", () => {
  for (
    const expectations of [
      '{"path":[1,2.0]}',
      '{"path":[{"type":"Int","value":"1"},{"type":"Swift.Double","value":2}]}',
      '{"depth":2,"titles":["Root"],"problems":[]}',
      '{"/detail/path/0/value":1.0,"/scene/id":"sandbox"}',
      '{"/sidebar":{"selection":null}}',
    ]
  ) assert.equal(failure(expectations), null, expectations);
});

test("a failed expectation shows the expected and the actual value", () => {
  assert.equal(failure('{"path":[1,2]}'), "/detail/path/1: expected 2, found 2.0.");
  assert.equal(failure('{"path":[1]}'), "path: expected [1], found [1,2.0].");
  assert.equal(failure('{"depth":2,"titles":[]}'), 'titles: expected [], found ["Root"].');
  assert.equal(failure('{"/detail/path/2":1}'), "/detail/path/2: expected 1, found nothing.");
  assert.equal(failure('{"/detail/path/length":2}')?.endsWith("found nothing."), true);
  assert.equal(failure('{"/constructor":1}')?.endsWith("found nothing."), true);
});

/** A session with the given answers, and a clock that advances only while it is waited for. */
function drive(text, answer = (/** @type {string} */ _method) => ({ revision: 1, changed: true })) {
  /** @type {string[]} */
  const sent = [];
  let now = 0;
  const session = {
    /** @type {import("../../Public/types/state.d.ts").State | null} */
    state,
    command: async (/** @type {string} */ method) => {
      sent.push(method);
      return answer(method);
    },
  };
  const clock = {
    now: () => now,
    wait: async (/** @type {number} */ milliseconds) => {
      now += milliseconds;
    },
  };
  const { lines } = parseScript(text);
  return { run: new ScriptRun(lines, session, clock, () => {}), sent, session, clock };
}

const refusal = (/** @type {number} */ code) => Object.assign(new Error("Cannot pop 9."), { code });

test("a run executes all lines, and shows the outcome of each", async () => {
  const { run, sent } = drive('{"method":"push"}\n{"expect":{"depth":2}}\n{"method":"pop"}');
  await run.run();
  assert.equal(run.phase, "done");
  assert.deepEqual(sent, ["push", "pop"]);
  assert.deepEqual([...run.outcomes.values()].map(({ words }) => words), ["r1", "holds", "r1"]);
});

test("a run can be stepped, and stops between two lines", async () => {
  const { run, sent } = drive('{"method":"push"}\n\n{"method":"pop"}\n{"method":"pop"}');
  await run.run(1);
  assert.deepEqual([run.phase, run.nextLine, sent.length], ["paused", 3, 1]);
  const going = run.run();
  run.stop();
  await going;
  assert.deepEqual([run.phase, run.nextLine, sent.length], ["stopped", null, 2]);
});

test("a refusal ends a run, unless it is expected", async () => {
  const answer = () => {
    throw refusal(1001);
  };
  for (
    const [refused, phase] of [["1001", "done"], ["true", "done"], ["1002", "failed"], [
      "",
      "failed",
    ]]
  ) {
    const end = refused === "" ? "" : `,"refused":${refused}`;
    const { run } = drive(`{"method":"pop"${end}}`, answer);
    await run.run();
    assert.equal(run.phase, phase, refused);
  }
  const { run } = drive('{"method":"pop","refused":1001}');
  await run.run();
  assert.deepEqual(run.failure, { line: 1, words: "Expected a refusal, but it succeeded." });
});

test("a command that was not sent does not count as refused", async () => {
  const { run } = drive('{"method":"pop","refused":true}', () => {
    throw new Error("Not connected. Nothing was sent.");
  });
  await run.run();
  assert.equal(run.failure?.words, "Not connected. Nothing was sent.");
});

test("an expectation waits until its time is over", async () => {
  const { run, session, clock } = drive('{"expect":{"depth":0},"within":100}');
  const { wait } = clock;
  clock.wait = async (milliseconds) => {
    await wait(milliseconds);
    if (clock.now() >= 80) session.state = stateOf("");
  };
  await run.run();
  assert.equal(run.phase, "done");
  const late = drive('{"expect":{"depth":0},"within":100}');
  await late.run.run();
  assert.equal(late.run.failure?.words, "depth: expected 0, found 2.");
});

test("lines become one transaction if each of them can be part of one", () => {
  const together = (/** @type {string[]} */ ...lines) =>
    asTransaction(parseScript(lines.join("\n")).lines);
  const [push, tap] = ['{"method":"push"}', '{"method":"tap"}'];
  const expects = '{"expect":{"depth":1}}';
  assert.deepEqual(together(push, push, expects)?.commands.map(({ line }) => line), [1, 2]);
  assert.equal(together(push), null);
  assert.equal(together(push, expects, push), null);
  assert.equal(together(push, tap), null);
  assert.equal(together(push, '{"method":"pop","refused":1001}'), null);
  for (const method of ["undo", "restore", "transaction", "scene.open", "import", "state.get"]) {
    assert.equal(together(push, `{"method":"${method}"}`), null, method);
  }
});

const OWN = { method: "tap", params: { control: "k3", text: "1234" } };

/** @param {object[]} causes */
function logOf(causes) {
  const revisions = causes.map((cause, index) => ({
    revision: index + 1,
    at: "",
    did: [],
    cause: { client: "c", id: index, label: null, ...cause },
  }));
  const view = { detail: { body: [{ id: "k3", label: "PIN" }, { id: "k4", label: "Row" }] } };
  const two = { detail: { body: [...view.detail.body, { id: "k5", label: "Row" }] } };
  const ask = async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method === "history.get") return { state: stateOf("", partly({ view: two })) };
    assert.equal(method, "history.list");
    return {
      head: causes.length,
      revisions: revisions.filter(({ revision }) => revision > params.after),
    };
  };
  return partly({ ask, scenes: [], sessionName: "main" });
}

/** @param {object[]} causes */
async function recorded(causes, isWanted = (/** @type {any} */ _entry) => true) {
  return await recordLines(logOf(causes), {
    from: 0,
    to: causes.length,
    opens: false,
    isWanted,
    sent: (id) => (id === 0 ? OWN : null),
  });
}

test("a recording names a control by its label only if it is unique, and contains no secrets", async () => {
  const { text, count, secrets } = await recorded([
    { method: "tap", about: { control: "k3", role: "textField", label: "PIN", secret: true } },
    { method: "app" },
    { method: "tap", about: { control: "k5", role: "row", label: "Row", value: "a" } },
    { method: "openURL", about: { url: "a://b" } },
  ]);
  assert.deepEqual(text.trim().split("\n").map((line) => JSON.parse(line)), [
    { method: "tap", params: { label: "PIN" } },
    { method: "tap", params: { control: "k5", text: "a" } },
    { method: "openURL", params: { url: "a://b" } },
    { expect: { "/scene/id": "sandbox", titles: ["Root"], path: [] }, within: 2000 },
  ]);
  assert.deepEqual([count, secrets], [3, 1]);
});

test("a recording of some clients has no expectation at the end", async () => {
  const causes = [{ method: "popToRoot" }, { method: "back" }];
  const { text } = await recorded(causes, ({ cause }) => cause.id === 1);
  assert.equal(text, '{"method":"back","params":{}}\n');
});

function storeOf(text = /** @type {string | null} */ (null), most = Infinity) {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(/** @type {string} */ _key, /** @type {string} */ value) {
      if (value.length > most) throw new Error("full");
      this.text = value;
    },
    removeItem() {},
  };
}

test("scripts are saved by name, renamed and removed", () => {
  const library = new ScriptLibrary(storeOf());
  library.save(" b ", "1");
  library.save("a", "2");
  library.save("a", "3");
  assert.deepEqual(library.names, ["a", "b"]);
  assert.equal(library.text("a"), "3");
  assert.throws(() => library.rename("a", "b"), /already/);
  library.rename("a", "c");
  library.remove("b");
  library.keepDraft("draft");
  assert.deepEqual([library.names, library.text("b"), library.draft], [["c"], null, "draft"]);
});

test("a library has limits, and says so", () => {
  const library = new ScriptLibrary(storeOf());
  assert.throws(() => library.save(" ", ""), /needs a name/);
  assert.throws(() => library.save("x".repeat(61), ""), /at most 60/);
  assert.throws(() => library.save("x", "y".repeat(65_537)), /at most 65536/);
  for (let count = 0; count < 6; count += 1) library.save(`${count}`, "y".repeat(65_000));
  assert.throws(() => library.save("more", "y".repeat(65_000)), /Not enough room/);
  assert.throws(() => new ScriptLibrary(storeOf(null, 0)).save("x", ""), /full or blocked/);
});

test("stored scripts that cannot be read are not overwritten", () => {
  for (const text of ['{"version":2,"scripts":[]}', "{", "[]", '{"version":1}']) {
    const store = storeOf(text);
    const library = new ScriptLibrary(store);
    assert.deepEqual([library.names, library.draft], [[], ""]);
    assert.throws(() => library.save("x", ""), /another version/);
    library.keepDraft("y");
    assert.equal(store.text, text);
  }
});
