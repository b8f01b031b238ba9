import NavigationCore
import OrderedJSON
import WireProtocol

extension Journal {
  /// Stores a revision with what belongs to it.
  ///
  /// - Parameters:
  ///   - scene: the scene that it belongs to.
  ///   - hasDiverged: with it, or before, an undo or a redo led elsewhere than back.
  ///   - marks: what was seen of it.
  ///   - shown: what the views of the scene show behind it; nil where they are none.
  ///   - opening: the scenes that it leaves and opens, where it does.
  ///   - keyed: the keyed request that made it, whose answer is stored with it.
  ///   - checkpoint: makes the state behind it, where a snapshot is due.
  /// - Throws: `internalError` where the store does not take it; the journal is broken then.
  func store(
    _ revision: Revision, of scene: SceneDescription, hasDiverged: Bool, marks: HistoryMarks,
    shown: ShownStep?, opening: SceneOpening? = nil, for keyed: KeyedRequest?,
    checkpoint: () -> SceneCheckpoint
  ) throws(WireError) {
    writer.removeAll(keepingCapacity: writer.bytes.capacity <= Self.usualBytes)
    writer.append(
      saved: revision, types: scene.types, hasDiverged: hasDiverged, marks: marks,
      opening: opening)
    let body = shown.map { SavedRevision.body(writer.bytes, showing: $0) } ?? writer.bytes
    schedule.count(body.count)
    let isAlone =
      keyed == nil && opening == nil && hasToldScene && unsavedValues.isEmpty && beginning == nil
      && !schedule.wantsSnapshot
    if isAlone { return try append(revision, body) }
    var record = StoredRecord(
      revision: SavedRevision(number: revision.number, at: revision.at, body: body))
    if schedule.wantsSnapshot { record.snapshots.append(snapshot(checkpoint())) }
    if opening != nil { record.forgetsValues = true }
    if opening != nil || !hasToldScene { record.scene = scene.id.string }
    hasToldScene = true
    moveValues(to: &record)
    record.answer = keyed?.savedAnswer(revision: revision.number, changed: true)
    try append(record)
  }

  /// The bodies of most revisions have fewer bytes.
  private static let usualBytes = 1_024

  private func snapshot(_ state: SceneCheckpoint) -> SavedSnapshot {
    var writer = JSONWriter()
    writer.append(saved: state)
    schedule.begin(afterSnapshotOf: writer.bytes.count)
    return SavedSnapshot(number: state.checkpoint.head, body: writer.bytes)
  }

  /// - Throws: `internalError` where the store does not take it; the journal is broken then.
  func append(_ record: consuming StoredRecord) throws(WireError) {
    if let beginning {
      self.beginning = nil
      record.snapshots.insert(snapshot(beginning), at: 0)
    }
    do {
      try log.append(record)
    } catch {
      throw brokenOff()
    }
  }

  private func append(_ revision: Revision, _ body: [UInt8]) throws(WireError) {
    do {
      try log.append(revision: revision.number, at: revision.at, body: body)
    } catch {
      throw brokenOff()
    }
  }

  /// Tells a store that keeps no records that there is a revision of that number.
  func append(number: Int) throws(WireError) {
    do {
      try log.append(number: number)
    } catch {
      throw brokenOff()
    }
  }

  private func brokenOff() -> WireError {
    isBroken = true
    return WireError(
      .internalError, "Saving failed; the outcome is unknown.")
  }
}

// MARK: - Values of the scene

extension Journal {
  /// Stores the values that the scene has written since they were stored last.
  ///
  /// A refusal of the store breaks the journal, which the next request reports.
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
