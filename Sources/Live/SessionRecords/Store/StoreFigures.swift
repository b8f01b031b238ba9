/// Counts of a store's work since it was opened, and of its pending work.
public struct StoreFigures: Hashable, Sendable {
  /// The time that it took to write each group, in seconds, including lost groups.
  public var commitSeconds = Histogram(bounds: [
    0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
  ])
  /// The number of records that were stored together.
  public var groupRecords = Histogram(bounds: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 4_096])
  /// The bytes of the records that have been stored.
  public var writtenBytes = 0
  /// The number of groups that were not stored.
  public var failures = 0
  /// The number of records that were accepted and are not safe yet.
  public var waitingRecords = 0
  /// The approximate bytes of those records.
  public var waitingBytes = 0
  /// The number of sessions of which something is kept.
  public var sessions = 0

  /// Creates the counts of a store that has just been opened.
  public init() {}
}

/// Counts of values by range.
public struct Histogram: Hashable, Sendable {
  /// The upper bounds of all ranges but the last, which has none; ascending.
  public let bounds: [Double]
  /// The number of values in each range that are above the range before it.
  public private(set) var counts: [Int]
  /// The sum of everything observed.
  public private(set) var sum = 0.0

  /// - Parameter bounds: the largest value of each bucket but the last, in order.
  public init(bounds: [Double]) {
    self.bounds = bounds
    counts = Array(repeating: 0, count: bounds.count + 1)
  }

  /// Counts a value in its bucket.
  public mutating func observe(_ value: Double) {
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    sum += value
  }
}
