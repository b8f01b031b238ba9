import Foundation
import Testing

/// The built `colonnade`, run as a person runs it.
enum Program {
  struct Outcome {
    let status: Int32
    let output: String
    let complaint: String
  }

  /// It is built beside the bundle with these tests.
  static func url() throws -> URL {
    let bundle = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let program = bundle.deletingLastPathComponent().appending(path: "colonnade")
    try #require(
      FileManager.default.isExecutableFile(atPath: program.path), "\(program.path) is not built")
    return program
  }

  /// Runs it to its end.
  ///
  /// - Parameter place: The working directory; nil for that of the tests.
  static func run(_ arguments: [String], input: Data, in place: String? = nil) throws -> Outcome {
    let folder = try ScratchFolder()
    let process = Process()
    process.executableURL = try url()
    process.arguments = arguments
    process.currentDirectoryURL = place.map { URL(filePath: $0) }
    process.environment = folder.environment
    process.standardInput = try folder.reading("in", containing: input)
    process.standardOutput = try folder.writing("out")
    process.standardError = try folder.writing("err")
    try process.runWithOpenSignals()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try folder.contents("out"),
      complaint: try folder.contents("err"))
  }

  static func run(
    _ arguments: [String], input: String = "", in place: String? = nil
  ) throws -> Outcome {
    try run(arguments, input: Data(input.utf8), in: place)
  }

  static func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }
}
