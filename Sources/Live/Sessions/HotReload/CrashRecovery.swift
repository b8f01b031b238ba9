import WireProtocol

/// A request whose code crashed.
public struct CrashedRequest: Hashable, Sendable {
  let session: String
  let client: String
  let key: String

  /// - Parameter key: the request's, which is unique among those of the client.
  public init(session: String, client: String, key: String) {
    (self.session, self.client, self.key) = (session, client, key)
  }
}

/// The treatment of sessions after an author's code has ended the app.
public struct CrashRecovery {
  /// The sessions that crashed again and again, each with the reason: none of their code runs.
  public internal(set) var refused: [String: String]
  /// The sessions whose steps are not repeated: their views are led back to the last state.
  let unrepeated: Set<String>
  /// True if no session's steps are repeated.
  let repeatsNothing: Bool
  /// The requests that crashed, which clients send again after they have reconnected.
  let crashed: Set<CrashedRequest>
  /// Called when a refused session has another name or is removed.
  public var onChange: ([String: String]) -> Void = { _ in }

  /// - Parameters:
  ///   - refused: the sessions whose code does not run, each with the reason.
  ///   - unrepeated: the sessions whose steps are not repeated; nil for all.
  ///   - crashed: the requests that crashed.
  public init(
    refusing refused: [String: String], unrepeated: Set<String>?, crashed: Set<CrashedRequest> = []
  ) {
    self.refused = refused
    self.crashed = crashed
    self.unrepeated = unrepeated ?? []
    repeatsNothing = unrepeated == nil
  }

  /// - Throws: `unavailable` if the request has crashed.
  func requireHarmless(
    _ key: String, from client: String, in session: String
  ) throws(WireError) {
    if crashed.contains(CrashedRequest(session: session, client: client, key: key)) {
      throw WireError(.unavailable, "The app crashed during this command, so it is not repeated.")
    }
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
