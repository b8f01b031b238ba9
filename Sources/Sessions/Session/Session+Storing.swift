import NavigationCore
import OrderedJSON
import WireProtocol

extension Session {
  /// Has the newest revision stored.
  ///
  /// - Parameters:
  ///   - opening: the scenes that it leaves and opens, where it does.
  ///   - keyed: the keyed request that made it.
  func storeHead(
    opening: SceneOpening? = nil, for keyed: KeyedRequest? = nil
  ) throws(WireError) {
    texts.forget()
    let shown = runsCode ? shownStep() : nil
    guard journal.keepsRecords, let revision = feed.timeline.newest else {
      if let shown { shownHistory.append(shown, of: head) }
      return try journal.append(number: head)
    }
    try journal.store(
      revision, of: feed.timeline.scene, hasDiverged: feed.timeline.hasDiverged,
      marks: feed.marked[revision.number], shown: shown, opening: opening, for: keyed
    ) {
      SceneCheckpoint(of: feed.timeline, in: context.unknownTypes)
    }
  }

  /// The store has confirmed something.
  func storeAdvanced() {
    if runsCode { recordPostponed() }
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
  /// Notes a value; all that are written in one turn are stored together.
  func save(_ value: JSONValue?, for key: String) {
    scene.values[key] = value
    guard journal.keepsRecords else { return }
    journal.unsavedValues.updateValue(value, forKey: key)
    if journal.isSavingValues { return }
    journal.isSavingValues = true
    Task { @MainActor [weak self] in self?.storeValues() }
  }

  /// Stores the values that have been written, where there is room.
  func storeValues() {
    journal.isSavingValues = false
    if journal.unsavedValues.isEmpty || journal.isBroken || lackOfRoom(behind: revision) != nil {
      return
    }
    journal.storeValues()
  }

  /// Gives the scene what it is to keep, together with what comes with it: all or nothing.
  ///
  /// - Parameter values: nil for what it keeps already.
  func keeping<Result>(
    _ values: [String: JSONValue]?, _ work: () throws(WireError) -> Result
  ) throws(WireError) -> Result {
    guard let values, runsCode, values != scene.values.values else { return try work() }
    let before = (kept: scene.values, unsaved: journal.unsavedValues)
    scene.driver.keep(values)
    for name in before.kept.values.keys where values[name] == nil { save(nil, for: name) }
    for (name, value) in values where before.kept[name] != value { save(value, for: name) }
    do {
      return try work()
    } catch {
      scene.driver.keep(before.kept.values)
      (scene.values, journal.unsavedValues) = before
      throw error
    }
  }
}
