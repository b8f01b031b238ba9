extension NavigationPath {
  /// The saved form of a path: for each element its type's name and its JSON text, top first.
  ///
  /// Living elements are encoded when this is, not when it is created. Equality is that of paths.
  public struct CodableRepresentation {
    /// Root first.
    public let elements: PathStorage

    /// The spelling of the names of Foundation's types; equality ignores it.
    public var tagSpelling = TagSpelling.platform

    init(elements: PathStorage) {
      self.elements = elements
    }

    /// The module names under which Foundation's types are written.
    public enum TagSpelling: Sendable {
      /// The names that this platform's runtime gives: `FoundationEssentials.UUID` on Linux.
      case platform
      /// The names that Apple's systems give: `Foundation.UUID`.
      case apple
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Compares the elements, not the spelling of their types' names.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    NavigationPath.Element.areEquivalent(lhs.elements, rhs.elements)
  }
}

@available(*, unavailable)
extension NavigationPath.CodableRepresentation: Sendable {}

extension NavigationPath.CodableRepresentation {
  /// A copy in which the mangled tags that other libraries write for standard types (`Si`, `SS`,
  /// `s5UInt8V`) are understood; every other element is unchanged.
  ///
  /// A plain decoding keeps such tags, as SwiftUI does: they never match a type.
  public func readingMangledTags() -> Self {
    Self(elements: PathStorage(elements.lazy.map { $0.readingMangledTag() }))
  }
}

extension NavigationPath.Element {
  fileprivate func readingMangledTag() -> Self {
    guard case .stored(let stored) = content, let name = TypeTag.demangled(stored.tag) else {
      return self
    }
    return Self(storedTag: name, payload: stored.payload)
  }
}
