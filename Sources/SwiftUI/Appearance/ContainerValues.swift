/// Values for the container around a view, which `ForEach(subviews:)` and its kin can read.
///
/// Source: Apple, `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [ObjectIdentifier: AnyHashable] = [:]

  package init() {}

  /// The view's tag of a type; nil if it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags[ObjectIdentifier(type)]?.base as? V
  }

  /// True if the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  package mutating func setTag(_ tag: AnyHashable) {
    tags[ObjectIdentifier(type(of: tag.base))] = tag
  }

  /// The value of a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value that a container can ask for.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
