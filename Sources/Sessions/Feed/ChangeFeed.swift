import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

/// A session's history, and the messages that tell subscribers of it: each revision is encoded when it
/// is made.
///
/// One value, so that a message is written from the state where that stands: a state that is read out
/// of a class is copied first.
struct ChangeFeed {
  private(set) var timeline: Timeline
  private(set) var window: Window
  /// The timelines of the scenes that were open before, oldest first.
  private(set) var chapters: [Timeline] = [] {
    didSet { chapterBytes = chapters.reduce(0) { $0 + $1.historyBytes } }
  }
  private(set) var chapterBytes = 0
  private var causes = CauseText()
  /// Where in the newest message the operations begin on what is shown; nil for the document whole.
  private var shownStart: Int?
  /// The effects of revisions that were seen and do not stand in their changes.
  private(set) var marked = MarkedRevisions()
  /// The newest revision that came from the store; what was seen of those stands there.
  private(set) var recalled = 0

  init(_ timeline: Timeline) {
    self.timeline = timeline
    window = Window(after: timeline.head)
  }

  /// The timeline of the scene that a revision belongs to.
  func chapter(of number: Int) -> Timeline {
    if number > timeline.start { return timeline }
    return chapters.last { number > $0.start } ?? chapters.first ?? timeline
  }

  /// The revisions after a number, oldest first, at most so many.
  func revisions(after number: Int, limit: Int) -> [Revision] {
    var found: [Revision] = []
    for chapter in chapters + [timeline] where chapter.head > number {
      found += chapter.revisions(after: number, limit: limit - found.count)
    }
    return found
  }

  /// The oldest revision whose state is known in memory.
  var oldest: Int { chapters.first?.oldest ?? timeline.oldest }
}

// MARK: - Making revisions

extension ChangeFeed {
  /// Decides a command and does it to the state.
  ///
  /// - Throws: the refusal; nothing has changed.
  mutating func draft(
    _ command: Command, lending lent: Timeline.Lent
  ) throws(Refusal) -> Draft {
    try timeline.draft(command, lending: lent)
  }

  mutating func draft() -> Draft { timeline.draft() }

  mutating func discard(_ draft: borrowing Draft) { timeline.discard(draft) }

  /// The renderings before and behind a change that has led to the state; nil where it cannot have
  /// touched what is shown.
  @MainActor
  func renderedChange(
    by driver: any SceneDriver, after change: Change, _ outlines: Transition.Outlines?,
    from before: @autoclosure () -> Rendering
  ) -> RenderedChange? {
    if outlines == nil && !driver.runsCode { return nil }
    let after = driver.rendering(after: change, outlines, of: timeline.state)
    return after.map { RenderedChange(from: before(), to: $0) }
  }

  /// Makes a revision of a draft and of what the author's code did behind it, and encodes it.
  ///
  /// - Parameters:
  ///   - rendered: the change of the rendering, whose problems get to know the elements that they
  ///     are about; nil where it cannot have changed.
  ///   - needed: the oldest revision that must not be forgotten.
  /// - Returns: false where none was made, since nothing is different, to see or to know.
  mutating func record(
    _ draft: consuming Draft, followedBy surprises: [Command], _ context: CommandContext,
    rendered: inout RenderedChange?, keepingFrom needed: Int
  ) -> Bool {
    let isSeen =
      (draft.isSureToChange && surprises.isEmpty)
      || rendered?.isVisible(in: timeline.state) ?? false
    let transition = timeline.record(
      draft, followedBy: surprises, cause: context.cause, at: context.at, isSeen: isSeen,
      sightings: rendered.map { $0.after.sightings(since: $0.before) } ?? [], keepingFrom: needed)
    guard let transition else { return false }
    rendered?.identify(in: timeline.state)
    if rendered != nil || transition.outlines != nil {
      marked.note(HistoryMarks(of: transition, rendered), of: transition.revision.number)
    }
    write(transition, rendered)
    return true
  }

