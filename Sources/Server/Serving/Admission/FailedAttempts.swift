import Transport

/// The failed attempts to authenticate of the last minute, by their origin.
struct FailedAttempts {
  /// Attempts that are answered as such within `period`; the answer to more says only that they
  /// are too many.
  static let maxAttempts = 5
  /// Milliseconds.
  static let period: Int64 = 60_000
  /// The most networks that are remembered; a further one replaces the one that has been quiet for
  /// longest.
  static let maxNetworks = 1_024

  private var attempts: [PeerNetwork: [Int64]] = [:]

  /// Records a failed attempt, unless there are too many already: then the wait does not grow.
  ///
  /// - Parameter now: milliseconds of `StopWatch`.
  /// - Returns: false if there are too many.
  mutating func record(from network: PeerNetwork, at now: Int64) -> Bool {
    let recent = (attempts[network] ?? []).filter { $0 > now - Self.period }
    if recent.count >= Self.maxAttempts { return false }
    if attempts[network] == nil && attempts.count >= Self.maxNetworks { removeQuietest() }
    attempts[network] = recent + [now]
    return true
  }

  private mutating func removeQuietest() {
    let quietest = attempts.min { ($0.value.last ?? 0) < ($1.value.last ?? 0) }
    if let quietest { attempts[quietest.key] = nil }
  }
}
