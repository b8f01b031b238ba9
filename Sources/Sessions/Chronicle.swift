import NavigationCore
import StateDocument
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

  /// What revisions in memory take.
  var historyBytes: Int { timeline.historyBytes }
  /// What the state takes.
  var stateBytes: Int { timeline.state.weight }

  mutating func forgetHistory(before number: Int) { timeline.forgetHistory(before: number) }

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

  /// Does again a revision as it was recorded.
  ///
  /// - Parameters:
  ///   - isKnown: a checkpoint has counted already that it can be undone.
  ///   - hasStrayed: with it, or before, an undo or a redo led elsewhere than back.
  ///   - opens: it is the first of a scene.
  ///   - tells: whether subscribers can be told: of a scene with views nobody knows what was shown.
  /// - Returns: whether it follows; nothing has changed otherwise.
  mutating func replay(
    _ revision: Revision, isKnown: Bool, hasStrayed: Bool, opens: Bool, tells: Bool
  ) -> Bool {
    let transition = timeline.replay(revision, isKnown: isKnown, hasStrayed: hasStrayed)
    guard let transition else { return false }
    if !tells {
      window = Window(after: timeline.head)
    } else if opens {
      let text = Session.text(of: timeline.state, in: timeline.scene, nil)
      Self.write(revision, whole: text, to: &window, &causes)
    } else {
      Self.write(transition, of: timeline, to: &window, &causes)
    }
    return true
  }

  /// What is older than the log, for the next command.
  mutating func lend(_ lent: Timeline.Lent) { timeline.lent = lent }

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

/// What a scene of an author's views makes of it.
extension Chronicle {
  /// Decides a command without doing it.
  mutating func plan(_ command: Command) throws(Refusal) -> Plan {
    try timeline.plan(command.keepingLayout(of: timeline.state))
  }

  /// Records a plan, and what the author's code did besides.
  ///
  /// - Returns: what is shown then; nil where nothing is different, to see or to know.
  mutating func record(
    _ plan: Plan, followedBy commands: [Command], _ commandContext: CommandContext,
    from before: Rendering,
    to after: Rendering, keepingFrom needed: Int
  ) -> Rendering? {
    timeline.oldestNeeded = needed
    let transition = timeline.record(
      plan, followedBy: commands, cause: commandContext.cause, at: commandContext.at,
      isSeen: before != after.identified(in: timeline.state))
    guard let transition else { return nil }
    let shown = after.identified(in: timeline.state)
    let step = RenderedTransition(transition, of: timeline.scene, before: before, after: shown)
    Self.write(step, of: timeline, to: &window, &causes)
    return shown
  }

  private static func write(
    _ step: RenderedTransition, of timeline: borrowing Timeline, to window: inout Window,
    _ causes: inout CauseText
  ) {
    window.append { $0.appendChanged(step, state: timeline.state, causes: &causes) }
  }

  /// Goes on with another scene's timeline.
  mutating func begin(_ next: Timeline) {
    timeline = next
  }

  /// Records that everything is another: subscribers get the document whole.
  ///
  /// - Parameter document: writes the state document as it is afterwards.
  mutating func recordBeginning(
    followedBy commands: [Command], _ commandContext: CommandContext,
    document: (Timeline) -> [UInt8]
  ) -> Revision? {
    let transition = timeline.record(
      .nothing, followedBy: commands, cause: commandContext.cause, at: commandContext.at,
      isSeen: true)
    guard let transition else { return nil }
    let text = document(timeline)
    Self.write(transition.revision, whole: text, to: &window, &causes)
    return transition.revision
  }

  private static func write(
    _ revision: Revision, whole text: [UInt8], to window: inout Window, _ causes: inout CauseText
  ) {
    window.append { $0.appendChanged(revision, toWhole: text, causes: &causes) }
  }
}
