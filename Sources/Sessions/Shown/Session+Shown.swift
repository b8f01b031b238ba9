import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

/// The views of a scene at any kept revision.
///
/// Each change of what is shown is a revision, regardless of its cause, and what is kept of it is
/// what subscribers received. It is stored with the revision, as the end of its patch, so nothing
/// is written twice. A scene without code shows what follows from its states, and keeps nothing.
extension Session {
  /// The largest number of bytes that are kept of what is shown at one revision.
  public nonisolated static let maxShownBytes = ShownSchedule.maxBytes
  /// The largest number of bytes kept in memory of what was shown in all sessions, if the store
  /// does not keep it.
  public nonisolated static let maxShownTotal = ShownHistory.maxTotalBytes

  /// Returns the step to keep for the newest revision.
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

  /// Returns the views at a revision, if they have to be looked up.
  ///
  /// - Returns: false if they are no longer known.
  func lookUpShown(at number: Int, in scene: UTF8String) -> (ShownDocument?, isKnown: Bool) {
    let isKnown = self.scene.renderings.rendering(of: number) != nil
    if isKnown || !hasCode(scene) { return (nil, true) }
    let shown = journal.keepsRecords ? journal.shown(at: number) : shownHistory.document(at: number)
    return (shown, shown != nil)
  }

  private func hasCode(_ scene: UTF8String) -> Bool {
    if scene == timeline.scene.id { return runsCode }
    // A scene that the app no longer has may have run code.
    return setting.scenes.first { $0.id == scene }?.description == nil
  }
}

extension Journal {
  /// Returns the views at a safe revision.
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
