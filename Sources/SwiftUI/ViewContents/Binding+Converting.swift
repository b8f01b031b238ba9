extension Binding {
  /// Creates a binding to an optional; nil is not written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Nil if the base is nil now.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a value as `AnyHashable`; values of other types are not written.
  public init<Hashed: Hashable>(_ base: Binding<Hashed>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Hashed { base.wrappedValue = value } })
  }
}
