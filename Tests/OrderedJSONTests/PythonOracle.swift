import Foundation
import OrderedJSON
import TestSupport

/// Python's answers to many questions at once: one process, one line each.
enum PythonOracle {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The interpreter is that of `COLONNADE_PYTHON`, or else the `python3` on the path.
  static func answers(_ mode: String, to questions: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "questions")
    let output = folder.appending(path: "answers")
    try Data(questions.map { $0 + "\n" }.joined().utf8).write(to: input)
    try Data().write(to: output)
    try run(mode, from: FileHandle(forReadingFrom: input), to: FileHandle(forWritingTo: output))
    let answers = try Data(contentsOf: output).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).dropLast().map { String(decoding: $0, as: UTF8.self) }
    guard answers.count == questions.count else {
      throw Failure(description: "\(questions.count) questions, \(answers.count) answers")
    }
    return answers
  }

  private static func run(_ mode: String, from input: FileHandle, to output: FileHandle) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Oracle/oracle.py")
    let python = ProcessInfo.processInfo.environment["COLONNADE_PYTHON"] ?? "python3"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python, script.path, mode]
    process.standardInput = input
    process.standardOutput = output
    try process.runAlone()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(python) with jsonpatch is needed, and did not run")
    }
  }
}
