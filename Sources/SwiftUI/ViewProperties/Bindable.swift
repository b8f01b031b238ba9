import Observation

/// Creates bindings to the properties of an observable object.
///
/// Source: Apple, `Bindable`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// The wrapper itself, whose members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Never used: the value has to be an object that is `@Observable`. By this initializer the
  /// compiler knows that a view is made with the object itself.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the same wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper of an observable object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper of an observable object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
