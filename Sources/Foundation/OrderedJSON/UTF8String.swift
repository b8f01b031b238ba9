/// Text from outside: equal, hashed and ordered by its UTF-8 bytes, so that each takes linear time.
///
/// `String` compares by canonical equivalence. For this it sorts the combining marks after a letter
/// in quadratic time: a request of thirty kilobytes can keep `==` busy for seconds. It also treats
/// texts as equal that are different names in JSON. This type has neither trait. It does not
/// convert to `String` by itself, so text from outside is never compared the other way by accident.
@frozen
public struct UTF8String: Sendable {
  /// The same text with the comparison of Swift.
  public let string: String

  /// Creates the same text, compared by its bytes from now on.
  @inlinable
  public init(_ string: String) { self.string = string }

  /// Creates the text by which a value describes itself.
  public init(describing value: some CustomStringConvertible) { string = value.description }

  /// The bytes.
  @inlinable public var utf8: String.UTF8View { string.utf8 }

  /// True if there are no bytes.
  @inlinable public var isEmpty: Bool { string.utf8.isEmpty }

  /// True if the text begins with the bytes of another.
  public func hasPrefix(_ prefix: UTF8String) -> Bool { utf8.starts(with: prefix.utf8) }
}

extension UTF8String: Hashable {
  /// Compares by bytes.
  @inlinable
  public static func == (left: UTF8String, right: UTF8String) -> Bool {
    left.string.hasSameBytes(as: right.string)
  }

  /// Feeds the bytes into a hasher.
  public func hash(into hasher: inout Hasher) { string.hashBytes(into: &hasher) }
}

extension UTF8String: Comparable {
  /// Orders by bytes.
  public static func < (left: UTF8String, right: UTF8String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension UTF8String: ExpressibleByStringInterpolation {
  /// Creates a text from a literal.
  @inlinable
  public init(stringLiteral text: String) { self.init(text) }
}

extension UTF8String: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text.
  @inlinable public var description: String { string }

  /// The text in quotes, with escapes.
  public var debugDescription: String { string.debugDescription }
}

extension RawRepresentable where RawValue == String, Self: CaseIterable {
  /// The case with that name.
  ///
  /// `init(rawValue:)` compares as `String` does, and is not for text from outside.
  public init?(named name: UTF8String) {
    for choice in Self.allCases where UTF8String(choice.rawValue) == name {
      self = choice
      return
    }
    return nil
  }
}
