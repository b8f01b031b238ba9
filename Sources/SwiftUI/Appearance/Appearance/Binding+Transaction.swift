import ViewRuntime

extension Binding {
  /// Creates a binding whose setter also gets the transaction, which says how its change is shown.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, .current) })
  }

  /// The binding, whose changes pages show with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  /// The binding, whose changes have these settings.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { value in makingChange(transaction) { wrappedValue = value } })
  }
}
