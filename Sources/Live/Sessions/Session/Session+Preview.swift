import NavigationCore
import OrderedJSON
import SceneModel
import WireProtocol

/// Shows the same navigation on a second device.
extension Session {
  /// Shows the open scene on another device, without changing anything.
  ///
  /// - Parameter revision: a revision of the open scene that is in memory; nil for the newest.
  /// - Throws: `unavailable` if the app no longer has the scene; `historyGone`; the refusal of the
  ///   device or of a binding.
  func preview(
    on device: EnvironmentRequest, at revision: Int? = nil
  ) throws(WireError) -> Result {
    let wanted = try state(at: revision ?? head, on: device)
    var preview = if let kept = scene.preview { kept } else { try newPreview() }
    // A preview that refuses is not kept in a partial state.
    scene.preview = nil
    let rendering: Rendering
    do {
      rendering = try preview.show(wanted, at: setting.clock())
    } catch { throw WireError(error) }
    var writer = JSONWriter()
    writer.append(literal: "{\"revision\":")
    writer.append(revision ?? head)
    writer.append(literal: ",\"state\":")
    writer.bytes += Self.text(of: preview.state, in: preview.scene, rendering)
    writer.append(literal: "}")
    scene.preview = preview
    needsMeasuring = true
    return .text(writer.bytes)
  }

  private func state(
    at revision: Int, on device: EnvironmentRequest
  ) throws(WireError) -> NavigationState {
    do throws(Refusal) {
      var state = revision == head ? timeline.state : try pastState(at: revision)
      try timeline.reducer.dryRun([.setEnvironment(device)], on: &state)
      return state
    } catch {
      throw WireError(error)
    }
  }

  private func pastState(at revision: Int) throws(Refusal) -> NavigationState {
    if revision > head { throw .revisionNotMade(revision, head: head) }
    let chapter = feed.chapter(of: revision)
    guard chapter.scene.id == timeline.scene.id else {
      throw .revisionGone(revision, oldest: timeline.start)
    }
    return try chapter.state(at: revision)
  }

  private func newPreview() throws(WireError) -> ScenePreview {
    guard let entry = setting.scenes.first(where: { $0.id == timeline.scene.id }) else {
      throw WireError(
        .unavailable, "The app no longer has this scene, so it can’t be previewed.")
    }
    return ScenePreview(entry.make(scene.values.values))
  }
}
