import Foundation
import NavigationCore
import OrderedJSON
import SceneModel

extension SceneRuntime {
  /// Tasks of views run, or code waits for its time.
  package var isBusy: Bool {
    updates.isScheduled || context.runningTasks > 0 || context.delays.count > 0
  }

  /// Something has to be rendered again: at the end of this turn, unless a command does it before.
  func hostBecameStale() {
    guard updates.schedule() else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.flushPendingChanges() }
    }
  }

  /// Renders what the author's code has changed by itself, and reports it.
  public func flushPendingChanges() {
    guard updates.isScheduled else { return }
    updates.beginReport()
    update()
    let commands = drainCommands()
    if updates.isWorthReporting(commands) { onChange?(commands) }
  }

  /// Renders until nothing is stale, then describes what is seen.
  func update() {
    updates.begin()
    defer {
      updates.end()
      // Screens that there was no time for get a turn of their own.
      if stack?.unseen.indices.isEmpty == false { hostBecameStale() }
    }
    context.run(refreshAll)
    describe()
  }

  private func refreshAll() {
    var rounds = 0
    context.saves.run()
    repeat {
      rounds += 1
      while refresh() && rounds < UpdateCycle.maxRounds { rounds += 1 }
      runLifecycles()
      runActions()
      context.saves.run()
    } while (modals.endDismissal() || needsRefresh || context.saves.areDue)
      && rounds < UpdateCycle.maxRounds
    updates.isLooping = rounds >= UpdateCycle.maxRounds
  }

  /// - Returns: whether anything was rendered.
  private func refresh() -> Bool {
    var hasRendered = false
    if rootHost.isStale {
      rootHost.render()
      learn(from: rootHost)
      hasRendered = true
    }
    if let split {
      hasRendered = split.refresh() || hasRendered
    } else if rootHost.output.containers.stack?.refresh() == true {
      hasRendered = true
    }
    for stack in furtherStacks where stack.refresh() { hasRendered = true }
    if updateWindowScheme() { return true }
    return modals.refresh(over: screensInSight, isCompact: device.horizontalSizeClass == .compact)
      || hasRendered
  }

  private var needsRefresh: Bool {
    updates.hasActions || rootHost.isStale || visibility.hosts.contains { $0.isStale }
  }

  /// Does something when all that is stale has been rendered, as `onChange` does.
  func afterUpdate(_ action: @escaping () -> Void) {
    updates.add(action)
    hostBecameStale()
  }

  private func runActions() {
    while updates.hasActions {
      for action in updates.removeActions() { action() }
      if needsRefresh { return }
    }
  }

  var problemOfLooping: Problem? {
    guard updates.isLooping else { return nil }
    let rounds = UpdateCycle.maxRounds
    return Problem(
      code: .infiniteUpdate,
      message: "Rendering keeps changing its own inputs. Stopped after \(rounds) passes.",
      arguments: ["rounds": .number(.init(rounds))])
  }
}
