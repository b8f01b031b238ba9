import OrderedJSON

extension RegisteredType {
  /// An integer type; values beyond ±(2^53−1) are spelled as strings, for readers that know only doubles.
  static func integer<I: FixedWidthInteger & Codable & SendableMetatype>(
    _ type: I.Type
  ) -> RegisteredType {
    scalar(type, example: .number(JSONNumber(42))) { value throws(ValueError) in
      switch value {
      case .number(let number): try integer(type, number)
      case .string(let text) where I.bitWidth > 53: try integer(type, text)
      default: throw expected("an integer from \(I.min) to \(I.max)", of: type)
      }
    }
  }

  static func floating<F: BinaryFloatingPoint & Codable & SendableMetatype>(
    _ type: F.Type
  ) -> RegisteredType {
    standard(type, example: .number(JSONNumber(1.5) ?? 0), "a number that is in its range") {
      guard let number = $0.doubleValue.map({ F($0) }), number.isFinite else { return nil }
      return number
    }
  }

  /// A type whose values are one JSON scalar each.
  static func standard<T: Hashable & Codable & SendableMetatype>(
    _ type: T.Type, example: JSONValue, _ expectation: Sentence,
    read: @escaping @Sendable (JSONValue) -> T?
  ) -> RegisteredType {
    scalar(type, example: example) { value throws(ValueError) in
      guard let value = read(value) else { throw expected(expectation, of: type) }
      return value
    }
  }

  private static func scalar<T: Hashable & Codable & SendableMetatype>(
    _ type: T.Type, example: JSONValue,
    read: @escaping @Sendable (JSONValue) throws(ValueError) -> T
  ) -> RegisteredType {
    let name = String(describing: type)
    return RegisteredType(
      name: "Swift.\(name)", names: ["Swift.\(name)", UTF8String(name)],
      typeName: UTF8String(String(reflecting: type)),
      example: example, identity: ObjectIdentifier(type),
      read: { value throws(ValueError) in
        try value.requireStreamSafe(at: "/value")
        return NavigationPath.Element(try read(value))
      },
      resolve: { $0.value(as: type).map { NavigationPath.Element($0) } })
  }

  /// A single character, which messages can carry although Swift's type is not codable.
  static var character: RegisteredType {
    RegisteredType(
      name: "Swift.Character", names: ["Swift.Character", "Character"],
      typeName: UTF8String(String(reflecting: Character.self)), example: "a",
      identity: ObjectIdentifier(Character.self),
      read: { value throws(ValueError) in
        try value.requireStreamSafe(at: "/value")
        guard let text = value.stringValue?.string, text.count == 1, let character = text.first
        else {
          throw expected("a string of one character", of: Character.self)
        }
        return NavigationPath.Element(character)
      },
      resolve: { _ in nil },
      write: { $0.value(as: Character.self).map { .string(String($0)) } })
  }

  private static func expected<T>(_ expectation: Sentence, of type: T.Type) -> ValueError {
    ValueError(.valueMismatch, "\(String(reflecting: type)) expects \(expectation).", at: "/value")
  }
}

extension RegisteredType {
  private static func integer<I: FixedWidthInteger>(
    _ type: I.Type, _ number: JSONNumber
  ) throws(ValueError) -> I {
    guard number.isInteger else {
      throw expected("an integer without fraction or exponent", of: type)
    }
    guard let integer = number.intValue, SafeIntegers.contains(integer) else {
      throw SafeIntegers.refusal(of: number, as: type, at: "/value")
    }
    guard let value = I(exactly: integer) else {
      throw expected("an integer from \(I.min) to \(I.max), not \(number.text)", of: type)
    }
    return value
  }

  private static func integer<I: FixedWidthInteger>(
    _ type: I.Type, _ text: UTF8String
  ) throws(ValueError) -> I {
    guard let value = I(text.string), UTF8String(value.description) == text else {
      throw expected("an integer from \(I.min) to \(I.max), spelled plainly", of: type)
    }
    return value
  }
}
