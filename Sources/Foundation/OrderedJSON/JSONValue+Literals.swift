extension JSONValue: ExpressibleByNilLiteral {
  /// Creates null.
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Creates true or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Creates a number that is spelled as an integer.
  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Creates a number that is spelled as Swift spells it.
  public init(floatLiteral value: Double) {
    guard let number = JSONNumber(value) else { preconditionFailure("JSON has no infinity") }
    self = .number(number)
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(UTF8String(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with its members in the written order; a duplicate name is a programming error.
  public init(dictionaryLiteral members: (UTF8String, JSONValue)...) {
    self = .object(JSONObject(literalMembers: members))
  }
}

extension JSONValue {
  /// A string from literal text.
  @inlinable
  public static func string(_ text: String) -> JSONValue { .string(UTF8String(text)) }
}
