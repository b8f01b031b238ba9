/// A value that lasts as long as a gesture; always the initial one here.
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
