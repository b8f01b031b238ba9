import Platform

/// A value that lives elsewhere, to read and to write.
///
/// Source: Apple, `Binding`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  // Views are on the main actor, and so is whatever reads and writes their bindings.
  private let get: UncheckedSendable<() -> Value>
  private let set: UncheckedSendable<(Value) -> Void>

  /// Creates a binding with closures that read and write its value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = UncheckedSendable(get)
    self.set = UncheckedSendable(set)
  }

  /// Creates the same binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value; reading and writing it calls the closures.
  public var wrappedValue: Value {
    get { get.value() }
    nonmutating set { set.value(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding: Sendable where Value: Sendable {}
