import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// The first revision that can be read, in memory or from the store.
  var firstReadable: Int { journal.firstReadable(before: head) }

  /// The oldest revision whose state is available.
  var oldest: Int { min(feed.oldest, max(0, firstReadable - 1)) }

  /// Returns the part of the past that an undo, a redo or a restore needs and that is not in
  /// memory.
  func recalledHistory(for command: Command) -> Timeline.RecalledHistory {
    guard command.needsHistory else { return .nothing }
    switch timeline.need(of: command) {
    case .change(of: let number)? where number >= firstReadable:
      return journal.revision(number, types: timeline.scene.types).map { .revision($0) } ?? .nothing
    case .state(at: let number)? where timeline.start == 0 || number > timeline.start:
      return past(number).map { .state($0.state, at: number) } ?? .nothing
    default: return .nothing
    }
  }

  /// Returns the refusal, with the oldest revision that the store has.
  func withOldestStored(_ refusal: Refusal) -> Refusal {
    if case .revisionGone(let number, _) = refusal { return .revisionGone(number, oldest: oldest) }
    return refusal
  }

  /// Returns the state after a revision, read from the store; nil if the store no longer has it.
  func past(_ number: Int) -> PastState? {
    number >= firstReadable - 1 ? journal.past(number, among: pastScenes) : nil
  }

  /// The scenes, as far as they can be described without their code.
  private var pastScenes: [UTF8String: SceneDescription] {
    var known: [UTF8String: SceneDescription] = [:]
    for scene in setting.scenes { known[scene.id] = scene.description }
    known[timeline.scene.id] = timeline.scene
    return known
  }

  /// The timeline, with as much of the past as a replay may contain.
  var timelineForReplay: Timeline {
    var timeline = timeline
    let first = max(firstReadable, timeline.start + 1, head - ReplayScript.maxRevisions + 1)
    journal.recall(into: &timeline, from: first)
    return timeline
  }
}

extension Command {
  /// True if the command refers to the past.
  fileprivate var needsHistory: Bool {
    switch self {
    case .undo, .redo, .restore: true
    default: false
    }
  }
}
