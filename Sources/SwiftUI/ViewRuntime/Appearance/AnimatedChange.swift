import CombineCore
import NavigationCore
import OrderedJSON
import Platform

/// Code that runs now, whose changes pages can animate.
package protocol AnimatedChange {
  /// The curve of the changes, as styles say it; nil if they are shown at once.
  var animationMembers: [StyleValue.Member]? { get }
}

/// The innermost change in progress.
@MainActor
package enum CurrentChange {
  package fileprivate(set) static var current: (any AnimatedChange)?
}

/// Runs code whose changes come with an animation; tasks that it begins are not part of it.
///
/// Away from the main thread nothing is animated: views live there.
package func makingChange<Change: AnimatedChange, Result>(
  _ change: Change, _ body: () throws -> Result
) rethrows -> Result {
  guard isOnMain else { return try body() }
  // Sound: it stays on the main thread, which was asked for above.
  let innermost = UncheckedSendable(change)
  let outer = MainActor.assumeIsolated {
    let outer = UncheckedSendable(CurrentChange.current)
    CurrentChange.current = innermost.value
    return outer
  }
  defer { MainActor.assumeIsolated { CurrentChange.current = outer.value } }
  return try body()
}

/// The innermost change in progress; nil away from the main thread.
package func currentChange() -> (any AnimatedChange)? {
  guard isOnMain else { return nil }
  return MainActor.assumeIsolated { UncheckedSendable(CurrentChange.current) }.value
}

extension SceneRuntime {
  /// Takes the animation of the code that has just changed what a view shows.
  func recordChangeAnimation() {
    if let members = CurrentChange.current?.animationMembers { changeAnimation = members }
  }

  /// The animation of the changes since the last update, with a number of its own.
  func removeChangeAnimation() -> StyleValue? {
    guard let members = changeAnimation else { return nil }
    changeAnimation = nil
    animatedChanges += 1
    return .members(members + [.init("change", .number(Double(animatedChanges)))])
  }
}
