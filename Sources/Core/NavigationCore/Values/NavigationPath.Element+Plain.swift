import OrderedJSON

extension NavigationPath.Element {
  /// A value that messages spell unchanged, in its title as well.
  package enum SpelledValue {
    case integer(Int)
    /// Of at most `maxPlainText` bytes, none of which is escaped in JSON.
    case text(String)
  }

  /// A title of at most this many bytes is never longer than eighty characters.
  package static let maxPlainText = 80

  /// The element as a plain value; nil for any other.
  package var spelledValue: SpelledValue? {
    guard isCodable, case .scalar(let scalar) = content else { return nil }
    switch scalar {
    case .int(let value): return SafeIntegers.contains(value) ? .integer(value) : nil
    case .string(let text):
      return text.utf8.count <= Self.maxPlainText && text.isPlainInJSON ? .text(text) : nil
    default: return nil
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends the members `type` and `value` of an element, between other members.
  package mutating func append(membersOf value: NavigationPath.Element.SpelledValue) {
    switch value {
    case .integer(let integer):
      append(literal: Scalar.Kind.int.memberOpening)
      append(decimal: integer)
    case .text(let text):
      append(literal: Scalar.Kind.string.memberOpening)
      append(.init(ascii: "\""))
      append(copying: text.utf8Span.span)
      append(.init(ascii: "\""))
    }
  }

  /// Appends the title of a value's screen.
  package mutating func append(titleOf value: NavigationPath.Element.SpelledValue) {
    switch value {
    case .integer(let integer): append(decimal: integer)
    case .text(let text): append(copying: text.utf8Span.span)
    }
  }
}
