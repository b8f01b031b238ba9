// A script as a test of the author's app, which runs without a server: for the product NavigationTesting.

import { writeExactly } from "../../protocol/exact-json.js";
import { fromRequestValue } from "../script/request-values.js";
import { standardType, swiftText, swiftValue } from "./swift-literal.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { CommandLine, ExpectLine, ScriptLine } from "../script/lines.js" */

/** The default device of a session. */
const FIRST_DEVICE = "ipad-11-landscape";

/**
 * A file for Swift Testing.
 * @param {ScriptLine[]} lines
 * @param {State} state Of the session whose scene the script is for.
 */
export function navigationTest(lines, state) {
  const { module, root } = sourceOf(state);
  const steps = lines.flatMap((line) => line.kind === "expect" ? expected(line) : done(line));
  return `// A script of Colonnade as a test of the app, without a server.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import ${module}

@MainActor @Suite(.navigation) struct RecordedTests {
  @Test func \`does as recorded\`() async throws {
    let device = try #require(TestDevice(named: ${swiftText(deviceOf(lines))}))
    let app = try await TestScene(on: device) { ${root}() }
${steps.map((step) => `    ${step}\n`).join("")}  }
}
`;
}

/**
 * The module and the app of a scene, which is named after the app; otherwise the view that the file
 * of its first screen is named after.
 * @param {State} state
 */
function sourceOf({ scene, screens }) {
  const [module, file = ""] = (screens[0]?.declaredAt?.file ?? "").split("/");
  const isApp = /^[A-Z]\w*App$/.test(scene.title);
  const root = isApp ? scene.title : file.replace(/\.swift$/, "");
  return { module: module || "MyApp", root: root || "MyApp" };
}

/**
 * The device that the script begins on.
 * @param {ScriptLine[]} lines
 */
function deviceOf(lines) {
  const beginning = lines.find((line) => line.kind === "command" && line.method === "import");
  return documentOf(beginning)?.environment?.device ?? FIRST_DEVICE;
}

/**
 * @param {ScriptLine | undefined} line
 * @returns {any} The document of an import.
 */
const documentOf = (line) => line?.kind === "command" ? line.params.document : undefined;

/**
 * @param {CommandLine} line
 * @returns {string[]}
 */
function done(line) {
  const { method, refused } = line;
  if (method === "scene.open" || (method === "import" && isBeginning(documentOf(line)))) return [];
  const call = callOf(line);
  if (call === null) {
    const why = `Line ${line.line}, ${method}, is nothing that a person does in the app.`;
    return [`Issue.record(${swiftText(why)})`];
  }
  if (refused === null) return [`try await ${call}`];
  return [`await #expect(throws: QueryFailure.self) { try await ${call} }`];
}

/**
 * True for a document of the state that an app begins with.
 * @param {any} document
 */
function isBeginning(document) {
  const { path = [], sidebar, content } = document ?? {};
  return path.length === 0 && !sidebar && !content;
}

/**
 * The call for an act of a person's; null for what only a program can do.
 * @param {CommandLine} line
 */
function callOf({ method, params }) {
  if (method === "back") return "app.back()";
  if (method === "openURL") return `app.open(${swiftText(String(params.url))})`;
  if (method === "setEnvironment" && Object.keys(params).join() === "device")
    return `app.resize(#require(TestDevice(named: ${swiftText(String(params.device))})))`;
  if (method !== "tap" || typeof params.label !== "string") return null;
  const label = swiftText(params.label);
  if (params.text === undefined) return `app.tap(${label})`;
  const submits = params.submit === false ? "" : ", submits: true";
  return `app.type(${swiftText(String(params.text))}, into: ${label}${submits})`;
}

/**
 * @param {ExpectLine} line
 * @returns {string[]}
 */
function expected({ expectations, within }) {
  const checks = expectations.map(({ name, value }) => checkOf(name, value));
  return [...(within > 0 ? ["await app.settled()"] : []), ...checks.flat()];
}

/**
 * @param {string} name
 * @param {any} value
 * @returns {string[]}
 */
function checkOf(name, value) {
  if (name === "depth") return [`#expect(app.path.count == ${value})`];
  if (name === "titles") return [`#expect(app.titles == ${texts(value)})`];
  if (name === "problems")
    return [`#expect(app.problems.map(\\.code.rawValue) == ${texts(value)})`];
  if (name === "path") return [pathCheck(value)];
  if (name === "/scene/id") return [];
  return [`// Not looked at here: ${swiftText(`${name} is ${writeExactly(value)}`)}`];
}

/** @param {string[]} words */
const texts = (words) => `[${words.map(swiftText).join(", ")}]`;

/**
 * Compares the values directly if all types are standard; otherwise compares all by their JSON.
 * @param {unknown[]} path
 */
function pathCheck(path) {
  const values = path.map((spelling) => ({
    ...(fromRequestValue(spelling) ?? { type: "", value: null }),
    payload: /** @type {any} */ (spelling)?.payload,
  }));
  if (values.every(({ type }) => standardType(type) !== null))
    return `#expect(app.path == [${values.map(swiftValue).join(", ")}])`;
  return `#expect(app.path.json == ${
    texts(values.map((one) => one.payload ?? writeExactly(one.value)))
  })`;
}
