import Dispatch
import Synchronization

/// Reports whether there is a network: always one, over Wi-Fi.
///
/// Source: Apple, `NWPathMonitor`.
public final class NWPathMonitor: Sendable {
  private let handler = Mutex<(@Sendable (NWPath) -> Void)?>(nil)

  /// Creates a monitor.
  public init() {}
  /// Creates a monitor of a kind of network.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// The network.
  public var currentPath: NWPath { NWPath(status: .satisfied) }
  /// Called once, after the start.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }

  /// Calls the handler once, on a queue.
  public func start(queue: DispatchQueue) {
    queue.async { self.pathUpdateHandler?(self.currentPath) }
  }
  /// Accepted; has no effect here.
  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  /// The network, once.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let path = currentPath
    return AsyncStream { continuation in
      continuation.yield(path)
      continuation.finish()
    }.makeAsyncIterator()
  }
}
