import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { linesOf } from "../../Public/model/code/recording-lines.js";
import { javascriptFrame, pythonFrame } from "../../Public/model/code/program-frames.js";
import { javascriptProgram, pythonProgram } from "../../Public/model/code/script-programs.js";
import { javascriptModule, pythonScript } from "../../Public/model/code/scripts.js";
import { swiftText, swiftValue } from "../../Public/model/code/swift-literal.js";
import { swiftTest, swiftUIView } from "../../Public/model/code/swift.js";
import { parseValue } from "../../Public/protocol/exact-json.js";
import { documentOf } from "../../Public/model/session/session-document.js";
import { recordingOf, SessionKeepsChanging } from "../../Public/model/script/recording.js";
import { elementOf, partly, stateOf } from "./documents.mjs";
import { RECORDING, WALK } from "./recorded-swift.mjs";

const typed = (type, value) => ({ type, value });
const step = (method, params = {}) => ({ method, params: { ...params, meta: { label: method } } });
const push = (...values) => step("push", { values });

/**
 * A session with this many pushes, whose exports return at most two requests each; every so often a
 * new revision arrives between two requests.
 */
function sessionOf(
  count,
  { comes = /** @type {(method: string) => boolean} */ (() => false), oldest = 0 } = {},
) {
  let head = count;
  const line = (revision) => JSON.stringify(push(typed("Swift.Int", revision)));
  const ask = async (method, params) => {
    if (comes(method)) head += 1;
    if (method === "history.get") {
      const path = Array.from({ length: params.revision }, (_, index) => elementOf(`${index}`));
      return { state: stateOf("", { detail: { path, codable: true } }) };
    }
    if (method === "history.list") {
      const revisions = [{ revision: (params.after ?? 0) + 1, cause: { method: "push" } }];
      return { head, revisions };
    }
    const { after } = params;
    const begin = after <= oldest ? ['{"method":"import","params":{"document":{}}}'] : [];
    const end = Math.min(head, after + 2);
    const lines = Array.from({ length: end - after }, (_, index) => line(after + index + 1));
    const next = end < head ? { next: end } : {};
    return { document: [...begin, ...lines].map((text) => `${text}\n`).join(""), ...next };
  };
  const scenes = [{ id: "sandbox", title: "", summary: "" }];
  return partly({ ask, scenes, sessionName: "main" });
}

const pushed = ({ steps }) => steps.map(({ params }) => params.values[0].value);

