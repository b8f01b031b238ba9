import OrderedJSON

/// The spelling of types' names in saved paths.
enum TypeTag {
  /// The types of Foundation whose module has another name on Linux than on Apple's systems.
  static let foundationTypes = ["UUID", "Date", "URL", "Data", "Decimal"]

  /// The tag with the standard Foundation types under the module name of Apple's systems, including
  /// arguments of a generic type.
  static func apple(_ tag: UTF8String) -> UTF8String {
    guard mayNameFoundation(tag) else { return tag }
    var result: [UInt8] = []
    var rest = tag.string.utf8[...]
    while let range = rest.firstRange(of: linuxModule) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      let startsName = result.last.map { !isNamePart($0) } ?? true
      let type = rest.prefix(while: isNamePart)
      let isFoundations = startsName && foundationTypes.contains { type.elementsEqual($0.utf8) }
      result += isFoundations ? Array("Foundation.".utf8) : linuxModule
    }
    if result.isEmpty { return tag }
    return UTF8String(String(decoding: result + rest, as: UTF8.self))
  }

  private static let linuxModule = Array("FoundationEssentials.".utf8)

  /// True if the tag contains the module's name. It almost never does, and this case is cheap.
  private static func mayNameFoundation(_ tag: UTF8String) -> Bool {
    let bytes = tag.string.utf8Span.span
    let name = linuxModule
    if bytes.count < name.count { return false }
    for start in 0...(bytes.count - name.count) where bytes[start] == name[0] {
      if name.indices.allSatisfy({ bytes[start + $0] == name[$0] }) { return true }
    }
    return false
  }

  /// The name without module and outer types; arguments of a generic type are unchanged.
  static func lastComponent(of tag: UTF8String) -> UTF8String {
    let bytes = tag.string.utf8
    let name = bytes.prefix { $0 != UInt8(ascii: "<") }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return tag }
    return UTF8String(String(tag.string[bytes.index(after: dot)...]))
  }

  /// The qualified name of a standard type that libraries with mangled tags write so.
  static func demangled(_ tag: UTF8String) -> UTF8String? {
    mangledNames[tag]
  }

  static let longestMangledName = mangledNames.keys.map(\.string.utf8.count).max() ?? 0

  /// Every byte of a letter beyond ASCII is part of a name.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  private static let mangledNames: [UTF8String: UTF8String] = {
    var names: [UTF8String: UTF8String] = [
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
