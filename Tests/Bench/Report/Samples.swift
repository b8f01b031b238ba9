/// Times in nanoseconds, sorted.
struct Samples {
  private let sorted: [UInt64]

  init(_ times: [UInt64]) {
    sorted = times.sorted()
  }

  /// Several measurements of the same quantity as one.
  init(joining parts: [Samples]) {
    self.init(parts.flatMap(\.sorted))
  }

  var isEmpty: Bool { sorted.isEmpty }

  /// The microseconds that this share of the times, from 0 to 1, does not exceed.
  func microseconds(at share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return Double(sorted[Int((share * Double(sorted.count - 1)).rounded())]) / 1000
  }

  var p50: Double { microseconds(at: 0.5) }
  var p99: Double { microseconds(at: 0.99) }
}
