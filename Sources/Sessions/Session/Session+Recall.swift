import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// The first revision that can be looked at, in memory or not.
  var reach: Int { journal.reach(before: head) }

  /// The oldest revision whose state can be told.
  var oldest: Int { min(feed.oldest, max(0, reach - 1)) }

  /// The part of the past that an undo, a redo or a restore asks about and that is not in memory.
  func lent(for command: Command) -> Timeline.Lent {
    guard command.looksBack else { return .nothing }
    switch timeline.need(of: command) {
    case .change(of: let number)? where number >= reach:
      return journal.revision(number, types: timeline.scene.types).map { .revision($0) } ?? .nothing
    case .state(at: let number)? where timeline.start == 0 || number > timeline.start:
      return past(number).map { .state($0.state, at: number) } ?? .nothing
    default: return .nothing
    }
  }

  /// The refusal, with the oldest revision that the store has.
  func knowingStore(_ refusal: Refusal) -> Refusal {
    if case .revisionGone(let number, _) = refusal { return .revisionGone(number, oldest: oldest) }
    return refusal
  }

  /// The state behind a revision, out of the store; nil where that has it no more.
  func past(_ number: Int) -> Past? {
    number >= reach - 1 ? journal.past(number, among: pastScenes) : nil
  }

  /// Scenes as far as they can be told without their code.
  private var pastScenes: [UTF8String: SceneDescription] {
    var known: [UTF8String: SceneDescription] = [:]
    for scene in setting.scenes { known[scene.id] = scene.description }
    known[timeline.scene.id] = timeline.scene
    return known
  }

  /// The timeline, with as much of the past as a replay may tell.
  var timelineForReplay: Timeline {
    var timeline = timeline
    let first = max(reach, timeline.start + 1, head - ReplayScript.maxRevisions + 1)
    journal.recall(into: &timeline, from: first)
    return timeline
  }
}

extension Command {
  /// True if it is about what happened before.
  fileprivate var looksBack: Bool {
    switch self {
    case .undo, .redo, .restore: true
    default: false
    }
  }
}
