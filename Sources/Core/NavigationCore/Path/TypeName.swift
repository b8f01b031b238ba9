import OrderedJSON

/// The names of types in messages.
package enum TypeName {
  /// The qualified dotted name, for people.
  package static func display(_ type: Any.Type) -> String { display(String(reflecting: type)) }

  /// The name without the contexts of private types and of those in functions.
  ///
  /// Swift names such a context by an address that differs in each process.
  static func display(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
    var result = ""
    var rest = name[...]
    while let start = rest.firstRange(of: "(unknown context at $"),
      let end = rest[start.upperBound...].firstRange(of: ").")
    {
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

extension NavigationPath.Element {
  /// The type's qualified dotted name, for people.
  public var displayTypeName: UTF8String { UTF8String(TypeName.display(typeName.string)) }
}
