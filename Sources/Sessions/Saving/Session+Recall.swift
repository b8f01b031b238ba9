import NavigationCore
import OrderedJSON
import WireProtocol

/// What is older than a session has in memory is read from the store when somebody asks for it: from
/// the nearest snapshot on, and never put into memory for longer than the answer takes.
extension Session {
  /// The first revision that can be looked at, in memory or not.
  var reach: Int {
    guard let known = saving.oldest, let kept = try? log.oldest() else { return Int.max }
    return max(known, kept, head - Timeline.retention + 1)
  }

  /// The oldest revision whose state is known in memory.
  var oldestInMemory: Int { chapters.first?.oldest ?? timeline.oldest }

  /// The oldest revision whose state can be told.
  var oldest: Int { min(oldestInMemory, max(0, reach - 1)) }

  /// Reads what an undo, a redo or a restore asks about and is not in memory.
  func lend(for command: Command) {
    switch timeline.need(of: command) {
    case .change(of: let number)?:
      if let revision = revision(number) { chronicle.lend(.revision(revision)) }
    case .state(at: let number)? where timeline.start == 0 || number > timeline.start:
      if let past = past(number) { chronicle.lend(.state(past.state, at: number)) }
    default: break
    }
  }

  func takeBackLent() {
    if case .nothing = timeline.lent { return }
    chronicle.lend(.nothing)
  }

  /// The refusal, with the oldest revision that the store has.
  func knowingStore(_ refusal: Refusal) -> Refusal {
    if case .revisionGone(let number, _) = refusal { return .revisionGone(number, oldest: oldest) }
    return refusal
  }

  private func revision(_ number: Int) -> Revision? {
    guard number >= reach, let saved = try? log.revisions(through: number, limit: 1).first,
      saved.number == number
    else { return nil }
    return try? SavedHistory.Item(saved).read(by: SavedReader(types: timeline.scene.types))
  }
}

extension Session {
  /// The state behind a revision, out of the store; nil where that has it no more.
  func past(_ number: Int) -> Past? {
    guard number >= reach - 1 else { return nil }
    if let past = try? past(forwardTo: number) { return past }
    return try? past(backTo: number)
  }

  /// How many revisions are read at once.
  private static let page = 16

  private func past(forwardTo number: Int) throws -> Past? {
    guard let snapshot = try log.snapshot(through: number) else { return nil }
    var past = try Past(snapshot, among: pastScenes)
    while past.number < number {
      let last = min(past.number + Self.page, number)
      let saved = try log.revisions(through: last, limit: last - past.number)
      if saved.first?.number != past.number + 1 || saved.last?.number != last { return nil }
      for revision in saved { try past.advance(over: revision) }
    }
    return past
  }

  private func past(backTo number: Int) throws -> Past? {
    guard let snapshot = try log.snapshot(from: number) else { return nil }
    var past = try Past(snapshot, among: pastScenes)
    while past.number > number {
      let count = min(Self.page, past.number - number)
      let saved = try log.revisions(through: past.number, limit: count)
      if saved.count < count { return nil }
      for revision in saved.reversed() { try past.retreat(over: revision) }
    }
    return past
  }

  /// Scenes as far as they can be told without their views.
  private var pastScenes: [UTF8String: SceneDescription] {
    var known: [UTF8String: SceneDescription] = [:]
    for scene in scenes { known[scene.id] = scene.rows }
    known[timeline.scene.id] = timeline.scene
    return known
  }

  /// So many bytes are read from the store at most, about, to retell what is not in memory.
  private static let mostRetoldBytes = 2 << 20

  /// With so much of the past as a retelling may tell.
  var timelineForRetelling: Timeline {
    var timeline = timeline
    let first = max(reach, timeline.start + 1, head - Retelling.mostRevisions + 1)
    let reader = SavedReader(types: timeline.scene.types)
    var bytes = 0
    while timeline.oldest >= first && bytes < Self.mostRetoldBytes {
      let count = min(Self.page, timeline.oldest - first + 1)
      guard let saved = try? log.revisions(through: timeline.oldest, limit: count),
        saved.last?.number == timeline.oldest,
        let older = try? saved.map({ try SavedHistory.Item($0).read(by: reader) })
      else { break }
      timeline.recall(older)
      bytes += saved.reduce(0) { $0 + $1.body.count }
    }
    return timeline
  }
}

extension Command {
  /// Whether it is about what happened before.
  var looksBack: Bool {
    switch self {
    case .undo, .redo, .restore: true
    default: false
    }
  }
}
