import OrderedJSON

/// Reads the mangled names of types that libraries save in place of SwiftUI's: `Si`, `3App4UserV`,
/// `Say3App4UserVG`.
///
/// It knows the standard types, types of modules with their outer types, and optionals, arrays,
/// sets and dictionaries of them. A name with substitutions stays mangled.
struct MangledName {
  private var rest: Substring
  /// Deeper names are not read.
  private static let maxDepth = 16

  /// The qualified dotted name; nil if the text is no mangled name, or one that is not known here.
  static func demangled(_ text: String) -> String? {
    var name = MangledName(rest: text[...])
    if name.rest.hasPrefix("$s") { name.rest = name.rest.dropFirst(2) }
    guard let type = name.type(depth: 0), name.rest.isEmpty else { return nil }
    return type
  }

  private mutating func type(depth: Int) -> String? {
    if depth > Self.maxDepth { return nil }
    guard var name = container(depth: depth) ?? standard() ?? nominal() else { return nil }
    while skip("Sg") { name = "Swift.Optional<\(name)>" }
    return name
  }

  private mutating func container(depth: Int) -> String? {
    for (prefix, name, count) in [("Say", "Array", 1), ("Shy", "Set", 1), ("SDy", "Dictionary", 2)]
    {
      guard skip(prefix) else { continue }
      var arguments: [String] = []
      while arguments.count < count, let argument = type(depth: depth + 1) {
        arguments.append(argument)
      }
      guard arguments.count == count, skip("G") else { return nil }
      return "Swift.\(name)<\(arguments.joined(separator: ", "))>"
    }
    return nil
  }

  /// One of the names that `TypeTag` lists; the longest that the rest begins with.
  private mutating func standard() -> String? {
    for length in stride(from: min(TypeTag.longestMangledName, rest.utf8.count), to: 1, by: -1) {
      guard let name = TypeTag.demangled(UTF8String(String(rest.prefix(length)))) else { continue }
      rest = rest.dropFirst(length)
      return name.string
    }
    return nil
  }

  /// A module and at least one type in it.
  private mutating func nominal() -> String? {
    guard let module = identifier() else { return nil }
    var names = [module]
    while let name = identifier() {
      guard skip("V") || skip("O") || skip("C") else { return nil }
      names.append(name)
    }
    return names.count > 1 ? names.joined(separator: ".") : nil
  }

  private mutating func identifier() -> String? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), digits.first != "0", length < rest.utf8.count else {
      return nil
    }
    let name = rest.dropFirst(digits.count).prefix(length)
    guard name.utf8.count == length else { return nil }
    rest = rest.dropFirst(digits.count + length)
    return String(name)
  }

  private mutating func skip(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }
}
