import Platform

/// A value that a view keeps as long as its identity.
///
/// Source: Apple, `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: FirstValue<Value>
  // Boxes are read and written only on the main actor, as views are.
  private var storage: UncheckedSendable<StateBox<Value>>?

  /// Creates a state with the value that it has first.
  public init(wrappedValue value: Value) {
    initial = .known(value)
  }
  /// Creates a state with an object, which is made once for as long as the state is kept.
  public init(wrappedValue make: @autoclosure @escaping () -> Value) where Value: AnyObject {
    initial = FirstValue(making: make)
  }
  /// Creates a state with the value that it has first.
  public init(initialValue value: Value) {
    initial = .known(value)
  }

  private var box: StateBox<Value>? { storage?.value }

  /// The value; before the view is rendered the initial one, whatever is written.
  public var wrappedValue: Value {
    get { box?.value ?? initial.value }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let state = self
    return Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: ConnectedProperty, IdentityProperty {
  package mutating func connect(in context: inout RenderContext) {
    let initial = initial
    storage = UncheckedSendable(context.identity.stored { StateBox(initial.value) })
  }
}

extension State: Sendable where Value: Sendable {}

extension RenderContext {
  /// A binding to a value that the view itself keeps, for a view whose author gave it no binding.
  package func localBinding<Value>(_ initial: Value) -> Binding<Value> {
    let box = identity.stored { StateBox(initial) }
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

/// The storage of a value whose readers are rendered again when it changes.
package final class StateBox<Value> {
  private var stored: Value
  private let dependents = Dependents()

  package init(_ value: Value) {
    stored = value
  }

  package var value: Value {
    get {
      dependents.recordRead()
      return stored
    }
    set {
      stored = newValue
      dependents.invalidate()
    }
  }
}
