import Foundation
import TestSupport
import Testing

/// `colonnade serve` on a free port, until it is stopped or released.
final class LiveServe {
  private let process = Process()
  private let output = Process.alone { Pipe() }
  private let folder: ScratchFolder
  /// The output up to the point where the server was ready.
  let startText: String

  init(_ options: String...) throws {
    folder = try ScratchFolder()
    process.executableURL = try Program.url()
    process.arguments = ["serve", "--port", "0"] + options
    process.environment = folder.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try folder.writing("err")
    try process.runWithOpenSignals()
    var text = ""
    while !text.contains("Ctrl-C") {
      let piece = output.fileHandleForReading.availableData
      try #require(!piece.isEmpty, "the server ended instead of starting")
      text += String(decoding: piece, as: UTF8.self)
    }
    startText = text
  }

  deinit { process.terminate() }

  /// The address after `WebSocket` in the start text, with a session.
  func url(_ session: String = "main") throws -> String {
    let line = try #require(startText.split(separator: "\n").first { $0.contains("WebSocket") })
    return try "\(#require(line.split(separator: " ").last))/\(session)"
  }

  var port: Int {
    get throws { try #require(URLComponents(string: url())?.port) }
  }

  func drive(_ lines: String..., session: String = "main", options: [String] = []) throws
    -> Program.Outcome
  {
    try Program.run(
      ["drive", url(session)] + options, input: lines.map { $0 + "\n" }.joined())
  }

  /// Ends it with a signal.
  ///
  /// - Returns: Its status, and everything that it wrote to standard error.
  func stop(_ signal: Int32 = SIGTERM) throws -> (status: Int32, log: String) {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    try #require(process.terminationReason == .exit)
    return (process.terminationStatus, try folder.contents("err"))
  }
}
