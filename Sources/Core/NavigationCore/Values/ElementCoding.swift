/// Goes between an author's values and elements of a path.
package enum ElementCoding {
  /// An element that is codable if the value's type is, though only `Hashable` is known of it here.
  /// The value in an `AnyHashable` becomes the element.
  package static func element<Value: Hashable>(_ value: Value) -> NavigationPath.Element {
    if let codable = value as? any Hashable & Codable { return codableElement(codable) }
    if let erased = exactly(AnyHashable.self, value), let base = erased.base as? any Hashable {
      return plainElement(base)
    }
    return NavigationPath.Element(value)
  }

  private static func codableElement<Value: Hashable & Codable>(
    _ value: Value
  ) -> NavigationPath.Element {
    NavigationPath.Element(value)
  }

  private static func plainElement<Value: Hashable>(_ value: Value) -> NavigationPath.Element {
    NavigationPath.Element(value)
  }

  /// The element's value, if it has exactly this type, also inside of an `AnyHashable`. As an
  /// `AnyHashable` it is any value that is not saved text.
  package static func knownValue<Value: Hashable>(
    of element: NavigationPath.Element, as type: Value.Type
  ) -> Value? {
    if let value = element.value(as: type) { return value }
    if type == AnyHashable.self { return (element.anyValue as? AnyHashable) as? Value }
    guard let erased = element.value(as: AnyHashable.self) else { return nil }
    return Swift.type(of: erased.base) == type ? erased.base as? Value : nil
  }

  /// - Throws: `valueMismatch` if the element is of another type, `typeNotCodable` or
  ///   `valueUnreadable` if it is a text of the right type.
  package static func value<Value: Hashable>(
    _ element: NavigationPath.Element, as type: Value.Type
  ) throws(Refusal) -> Value {
    if let value = knownValue(of: element, as: type) { return value }
    throw element.mismatch(with: type)
  }

  private static func exactly<T, V>(_ type: T.Type, _ value: V) -> T? {
    T.self == V.self ? value as? T : nil
  }
}
