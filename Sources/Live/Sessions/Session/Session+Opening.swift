import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

/// Restores a session from what is kept of it.
extension Session {
  /// The reason why a scene of views is created again.
  enum ReopenMode {
    /// The server was restarted: as after the end of an app, the views find only what
    /// `@SceneStorage` kept.
    case relaunched
    /// The session had left memory: the views are led back to their last state.
    case evicted
    /// The app was rebuilt: the steps of the log will be replayed.
    case hotReload
    /// The session's code crashed again and again: none of it runs.
    case refused
  }

  /// Reopens a session; returns nil if nothing is kept of it.
  ///
  /// A record that cannot be read is set aside: the history ends before it.
  static func reopened(
    _ id: String, from log: any SessionLog, _ setting: Setting, maxDepth: Int, as mode: ReopenMode
  ) throws(StoreError) -> Session? {
    while let saved = try log.saved() {
      do {
        let history = try SavedHistory(saved)
        let reopened = ReopenedScene(of: history, saved, setting, as: mode)
        var contents = try HistoryContents(of: history, by: reopened.reader)
        for revision in history.revisions { try contents.read(try SavedHistory.Item(revision)) }
        return try Session(
          id, with: contents, of: history, on: reopened, saved, log, setting, maxDepth: maxDepth,
          as: mode)
      } catch {
        try log.setAside(error, of: saved, at: setting.clock())
      }
    }
    return nil
  }

  /// A new instance of the scene that a restored session continues in.
  struct ReopenedScene {
    let driver: any SceneDriver
    /// True if the app still has the scene.
    let isKnown: Bool

    @MainActor
    init(of history: SavedHistory, _ saved: SavedSession, _ setting: Setting, as mode: ReopenMode) {
      let entry = setting.scenes.first { $0.id == history.scene }
      // A scene that replays its steps gets its kept values before they begin.
      let values = mode == .hotReload ? [:] : saved.sceneValues
      driver =
        (mode == .refused ? nil : entry?.make(values)) ?? ListScene(.gone(history.scene))
      isKnown = entry != nil
    }

    @MainActor
    var reader: SavedReader { SavedReader(types: driver.description.types) }
  }

  convenience init(
    _ id: String, with contents: HistoryContents, of history: SavedHistory,
    on reopened: ReopenedScene,
    _ saved: SavedSession, _ log: any SessionLog, _ setting: Setting, maxDepth: Int,
    as mode: ReopenMode
  ) throws(UnreadableRecord) {
    let reducer = Reducer(scene: reopened.driver.description, maxDepth: maxDepth)
    let timeline = Timeline(reducer: reducer, at: contents.checkpoint, before: contents.older)
    guard let timeline else {
      throw UnreadableRecord(reason: "The revisions do not lead to the state.")
    }
    self.init(
      id: id, timeline: timeline, scene: reopened.driver, log: log,
      unknownTypes: history.unknownTypes, setting: setting)
    try replay(contents, of: history)
    guard head == saved.head else {
      throw UnreadableRecord(reason: "The state is that of another revision.")
    }
    journal.resume(saved, at: setting.clock())
    scene.values = SceneValues(saved.sceneValues)
    // The views may have written some while they were created.
    for (name, value) in journal.unsavedValues { scene.values[name] = value }
    reopenScene(as: mode, isKnown: reopened.isKnown)
  }

  private func reopenScene(as mode: ReopenMode, isKnown: Bool) {
    if mode == .refused {
      status.isReadOnly = true
      return keepRendering(scene.driver.rendering(of: timeline.state))
    }
    if !status.runsCode || mode == .hotReload && canHotReload {
      keepRendering(scene.driver.rendering(of: timeline.state))
    } else if log.obstacle == nil {
      relaunch(as: mode)
    } else {
      showReadOnly()
    }
    if !isKnown, log.obstacle == nil, let first = setting.scenes.first {
      // If the app no longer has the scene, the session continues in the app's first one.
      try? open(scene: first.id, .ofRelaunch(at: setting.clock()))
    }
  }

  private func replay(
    _ contents: HistoryContents, of history: SavedHistory
  ) throws(UnreadableRecord) {
    let older = contents.older.map { (revision: $0, isKnown: true, hasDiverged: false) }
    let newer = contents.newer.map { (revision: $0, isKnown: false, hasDiverged: $1) }
    var shown = scene.rendering
    for (revision, isKnown, hasDiverged) in older + newer {
      let follows = feed.replay(
        revision, isKnown: isKnown, hasDiverged: hasDiverged,
        opens: revision.number == history.opening, by: scene.driver, &shown)
      guard follows else {
        throw UnreadableRecord(
          reason: "Revision \(revision.number) is about another state.", number: revision.number)
      }
    }
  }

