import Foundation
import Glibc
import OrderedJSON
import Platform
import Serving
import Transport
import WireProtocol

/// An author's app that another program has started, with the connection between the two.
///
/// A class: there is one for each process.
@MainActor
package final class WatchedApp {
  /// A message of the app, or its end.
  package enum Event {
    /// All but the sessions is ready.
    case ready
    case listening(port: Int, text: String)
    /// The steps of a session are done again, or have been, with the outcome.
    case replaying(String)
    case replayed(JSONObject)
    case live
    /// An action of this session has succeeded, which crashed before.
    case recovered(String)
    /// Other sessions are refused than before: one was renamed or removed.
    case refused([String: String])
    /// It has stopped to make room; these sessions have visitors.
    case left([String])
    /// The report of the stack that was asked for.
    case stack(CrashReport)
    case ended(ChildProcess.Ending)
  }

  package let process: ChildProcess
  /// The memory in which it notes its work; nil if the system has none left.
  package let blackBox: BlackBox?
  private let line: WatchConnection
  private let errors: Descriptor
  private var errorWatch: LoopWatch?
  /// The last part of its standard error.
  private var errorText = ""
  /// The pipe that its stack comes through; nil if the system has none left.
  private let stackPipe: StackPipe?
  package var onEvent: (Event) -> Void = { _ in }
  /// The session whose steps are being done again.
  package private(set) var replaying: String?
  /// True once its own code has begun, and returned.
  package private(set) var isReady = false
  package private(set) var isLive = false

  private static let maxErrorBytes = 64 << 10
  private static let lineNumber: Int32 = 3
  private static let boxNumber: Int32 = 4
  private static let stackNumber: Int32 = 5

  /// - Throws: a sentence if it cannot be started.
  package init(_ program: String, called name: String, _ options: [String], in loop: EventLoop)
    throws(UsageError)
  {
    guard let (own, theirs) = Descriptor.line(), let (reading, writing) = Descriptor.pipe() else {
      throw UsageError("Can't start another program: \(SystemError.text).")
    }
    var words = [name, "--watched", "\(Self.lineNumber)"]
    var descriptors = [(STDERR_FILENO, writing), (Self.lineNumber, theirs)]
    blackBox = BlackBox()
    if let blackBox {
      words += ["--black-box", "\(Self.boxNumber)"]
      descriptors.append((Self.boxNumber, blackBox.descriptor))
    }
    stackPipe = StackPipe(in: loop)
    if let stackPipe {
      words += ["--stack-pipe", "\(Self.stackNumber)"]
      descriptors.append((Self.stackNumber, stackPipe.writing))
    }
    let process = ChildProcess(program, words + options, descriptors: descriptors)
    stackPipe?.writing.close()
    theirs.close()
    writing.close()
    guard let process else {
      throw UsageError("\(program) cannot be started: \(SystemError.text).")
    }
    (self.process, errors) = (process, reading)
    line = WatchConnection(own.number)
    errors.stopWaiting()
    errorWatch = loop.onReadable(errors.number) { [unowned self] in readErrors() }
    line.onMessage = { [unowned self] in handle($0) }
    line.listen(in: loop)
    stackPipe?.onReport = { [unowned self] in onEvent(.stack($0)) }
  }

  /// The way in which an app goes on after a crash.
  package struct Recovery {
    /// The sessions that crashed last.
    package var suspects: [String] = []
    /// The sessions whose code must not run, each with the reason.
    package var refused: [String: String] = [:]
    /// The sessions whose steps are not repeated; nil for all.
    package var unrepeated: Set<String>? = []

    /// The requests that crashed last, each as session, client and key.
    package var crashed: [[String]] = []

    package init() {}

    fileprivate var json: JSONObject {
      var members: JSONObject = ["refused": refused.json]
      members["crashed"] = .array(
        crashed.map { .array($0.map { .string(UTF8String($0)) }) })
      if let unrepeated {
        members["unrepeated"] = .array(unrepeated.sorted().map { .string(UTF8String($0)) })
      }
      return members
    }
  }

  /// Lets the app have its sessions.
  package func start(
    replaying: Bool, sessions: [String], build: JSONObject?, after recovery: Recovery? = nil
  ) {
    var go: JSONObject = [
      "replay": .bool(replaying), "sessions": .array(sessions.map { .string(UTF8String($0)) }),
    ]
    if let build { go["build"] = .object(build) }
    if let recovery {
      go["recovery"] = .object(recovery.json)
      go["suspects"] = .array(recovery.suspects.map { .string(UTF8String($0)) })
    }
    line.send(["go": .object(go)])
  }

  /// Asks for the stack of its code, which goes on.
  ///
  /// - Returns: false if an earlier report is not yet complete.
  package func requestStack() -> Bool {
    guard let blackBox, process.handles(StackSnapshot.signal) else { return true }
    guard stackPipe?.begin() == true else { return false }
    blackBox.requestStack()
    process.signalMainThread(StackSnapshot.signal)
    return true
  }

  /// True while a report of its stack is not complete.
  package var isReportingStack: Bool { stackPipe?.isAwaited ?? false }

  /// Stops waiting for a report of its stack that takes longer than this.
  ///
  /// - Returns: false if none does.
  package func cancelStack(after seconds: Double) -> Bool {
    stackPipe?.cancel(after: seconds) ?? false
  }

  /// Sends its clients news of its code, which has not returned, if a command began that code.
  package func notifyClients(of build: JSONObject) {
    var (frame, writer) = ([UInt8](), JSONWriter())
    writer.appendBuild(build)
    WebSocketFrame.append(text: writer.bytes, to: &frame)
    guard let blackBox, blackBox.words.count > 1, process.handles(StackSnapshot.signal),
      blackBox.post(frame)
    else { return }
    process.signalMainThread(StackSnapshot.signal)
  }

  package func send(_ build: JSONObject) { line.send(["build": .object(build)]) }

  /// Asks the app to make room for the next.
  package func requestExit() { line.send(["leave": true]) }

  /// To be called when some program has ended.
  package func checkEnding() {
    guard let ending = process.ending() else { return }
    // A backtracer that inspected the crash can still hold its database.
    process.signalGroup(SIGKILL)
    readErrors()
    line.receive()
    errorWatch = nil
    errors.close()
    stackPipe?.close()
    line.close()
    onEvent(.ended(ending))
  }

  private func handle(_ message: JSONValue) {
    if message["ready"] != nil {
      isReady = true
      onEvent(.ready)
    }
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
    if let session = message["recovered"]?.stringValue { onEvent(.recovered(session.string)) }
    if let sessions = message["refused"]?.objectValue {
      var refused: [String: String] = [:]
      for (name, reason) in sessions { refused[name.string] = reason.stringValue?.string }
      onEvent(.refused(refused))
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
      Descriptor.standardError.writeIfRoom(bytes[..<count])
      errorText += String(decoding: bytes[..<count], as: UTF8.self)
      if errorText.utf8.count > Self.maxErrorBytes {
        errorText = String(errorText.suffix(Self.maxErrorBytes / 2))
      }
    }
  }

  /// True while Swift reports a crash of it, which takes a second or more.
  package var isReportingCrash: Bool { errorText.contains("*** Signal ") }

  /// The reason for its end, as its standard error gives it.
  package var report: CrashReport { CrashReport(errorText) }
}
