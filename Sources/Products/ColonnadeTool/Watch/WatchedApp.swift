import Foundation
import Glibc
import OrderedJSON
import Platform
import Serving
import Transport

/// A running build of the author's app, with the connection that notifies it of the next build.
///
/// A class: there is one for each process.
@MainActor
final class WatchedApp {
  /// A message of the app, or its end.
  enum Event {
    /// All but the sessions is ready.
    case ready
    case listening(port: Int, text: String)
    /// The steps of a session are done again, or have been, with the outcome.
    case replaying(String)
    case replayed(JSONObject)
    case live
    /// It has stopped to make room; these sessions have visitors.
    case left([String])
    case ended(ChildProcess.Ending)
  }

  let process: ChildProcess
  /// The file that it was started from.
  let program: String
  private let line: WatchConnection
  private let errors: Descriptor
  private var errorWatch: LoopWatch?
  /// The last part of its standard error.
  private var errorText = ""
  var onEvent: (Event) -> Void = { _ in }
  /// The session whose steps are being done again.
  private(set) var replaying: String?
  private(set) var isLive = false

  private static let maxErrorBytes = 16 << 10
  private static let lineNumber: Int32 = 3

  /// - Throws: a sentence if it cannot be started.
  init(_ program: String, called name: String, _ options: [String], in loop: EventLoop)
    throws(UsageError)
  {
    guard let (own, theirs) = Descriptor.line(), let (reading, writing) = Descriptor.pipe() else {
      throw UsageError("Can't start another program: \(SystemError.text).")
    }
    let words = [name, "--watched", "\(Self.lineNumber)"] + options
    let process = ChildProcess(
      program, words, descriptors: [(STDERR_FILENO, writing), (Self.lineNumber, theirs)])
    theirs.close()
    writing.close()
    guard let process else {
      throw UsageError("\(program) cannot be started: \(SystemError.text).")
    }
    (self.process, self.program, errors) = (process, program, reading)
    line = WatchConnection(own.number)
    errors.stopWaiting()
    errorWatch = loop.onReadable(errors.number) { [unowned self] in readErrors() }
    line.onMessage = { [unowned self] in handle($0) }
    line.listen(in: loop)
  }

  /// Lets the app have its sessions.
  func start(replaying: Bool, sessions: [String], build: JSONObject) {
    line.send([
      "go": [
        "replay": .bool(replaying), "sessions": .array(sessions.map { .string(UTF8String($0)) }),
        "build": .object(build),
      ]
    ])
  }

  func send(_ build: JSONObject) { line.send(["build": .object(build)]) }

  /// Asks the app to make room for the next.
  func requestExit() { line.send(["leave": true]) }

  /// To be called when some program has ended.
  func checkEnding() {
    guard let ending = process.ending() else { return }
    // A backtracer that inspected the crash can still hold its database.
    process.signalGroup(SIGKILL)
    readErrors()
    errorWatch = nil
    errors.close()
    line.close()
    onEvent(.ended(ending))
  }

  private func handle(_ message: JSONValue) {
    if message["ready"] != nil { onEvent(.ready) }
    if let params = message["listening"] {
      onEvent(
        .listening(
          port: params["port"]?.intValue ?? 0, text: params["text"]?.stringValue?.string ?? ""))
    }
    if let params = message["replaying"] {
      replaying = params["session"]?.stringValue?.string
      onEvent(.replaying(replaying ?? ""))
    }
    if let params = message["replayed"]?.objectValue {
      replaying = nil
      onEvent(.replayed(params))
    }
    if message["live"] != nil {
      isLive = true
      onEvent(.live)
    }
    if let sessions = message["left"]?.arrayValue {
      onEvent(.left(sessions.compactMap { $0.stringValue?.string }))
    }
  }

  private func readErrors() {
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = errors.read(into: &bytes)
      if count <= 0 {
        if count == 0 { errorWatch = nil }
        return
      }
      Descriptor.standardError.write(Array(bytes[..<count]))
      errorText += String(decoding: bytes[..<count], as: UTF8.self)
      if errorText.utf8.count > Self.maxErrorBytes {
        errorText = String(errorText.suffix(Self.maxErrorBytes / 2))
      }
    }
  }

  /// The reason for its end, in a sentence: what Swift said of it, if it did.
  func reason(of ending: ChildProcess.Ending) -> String {
    let last = errorText.split(whereSeparator: \.isNewline).first { line in
      line.contains("Fatal error") || line.contains("error: ")
        || line.contains("Precondition failed") || line.contains("Assertion failed")
    }
    if let last { return String(last.prefix(300)) }
    switch ending {
    case .exited(let status): return "It ended with the status \(status)."
    case .killed(let signal): return "It was ended by the signal \(signal)."
    }
  }
}
