import Platform
import Synchronization

/// An object that says before it changes.
///
/// Source: Apple, Combine `ObservableObject`.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties send to.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

extension ObservableObject {
  /// Notes that the current dependent reads the object: it is invalidated when the object changes.
  package func recordRead() {
    (objectWillChange as? any ChangeSource)?.dependents.recordRead()
  }
}

/// Announces that an object is about to change.
///
/// Source: Apple, Combine `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher, ChangeSource {
  public typealias Output = Void
  public typealias Failure = Never

  package let dependents = Dependents()
  /// Created with the first subscription.
  private var downstreams: Downstreams<Void, Never>?

  /// Creates a publisher without subscribers.
  public init() {}

  /// True once a subscriber has been attached; views do not count.
  var hasSubscribers: Bool { downstreams != nil }

  /// Notifies views and subscribers that the object is about to change.
  public func send() {
    dependents.invalidate()
    downstreams?.send(())
  }

  /// Attaches a subscriber, which is notified of each change before it happens.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    let downstreams = downstreams ?? Downstreams()
    self.downstreams = downstreams
    downstreams.add(subscriber)
  }
}

extension ObservableObjectPublisher {
  /// The publisher of an object that did not declare one itself.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let object = UncheckedSendable(object)
    return publishers.withLock { $0.publisher(of: object) }.value
  }
}

/// The publishers of living objects, found by identity.
private struct PublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    // As with Combine the author sees to it that one thread at a time changes an object.
    let publisher: UncheckedSendable<ObservableObjectPublisher>
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  mutating func publisher(
    of object: UncheckedSendable<AnyObject>
  ) -> UncheckedSendable<ObservableObjectPublisher> {
    let key = ObjectIdentifier(object.value)
    // The address can have belonged to a different object.
    if let entry = entries[key], entry.object === object.value { return entry.publisher }
    let publisher = UncheckedSendable(ObservableObjectPublisher())
    entries[key] = Entry(object: object.value, publisher: publisher)
    if entries.count > limit { removeDeadEntries() }
    return publisher
  }

  private mutating func removeDeadEntries() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(64, 2 * entries.count)
  }
}

private let publishers = Mutex(PublisherTable())
