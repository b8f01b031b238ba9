import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they come.
  ///
  /// Source: Apple, Foundation `NotificationCenter.notifications(named:object:)`.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(publisher: publisher(for: name, object: object))
  }

  /// Notifications to wait for; those that come in the meantime are kept, up to a limit.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification
    public typealias Failure = Never

    fileprivate let publisher: Publisher

    /// The most that can wait; beyond that the oldest are dropped.
    private static let maxWaiting = 1024

    public func makeAsyncIterator()
      -> AsyncPublisher<Publishers.Buffer<Publisher>>.Iterator
    {
      publisher.buffer(size: Self.maxWaiting, prefetch: .byRequest, whenFull: .dropOldest)
        .values.makeAsyncIterator()
    }
  }
}
