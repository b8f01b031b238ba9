import OrderedJSON

extension NavigationPath.Element {
  /// The type's qualified dotted name, as SwiftUI writes it: `Swift.Int`, `App.User`.
  public var typeName: UTF8String {
    switch content {
    case .scalar(let scalar): scalar.typeName
    case .live(let value): value.typeName
    case .stored(let stored): stored.tag
    }
  }

  /// The type's name without its module and outer types: `Int`, `User`.
  public var shortTypeName: UTF8String {
    switch content {
    case .scalar(let scalar): TypeTag.lastComponent(of: scalar.typeName)
    case .live(let value): value.shortTypeName
    case .stored(let stored): TypeTag.lastComponent(of: stored.tag)
    }
  }

  /// True if the element is still a tag and a text.
  public var isStored: Bool {
    if case .stored = content { true } else { false }
  }

  /// The element's JSON text as SwiftUI would write it; nil if it is not codable or cannot be encoded.
  public var payload: UTF8String? {
    isCodable ? try? encodedPayload() : nil
  }

  /// The element's value, if it has exactly this type. A stored element is decoded on every call.
  ///
  /// - Returns: Nil for another type (superclasses and protocols are other types) and for text that
  ///   does not decode.
  public func value<T>(as type: T.Type) -> T? {
    switch content {
    case .scalar(let scalar): scalar.value(as: type)
    case .live(let value): value.value(as: type)
    case .stored(let stored): stored.value(as: type)
    }
  }

  /// The living value, whatever its type; nil for a stored element.
  public var anyValue: Any? {
    switch content {
    case .scalar(let scalar): scalar.anyValue
    case .live(let value): value.anyValue
    case .stored: nil
    }
  }

  /// The type of the living value; nil for a stored element, and for an `AnyHashable`, which can
  /// hold values of any type.
  package var liveType: ObjectIdentifier? {
    guard let value = anyValue else { return nil }
    let type = type(of: value)
    return type == AnyHashable.self ? nil : ObjectIdentifier(type)
  }

  /// The error for an element that is not a value of a type, or only by its name.
  package func mismatch<T>(with type: T.Type) -> Refusal {
    let (name, short) = (UTF8String(TypeName.display(type)), UTF8String("\(type)"))
    guard isStored, isNamed(UTF8String(String(reflecting: type))) || typeName == short else {
      let found = displayTypeName
      if found == name { return .valueMismatch(expected: name, found: "another of that name") }
      let isClear = shortTypeName != short
      return .valueMismatch(expected: isClear ? short : name, found: found)
    }
    return type is any Decodable.Type ? .valueUnreadable(short) : .typeNotCodable(short)
  }

  /// The payload of an element that is codable, or why it cannot be encoded.
  func encodedPayload() throws -> UTF8String {
    switch content {
    case .scalar(let scalar): try scalar.payload()
    case .live(let value): try value.payload()
    case .stored(let stored): stored.payload
    }
  }
}
