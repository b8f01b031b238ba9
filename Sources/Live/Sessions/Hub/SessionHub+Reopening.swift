import SceneModel

/// The way in which sessions are opened again, above all after a crash.
extension SessionHub {
  /// Opens a session, whose code is to blame for a crash in it.
  func recording<Result, Failure>(
    _ id: String, _ open: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    RunningCode.recorder?.began("opening", in: id, for: nil)
    defer { RunningCode.recorder?.returned(from: id, success: false) }
    return try open()
  }

  func isRefused(_ id: String) -> Bool { directory.recovery?.refused[id] != nil }

  func reopenMode(of id: String) -> Session.ReopenMode {
    if evicted.contains(id) && !isRefused(id) { return .evicted }
    if let recovery = directory.recovery { return recovery.mode(of: id) }
    return configuration.hotReloads ? .hotReload : .relaunched
  }

  /// Returns true if a session is restored by replaying the steps of its log, which can take time.
  func needsHotReload(_ id: String) -> Bool {
    sessions[id] == nil && configuration.hotReloads && !evicted.contains(id)
      && store.keepsRecords && store.contains(id)
  }
}
