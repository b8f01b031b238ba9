/// The treatment of sessions after an author's code has ended the app.
public struct CrashRecovery {
  /// The sessions that crashed again and again, each with the reason: none of their code runs.
  public internal(set) var refused: [String: String]
  /// The sessions whose steps are not repeated: their views are led back to the last state.
  let unrepeated: Set<String>
  /// True if no session's steps are repeated.
  let repeatsNothing: Bool
  /// Called when a refused session has another name or is removed.
  public var onChange: ([String: String]) -> Void = { _ in }

  /// - Parameters:
  ///   - refused: the sessions whose code does not run, each with the reason.
  ///   - unrepeated: the sessions whose steps are not repeated; nil for all.
  public init(refusing refused: [String: String], unrepeated: Set<String>?) {
    self.refused = refused
    self.unrepeated = unrepeated ?? []
    repeatsNothing = unrepeated == nil
  }

  func mode(of session: String) -> Session.ReopenMode {
    if refused[session] != nil { return .refused }
    return repeatsNothing || unrepeated.contains(session) ? .evicted : .hotReload
  }

  /// - Parameter name: nil if the session is removed.
  mutating func rename(_ session: String, to name: String?) {
    guard let reason = refused.removeValue(forKey: session) else { return }
    if let name { refused[name] = reason }
    onChange(refused)
  }
}
