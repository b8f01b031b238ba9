/// The loop time that the clients of one session have used lately.
///
/// The session that has had least and asks for least goes first. The count of its connections makes
/// no difference, and a client that asks for little never waits for one that asks for much. All
/// times are microseconds.
struct FairShare {
  /// Time used that has not decayed at `mark`.
  private var attained: Int64 = 0
  private var mark: Int64 = 0
  /// The expected time of a request: an average in which later requests count more.
  private(set) var usual: Int64 = 1_000

  /// One microsecond decays each time this many have passed.
  private static let decayDivisor: Int64 = 128
  /// The most time that is remembered.
  private static let maxAttained: Int64 = 1_000_000

  mutating func charge(_ time: Int64, at now: Int64) {
    attained = min(remaining(at: now) + time, Self.maxAttained)
    mark = now
    usual += (time - usual) / 8
  }

  /// A smaller value gets an earlier turn.
  func claim(at now: Int64) -> Int64 { remaining(at: now) + usual }

  private func remaining(at now: Int64) -> Int64 {
    max(0, attained - (now - mark) / Self.decayDivisor)
  }
}
