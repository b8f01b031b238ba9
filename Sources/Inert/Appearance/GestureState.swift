/// A value while a gesture lasts; there are none, so it stays as it was at first.
///
/// Source: Apple, `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  public var projectedValue: GestureState<Value> { self }
}
