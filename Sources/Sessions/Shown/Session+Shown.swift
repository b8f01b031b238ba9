import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

/// The views of a scene at any revision that is kept.
///
/// Each change of what is shown is a revision, whoever caused it: what is kept of one is what
/// subscribers were told. It is kept when the revision is stored, as the end of its patch, and so
/// nothing is written twice. A scene without code shows what its states say, and keeps nothing.
extension Session {
  /// The most bytes that are kept of what is shown at one revision.
  public nonisolated static let maxShownBytes = ShownSchedule.maxBytes
  /// All that is kept in memory of what was shown in all sessions, where no store keeps it.
  public nonisolated static let maxShownTotal = ShownHistory.maxTotalBytes

  /// The step that is kept of the newest revision.
  func shownStep() -> ShownStep {
    let (state, rendering) = (timeline.state, scene.rendering)
    let patch = feed.newestShown.map { [UInt8(ascii: "[")] + $0 + [UInt8(ascii: "]")] }
    if head == 1, let patch, let step = firstStep(patch) { return step }
    return shownSchedule.step(
      patch,
      weight: rendering.view.weight + ScreenList.screenWeight * rendering.screens.count
    ) {
      Self.shownText(rendering, of: state, in: timeline.scene)
    }
  }

  private func firstStep(_ patch: [UInt8]) -> ShownStep? {
    guard let rendering = scene.renderings.rendering(of: 0), let state = try? timeline.state(at: 0)
    else { return nil }
    return shownSchedule.first(Self.shownText(rendering, of: state, in: timeline.scene), patch)
  }

  private static func shownText(
    _ rendering: Rendering, of state: NavigationState, in scene: SceneDescription
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(shown: rendering, of: state, in: scene)
    return writer.bytes
  }

  /// The views at a revision, where they have to be looked up.
  ///
  /// - Returns: false where it is not known any more.
  func lookUpShown(at number: Int, in scene: UTF8String) -> (ShownDocument?, isKnown: Bool) {
    let isKnown = self.scene.renderings.rendering(of: number) != nil
    if isKnown || !hasCode(scene) { return (nil, true) }
    let shown = journal.keepsRecords ? journal.shown(at: number) : shownHistory.document(at: number)
    return (shown, shown != nil)
  }

  private func hasCode(_ scene: UTF8String) -> Bool {
    if scene == timeline.scene.id { return runsCode }
    // Nobody knows what became of a scene that the app has no more.
    return setting.scenes.first { $0.id == scene }?.description == nil
  }
}

extension Journal {
  /// The views at a revision that is safe.
  fileprivate func shown(at number: Int) -> ShownDocument? {
    var way = ShownWay(to: number)
    var next = way.start
    while true {
      let saved = (try? log.revisions(through: next, limit: Self.page)) ?? []
      guard saved.last?.number == next else { return nil }
      for revision in saved.reversed() {
        way.add(revision.shown)
        switch way.outcome {
        case .found(let shown): return shown
        case .lost: return nil
        case .goesOn: next -= 1
        }
      }
    }
  }
}
