import Foundation

/// A name of its own for each view that has it.
///
/// Source: Apple, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: UUID
  }

  private var known: StateBox<ID>?

  public init() {}

  public var wrappedValue: ID { known?.value ?? ID(number: UUID()) }
}

extension Namespace: PlacedProperty {
  mutating func connect(in context: inout RenderContext) {
    known = context.place.memory { StateBox(ID(number: UUID())) }
  }
}

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

/// A length that would grow with the text size; here it stays.
///
/// Source: Apple, `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
