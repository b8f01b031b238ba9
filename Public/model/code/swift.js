// A recording as a Swift test of its path, and as a view that plays it.

import { spanWords } from "./scripts.js";
import { standardType, swiftValue } from "./swift-literal.js";
import { statementsOf, swiftSteps } from "./swift-steps.js";

/** @import { TypedValue } from "../../types/state.d.ts" */
/** @import { Recording } from "../script/recording.js" */
/** @import { SwiftStep } from "./swift-steps.js" */

const STAND_IN = `
/// Stands in for values of types whose source is not known here: put your own in its place.
private struct Recorded: Codable, Hashable {
  var type: String
  var json: String
}
`;

/** Types without a Codable form, which keep a whole path from having one. */
const NOT_CODABLE = ["Character"];

/**
 * A Swift Testing file that does the steps on a path and checks the path after each step.
 * @param {Recording} recording
 */
export function swiftTest(recording) {
  const steps = swiftSteps(recording);
  const path = steps.at(-1)?.path ?? [];
  const isCodable = path.every(({ type }) => !NOT_CODABLE.includes(standardType(type) ?? ""));
  const isConstant = steps.every(({ edits }) =>
    edits.every((edit) => "append" in edit && edit.append.length === 0)
  );
  return `// ${spanWords(recording)}, recorded by Colonnade: what it did to the path.
// swift-format-ignore-file

import Foundation
import Testing

#if canImport(Colonnade)
  import Colonnade
#else
  import SwiftUI
#endif

@Test private func recordedNavigation() throws {
  ${isConstant ? "let" : "var"} path = NavigationPath()
${steps.map(testLines).join("\n")}
${isCodable ? savedChecks(path) : uncodableCheck}}
${isCodable ? EXPECT : ""}${standInFor(steps)}`;
}

/** @param {SwiftStep} step */
function testLines(step) {
  const { words, path } = step;
  const lines = [`// ${words}`, ...statementsOf(step), `#expect(path.count == ${path.length})`];
  return lines.map((line) => `  ${line}`).join("\n");
}

const uncodableCheck = `  #expect(path.codable == nil)
`;

/** @param {TypedValue[]} path */
function savedChecks(path) {
  const checks = path.map((element, index) =>
    `  try expect(${swiftValue(element)}, at: ${index}, of: texts)\n`
  );
  return `  let bytes = try JSONEncoder().encode(#require(path.codable))
  let texts = try JSONDecoder().decode([String].self, from: bytes)
  try #require(texts.count == ${2 * path.length})
${checks.join("")}`;
}

const EXPECT = `
/// Expects an element's type and value, counted from the root; what is on top is saved first.
private func expect<Value: Decodable & Equatable>(
  _ value: Value, at index: Int, of texts: [String]
) throws {
  let place = texts.count - 2 * (index + 1)
  #expect(texts[place] == String(reflecting: Value.self), "element \\(index)")
  let found = try JSONDecoder().decode(Value.self, from: Data(texts[place + 1].utf8))
  #expect(found == value, "element \\(index)")
}
`;

/** @param {SwiftStep[]} steps */
function standInFor(steps) {
  const uses = (/** @type {TypedValue[]} */ values) =>
    values.some(({ type }) => standardType(type) === null);
  const isUsed = steps.some(({ edits }) =>
    edits.some((edit) =>
      ("append" in edit && uses(edit.append)) || ("anew" in edit && uses(edit.anew))
    )
  );
  return isUsed ? STAND_IN : "";
}

/**
 * A view with a stack, and a button that does the next step.
 * @param {Recording} recording
 */
export function swiftUIView(recording) {
  const [first, ...steps] = swiftSteps(recording);
  const beginning = statementsOf(first);
  return `// ${spanWords(recording)}, recorded by Colonnade: what it did to the path.
// swift-format-ignore-file

import SwiftUI

struct RecordedNavigation: View {
  @State private var path = RecordedNavigation.beginning
  @State private var step = 0

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("\\(step) of ${steps.length}")
        Button("Next step", action: next)
      }
      .navigationTitle("Recorded")
${destinations([first, ...steps])}    }
  }

  private static var beginning: NavigationPath {
    ${beginning.length > 0 ? "var" : "let"} path = NavigationPath()
${indented(beginning, 4)}    return path
  }

  private func next() {
    step += 1
    switch step {
${steps.map(caseLines).join("")}    default:
      step = 0
      path = RecordedNavigation.beginning
    }
  }
}
${standInFor([first, ...steps])}`;
}

/**
 * @param {SwiftStep} step
 * @param {number} index
 */
function caseLines(step, index) {
  const { words } = step;
  const statements = statementsOf(step);
  const lines = statements.length > 0 ? indented(statements, 6) : "      break\n";
  return `    case ${index + 1}:  // ${words}\n${lines}`;
}

/**
 * @param {string[]} lines
 * @param {number} depth
 */
const indented = (lines, depth) => lines.map((line) => `${" ".repeat(depth)}${line}\n`).join("");

/**
 * A destination for each type that was on the path, with the button for the next step.
 * @param {SwiftStep[]} steps
 */
function destinations(steps) {
  const types = new Set(
    steps.flatMap(({ path }) => path.map(({ type }) => standardType(type) ?? "Recorded")),
  );
  return [...types].map((type) => {
    const title = type === "Recorded" ? "value.type" : "String(describing: value)";
    return `      .navigationDestination(for: ${type}.self) { value in
        Button("Next step", action: next).navigationTitle(${title})
      }
`;
  }).join("");
}
