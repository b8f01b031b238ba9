/// The time that a turn of the loop gives to requests, of all connections together.
///
/// Requests that come when it is used up wait for a later turn, so that no turn gets longer because
/// there are more clients. All times are microseconds of `StopWatch`.
///
/// It calls nothing unknown, so accesses to one in a class need no check while the program runs.
struct TurnBudget {
  /// Milliseconds of requests after which a turn begins no other; it finishes what is under way.
  static let milliseconds = 5

  private var spent: Int64 = 0
  /// The time up to which everything is accounted for.
  private(set) var mark: Int64?

  var isUsedUp: Bool { left <= 0 }

  private var left: Int64 { Int64(Self.milliseconds) * 1_000 - spent }

  /// Returns true if a request that usually takes `usual` has to wait: it would hold up the answers
  /// of this turn. The first request of a turn never waits.
  func isTooShort(for usual: Int64) -> Bool { isUsedUp || (spent > 0 && usual > left) }

  /// The next request's time begins.
  mutating func startRequest(at now: Int64) { mark = now }

  /// Leaves the time since the last request uncharged.
  mutating func skipIdleTime() { mark = nil }

  /// Ends a request's time.
  ///
  /// - Returns: how long it took.
  mutating func endRequest(at now: Int64) -> Int64 {
    let time = now - (mark ?? now)
    mark = now
    spent += time
    return time
  }

  mutating func reset() { self = TurnBudget() }
}
