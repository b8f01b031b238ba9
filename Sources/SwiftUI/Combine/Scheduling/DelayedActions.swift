import Platform

/// Code of the author's that runs after a while, unless its scene has ended by then.
@MainActor
package final class DelayedActions {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var actions: [Int: () -> Void] = [:]
  private var nextID = 0
  /// Waits; nothing runs if it throws.
  package var sleep: @MainActor @Sendable (Duration) async throws -> Void = {
    try await Task.sleep(for: $0, clock: .suspending)
  }

  /// Actions of a scene that wait at a time; more run at once.
  package static let maxCount = 256

  package var count: Int { tasks.count }

  package init() {}

  package func add(after delay: Duration, _ action: @escaping () -> Void) {
    if tasks.count >= Self.maxCount { return action() }
    let id = nextID
    nextID += 1
    actions[id] = action
    let sleep = sleep
    // No part of a task or scene that would live as long as it sleeps.
    tasks[id] = Task.detached { [weak self] in
      guard (try? await sleep(delay)) != nil else { return }
      await self?.run(id)
    }
  }

  private func run(_ id: Int) {
    tasks[id] = nil
    actions.removeValue(forKey: id)?()
  }

  /// Cancels all that wait.
  package func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
    actions = [:]
  }
}
