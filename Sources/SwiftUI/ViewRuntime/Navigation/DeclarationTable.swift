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

  /// True if the lowest declaration for the element, or for any value, is above a depth.
  func isDeclared(for element: NavigationPath.Element, above depth: Int) -> Bool {
    [false, true].contains { self.depth(for: element, asAnyValue: $0) ?? 0 > depth }
  }

  /// True if a screen below has declared this type already.
  func isDeclared(_ type: ObjectIdentifier, below depth: Int) -> Bool {
    entries.first { $0.type == type }?.depths.first.map { $0 < depth } ?? false
  }
}
