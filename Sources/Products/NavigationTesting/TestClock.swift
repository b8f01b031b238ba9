import Synchronization

/// A clock that moves only when the test advances it, for code that takes its clock as a parameter.
///
/// ```swift
/// let clock = TestClock()
/// let app = try await TestScene { SplashView(clock: clock) }
/// await clock.advance(by: .seconds(2))
/// #expect(app.screen.title == "Welcome")
/// ```
public final class TestClock: Clock, Sendable {
  /// A time of the clock: how long it has run.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let offset: Duration

    /// The time that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Compares times.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  fileprivate struct Sleeper {
    let id: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  fileprivate struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    /// The sleepers that were woken and whose threads have not gone on yet.
    var waking: Set<Int> = []
    var nextID = 0
  }

  private let state = Mutex(State())

  /// Creates a clock at time zero.
  public init() {}

  /// The time, which only `advance(by:)` moves.
  public var now: Instant { state.withLock { $0.now } }
  /// Zero: the clock distinguishes all times.
  public var minimumResolution: Duration { .zero }
  /// The number of tasks that sleep by the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Sleeps until the clock has been advanced to a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled in the meantime.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    defer { state.withLock { _ = $0.waking.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in add(id, deadline, wake) }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ id: Int, _ deadline: Instant, _ wake: CheckedContinuation<Void, any Error>) {
    let result: Result<Void, any Error>? = state.withLock { state in
      if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if deadline <= state.now { return .success(()) }
      state.sleepers.append(Sleeper(id: id, deadline: deadline, wake: wake))
      return nil
    }
    if let result { wake.resume(with: result) }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.wake.resume(throwing: CancellationError())
  }

  /// Moves the time on, and wakes the tasks that sleep until then, one after the other. When this
  /// returns, they have done all work that needs no later time.
  @MainActor
  public func advance(by duration: Duration) async {
    await Self.pause()
    let end = now.advanced(by: duration)
    while let next = state.withLock({ $0.takeNext(until: end) }) {
      next.wake.resume()
      while state.withLock({ $0.waking.contains(next.id) }) { await queueTurn() }
      await Self.pause()
    }
    state.withLock { $0.now = end }
    await Self.pause()
  }

  /// Lets what is due run.
  @MainActor
  private static func pause() async {
    for _ in 0..<5 { await queueTurn() }
  }
}

fileprivate extension TestClock.State {
  /// The sleeper with the earliest deadline, whose time it is now.
  mutating func takeNext(until end: TestClock.Instant) -> TestClock.Sleeper? {
    let due = sleepers.indices.filter { sleepers[$0].deadline <= end }
    guard let index = due.min(by: { sleepers[$0].deadline < sleepers[$1].deadline }) else {
      return nil
    }
    let sleeper = sleepers.remove(at: index)
    waking.insert(sleeper.id)
    now = max(now, sleeper.deadline)
    return sleeper
  }
}