test("the requests of a range are those after its start, without those after its end", async () => {
  assert.deepEqual(pushed(await recordingOf(sessionOf(9), 4, 6)), [4, 5, 6]);
  assert.deepEqual(pushed(await recordingOf(sessionOf(9), 1, 9)), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(pushed(await recordingOf(sessionOf(9), 9, 9)), [9]);
  assert.deepEqual(pushed(await recordingOf(sessionOf(9, { oldest: 3 }), 4, 4)), [4]);
});

test("a range opens its scene where it was before", async () => {
  const { opening, start } = await recordingOf(sessionOf(9), 4, 6);
  assert.deepEqual(opening[0], { method: "scene.open", params: { id: "sandbox" } });
  assert.equal(start.detail.path.length, 3);
  assert.deepEqual(partly(opening[1]).params.document.path.length, 3);
});

test("revisions that arrive during an export are requested too, and reported at last", async () => {
  let left = 1;
  const once = sessionOf(9, { comes: (method) => method === "export" && left-- > 0 });
  assert.deepEqual(pushed(await recordingOf(once, 4, 6)), [4, 5, 6]);
  const restless = sessionOf(9, { comes: (method) => method === "export" });
  await assert.rejects(recordingOf(restless, 4, 6), SessionKeepsChanging);
});

test("a document is a state without identities", () => {
  const chosen = { id: "e7", type: "Category", value: "soup" };
  const state = stateOf("ab", { sidebar: { selection: chosen } });
  const { path, sidebar, scene, colonnade, ...settings } = documentOf(state);
  assert.deepEqual(path, [typed("Swift.String", "a"), typed("Swift.String", "b")]);
  assert.deepEqual([sidebar, scene, colonnade], [typed("Category", "soup"), "sandbox", 1]);
  assert.deepEqual(Object.keys(settings), [
    "environment",
    "columns",
    "style",
    "columnVisibility",
    "preferredCompactColumn",
    "content",
  ]);
});

/** @returns {any} */
function recording(steps, start = "", end = []) {
  const at = (path) => stateOf("", { detail: { path, codable: true } });
  const ended = end.map((value, index) => ({ id: `x${index}`, ...value }));
  return {
    session: "main",
    from: 1,
    to: 9,
    scene: "sandbox",
    start: stateOf(start),
    end: at(ended),
    opening: [{ method: "import", params: { document: {} } }],
    steps,
  };
}

test("Swift literals are the same as the server's", () => {
  const texts = {
    'quotes " \\ \\(x)': '"quotes \\" \\\\ \\\\(x)"',
    "a\n\t\r\0": '"a\\n\\t\\r\\0"',
    "料理 é": '"料理 é"',
    "\u202eא👩\u200d👧": '"\\u{202E}\\u{5D0}\\u{1F469}\\u{200D}\\u{1F467}"',
  };
  for (const [text, source] of Object.entries(texts)) assert.equal(swiftText(text), source);
  const values = [
    [typed("Swift.Int", "-9223372036854775808"), "-9223372036854775808"],
    [typed("Int", 4), "4"],
    [typed("Swift.Double", 4), "4.0"],
    [typed("Swift.Double", -0), "-0.0"],
    [typed("Swift.Double", 1e300), "1e300"],
    [typed("Swift.UInt8", 255), "255 as UInt8"],
    [typed("Swift.Float", 0.1), "0.1 as Float"],
    [typed("Swift.Character", "x"), '"x" as Character'],
    [typed("Swift.Bool", true), "true"],
    [
      typed("Order", parseValue('{"id":9007199254740993}')),
      'Recorded(type: "Order", json: "{\\"id\\":9007199254740993}")',
    ],
  ];
  for (const [element, source] of values) assert.equal(swiftValue(partly(element)), source);
});

test("a Swift test repeats the steps, and checks the path after each", () => {
  const steps = [push(typed("Swift.Int", 1), typed("Swift.Bool", true)), step("pop", { count: 1 })];
  const source = swiftTest(recording(steps, "", [typed("Swift.Int", 1)]));
  const lines = [
    "path.append(1)",
    "path.append(true)",
    "#expect(path.count == 2)",
    "path.removeLast()",
    "#expect(path.count == 1)",
    "try expect(1, at: 0, of: texts)",
  ];
  let place = 0;
  for (const line of lines) {
    place = source.indexOf(line, place);
    assert.ok(place > 0, line);
  }
  assert.ok(!source.includes("struct Recorded"));
});

test("a selection empties the path if the recorded result says so", () => {
  const steps = [push(typed("Swift.Int", 1)), step("select", { column: "sidebar", value: null })];
  assert.match(swiftTest(recording(steps)), /\/\/ select\n {2}path\.removeLast\(\)/);
  const kept = swiftTest(recording(steps, "", [typed("Swift.Int", 1)]));
  assert.match(kept, /\/\/ select\n {2}#expect\(path\.count == 1\)/);
  const other = swiftTest(recording(steps, "", [typed("Swift.Int", 5)]));
  assert.match(
    other,
    /what the scene made of it\n {2}path = NavigationPath\(\)\n {2}path\.append\(5\)/,
  );
});

test("a view has a destination for each type, and a case for each step", () => {
  const steps = [push(typed("Swift.Int", 1), typed("Order", { a: 1 })), step("popToRoot")];
  const source = swiftUIView(recording(steps, "b"));
  for (const type of ["Int", "String", "Recorded"]) {
    assert.ok(source.includes(`.navigationDestination(for: ${type}.self)`), type);
  }
  assert.match(source, /case 1: {2}\/\/ push\n/);
  assert.match(source, /case 2: {2}\/\/ popToRoot\n {6}path\.removeLast\(3\)\n/);
});

test("nothing in a value ends a script's text, or begins code in it", () => {
  const hostile = "''' ``` ${process.exit()} \\' \\` */ \u2028 \u202e";
  const made = recording([push(typed("Swift.String", hostile))]);
  for (const script of [pythonScript(made), javascriptModule(made)]) {
    const [, requests] = script.split(/REQUESTS = (?:r'''|String\.raw`)\n/);
    const end = requests.indexOf("\n'''") < 0 ? requests.indexOf("\n`") : requests.indexOf("\n'''");
    const body = requests.slice(0, end);
    assert.doesNotMatch(body, /['`$]|[^\x20-\x7e\n]/);
    assert.deepEqual(JSON.parse(body.split("\n")[1]).params.values[0].value, hostile);
  }
  assert.equal(linesOf(made).trimEnd().split("\n").length, 2);
});

const PARTS = { about: "", success: "", session: "exported", texts: "TEXTS", body: "BODY" };

test("Python has the frame that it has in the server's export", () => {
  const path = "../../Sources/Wire/ExchangeFormats/Document+Python.swift";
  const source = readFileSync(new URL(path, import.meta.url), "utf8").replaceAll(/^ {4}/gm, "");
  const frame = pythonFrame(PARTS);
  const packages = frame.slice(frame.indexOf("try:"), frame.indexOf("TEXTS"));
  const end = frame.slice(frame.indexOf("if __name__"));
  assert.ok(packages.includes("pip install websockets") && end.includes("Can't connect"));
  assert.ok(source.includes(packages) && source.includes(end));
});

test("a recording and a script have the same frame in each language", () => {
  const made = recording([push(typed("Swift.Int", 1))]);
  const languages = [
    { frame: pythonFrame(PARTS), programs: [pythonScript(made), pythonProgram([])] },
    { frame: javascriptFrame(PARTS), programs: [javascriptModule(made), javascriptProgram([])] },
  ];
  for (const { frame, programs } of languages) {
    const [call] = /^.*The text of the answer[^]*?(?=\n\n)/m.exec(frame) ?? [""];
    assert.ok(call.length > 100);
    for (const program of programs) assert.ok(program.includes(call));
  }
});

test("the Swift files are, letter for letter, those that are compiled and run", () => {
  const kept = (/** @type {string} */ path) =>
    readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  assert.equal(swiftTest(RECORDING), kept("ColonnadeTests/RecordedNavigationTests.swift"));
  assert.equal(swiftUIView(WALK), kept("OrdinaryCode/Sources/RecordedNavigation.swift"));
});
