/// A number as its author spelled it: no digit is lost, `1e400` and a hundred decimals included.
public struct JSONNumber: Sendable {
  /// `integer` holds every integer that an `Int` can spell back; so equal texts have equal storage.
  @usableFromInline
  enum Storage: Sendable {
    case integer(Int)
    case spelled(String)
  }

  @usableFromInline let storage: Storage

  /// Creates a number that is spelled as an integer.
  @inlinable
  public init(_ integer: Int) { storage = .integer(integer) }

  /// Creates a number that is spelled as an integer.
  public init(_ integer: UInt64) {
    storage = Int(exactly: integer).map(Storage.integer) ?? .spelled(String(integer))
  }

  /// The shortest spelling that reads back as the same Double; nil for infinities and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    storage = .spelled(value.description)
  }

  /// A number spelled as JSON spells them; nil for any other text, surrounding space included.
  public init?(text: String) {
    guard let number = try? JSONReader.number(in: text.utf8Span.span) else { return nil }
    self = number
  }

  /// Keeps a text that is known to be a JSON number.
  init(spelled text: String, isInteger: Bool) {
    if isInteger, let integer = Int(text), integer != 0 {
      storage = .integer(integer)
    } else {
      storage = .spelled(text)
    }
  }
}

extension JSONNumber {
  /// The original spelling.
  public var text: String {
    switch storage {
    case .integer(let integer): String(integer)
    case .spelled(let text): text
    }
  }

  /// True if it is spelled without fraction and exponent: `1` is, `1.0` and `1e3` are not.
  public var isInteger: Bool {
    switch storage {
    case .integer: true
    case .spelled(let text): !text.utf8.contains { $0 == .period || $0 | 0x20 == .lowercaseE }
    }
  }

  /// The integer, if it is spelled as one and fits.
  @inlinable
  public var intValue: Int? {
    switch storage {
    case .integer(let integer): integer
    case .spelled(let text): Int(text)
    }
  }

  /// The integer, if its own digits are the spelling.
  @inlinable
  package var plainInteger: Int? {
    if case .integer(let integer) = storage { integer } else { nil }
  }

  /// The integer, if it is spelled as one, is not negative and fits.
  public var uint64Value: UInt64? {
    switch storage {
    case .integer(let integer): UInt64(exactly: integer)
    case .spelled(let text): UInt64(text)
    }
  }

  /// The nearest Double; infinite if the number is beyond every finite Double.
  public var doubleValue: Double {
    switch storage {
    case .integer(let integer): Double(integer)
    case .spelled(let text): Double(text) ?? .nan
    }
  }

  /// True if both are spelled alike.
  public func isIdentical(to other: JSONNumber) -> Bool {
    switch (storage, other.storage) {
    case (.integer(let left), .integer(let right)): left == right
    case (.spelled(let left), .spelled(let right)): left == right
    case (.integer, .spelled), (.spelled, .integer): false
    }
  }
}

extension JSONNumber: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Creates a number from a literal.
  public init(integerLiteral value: Int) { self.init(value) }

  /// The number's spelling.
  public var description: String { text }
}
