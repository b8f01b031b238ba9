import Synchronization

/// A name of a subscriber or a subscription, which no other one has.
///
/// Source: Apple, Combine `CombineIdentifier`.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)
  private let number: UInt64

  /// Creates a name that no other one equals.
  public init() {
    number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates the name of an object, the same each time.
  public init(_ obj: AnyObject) {
    // Below half of all numbers are those that are counted.
    number = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) | 1 << 63
  }

  /// The number in words.
  public var description: String { "0x\(String(number, radix: 16))" }
}

/// A type whose values have names of their own.
///
/// Source: Apple, Combine `CustomCombineIdentifierConvertible`.
public protocol CustomCombineIdentifierConvertible {
  /// The name.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The name of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
