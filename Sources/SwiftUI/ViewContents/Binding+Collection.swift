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
