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
  public nonisolated static let maxStoredRenderingBytes = RenderingSchedule.maxBytes
  /// The largest number of bytes kept in memory of what was shown in all sessions, if the store
  /// does not keep it.
  public nonisolated static let maxRenderingHistoryBytes = RenderingHistory.maxTotalBytes

  /// Returns the step to keep for the newest revision.
  func renderingStep() -> RenderingStep {
    let (state, rendering) = (timeline.state, scene.rendering)
    let patch = feed.newestRenderingPatch.map { [UInt8(ascii: "[")] + $0 + [UInt8(ascii: "]")] }
    if head == 1, let patch, let step = firstStep(patch) { return step }
    return renderingSchedule.step(
      patch,
      weight: rendering.view.weight + ScreenList.screenWeight * rendering.screens.count
    ) {
      Self.renderingText(rendering, of: state, in: timeline.scene)
    }
  }

  private func firstStep(_ patch: [UInt8]) -> RenderingStep? {
    guard let rendering = scene.renderings.rendering(of: 0), let state = try? timeline.state(at: 0)
    else { return nil }
    return renderingSchedule.first(
      Self.renderingText(rendering, of: state, in: timeline.scene), patch)
  }

  private static func renderingText(
    _ rendering: Rendering, of state: NavigationState, in scene: SceneDescription
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(shown: rendering, of: state, in: scene)
    return writer.bytes
  }

  /// Returns the views at a revision, if they have to be looked up.
  ///
  /// - Returns: false if they are no longer known.
  func lookUpRendering(at number: Int, in scene: UTF8String) -> (RenderedDocument?, isKnown: Bool) {
    let isKnown = self.scene.renderings.rendering(of: number) != nil
    if isKnown || !hasCode(scene) { return (nil, true) }
    let shown =
      journal.keepsRecords
      ? journal.renderedDocument(at: number) : renderingHistory.document(at: number)
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
  fileprivate func renderedDocument(at number: Int) -> RenderedDocument? {
    var search = RenderingSearch(at: number)
    var next = search.start
    while true {
      let saved = (try? log.revisions(through: next, limit: Self.page)) ?? []
      guard saved.last?.number == next else { return nil }
      for revision in saved.reversed() {
        search.add(revision.renderingText)
        switch search.outcome {
        case .found(let shown): return shown
        case .unknown: return nil
        case .needsOlder: next -= 1
        }
      }
    }
  }
}
