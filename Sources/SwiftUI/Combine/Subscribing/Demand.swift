extension Subscribers {
  /// A number of values that a subscriber wants.
  ///
  /// Source: Apple, Combine `Subscribers.Demand`.
  public struct Demand: Hashable, Comparable, Sendable {
    var count: Int

    /// No value.
    public static let none = Demand(count: 0)
    /// Every value.
    public static let unlimited = Demand(count: .max)
    /// At most this number of values.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }

    /// The number of values; nil if it has no limit.
    public var max: Int? { self == .unlimited ? nil : count }

    /// One value less is wanted; of unlimited ones there are never less.
    mutating func use() { if count != .max { count -= 1 } }

    func multiplied(by factor: Int) -> Demand {
      let (product, overflow) = count.multipliedReportingOverflow(by: factor)
      return overflow ? .unlimited : Demand(count: product)
    }
  }
}

extension Subscribers.Demand {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.count < rhs }
  /// True for a demand of at most this number of values.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.count <= rhs }
  /// True for a demand of more values.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.count > rhs }
  /// True for a demand of at least this number of values.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.count >= rhs }
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.count == rhs }
  /// True for a demand of another number of values.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.count != rhs }

  /// Adds another demand; a sum that overflows is unlimited.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Adds a number of values.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + .max(rhs) }
  /// The sum of two demands; one that overflows is unlimited.
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
    return overflow ? .unlimited : Self(count: sum)
  }
  /// Takes a demand away; unlimited stays unlimited.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Takes a number of values away.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - .max(rhs) }
  /// The difference of two demands, at least none; unlimited stays unlimited.
  public static func - (lhs: Self, rhs: Self) -> Self {
    lhs == .unlimited ? lhs : Self(count: Swift.max(0, lhs.count - rhs.count))
  }
}
