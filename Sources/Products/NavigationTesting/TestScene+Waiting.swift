import Foundation
import Platform
import SceneModel

extension TestScene {
  /// Waits until nothing happens any more: what was changed is drawn, tasks of views have ended, or
  /// go on without changing anything for at least 50 ms.
  ///
  /// For code that sleeps give it a `TestClock` and advance that: a test that waits for real time is slow
  /// at best.
  ///
  /// - Parameter limit: the time after which it goes on whatever happens.
  public func settled(within limit: Duration = .seconds(5)) async {
    let deadline = ContinuousClock.now + limit
    // Rounds, not a time: a machine with much else to do needs longer for as many.
    var quietRounds = 0
    while quietRounds < 25 && ContinuousClock.now < deadline {
      let before = runtime.updates.number
      await turns()
      if !runtime.isBusy { return }
      quietRounds = runtime.updates.number == before ? quietRounds + 1 : 0
      try? await Task.sleep(for: .milliseconds(2), clock: .suspending)
    }
  }

  /// Waits until something holds, such as what a download brings.
  ///
  /// - Parameters:
  ///   - what: what is waited for, for the message.
  ///   - limit: the longest wait.
  /// - Throws: `QueryFailure` with the screen if the condition does not become true.
  public func wait(
    for what: String = "the condition", within limit: Duration = .seconds(5),
    until condition: () -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + limit
    while !condition() {
      if ContinuousClock.now >= deadline { throw failure(.neverHappened(what, limit)) }
      await turns()
      if condition() { return }
      try await Task.sleep(for: .milliseconds(1), clock: .suspending)
    }
  }

  /// Waits until something can be seen, in any column.
  ///
  /// - Throws: `QueryFailure` with the screen if it does not appear.
  public func wait(for query: Query, within limit: Duration = .seconds(5)) async throws {
    try await wait(for: "\(query)", within: limit) {
      let reachable = runtime.rendering.view.reachable
      return reachable.count { query.isMet(by: $0.element) } > query.index ?? 0
    }
  }

  /// Lets everything run that is due: callbacks of the main queue, tasks that need not wait, and the
  /// drawing of what they change. A view that each drawing changes again is left after a while.
  func turns() async {
    var quiet = 0
    for _ in 0..<Self.maxTurns where quiet < 3 {
      let before = runtime.updates.number
      await queueTurn()
      runtime.flushPendingChanges()
      quiet = runtime.updates.number == before ? quiet + 1 : 0
    }
    collectProblems()
  }

  private static let maxTurns = 500
}

/// Lets run what the threads and the main queue hold, and the tasks of the main actor.
///
/// The threads come first: a task of the main actor that sleeps by a clock goes on there.
@MainActor
func queueTurn() async {
  await viewTasks.turn()
  await poolTurn()
  await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  await Task.yield()
}

/// Runs tasks of views while they are on no actor; all scenes share it.
let viewTasks = JobTurns()

/// Lets tasks that an author's own code began go on in the shared pool.
@concurrent
private func poolTurn() async {}
