import Dispatch
import Synchronization

/// Runs tasks while they are on no actor, and says when they have done what was due.
///
/// The shared pool of threads cannot say that: a thread that the system interrupts looks like one
/// that has nothing to do.
package final class JobTurns: TaskExecutor {
  /// The longest wait of a turn for code that keeps a thread busy; later turns do not wait for it.
  private static let maxWait = DispatchTimeInterval.seconds(1)

  private struct Turn {
    let id: Int
    var jobs: Set<Int>
    let end: CheckedContinuation<Void, Never>
  }

  private struct State {
    /// The jobs that have not ended, without those that a turn has waited for in vain.
    var jobs: Set<Int> = []
    var turns: [Turn] = []
    var nextID = 0

    mutating func newID() -> Int {
      nextID += 1
      return nextID
    }
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "job-turns", attributes: .concurrent)

  package init() {}

  /// Runs a job on one of the threads.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let id = state.withLock { state in
      let id = state.newID()
      state.jobs.insert(id)
      return id
    }
    queue.async { [self] in
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
      ended(id)
    }
  }

  /// Waits for all jobs that there are now: when it returns, what they go on with is enqueued.
  package func turn() async {
    await withCheckedContinuation { end in
      let id = state.withLock { state -> Int? in
        if state.jobs.isEmpty { return nil }
        let id = state.newID()
        state.turns.append(Turn(id: id, jobs: state.jobs, end: end))
        return id
      }
      guard let id else { return end.resume() }
      queue.asyncAfter(deadline: .now() + Self.maxWait) { [self] in cancel(id) }
    }
  }

  private func ended(_ job: Int) {
    let ended = state.withLock { state in
      state.jobs.remove(job)
      for index in state.turns.indices { state.turns[index].jobs.remove(job) }
      let ended = state.turns.filter(\.jobs.isEmpty)
      state.turns.removeAll(where: \.jobs.isEmpty)
      return ended
    }
    for turn in ended { turn.end.resume() }
  }

  private func cancel(_ turn: Int) {
    let turn = state.withLock { state -> Turn? in
      guard let index = state.turns.firstIndex(where: { $0.id == turn }) else { return nil }
      let turn = state.turns.remove(at: index)
      state.jobs.subtract(turn.jobs)
      return turn
    }
    turn?.end.resume()
  }
}