  /// True if the session was opened while nothing could be stored, and must be reopened because
  /// storing is possible now.
  public var wantsReopening: Bool {
    status.isReadOnly && log.obstacle == nil && setting.directory?.recovery?.refused[id] == nil
  }

  /// True if the session has just been restored, and what its views show is not stored yet.
  public var isReopening: Bool { revision < journal.firstReopenedRevision }
}

extension Session {
  /// Shows a scene whose views have been created again, as a separate revision: the ids of controls
  /// have changed, and what only `@State` held is lost.
  private func relaunch(as mode: ReopenMode) {
    let (driver, stored) = (scene.driver, timeline.state)
    stopObserving()
    var commands: [Command] = []
    if mode == .evicted {
      commands = restore(driver, to: stored)
    } else {
      let followUps = try? driver.apply(driver.change(toEnvironmentOf: stored))
      commands = [.load(driver.contents(in: stored.environment))] + (followUps ?? [])
      reportStaleRestore(on: driver, of: stored)
    }
    observe(driver)
    commitReset(followedBy: commands, .ofRelaunch(at: setting.clock()))
    journal.markReopened(at: head)
    try? storeHead()
  }

  /// Shows the last state of a scene, and refuses actions on it: the changes that result from
  /// creating its views again cannot be stored.
  private func showReadOnly() {
    stopObserving()
    _ = restore(scene.driver, to: timeline.state)
    keepRendering(scene.driver.rendering(of: timeline.state))
    status.isReadOnly = true
  }

  /// Restores a new instance of a scene to its stored state.
  ///
  /// - Returns: the commands that turn the stored state into the state that the scene has reached.
  private func restore(_ driver: any SceneDriver, to stored: NavigationState) -> [Command] {
    let change = driver.change(to: stored)
    if let followUps = try? driver.apply(change) { return followUps }
    // A list may exist only after something has been selected in the column before it.
    let reducer = Reducer(scene: driver.description, maxDepth: .max)
    var reached = driver.description.initialState
    for edit in change.edits {
      let (step, start) = (Change(saved: [edit]), reached)
      guard reached.apply(saved: step), let followUps = try? driver.apply(step) else {
        reached = start
        continue
      }
      for command in followUps { _ = try? reducer.dryRun([command], on: &reached) }
    }
    return reached.isSame(as: stored) ? [] : [.load(StateContents(of: reached))]
  }

  /// Notes a problem if the path could not be encoded and so was not saved: what the views restored
  /// is older than what they last showed.
  private func reportStaleRestore(on driver: any SceneDriver, of stored: NavigationState) {
    guard !stored.isPathCodable,
      let culprit = stored.path.first(where: { !$0.element.isCodable })
    else { return }
    let problem = Problem(
      code: .staleRestore,
      message: "The path held a value of \(culprit.element.displayTypeName), which isn’t Codable.",
      why: """
        A path like this has no codable form and wasn’t saved. What was saved before it has been \
        restored.
        """,
      arguments: ["type": .string(culprit.element.displayTypeName)])
    driver.report(problem, unlessPathIs: stored.path.map(\.element))
  }
}

extension SessionLog {
  /// Sets aside the record that could not be read, and all records after it.
  func setAside(
    _ error: UnreadableRecord, of saved: SavedSession, at now: Int64
  ) throws(StoreError) {
    try setAside(from: error.number ?? saved.snapshot.number, reason: error.reason, at: now)
  }
}

extension SceneDriver {
  /// The contents that the scene begins with, on another device.
  fileprivate func contents(in environment: DeviceEnvironment) -> StateContents {
    var contents = StateContents(of: description.initialState)
    contents.environment = environment
    return contents
  }

  fileprivate func change(to state: NavigationState) -> Change {
    description.initialState.difference(to: state)
  }

  fileprivate func change(toEnvironmentOf state: NavigationState) -> Change {
    let environment = description.initialState.environment
    return environment == state.environment
      ? Change(saved: [])
      : Change(saved: [.setting(\.environment, from: environment, to: state.environment)])
  }
}

extension SavedSession {
  fileprivate var sceneValues: [String: JSONValue] {
    values.compactMapValues { try? SavedReader.json($0) }
  }
}
