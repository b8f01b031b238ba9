import Foundation

extension Publishers {
  /// Connects a publisher with the first subscriber, and disconnects it with the last one.
  ///
  /// Source: Apple, Combine `Publishers.Autoconnect`.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public final let upstream: Upstream
    private let lock = NSRecursiveLock()
    private var connection: (any Cancellable)?
    private var count = 0

    /// Creates a publisher that connects another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, and then connects if it is the first one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(
        receiveCompletion: { _ in self.disconnect() },
        receiveCancel: { self.removeSubscriber() }
      )
      .receive(subscriber: subscriber)
      addSubscriber()
    }

    private func addSubscriber() {
      lock.withLock {
        count += 1
        if count == 1 { connection = upstream.connect() }
      }
    }

    private func removeSubscriber() {
      lock.withLock {
        count -= 1
        if count == 0 { disconnect() }
      }
    }

    private func disconnect() {
      lock.withLock {
        let old = connection
        connection = nil
        old?.cancel()
      }
    }
  }
}
