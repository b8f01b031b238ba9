import NavigationCore

/// The screens of a stack that declare destinations, by type; the nearest to the root
/// counts.
///
/// Source: SwiftUI's own warning, "Only the destination declared closest to the root view of the
/// stack will be used."
struct DeclarationTable {
  private struct Entry {
    let type: ObjectIdentifier
    let showsAnyValue: Bool
    let matches: (NavigationPath.Element) -> Bool
    /// Depths on the stack, 0 the root, lowest first.
    var depths: [Int]
  }

  private var entries: [Entry] = []

  /// Replaces the declarations of a screen.
  mutating func insert(_ declarations: [DestinationDeclaration], at depth: Int) {
    for index in entries.indices { entries[index].depths.removeSorted(depth) }
    for declaration in declarations { insert(declaration, at: depth) }
    entries.removeAll { $0.depths.isEmpty }
  }

  private mutating func insert(_ declaration: DestinationDeclaration, at depth: Int) {
    guard let index = entries.firstIndex(where: { $0.type == declaration.type }) else {
      let entry = Entry(
        type: declaration.type, showsAnyValue: declaration.showsAnyValue,
        matches: declaration.matches, depths: [depth])
      return entries.append(entry)
    }
    entries[index].depths.insertSorted(depth)
  }

  /// Removes the declarations of the screens from a depth up.
  mutating func remove(from depth: Int) {
    for index in entries.indices {
      while let last = entries[index].depths.last, last >= depth {
        entries[index].depths.removeLast()
      }
    }
    entries.removeAll { $0.depths.isEmpty }
  }

  /// The lowest depth that declares a destination for the element, or for any value.
  func depth(for element: NavigationPath.Element, asAnyValue: Bool = false) -> Int? {
    entries.first { $0.showsAnyValue == asAnyValue && $0.matches(element) }?.depths.first
  }

  /// True if a screen below has declared this type already.
  func isDeclared(_ type: ObjectIdentifier, below depth: Int) -> Bool {
    entries.first { $0.type == type }?.depths.first.map { $0 < depth } ?? false
  }
}

extension [Int] {
  /// The index of a number in a sorted list, or the one to insert it at.
  private func sortedIndex(of number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate mutating func insertSorted(_ number: Int) {
    let index = sortedIndex(of: number)
    if index == count || self[index] != number { insert(number, at: index) }
  }

  fileprivate mutating func removeSorted(_ number: Int) {
    let index = sortedIndex(of: number)
    if index < count, self[index] == number { remove(at: index) }
  }
}
