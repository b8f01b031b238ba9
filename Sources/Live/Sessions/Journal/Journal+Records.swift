import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

extension Journal {
  /// Stores a revision with everything that belongs to it.
  ///
  /// - Parameters:
  ///   - scene: the scene that it belongs to.
  ///   - hasDiverged: true if it, or a revision before it, is an undo or a redo that did not
  ///     restore the earlier state.
  ///   - marks: its visible effects.
  ///   - shown: what the views of the scene show after it; nil if the scene has no views.
  ///   - opening: the scenes that it leaves and opens, if it opens one.
  ///   - keyed: the keyed request that created it, whose answer is stored with it.
  ///   - checkpoint: creates the state after it, if a snapshot is due.
  /// - Throws: `internalError` if the store does not accept it; the journal is broken then.
  func store(
    _ revision: Revision, of scene: SceneDescription, hasDiverged: Bool, marks: HistoryMarks,
    shown: RenderingStep?, opening: SceneOpening? = nil, for keyed: KeyedRequest?,
    checkpoint: () -> SceneCheckpoint
  ) throws(WireError) {
    writer.removeAll(keepingCapacity: writer.bytes.capacity <= Self.usualBytes)
    writer.reserve(revision.change.weight)
    writer.append(
      saved: revision, types: scene.types, hasDiverged: hasDiverged, marks: marks,
      opening: opening)
    let body = shown.map { SavedRevision.body(writer.bytes, showing: $0) } ?? writer.bytes
    schedule.countRevision(ofBytes: body.count)
    let takesSnapshot = schedule.takesSnapshot(withRevisionOfBytes: body.count)
    let isAlone =
      keyed == nil && opening == nil && hasStoredScene && unsavedValues.isEmpty
      && initialCheckpoint == nil
      && !takesSnapshot
    if isAlone { return try append(revision, body) }
    var record = StoredRecord(
      revision: SavedRevision(number: revision.number, at: revision.at, body: body))
    if takesSnapshot { record.snapshots.append(newSnapshot(checkpoint())) }
    if opening != nil { record.forgetsValues = true }
    if opening != nil || !hasStoredScene { record.scene = scene.id.string }
    hasStoredScene = true
    moveValues(to: &record)
    record.answer = keyed?.savedAnswer(revision: revision.number, changed: true)
    try append(record)
  }

  /// Stores the state if its snapshot was put off.
  ///
  /// A refusal by the store breaks the journal; the next request reports that.
  func storeSnapshot(_ checkpoint: () -> SceneCheckpoint) {
    if isBroken || !schedule.isPutOff { return }
    _ = try? append(StoredRecord(snapshots: [newSnapshot(checkpoint())]))
  }

  /// The size that the bodies of most revisions do not exceed, in bytes.
  private static let usualBytes = 1_024

  private func newSnapshot(_ state: SceneCheckpoint) -> SavedSnapshot {
    let saved = snapshot(state)
    schedule.restart(afterSnapshotOf: saved.body.count)
    return saved
  }

  private func snapshot(_ state: SceneCheckpoint) -> SavedSnapshot {
    var writer = JSONWriter()
    writer.reserve(state.checkpoint.state.weight)
    writer.append(saved: state)
    return SavedSnapshot(number: state.checkpoint.head, body: writer.bytes)
  }

  /// - Throws: `internalError` if the store does not accept it; the journal is broken then.
  func append(_ record: consuming StoredRecord) throws(WireError) {
    if let initialCheckpoint {
      self.initialCheckpoint = nil
      record.snapshots.insert(snapshot(initialCheckpoint), at: 0)
    }
    do {
      try log.append(record)
    } catch {
      throw markBroken()
    }
  }

  private func append(_ revision: Revision, _ body: [UInt8]) throws(WireError) {
    do {
      try log.append(revision: revision.number, at: revision.at, body: body)
    } catch {
      throw markBroken()
    }
  }

  /// Notifies a store that keeps no records that there is a revision with this number.
  func append(number: Int) throws(WireError) {
    do {
      try log.append(number: number)
    } catch {
      throw markBroken()
    }
  }

  private func markBroken() -> WireError {
    isBroken = true
    return WireError(
      .internalError, "Saving failed; the outcome is unknown.")
  }
}

// MARK: - Values of the scene

extension Journal {
  /// Stores the values that the scene has written since the last time.
  ///
  /// A refusal by the store breaks the journal; the next request reports that.
  func storeValues() {
    var record = StoredRecord()
    moveValues(to: &record)
    _ = try? append(record)
  }

  private func moveValues(to record: inout StoredRecord) {
    if unsavedValues.isEmpty { return }
    record.values = unsavedValues.mapValues { $0?.serialized() }
    unsavedValues = [:]
  }
}
