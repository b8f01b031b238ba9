import Platform
import Synchronization

/// The only part of an event loop that other threads can use. Its inbox is the one lock of this
/// library.
public final class LoopRemote: Sendable {
  private struct Inbox {
    var bodies: [@Sendable () -> Void] = []
    var isClosed = false
  }

  private let inbox = Mutex(Inbox())
  private let counter = EventCounter()

  init() {}

  /// Readable while there is something in the inbox.
  var descriptor: Int32 { counter.descriptor }

  /// Runs `body` on the loop's thread, in its next turn; never when the loop has stopped by then.
  public func perform(_ body: @escaping @Sendable () -> Void) {
    let isFirst = inbox.withLock { inbox in
      if !inbox.isClosed { inbox.bodies.append(body) }
      return inbox.bodies.count == 1
    }
    if isFirst { counter.signal() }
  }

  /// On the loop's thread: runs what has come in, in order.
  func drain() {
    counter.clear()
    for body in dequeueAll(closing: false) { body() }
  }

  /// The loop has ended: drops what came too late, and accepts nothing more.
  func close() { _ = dequeueAll(closing: true) }

  private func dequeueAll(closing: Bool) -> [@Sendable () -> Void] {
    inbox.withLock { inbox in
      defer { inbox = Inbox(isClosed: closing) }
      return inbox.bodies
    }
  }
}
