extension JSONValue: Hashable {
  /// Compares by value: neither the spelling of numbers nor the order of members counts.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.equals(right, .numerically)
  }

  /// True if the other value is written the same: the same spelling of numbers and the same order
  /// of members.
  public func isIdentical(to other: JSONValue) -> Bool { equals(other, .letterForLetter) }

  /// The part of the writing that counts.
  enum Comparison {
    case numerically
    /// Numbers as spelled, members in any order.
    case asSpelled
    case letterForLetter
  }

  func equals(_ other: JSONValue, _ comparison: Comparison) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)):
      return comparison == .numerically ? left == right : left.isIdentical(to: right)
    case (.string(let left), .string(let right)): return left == right
    case (.array(let left), .array(let right)): return left.equals(right, comparison)
    case (.object(let left), .object(let right)): return left.equals(right, comparison)
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): return false
    }
  }

  /// Feeds the value into a hasher, in keeping with equality.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0 as UInt8)
    case .bool(let value): hasher.combine(value ? 1 : 2 as UInt8)
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(text)
    case .array(let elements): hasher.combine(elements)
    case .object(let object): hasher.combine(object)
    }
  }
}

extension [JSONValue] {
  func equals(_ other: [JSONValue], _ comparison: JSONValue.Comparison) -> Bool {
    guard count == other.count else { return false }
    for index in indices where !self[index].equals(other[index], comparison) { return false }
    return true
  }
}
