extension Binding {
  /// Accepted; has no effect here.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }

  /// Nothing is animated here; the binding is the same.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// Accepted; has no effect here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
