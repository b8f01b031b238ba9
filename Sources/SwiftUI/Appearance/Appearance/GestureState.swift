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

  /// Creates a state with the value that it keeps; nothing is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  /// Creates a state with the value that it keeps; nothing is reset.
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  /// Creates a state with the value that it keeps; the closure is not called.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  /// Creates a state with the value that it keeps; the closure is not called.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }

  /// The state itself, as `updating(_:body:)` takes it.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that stays nil.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
  /// Creates a state that stays nil; the closure is not called.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: Sendable where Value: Sendable {}
