import Foundation

/// The moments at which an observer of a property is called.
///
/// Source: Apple, `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// With the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// At once, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

extension UserDefaults {
  /// A publisher of a property that an extension of an author's reads from the defaults: the present
  /// value, and one after each change that is posted. Foundation on Linux posts none, but
  /// `setValue(_:forKey:)` does.
  ///
  /// Source: Apple, `publisher(for:options:)` of Foundation's objects.
  public func publisher<Value>(
    for keyPath: KeyPath<UserDefaults, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let changes = NotificationCenter.default
      .publisher(for: UserDefaults.didChangeNotification)
      .map { _ in self[keyPath: keyPath] }
    return options.contains(.initial)
      ? changes.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
      : changes.eraseToAnyPublisher()
  }
}
