/// The loop's time that the clients of one session have had lately.
///
/// The session that has had least and asks for least goes first. The count of its connections makes
/// no difference, and a client that asks for little never waits behind one that asks for much. All
/// times are microseconds.
struct FairShare {
  /// Time that has been had, and not yet been forgotten as of `mark`.
  private var attained: Int64 = 0
  private var mark: Int64 = 0
  /// The expected time of a request: an average in which later requests count more.
  private(set) var usual: Int64 = 1_000

  /// One microsecond is forgotten in so many.
  private static let fading: Int64 = 128
  /// No more is remembered than this.
  private static let maxAttained: Int64 = 1_000_000

  mutating func charge(_ time: Int64, at now: Int64) {
    attained = min(remaining(at: now) + time, Self.maxAttained)
    mark = now
    usual += (time - usual) / 8
  }

  /// The smaller, the sooner it is its turn.
  func claim(at now: Int64) -> Int64 { remaining(at: now) + usual }

  private func remaining(at now: Int64) -> Int64 {
    max(0, attained - (now - mark) / Self.fading)
  }
}
