import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

/// A session's history and the messages that report it to subscribers. Each revision is encoded
/// when it is created.
///
/// It is a single value type so that a message is written directly from the state: a state read out
/// of a class is copied first.
struct ChangeFeed {
  private(set) var timeline: Timeline
  private(set) var window: Window
  /// The large texts that readers share, of the newest revisions.
  var texts = ReaderTexts()
  /// The timelines of earlier scenes, oldest first.
  private(set) var chapters: [Timeline] = [] {
    didSet { chapterBytes = chapters.reduce(0) { $0 + $1.historyBytes } }
  }
  private(set) var chapterBytes = 0
  private var causes = CauseText()
  /// The offset in the newest message of the operations on what is shown; nil if the message holds
  /// the whole document.
  private var renderingPatchStart: Int?
  /// The visible effects of revisions that their changes do not contain.
  private(set) var marked = MarkedRevisions()
  /// The newest revision read from the store. The store has the visible effects of those revisions.
  private(set) var recalled = 0

  init(_ timeline: Timeline) {
    self.timeline = timeline
    window = Window(after: timeline.head)
  }

  /// Returns the timeline of the scene that a revision belongs to.
  func chapter(of number: Int) -> Timeline {
    if number > timeline.start { return timeline }
    return chapters.last { number > $0.start } ?? chapters.first ?? timeline
  }

  /// Returns at most `limit` revisions after a number, oldest first.
  func revisions(after number: Int, limit: Int) -> [Revision] {
    var found: [Revision] = []
    for chapter in chapters + [timeline] where chapter.head > number {
      found += chapter.revisions(after: number, limit: limit - found.count)
    }
    return found
  }

  /// The oldest revision whose state is in memory.
  var oldest: Int { chapters.first?.oldest ?? timeline.oldest }
}

// MARK: - Making revisions

extension ChangeFeed {
  /// Decides a command and applies it to the state.
  ///
  /// - Throws: the refusal; nothing has changed then.
  mutating func prepareDraft(
    for command: Command, using recalled: Timeline.RecalledHistory
  ) throws(Refusal) -> Draft {
    try timeline.draft(command, using: recalled)
  }

  mutating func emptyDraft() -> Draft { timeline.draft() }

  mutating func discard(_ draft: borrowing Draft) { timeline.discard(draft) }

  /// Returns the renderings before and after the change that led to the state; nil if the change
  /// cannot have affected what is shown.
  @MainActor
  func renderedChange(
    by driver: any SceneDriver, after change: Change, _ outlines: Transition.Outlines?,
    from before: @autoclosure () -> Rendering
  ) -> RenderedChange? {
    if outlines == nil && !driver.runsCode { return nil }
    let after = driver.rendering(after: change, outlines, of: timeline.state)
    return after.map { RenderedChange(from: before(), to: $0) }
  }

  /// Creates a revision from a draft and from what the author's code did after it, and encodes it.
  ///
  /// - Parameters:
  ///   - rendered: the change of the rendering, whose problems are assigned the elements that they
  ///     are about; nil if the rendering cannot have changed.
  ///   - needed: the oldest revision that must be kept.
  /// - Returns: false if no revision was created, because nothing changed, visibly or otherwise.
  mutating func append(
    _ draft: consuming Draft, followedBy followUps: [Command], _ context: CommandContext,
    rendered: inout RenderedChange?, keepingFrom needed: Int
  ) -> Bool {
    let isSeen =
      (draft.isSureToChange && followUps.isEmpty)
      || rendered?.isVisible(in: timeline.state) ?? false
    let transition = timeline.record(
      draft, followedBy: followUps, cause: context.cause, at: context.at, isSeen: isSeen,
      presentationChanges: rendered.map { $0.after.presentationChanges(since: $0.before) } ?? [],
      keepingFrom: needed)
    guard let transition else { return false }
    rendered?.identify(in: timeline.state)
    if rendered != nil || transition.outlines != nil {
      marked.append(HistoryMarks(of: transition, rendered), of: transition.revision.number)
    }
    write(transition, rendered)
    return true
  }

  private mutating func write(_ transition: Transition, _ rendered: RenderedChange?) {
    texts.removeAll()
    // Without a closure, no part of the state is copied for the message.
    var writer = window.beginMessage()
    let start = writer.bytes.count
    let parts = writer.appendChanged(
      transition, rendered: rendered, state: timeline.state, scene: timeline.scene,
      causes: &causes)
    renderingPatchStart = parts.renderingPatch - start
    window.endMessage(writer, parts)
  }

  /// Continues with another scene's timeline.
  mutating func startChapter(_ next: Timeline) {
    chapters.append(timeline)
    timeline = next
  }

  /// Records that everything has changed: subscribers get the whole document.
  ///
  /// - Parameter document: writes the resulting state document.
  mutating func appendReset(
    followedBy commands: [Command], _ context: CommandContext, document: (Timeline) -> [UInt8]
  ) {
    let transition = timeline.record(
      timeline.draft(), followedBy: commands, cause: context.cause, at: context.at, isSeen: true)
    guard let transition else { return }
    write(transition.revision, whole: document(timeline))
  }

  private mutating func write(_ revision: Revision, whole text: [UInt8]) {
    texts.removeAll()
    renderingPatchStart = nil
    let undo = timeline.undoAvailability
    window.append { $0.appendChanged(revision, toWhole: text, undo: undo, causes: &causes) }
  }

  /// The operations of the newest revision on what is shown; nil if its message holds the whole
  /// document.
  var newestRenderingPatch: ArraySlice<UInt8>? {
    guard let renderingPatchStart, window.reaches(back: timeline.head - 1) else { return nil }
    return JSONWriter.renderingPatch(
      ofChanged: window.message(timeline.head), from: renderingPatchStart)
  }
}

// MARK: - Reopening

extension ChangeFeed {
  /// Replays a recorded revision, and encodes it.
  ///
  /// - Parameters:
  ///   - isKnown: true if a checkpoint already lists it as undoable.
  ///   - hasDiverged: true if it, or a revision before it, is an undo or a redo that did not
  ///     restore the earlier state.
  ///   - opens: true if it is the first revision of a scene.
  ///   - driver: the scene. If it runs code, what it showed then is unknown, so there is no message
  ///     for subscribers.
  ///   - shown: the rendering before the revision; on return, the one after it.
  /// - Returns: whether the revision follows; if not, nothing has changed.
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
  /// The approximate size of the revisions in memory, in bytes.
  var historyBytes: Int { timeline.historyBytes + chapterBytes + marked.bytes }
  /// The size of the messages and texts that are kept for readers, in bytes.
  var readerBytes: Int { window.bytes + texts.bytes }
  /// The approximate size of the state, in bytes.
  var stateBytes: Int { timeline.state.weight }

  /// Forgets the oldest chapters beyond the bounds: all chapters together keep at most as many
  /// revisions as one timeline, and at most `maxChapterBytes`.
  mutating func trimChapters() {
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

  mutating func removeHistory(before number: Int) {
    chapters.removeAll { $0.head < number }
    timeline.removeHistory(before: number)
    marked.remove(before: oldest + 1)
  }

  /// Releases the messages: a reader that is not up to date gets a snapshot.
  mutating func removeMessages() {
    window.removeAll()
    texts.removeAll()
  }
}
