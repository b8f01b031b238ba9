import OrderedJSON

/// The causes on a path that are worth reporting, each once, however many elements have it.
///
/// They follow the path's edits, at a cost that grows only with the edit.
struct PathFindings: Equatable {
  /// A type that is not registered.
  struct UnknownType: Equatable {
    let name: UTF8String
    /// The index of the lowest element of this type.
    let firstIndex: Int
  }

  /// In the order of their first elements.
  private(set) var unknownTypes: [UnknownType] = []
  private var names: Set<UTF8String> = []
  /// The index of the lowest element without a `Codable` form.
  private(set) var firstUncodable: Int?

  /// Forgets the elements from an index up.
  mutating func truncate(to count: Int) {
    if let index = firstUncodable, index >= count { firstUncodable = nil }
    while let last = unknownTypes.last, last.firstIndex >= count {
      names.remove(last.name)
      unknownTypes.removeLast()
    }
  }

  /// Notes an element that has been put on top.
  mutating func add(_ element: IdentifiedElement, at index: Int) {
    if !element.isResolved {
      let name = element.element.displayTypeName
      if names.insert(name).inserted {
        unknownTypes.append(UnknownType(name: name, firstIndex: index))
      }
    }
    if firstUncodable == nil, !element.element.isCodable { firstUncodable = index }
  }
}
