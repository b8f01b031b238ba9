/// The field that has the focus: as the author writes it, and as people move it on a page where a
/// modifier such as `searchFocused(_:)` connects the state with a field.
///
/// Source: Apple, `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a state that is false: the field does not have the focus.
  public init() where Value == Bool {
    initial = false
  }

  /// Creates a state that is nil: no field has the focus.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// The value last written; the initial value before the view is part of a tree.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding {
    let state = self
    return Binding(
      get: { state.wrappedValue }, set: { state.wrappedValue = $0 },
      reset: { state.wrappedValue = state.initial })
  }

  /// A binding to the state, as focus modifiers take it.
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void
    /// Writes the value for no focus.
    package let reset: () -> Void

    /// The value of the state.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty, IdentityProperty {
  package mutating func connect(in context: inout RenderContext) {
    let initial = initial
    box = context.identity.stored { StateBox(initial) }
  }
}
