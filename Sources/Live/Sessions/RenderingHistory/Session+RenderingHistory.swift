import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

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
    return renderingHistory.schedule.step(
      patch,
      weight: rendering.view.weight + ScreenList.screenWeight * rendering.screens.count
    ) {
      Self.renderingText(rendering, of: state, in: timeline.scene)
    }
  }

  private func firstStep(_ patch: [UInt8]) -> RenderingStep? {
    guard let rendering = scene.renderings.rendering(of: 0), let state = try? timeline.state(at: 0)
    else { return nil }
    return renderingHistory.schedule.first(
      Self.renderingText(rendering, of: state, in: timeline.scene), patch)
  }

  private static func renderingText(
    _ rendering: Rendering, of state: NavigationState, in scene: SceneDescription
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(shown: rendering, of: state, in: scene)
    return writer.bytes
  }

  var pastRenderings: PastRenderings {
    PastRenderings(
      newest: scene.renderings, kept: renderingHistory, history: history,
      runsCode: status.runsCode)
  }
}
