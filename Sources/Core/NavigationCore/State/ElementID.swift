import OrderedJSON

/// The name of one element for its whole life, written `e19`; never given to another element.
public struct ElementID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number after the `e`.
  public let rawValue: UInt64

  /// Creates the name with a number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Reads the written form; nil for anything that `description` would not have written.
  public init?(_ text: UTF8String) {
    guard text.utf8.first == UInt8(ascii: "e"), let number = UInt64(text.string.dropFirst()),
      text == "e\(number)"
    else { return nil }
    rawValue = number
  }

  /// The written form: `e19`.
  public var description: String { "e\(rawValue)" }

  /// Orders by age: names of new elements come later.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
