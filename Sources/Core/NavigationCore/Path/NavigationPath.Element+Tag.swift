import OrderedJSON

extension NavigationPath.Element {
  /// True for saved text under a mangled name, which other libraries write in place of SwiftUI's.
  package var hasMangledTag: Bool {
    guard case .stored(let stored) = content else { return false }
    if MangledName.demangled(stored.tag.string) != nil { return true }
    let tag = stored.tag.string
    if tag.hasPrefix("$s") { return true }
    let endsType = tag.last.map { "VOCGg".contains($0) } ?? false
    return tag.first?.isNumber == true && endsType && !tag.contains(".")
  }

  /// The qualified dotted name of saved text under a mangled name; nil if it can't be read.
  package var demangledTypeName: UTF8String? {
    guard case .stored(let stored) = content else { return nil }
    return MangledName.demangled(stored.tag.string).map { UTF8String($0) }
  }

  /// True for saved text of a type that is private, or inside a function.
  ///
  /// Swift names the context of such a type by an address, which differs in each process.
  package var hasPrivateTag: Bool {
    guard case .stored(let stored) = content else { return false }
    return stored.tag.string.contains("(unknown context at $")
  }
}
