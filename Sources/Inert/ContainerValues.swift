/// What a view tells the container that it is in; accepted, and no container asks.
///
/// Source: Apple, `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value that a container may ask for.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { self }
}
