import NavigationCore

/// The remarks of `path inspect` about saved paths that do not become values here.
enum PathInspection {
  /// The reason that an element has no value; nil if it has one.
  ///
  /// - Parameter mangled: mangled names have been read, as far as they are known.
  static func note(
    on element: NavigationPath.Element, in types: TypeRegistry, mangled: Bool
  ) -> String? {
    if types.isResolved(element) { return nil }
    if element.hasPrivateTag {
      return "a private type: another build, or another launch, can’t restore this path"
    }
    if element.hasMangledTag && !mangled { return "a mangled name: try --mangled" }
    if element.hasMangledTag && element.demangledTypeName == nil {
      return "a mangled name that can’t be read here"
    }
    if types.type(named: element.typeName) != nil {
      return "can’t be decoded as \(element.shortTypeName)"
    }
    return "a type that is not known here"
  }

  /// True if null was saved in place of a path, as `JSONEncoder` does with a `codable` that is nil.
  static func isNull(_ bytes: [UInt8]) -> Bool {
    let blanks = Array(" \n\r\t".utf8)
    return bytes.filter { !blanks.contains($0) }.elementsEqual("null".utf8)
  }

  static let null = """
    The path was not Codable when it was saved: one of its values had no Codable form, so \
    path.codable was nil and null was written.
    """
}
