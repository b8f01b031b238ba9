import Dispatch
import Glibc
import OrderedJSON
import Platform
import Synchronization

/// The thread that writes to standard error, which may be a pipe that no one empties.
///
/// The process that started this one shares the descriptor, so it is never made non-blocking.
final class LogWriter: Sendable {
  /// The most bytes that wait; further lines are left out.
  static let maxWaitingBytes = 262_144

  private struct State {
    var waiting: [UInt8] = []
    /// Lines left out since the newest one that waits.
    var dropped = 0
    var isWriting = false
  }

  private let format: Log.Format
  private let queue = DispatchQueue(label: "colonnade.log")
  private let state = Mutex(State())

  init(_ format: Log.Format) {
    self.format = format
  }

  func write(_ level: Log.Level, _ message: String, _ details: JSONObject) {
    let line = format.line(level, message, details)
    let mustStart = state.withLock { state in
      if state.dropped > 0 || state.waiting.count + line.count > Self.maxWaitingBytes {
        state.dropped += 1
      } else {
        state.waiting += line
      }
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if mustStart { queue.async { [self] in writeAll() } }
  }

  func flush(within seconds: Double) {
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + seconds)
  }

  private func writeAll() {
    while let bytes = dequeueLines() { Self.write(bytes) }
  }

  /// Nil when nothing waits any more.
  private func dequeueLines() -> [UInt8]? {
    state.withLock { state in
      guard !state.waiting.isEmpty || state.dropped > 0 else {
        state.isWriting = false
        return nil
      }
      defer {
        state.waiting = []
        state.dropped = 0
      }
      if state.dropped == 0 { return state.waiting }
      return state.waiting
        + format.line(.warning, "log lines left out", ["count": .number(.init(state.dropped))])
    }
  }

  /// A failed write of the log is ignored.
  private static func write(_ bytes: [UInt8]) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Descriptor.standardError.write(rest)
      if count < 0 && errno != EINTR { return }
      rest.removeFirst(max(count, 0))
    }
  }
}
