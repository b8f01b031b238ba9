import Foundation
import OrderedJSON
import Platform
import Transport

/// A Chromium without a window, controlled over a pipe: DevTools' messages, each ended by a zero
/// byte.
@MainActor
final class Chromium {
  typealias Event = (_ name: UTF8String, _ params: JSONValue) -> Void

  /// Receives the events that Chromium sends.
  var onEvent: Event = { _, _ in }
  /// The page that calls are about; nil for the browser itself.
  var page: UTF8String?

  private let child: ChildProcess
  private let folder: String
  private let requests: Descriptor
  private var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
  private var lastID = 0
  private var hasEnded = false

  /// The longest parent path: a socket's path can have 108 bytes, of which our folder and
  /// Chromium's name take the rest.
  private static let longestParent = 44
  private static let answerLimits = JSONLimits(depth: 1_000)

  /// Starts it with a profile of its own.
  ///
  /// - Throws: `ShotFailure`.
  init(program: String, on loop: LoopRemote) throws(ShotFailure) {
    guard let folder = Files.makeTemporaryFolder(belowPathOf: Self.longestParent) else {
      throw ShotFailure("There's no place for temporary files: \(SystemError.text).")
    }
    self.folder = folder
    guard let (heard, requests) = Descriptor.pipe(), let (answers, said) = Descriptor.pipe(),
      let nothing = Descriptor(opening: "/dev/null", O_RDWR),
      let log = Descriptor(opening: Self.log(in: folder), O_WRONLY | O_CREAT)
    else { throw Self.notStarted(program, folder) }
    defer { for end in [heard, said, nothing, log] { end.close() } }
    // Chromium leaves some of its temporary files behind.
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
    let words = [program] + BrowserProgram.arguments(profile: folder + "/profile")
    let child = ChildProcess(
      program, words, environment: environment,
      descriptors: Array(zip(0..., [nothing, nothing, log, heard, said])))
    guard let child else { throw Self.notStarted(program, folder) }
    self.child = child
    self.requests = requests
    listen(to: answers, on: loop)
  }

  private static func notStarted(_ program: String, _ folder: String) -> ShotFailure {
    let reason = SystemError.text
    remove(folder)
    return ShotFailure("\(program) cannot be started: \(reason).")
  }

  private static func log(in folder: String) -> String { folder + "/messages" }

  /// Reads Chromium's messages on a separate thread; the loop goes on in the meantime.
  private func listen(to answers: Descriptor, on loop: LoopRemote) {
    let deliver: @Sendable ([UInt8]?) -> Void = { [weak self] message in
      loop.perform { MainActor.assumeIsolated { self?.handle(message) } }
    }
    Thread.detachNewThread {
      defer { answers.close() }
      var piece = [UInt8](repeating: 0, count: 65_536)
      var unfinished: [UInt8] = []
      while true {
        let count = answers.read(into: &piece)
        if count < 0 && SystemError.code == EINTR { continue }
        if count <= 0 { return deliver(nil) }
        var rest = piece[..<count]
        while let end = rest.firstIndex(of: 0) {
          deliver(unfinished + rest[..<end])
          unfinished = []
          rest = rest[(end + 1)...]
        }
        unfinished += rest
      }
    }
  }

  /// Calls a method of the protocol, and returns its result.
  ///
  /// - Throws: `ShotFailure` if it is refused, or Chromium ends.
  func call(_ method: UTF8String, _ params: JSONValue = [:]) async throws -> JSONValue {
    lastID += 1
    let id = lastID
    var message: JSONObject = [
      "id": .number(.init(id)), "method": .string(method), "params": params,
    ]
    if let page { message["sessionId"] = .string(page) }
    let bytes = JSONValue.object(message).serialized() + [0]
    return try await withCheckedThrowingContinuation { continuation in
      if hasEnded || !requests.writeAll(bytes) {
        continuation.resume(throwing: ending)
      } else {
        waiting[id] = continuation
      }
    }
  }

  /// - Parameter message: nil at the end.
  private func handle(_ message: [UInt8]?) {
    guard let message else { return fail() }
    guard let message = try? JSONValue(parsing: message, limits: Self.answerLimits) else { return }
    guard let id = message["id"]?.intValue else {
      return onEvent(message["method"]?.stringValue ?? "", message["params"] ?? [:])
    }
    let continuation = waiting.removeValue(forKey: id)
    if let sentence = message["error"]?["message"]?.stringValue {
      continuation?.resume(throwing: ShotFailure("Chromium refuses: \(sentence)"))
    } else {
      continuation?.resume(returning: message["result"] ?? [:])
    }
  }

  private func fail() {
    hasEnded = true
    let all = waiting.values
    waiting = [:]
    for continuation in all { continuation.resume(throwing: ending) }
  }

  /// The reason why Chromium is gone, as far as it has said.
  private var ending: ShotFailure {
    let log = FileManager.default.contents(atPath: Self.log(in: folder)) ?? Data()
    let lines = String(decoding: log.suffix(4_096), as: UTF8.self).split(separator: "\n")
    // Most of what it writes is of no account.
    let isFatal: (Substring) -> Bool = {
      $0.contains("FATAL") || $0.contains("error while loading shared libraries")
    }
    let reason = lines.last(where: isFatal).map { " It said: \($0.prefix(300))" } ?? ""
    return ShotFailure("Chromium ended before there was a picture.\(reason)")
  }

  /// Ends it with all that it has started, and removes its profile.
  func close() {
    hasEnded = true
    requests.close()
    child.kill()
    Self.remove(folder)
  }

  /// Processes that are just ending can still write into it.
  private static func remove(_ folder: String) {
    for _ in 0..<40 {
      try? FileManager.default.removeItem(atPath: folder)
      if !Files.allows(F_OK, folder) { return }
      Thread.sleep(forTimeInterval: 0.025)
    }
  }
}

/// A picture that could not be taken: one sentence for the person who asked for it.
struct ShotFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
