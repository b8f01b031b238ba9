import NavigationCore
import OrderedJSON
import SceneModel
import WireProtocol

/// A session's history as it is now, for queries: the newest revisions are in memory, older ones in
/// the store.
@MainActor
struct SessionHistory {
  let feed: ChangeFeed
  let journal: Journal
  /// The scenes of the app.
  let scenes: [SceneEntry]

  /// The history of the open scene.
  var timeline: Timeline { feed.timeline }

  /// The newest revision.
  var head: Int { feed.timeline.head }

  /// The first revision that can be read, in memory or from the store.
  var firstReadable: Int { journal.firstReadable(before: head) }

  /// The oldest revision whose state is available.
  var oldest: Int { min(feed.oldest, max(0, firstReadable - 1)) }

  /// Returns the part of the past that an undo, a redo or a restore needs and that is not in
  /// memory.
  func recalled(for command: Command) -> Timeline.RecalledHistory {
    switch timeline.need(of: command) {
    case .change(of: let number)? where number >= firstReadable:
      return journal.revision(number, types: timeline.scene.types).map { .revision($0) } ?? .nothing
    case .state(at: let number)? where timeline.start == 0 || number > timeline.start:
      return past(number).map { .state($0.state, at: number) } ?? .nothing
    default: return .nothing
    }
  }

  /// Returns the state after a revision, read from the store; nil if the store no longer has it.
  func past(_ number: Int) -> PastState? {
    number >= firstReadable - 1 ? journal.past(number, among: pastScenes) : nil
  }

  /// The scenes, as far as they can be described without their code.
  private var pastScenes: [UTF8String: SceneDescription] {
    var known: [UTF8String: SceneDescription] = [:]
    for scene in scenes { known[scene.id] = scene.description }
    known[timeline.scene.id] = timeline.scene
    return known
  }

  /// The timeline, with as much of the past as a replay may contain.
  var timelineForReplay: Timeline {
    var timeline = timeline
    journal.recall(into: &timeline, from: oldestForReplay)
    return timeline
  }

  /// The oldest revision that a replay may contain.
  var oldestForReplay: Int {
    max(firstReadable, timeline.start + 1, head - ReplayScript.maxRevisions + 1)
  }
}

extension Session {
  /// The history up to now. It keeps what is in memory from being changed in place, so it is not to
  /// be held while a revision is created.
  var history: SessionHistory {
    SessionHistory(feed: feed, journal: journal, scenes: setting.scenes)
  }
}
