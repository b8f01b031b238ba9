/// A value of the environment that a body has read.
package struct EnvironmentRead {
  private let isSame: (EnvironmentValues) -> Bool

  /// Notes that a value is read at a key path.
  @MainActor
  package init<Value>(of keyPath: KeyPath<EnvironmentValues, Value>, in values: EnvironmentValues) {
    isSame = { areSame($0[keyPath: keyPath], values[keyPath: keyPath]) }
  }

  /// Notes the read of an object, which can be missing.
  package init(
    of id: @escaping (EnvironmentValues) -> ObjectIdentifier?, in values: EnvironmentValues
  ) {
    isSame = { id($0) == id(values) }
  }

  /// True if another environment has the same there.
  func isSame(in values: EnvironmentValues) -> Bool { isSame(values) }
}

/// An environment value that is created each time but can be equivalent to an earlier one.
protocol EnvironmentComparable {
  func isSame(as other: Any) -> Bool
}

@MainActor
private func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any EnvironmentComparable { return left.isSame(as: right) }
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  return PropertyWiring.of(Value.self).areEqual(left, right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

extension DismissAction: EnvironmentComparable {
  /// A screen keeps its action as long as it stays.
  func isSame(as other: Any) -> Bool { isPresented == (other as? Self)?.isPresented }
}

extension OpenURLAction: EnvironmentComparable {
  func isSame(as other: Any) -> Bool { source != nil && source == (other as? Self)?.source }
}

extension Binding: EnvironmentComparable {
  /// Bindings always compare as the same: a reader of a binding depends on its value.
  func isSame(as other: Any) -> Bool { other is Self }
}
