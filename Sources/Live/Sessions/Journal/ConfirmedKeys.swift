import WireProtocol

/// The keys whose answers a client has confirmed: for each of its runs, all up to a number.
///
/// A repeat of such a key is late, and is refused. So nothing that was confirmed is done again, for
/// as long as the run is known.
struct ConfirmedKeys {
  private struct Run {
    let name: String
    var number: Int
    /// The time of the last confirmation, in milliseconds since 1970.
    var at: Int64
  }

  /// The runs, the one that confirmed last at the end.
  private var runs: [Run] = []

  /// The most runs of a client. Another one takes the place of one that is silent for as long as
  /// answers are kept.
  static let maxRuns = 8

  /// The approximate size in memory.
  var bytes: Int { runs.count * Self.bytesOfRun }

  static let bytesOfRun = 128

  /// The time of the oldest confirmation, in milliseconds since 1970.
  var oldest: Int64? { runs.first?.at }

  func contains(_ key: NumberedKey) -> Bool {
    runs.contains { $0.name == key.run && key.number <= $0.number }
  }

  /// Records that a run has confirmed its keys up to a number.
  ///
  /// - Returns: false if all of them were confirmed before, or if there is no place for the run: its
  ///   answers are kept then.
  mutating func confirm(_ run: String, through number: Int, at now: Int64) -> Bool {
    let index = runs.firstIndex { $0.name == run }
    if let index, runs[index].number >= number { return false }
    if let index {
      runs.remove(at: index)
    } else if runs.count == Self.maxRuns {
      let latest = now - Int64(IdempotencyCache.leastSeconds) * 1_000
      if runs[0].at >= latest { return false }
      runs.removeFirst()
    }
    runs.append(Run(name: run, number: number, at: now))
    return true
  }

  /// Removes runs that have confirmed nothing since a time.
  mutating func removeRuns(before latest: Int64) {
    runs.removeAll { $0.at < latest }
  }
}
