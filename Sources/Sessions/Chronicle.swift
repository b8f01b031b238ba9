import NavigationCore
import WireProtocol

/// A timeline, and what subscribers are told of it: each revision is written when it is made.
///
/// One value, so that a message is written from the state where that stands: a state that is read
/// out of a class is copied first.
struct Chronicle {
  private(set) var timeline: Timeline
  private(set) var window: Window
  private var causes = CauseText()

  init(_ timeline: Timeline) {
    self.timeline = timeline
    window = Window(after: timeline.head)
  }

  /// Lets go of what subscribers were told.
  mutating func forgetMessages() { window.forgetAll() }

  /// Does the command, as one revision.
  ///
  /// - Parameters:
  ///   - now: milliseconds since 1970.
  ///   - needed: the oldest revision that must not be forgotten.
  /// - Returns: whether a revision was made.
  mutating func perform(
    _ command: Command, cause: consuming Cause, at now: Int64, keepingFrom needed: Int
  ) throws(Refusal) -> Bool {
    timeline.oldestNeeded = needed
    guard let transition = try timeline.perform(command, cause: cause, at: now) else {
      return false
    }
    Self.write(transition, of: timeline, to: &window, &causes)
    return true
  }

  private static func write(
    _ transition: Transition, of timeline: borrowing Timeline, to window: inout Window,
    _ causes: inout CauseText
  ) {
    window.append { writer in
      writer.appendChanged(
        transition, state: timeline.state, scene: timeline.scene, causes: &causes)
    }
  }
}
