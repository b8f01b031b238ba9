import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

extension Session {
  /// Stores the newest revision.
  ///
  /// - Parameters:
  ///   - opening: the scenes that it leaves and opens, if it opens one.
  ///   - keyed: the keyed request that created it.
  func storeHead(
    opening: SceneOpening? = nil, for keyed: KeyedRequest? = nil
  ) throws(WireError) {
    let shown = status.runsCode ? renderingStep() : nil
    guard journal.keepsRecords, let revision = feed.timeline.newest else {
      if let shown { renderingHistory.append(shown, of: head) }
      return try journal.append(number: head)
    }
    try journal.store(
      revision, of: feed.timeline.scene, hasDiverged: feed.timeline.hasDiverged,
      marks: feed.marked[revision.number], shown: shown, opening: opening, for: keyed,
      checkpoint: checkpoint)
    if journal.schedule.isPutOff { Task { @MainActor [weak self] in self?.storeSnapshot() } }
  }

  private func checkpoint() -> SceneCheckpoint {
    SceneCheckpoint(of: feed.timeline, in: context.unknownTypes)
  }

  /// Stores the snapshot that was put off if there is room.
  private func storeSnapshot() {
    if lackOfRoom(after: revision) == nil { journal.storeSnapshot(checkpoint) }
  }

  /// Continues after the store has confirmed something.
  func storeDidAdvance() {
    if status.runsCode { commitPostponed() }
    if journal.keepsRecords && !journal.unsavedValues.isEmpty && !journal.isSavingValues {
      storeValues()
    }
    if !awaitsAdvance { return }
    awaitsAdvance = false
    onAdvance?()
  }
}

/// The values that a scene keeps by itself: `@SceneStorage`.
extension Session {
  /// Notes a value. All values that are written in one turn are stored together.
  func save(_ value: JSONValue?, for key: String) {
    scene.values[key] = value
    guard journal.keepsRecords else { return }
    journal.unsavedValues.updateValue(value, forKey: key)
    if journal.isSavingValues { return }
    journal.isSavingValues = true
    Task { @MainActor [weak self] in self?.storeValues() }
  }

  /// Stores the written values if there is room.
  func storeValues() {
    journal.isSavingValues = false
    if journal.unsavedValues.isEmpty || journal.isBroken || lackOfRoom(after: revision) != nil {
      return
    }
    journal.storeValues()
  }

  /// Sets the values that the scene keeps, and does the work that belongs to them: both or neither.
  ///
  /// - Parameter values: the new values; nil to leave them unchanged.
  func withSceneValues<Result>(
    _ values: [String: JSONValue]?, _ work: () throws(WireError) -> Result
  ) throws(WireError) -> Result {
    guard let values, status.runsCode, values != scene.values.values else { return try work() }
    let before = (kept: scene.values, unsaved: journal.unsavedValues)
    scene.driver.setSavedValues(values)
    for name in before.kept.values.keys where values[name] == nil { save(nil, for: name) }
    for (name, value) in values where before.kept[name] != value { save(value, for: name) }
    do {
      return try work()
    } catch {
      scene.driver.setSavedValues(before.kept.values)
      (scene.values, journal.unsavedValues) = before
      throw error
    }
  }
}

extension Session {
  /// The largest number of bytes that are kept of what is shown at one revision.
  public nonisolated static let maxStoredRenderingBytes = RenderingSchedule.maxBytes
  /// The largest number of bytes kept in memory of what was shown in all sessions, if the store
  /// does not keep it.
  public nonisolated static let maxRenderingHistoryBytes = RenderingHistory.maxTotalBytes

  /// Returns the step to keep for the newest revision.
  func renderingStep() -> RenderingStep {
    let (state, rendering) = (timeline.state, scene.rendering)
    let patch = feed.newestRenderingPatch.map { operations in
      var list: [UInt8] = []
      list.reserveCapacity(operations.count + 2)
      list.append(UInt8(ascii: "["))
      list += operations
      list.append(UInt8(ascii: "]"))
      return list
    }
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
