/// A value while a gesture lasts; there are none, so it stays as it was at first.
///
/// Source: Apple, `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates a state with the value that it keeps.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state with the value that it keeps.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself, as `updating(_:body:)` takes it.
  public var projectedValue: GestureState<Value> { self }
}
