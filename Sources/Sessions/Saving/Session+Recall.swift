import NavigationCore
import OrderedJSON
import WireProtocol

/// Older revisions than a session has in memory are read from the store when somebody asks for them.
extension Session {
  /// How many are read at once.
  private static let page = 1_024

  /// The first revision that can be looked at, in memory or not.
  private var reach: Int {
    guard let oldest = saving.oldest else { return Int.max }
    return max(oldest, head - Timeline.retention + 1)
  }

  /// The oldest revision whose state can be told.
  var oldest: Int {
    let inMemory = chapters.first?.oldest ?? timeline.oldest
    return min(inMemory, max(0, reach - 1))
  }

  /// Reads what an undo, a redo or a restore needs.
  func recall(for command: Command) {
    switch command {
    case .undo, .redo: for number in timeline.nextSteps { recall(reaching: number) }
    case .restore(let number) where number < head: recall(reaching: number + 1)
    default: break
    }
  }

  /// Reads the revisions from that number on, as far as they are kept.
  func recall(reaching number: Int) {
    isUnsettled = true
    let first = max(number, reach)
    while timeline.oldest >= max(first, timeline.start + 1) {
      let older = page(before: timeline, from: first)
      if older.isEmpty { break }
      chronicle.recall(older)
    }
    if first <= timeline.start { recallChapters(from: first) }
  }

  private func recallChapters(from first: Int) {
    while true {
      let start = (chapters.first ?? timeline).start
      if chapters.isEmpty || start >= first {
        guard start > 0, let left = chapter(leftBefore: start) else { return }
        chapters.insert(left, at: 0)
      }
      while chapters[0].oldest >= max(first, chapters[0].start + 1) {
        let older = page(before: chapters[0], from: first)
        if older.isEmpty { return }
        chapters[0].recall(older)
      }
      if first > chapters[0].start { return }
    }
  }

  /// The revisions before the oldest of a timeline, as many as follow each other and are of its scene.
  private func page(before timeline: Timeline, from first: Int) -> [Revision] {
    let wanted = min(Self.page, timeline.oldest - max(first, timeline.start + 1) + 1)
    guard wanted > 0,
      let saved = try? log.revisions(through: timeline.oldest, limit: wanted)
    else { return [] }
    let reader = SavedReader(types: timeline.scene.types)
    var revisions: [Revision] = []
    for item in saved {
      guard let revision = try? SavedHistory.Item(item).read(by: reader) else {
        revisions = []
        continue
      }
      revisions.append(revision)
    }
    return revisions.last?.number == timeline.oldest ? revisions : []
  }

  /// The scene that was left at that revision.
  private func chapter(leftBefore start: Int) -> Timeline? {
    guard let saved = try? log.revisions(through: start + 1, limit: 1).first,
      saved.number == start + 1, let json = try? SavedReader.json(saved.body),
      let left = json["left"], let id = try? SavedReader.scene(of: left).id
    else { return nil }
    let scene = scenes.first { $0.id == id }?.rows ?? .gone(id)
    guard let checkpoint = try? SavedReader(types: scene.types).checkpoint(left) else { return nil }
    return Timeline(
      reducer: Reducer(scene: scene, maxDepth: timeline.reducer.maxDepth), at: checkpoint)
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
