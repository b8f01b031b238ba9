import AgentProtocol
import Dispatch
import Glibc
import OrderedJSON
import Platform
import Synchronization

/// Writes messages, one a line, on a thread of its own: the loop goes on while the client does not
/// read.
final class MessageWriter: Sendable {
  /// If more bytes than this wait, optional messages are left out.
  private static let comfortableBytes = 1 << 20

  private let output: Descriptor
  private let queue = DispatchQueue(label: "colonnade.messages")
  private let waitingBytes = Mutex(0)
  private let onBroken: @Sendable () -> Void

  /// - Parameter onBroken: called, on any thread, when there is no longer a reader.
  init(_ output: Descriptor, onBroken: @escaping @Sendable () -> Void) {
    self.output = output
    self.onBroken = onBroken
  }

  func write(_ message: JSONValue, mayBeLeftOut: Bool = false) {
    let bytes = message.serialized() + [UInt8(ascii: "\n")]
    let isTaken = waitingBytes.withLock { waiting in
      if mayBeLeftOut && waiting > Self.comfortableBytes { return false }
      waiting += bytes.count
      return true
    }
    if isTaken { queue.async { [self] in writeAll(bytes) } }
  }

  /// Calls back, on some thread, when everything so far has been written.
  func afterAll(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  /// Waits until everything so far has been written.
  func flush(within seconds: Double) {
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + seconds)
  }

  private func writeAll(_ bytes: [UInt8]) {
    defer { waitingBytes.withLock { $0 -= bytes.count } }
    var rest = bytes
    while !rest.isEmpty {
      let count = output.write(rest)
      if count < 0 && errno != EINTR { return onBroken() }
      rest.removeFirst(max(count, 0))
    }
  }
}
