import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// What a session knows about its store.
  struct Saving {
    /// The state before the first revision, until that is stored.
    var beginning: SceneCheckpoint?
    /// Since the newest snapshot.
    var revisions = 0
    var bytes = 0
    /// Of the newest snapshot.
    var snapshotBytes = 0
    /// No revision before that one is in the store; nil where the store keeps none at all.
    var oldest: Int?
    /// What the scene keeps and has not been stored yet.
    var values: [String: JSONValue?] = [:]
    var isSavingValues = false
    /// The store has not been told which scene is open.
    var isSceneUnknown = true

    /// A snapshot is written after so many revisions; after more where it is large, so that its cost
    /// does not grow with it.
    static let revisionsPerSnapshot = 256
    /// And after revisions of so many bytes, or as many as the snapshot before had where those are
    /// more: that is what has to be read at most, beside the state itself, to find any state again.
    static let bytesPerSnapshot = 256 << 10

    var wantsSnapshot: Bool {
      bytes >= max(snapshotBytes, Self.bytesPerSnapshot)
        || (revisions >= Self.revisionsPerSnapshot && 2 * bytes >= snapshotBytes)
    }
  }

  /// Has the newest revision stored.
  func storeHead(opening: SceneOpening? = nil) throws(WireError) {
    texts.forget()
    guard keepsRecords, let revision = chronicle.timeline.newest else { return try storeNumber() }
    var record = StoredRecord()
    fill(&record, with: revision, opening)
    try append(record)
  }

  private func fill(
    _ record: inout StoredRecord, with revision: Revision, _ opening: SceneOpening?
  ) {
    var writer = JSONWriter()
    writer.append(
      saved: revision, types: context.types, hasStrayed: timeline.hasStrayed, opening: opening)
    saving.revisions += 1
    saving.bytes += writer.bytes.count
    record.revision = SavedRevision(
      number: revision.number, at: revision.at, body: writer.bytes)
    if saving.wantsSnapshot {
      record.snapshots.append(snapshot(SceneCheckpoint(of: timeline, in: context.unknownTypes)))
    }
    if opening != nil { record.forgetsValues = true }
    if opening != nil || saving.isSceneUnknown { record.scene = timeline.scene.id.string }
    saving.isSceneUnknown = false
    takeValues(into: &record)
    if let answer = answerOfRetry(revision.number, changed: true) { record.answer = answer }
  }

  private func snapshot(_ place: SceneCheckpoint) -> SavedSnapshot {
    var writer = JSONWriter()
    writer.append(saved: place)
    saving.revisions = 0
    saving.bytes = 0
    saving.snapshotBytes = writer.bytes.count
    return SavedSnapshot(number: place.checkpoint.head, body: writer.bytes)
  }

  func append(_ record: consuming StoredRecord) throws(WireError) {
    if let beginning = saving.beginning {
      saving.beginning = nil
      record.snapshots.insert(snapshot(beginning), at: 0)
    }
    do {
      try log.append(record)
    } catch {
      throw brokenOff()
    }
  }

  private func storeNumber() throws(WireError) {
    do {
      try log.append(number: head)
    } catch {
      throw brokenOff()
    }
  }

  private func brokenOff() -> WireError {
    breakOff()
    return WireError(
      .internalError, "The store did not take the revision; nothing is certain now.")
  }
}

extension Session {
  /// The store has confirmed something.
  func storeAdvanced() {
    if postponed != nil { recordPostponed() }
    if keepsRecords && !saving.values.isEmpty && !saving.isSavingValues { storeValues() }
    onAdvance?()
  }

}

/// What a scene keeps by itself: `@SceneStorage`.
extension Session {
  /// Notes a value; all that are written in one turn are stored together.
  func save(_ value: JSONValue?, for key: String) {
    sceneValues[key] = value
    guard keepsRecords else { return }
    saving.values.updateValue(value, forKey: key)
    if saving.isSavingValues { return }
    saving.isSavingValues = true
    Task { @MainActor [weak self] in self?.storeValues() }
  }

  /// Gives the scene what it is to keep, together with what comes with it: all or nothing.
  ///
  /// - Parameter values: nil for what it keeps already.
  func keeping<Result>(
    _ values: [String: JSONValue]?, _ work: () throws(WireError) -> Result
  ) throws(WireError) -> Result {
    guard let values, let live, values != sceneValues.values else { return try work() }
    let before = (kept: sceneValues, unsaved: saving.values)
    live.keep(values)
    for name in sceneValues.values.keys where values[name] == nil { save(nil, for: name) }
    for (name, value) in values where sceneValues[name] != value { save(value, for: name) }
    do {
      return try work()
    } catch {
      live.keep(before.kept.values)
      (sceneValues, saving.values) = before
      throw error
    }
  }

  func storeValues() {
    saving.isSavingValues = false
    if saving.values.isEmpty || isBroken || lackOfRoom(behind: revision) != nil { return }
    var record = StoredRecord()
    takeValues(into: &record)
    // What the store does not take has broken the session, and nobody waits for an answer.
    _ = try? append(record)
  }

  private func takeValues(into record: inout StoredRecord) {
    if saving.values.isEmpty { return }
    record.values = saving.values.mapValues { $0?.serialized() }
    saving.values = [:]
  }
}