  private mutating func write(_ transition: Transition, _ rendered: RenderedChange?) {
    // Without a closure nothing of the state is copied for the message.
    var writer = window.beginMessage()
    let start = writer.bytes.count
    let parts = writer.appendChanged(
      transition, rendered: rendered, state: timeline.state, scene: timeline.scene,
      causes: &causes)
    shownStart = parts.shown - start
    window.endMessage(writer, parts)
  }

  /// Goes on with another scene's timeline.
  mutating func begin(_ next: Timeline) {
    chapters.append(timeline)
    timeline = next
  }

  /// Records that everything is another: subscribers get the document whole.
  ///
  /// - Parameter document: writes the state document as it is afterwards.
  mutating func recordBeginning(
    followedBy commands: [Command], _ context: CommandContext, document: (Timeline) -> [UInt8]
  ) {
    let transition = timeline.record(
      timeline.draft(), followedBy: commands, cause: context.cause, at: context.at, isSeen: true)
    guard let transition else { return }
    write(transition.revision, whole: document(timeline))
  }

  private mutating func write(_ revision: Revision, whole text: [UInt8]) {
    shownStart = nil
    let undo = timeline.undoAvailability
    window.append { $0.appendChanged(revision, toWhole: text, undo: undo, causes: &causes) }
  }

  /// The operations of the newest revision on what is shown; nil where it was told whole.
  var newestShown: ArraySlice<UInt8>? {
    guard let shownStart, window.reaches(back: timeline.head - 1) else { return nil }
    return JSONWriter.shown(ofChanged: window.message(timeline.head), from: shownStart)
  }
}

// MARK: - Coming back

extension ChangeFeed {
  /// Does again a revision as it was recorded, and encodes it.
  ///
  /// - Parameters:
  ///   - isKnown: a checkpoint has counted already that it can be undone.
  ///   - hasDiverged: with it, or before, an undo or a redo led elsewhere than back.
  ///   - opens: it is the first of a scene.
  ///   - driver: the scene; where code runs in it nobody knows what it showed then, so subscribers
  ///     cannot be told.
  ///   - shown: the rendering before it, and then behind it.
  /// - Returns: whether it follows; nothing has changed otherwise.
  @MainActor
  mutating func replay(
    _ revision: Revision, isKnown: Bool, hasDiverged: Bool, opens: Bool,
    by driver: any SceneDriver, _ shown: inout Rendering
  ) -> Bool {
    let transition = timeline.replay(revision, isKnown: isKnown, hasDiverged: hasDiverged)
    guard let transition else { return false }
    recalled = timeline.head
    if driver.runsCode {
      window = Window(after: timeline.head)
      return true
    }
    let rendered = renderedChange(
      by: driver, after: revision.change, transition.outlines, from: shown)
    if let rendered { shown = rendered.after }
    if opens {
      write(revision, whole: Session.text(of: timeline.state, in: timeline.scene, shown))
    } else {
      write(transition, rendered)
    }
    return true
  }
}

// MARK: - Forgetting

extension ChangeFeed {
  /// About what revisions in memory take.
  var historyBytes: Int { timeline.historyBytes + chapterBytes + marked.bytes }
  /// About what the state takes.
  var stateBytes: Int { timeline.state.weight }

  /// Of all chapters together no more is kept than of one that lasts, and of the oldest nothing when
  /// they take too much.
  mutating func forgetOldChapters() {
    var kept = chapters[...]
    var bytes = chapterBytes
    while let first = kept.first,
      timeline.head - first.head > Timeline.retention || bytes > Self.maxChapterBytes
    {
      bytes -= first.historyBytes
      kept.removeFirst()
    }
    if kept.count < chapters.count { chapters = Array(kept) }
  }

  static let maxChapterBytes = Timeline.maxWeight / 2

  mutating func forgetHistory(before number: Int) {
    chapters.removeAll { $0.head < number }
    timeline.forgetHistory(before: number)
    marked.forget(before: oldest + 1)
  }

  /// Lets go of the messages: a reader that is behind gets a snapshot.
  mutating func forgetMessages() { window.forgetAll() }
}
