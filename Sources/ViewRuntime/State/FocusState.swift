/// Which field has the focus: kept and told; nothing is focused by itself.
///
/// Source: Apple, `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool {
    initial = false
  }

  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding {
    let state = self
    return Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
  }

  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  mutating func connect(in context: inout RenderContext) {
    let initial = initial
    box = context.identity.stored { StateBox(initial) }
  }
}
