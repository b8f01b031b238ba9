/// How types are named in saved paths.
enum TypeTag {
  /// The types of Foundation whose module has another name on Linux than on Apple's systems.
  static let foundationTypes = ["UUID", "Date", "URL", "Data", "Decimal"]

  /// The tag with the standard Foundation types under the module name of Apple's systems, also where
  /// they are arguments of a generic type.
  static func apple(_ tag: String) -> String {
    guard mayNameFoundation(tag) else { return tag }
    var parts = tag.split(separator: "FoundationEssentials.", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      let startsName = result.last.map { !isNamePart($0) } ?? true
      let type = part.prefix(while: isNamePart)
      result +=
        startsName && foundationTypes.contains(String(type))
        ? "Foundation." : "FoundationEssentials."
      result += part
    }
    return result
  }

  /// Whether the module's name stands somewhere in the tag; almost always not, and then this is cheap.
  private static func mayNameFoundation(_ tag: String) -> Bool {
    let bytes = tag.utf8Span.span
    let name = Array("FoundationEssentials.".utf8)
    if bytes.count < name.count { return false }
    for start in 0...(bytes.count - name.count) where bytes[start] == name[0] {
      if name.indices.allSatisfy({ bytes[start + $0] == name[$0] }) { return true }
    }
    return false
  }

  /// The name without module and outer types; arguments of a generic type stay as they are.
  static func lastComponent(of tag: String) -> String {
    let name = tag.prefix { $0 != "<" }
    guard let dot = name.lastIndex(of: ".") else { return tag }
    return String(tag[tag.index(after: dot)...])
  }

  /// The qualified name of a standard type that libraries with mangled tags write so.
  static func demangled(_ tag: String) -> String? {
    mangledNames[tag]
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private static let mangledNames: [String: String] = {
    var names = [
      "Si": "Swift.Int", "Su": "Swift.UInt", "Sb": "Swift.Bool", "SS": "Swift.String",
      "Sd": "Swift.Double", "Sf": "Swift.Float", "SJ": "Swift.Character",
      "So9NSDecimala": "Foundation.Decimal",
    ]
    for type in ["Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64"] {
      names["s\(type.count)\(type)V"] = "Swift.\(type)"
    }
    for module in ["Foundation", "FoundationEssentials"] {
      for type in foundationTypes {
        names["\(module.count)\(module)\(type.count)\(type)V"] = "\(module).\(type)"
      }
    }
    return names
  }()
}
