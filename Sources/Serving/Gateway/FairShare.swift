/// How much of the loop's time the clients of one session have had lately.
///
/// Of those that wait the one goes first that has had least and asks for least: it makes no difference
/// how many connections a session has, and who asks for little never waits behind who asks for much.
/// All times are microseconds.
struct FairShare {
  /// Time that has been had, and not yet been forgotten as of `mark`.
  private var attained: Int64 = 0
  private var mark: Int64 = 0
  /// What a request is expected to take: an average that later requests count more in.
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
