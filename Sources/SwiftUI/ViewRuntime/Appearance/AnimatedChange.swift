import Combine
import OrderedJSON
import Platform
import SceneModel

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

/// The animation of the changes since the last update.
struct ChangeAnimation {
  /// The curve of the newest change with an animation; nil if all are shown at once.
  var curve: [StyleValue.Member]?
  /// The number of updates that came with an animation.
  private var count = 0

  /// - Returns: the animation with a number of its own; nil if there is none.
  mutating func remove() -> StyleValue? {
    guard let members = curve else { return nil }
    curve = nil
    count += 1
    return .members(members + [.init("change", .number(Double(count)))])
  }
}

extension SceneRuntime {
  /// True if the newest change came with an animation.
  package var isChangeAnimated: Bool { changeAnimation.curve != nil }

  /// Records the animation of the code that has just changed what a view shows.
  func recordChangeAnimation() {
    if let members = CurrentChange.current?.animationMembers { changeAnimation.curve = members }
  }
}
