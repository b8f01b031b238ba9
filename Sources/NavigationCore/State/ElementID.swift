import OrderedJSON

/// The name of one element for its whole life, written `e19`; never given to another element.
public struct ElementID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  public let rawValue: UInt64

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

  public var description: String { "e\(rawValue)" }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
