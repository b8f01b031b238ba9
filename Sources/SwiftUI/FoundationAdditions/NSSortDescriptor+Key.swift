import Foundation

extension NSObject {
  fileprivate subscript(sortedBy key: String) -> Any? { KeyValues.value(of: self, atPath: key) }
}

extension NSSortDescriptor {
  /// Creates an order of the values of a key.
  ///
  /// Source: Apple, Foundation `NSSortDescriptor`.
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSObject.[sortedBy: key ?? "self"], ascending: ascending,
      comparator: { PredicateValue.order($0, $1) })
  }

  /// Creates an order of the values of a key; texts are compared as people sort them.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(
      keyPath: \NSObject.[sortedBy: key ?? "self"], ascending: ascending,
      comparator: { PredicateValue.order($0, $1, isLocalized: selector != nil) })
  }

  /// Creates an order of the values at a key path, nil first.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending, comparator: { PredicateValue.order($0, $1) })
  }

  /// Creates an order as a descriptor for Swift has it.
  public convenience init<Root>(_ descriptor: SortDescriptor<Root>) {
    self.init(
      keyPath: \Root.self, ascending: true,
      comparator: { first, second in
        guard let first = first as? Root, let second = second as? Root else { return .orderedSame }
        return descriptor.compare(first, second)
      })
  }
}
