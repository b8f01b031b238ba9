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

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  /// Iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of bindings to the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// An index of the collection.
  public typealias Index = Value.Index
  /// The indices of the collection.
  public typealias Indices = Value.Indices
  /// The index of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the elements, in order.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The index after another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// The index at a distance from another.
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(index, offsetBy: distance)
  }
  /// The number of elements from one index to another.
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
  /// A binding to the element at an index. After the element has been removed it keeps its value and
  /// writes nothing.
  public subscript(position: Index) -> Binding<Value.Element> {
    let known = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let values = wrappedValue
        return values.startIndex <= position && position < values.endIndex
          ? values[position] : known
      },
      set: { element in
        var values = wrappedValue
        guard values.startIndex <= position && position < values.endIndex else { return }
        values[position] = element
        wrappedValue = values
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}
