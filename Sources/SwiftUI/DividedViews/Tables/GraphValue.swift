/// A value while SwiftUI takes it apart; packages that wrap content pass one on.
public struct _GraphValue<Value> {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  /// The value of a property.
  public subscript<U>(keyPath: KeyPath<Value, U>) -> _GraphValue<U> {
    _GraphValue<U>(value[keyPath: keyPath])
  }
}
