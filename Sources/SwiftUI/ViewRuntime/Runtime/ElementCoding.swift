import NavigationCore

/// Goes between an author's values and elements of a path.
package enum ElementCoding {
  /// An element that is codable if the value's type is, though only `Hashable` is known of it here.
  package static func element<Value: Hashable>(_ value: Value) -> NavigationPath.Element {
    if let codable = value as? any Hashable & Codable { return codableElement(codable) }
    return NavigationPath.Element(value)
  }

  private static func codableElement<Value: Hashable & Codable>(
    _ value: Value
  ) -> NavigationPath.Element {
    NavigationPath.Element(value)
  }

  /// - Throws: `valueMismatch` if the element is of another type, `typeNotCodable` or
  ///   `valueUnreadable` if it is a text of the right type.
  package static func value<Value: Hashable>(
    _ element: NavigationPath.Element, as type: Value.Type
  ) throws(Refusal) -> Value {
    if let value = element.value(as: type) { return value }
    throw element.mismatch(with: type)
  }
}
