extension JSONNumber: Hashable {
  /// Compares the numbers exactly, never through a Double: `1`, `1.0` and `10e-1` are one number,
  /// `1e400` and `1e401` are two.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if case .integer(let left) = left.storage, case .integer(let right) = right.storage {
      return left == right
    }
    return left.isIdentical(to: right) || left.decimal == right.decimal
  }

  /// Feeds the number's value into a hasher; its spelling does not count.
  public func hash(into hasher: inout Hasher) {
    if case .integer(let integer) = storage { return hasher.combine(integer) }
    let decimal = decimal
    if let integer = decimal.integer { hasher.combine(integer) } else { hasher.combine(decimal) }
  }

  private var decimal: ExactDecimal { ExactDecimal(text) }
}
