import NavigationCore

/// Which screens of a stack have declared a destination for which type; the nearest to the root
/// counts.
///
/// Source: SwiftUI's own warning, "Only the destination declared closest to the root view of the
/// stack will be used."
@MainActor
struct DeclarationTable {
  private struct Entry {
    let type: ObjectIdentifier
    let matches: (NavigationPath.Element) -> Bool
    /// Places on the stack, 0 the root, lowest first.
    var places: [Int]
  }

  private var entries: [Entry] = []

  /// Notes what a screen declares now, in place of what it declared before.
  mutating func note(_ declarations: [DestinationDeclaration], at place: Int) {
    for index in entries.indices { entries[index].places.removeSorted(place) }
    for declaration in declarations { note(declaration, at: place) }
    entries.removeAll { $0.places.isEmpty }
  }

  private mutating func note(_ declaration: DestinationDeclaration, at place: Int) {
    guard let index = entries.firstIndex(where: { $0.type == declaration.type }) else {
      let entry = Entry(type: declaration.type, matches: declaration.matches, places: [place])
      return entries.append(entry)
    }
    entries[index].places.insertSorted(place)
  }

  /// Forgets what screens from a place up have declared.
  mutating func forget(from place: Int) {
    for index in entries.indices {
      while let last = entries[index].places.last, last >= place {
        entries[index].places.removeLast()
      }
    }
    entries.removeAll { $0.places.isEmpty }
  }

  /// The lowest place that declares a destination for the element.
  func place(for element: NavigationPath.Element) -> Int? {
    entries.first { $0.matches(element) }?.places.first
  }

  /// Whether a screen below has declared this type already.
  func isDeclared(_ type: ObjectIdentifier, below place: Int) -> Bool {
    entries.first { $0.type == type }?.places.first.map { $0 < place } ?? false
  }
}

extension [Int] {
  /// Where a number stands in a sorted list, or would.
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
