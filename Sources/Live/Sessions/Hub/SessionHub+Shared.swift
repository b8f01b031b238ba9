import SessionRecords
import WireProtocol

/// Sessions of a store that other servers also use.
extension SessionHub {
  /// Updates the entry of a session that another server has changed; nil if it was removed.
  public func updateEntry(_ entry: SavedEntry?, of name: String) {
    // For a session that is open here, this server knows more than the store.
    if sessions[name] != nil { return }
    if (entry == nil) != (entries[name] == nil) { sortedNames = nil }
    entries[name] = entry
  }

  /// Moves a session to another server.
  ///
  /// - Parameter done: called when the other server can open it.
  /// - Returns: false if that is not possible now.
  package func transferOwnership(
    of id: String, to node: Node, then done: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let store = store as? any SharedStore, unload(id) else { return false }
    store.transferOwnership(of: id, to: node, then: done)
    return true
  }

  /// Requires that a session does not live elsewhere: only its own server may remove or rename it.
  ///
  /// - Throws: `unavailable`.
  func requireOwnership(of name: String) throws(WireError) {
    guard store is any SharedStore, sessions[name] == nil else { return }
    throw WireError(
      .unavailable,
      """
      The session “\(name)” may live on another node, which can’t be reached. Send this on a \
      connection to the session itself.
      """)
  }

  /// Returns the session that a request wants to remove or rename and that may live on another
  /// server; nil if there is no such session.
  package func sessionToFetch(for request: Request) -> String? {
    guard let name = request.sessionToChange, sessions[name] == nil, store.contains(name) else {
      return nil
    }
    return name
  }

  /// Returns the new name that a request wants to give to a session. Another server may have a
  /// session with that name without this one knowing it, so the name must be opened here first. It
  /// returns nil if the name is known to be in use.
  package func nameToReserve(for request: Request) -> String? {
    guard store is any SharedStore, request.method.name == "sessions.rename",
      let name = request.params["name"]?.stringValue?.string, sessions[name] == nil,
      !store.contains(name), Identifier.isValid(name)
    else { return nil }
    return name
  }

  /// Does a client's next request with its preparation.
  package func withPrepared(_ prepared: PreparedRequest, _ work: () -> Void) {
    directory.prepared = prepared
    defer { directory.prepared = PreparedRequest() }
    work()
  }

  /// Closes a session that was requested and is not kept.
  package func closeUnkept(_ name: String) {
    if sessions[name] != nil { return }
    store.closeLog(of: name)
    updateEntry(nil, of: name)
  }
}

extension Session {
  /// Returns true if a request gets its answer from what is known here: its key was used before, or
  /// it expects another revision.
  package func isSettled(_ request: Request, from client: String) -> Bool {
    knowsKey(of: request, from: client) || expectsOtherRevision(request)
  }

  /// Returns true if the key of a request was used before, as far as is known here.
  package func knowsKey(of request: Request, from client: String) -> Bool {
    guard let key = request.meta.key else { return false }
    if case .nothing = journal.answers.state(of: .init(client: client, key: key)) { return false }
    return true
  }

  /// Returns true if a request expects another revision than the newest.
  package func expectsOtherRevision(_ request: Request) -> Bool {
    request.meta.ifRevision.map { $0 != head } ?? false
  }

  /// Returns the receipt of a request with a key, the same each time that the client sends it; nil if
  /// the key has no meaning after a restart.
  package func receipt(of request: Request, from client: String) -> String? {
    guard let key = request.meta.key, !Identifier.isGiven(client) else { return nil }
    return "\(epoch).\(client).\(key).\(RequestFingerprint(request).stored)"
  }
}

extension Request {
  /// The session that the request wants to remove or rename, which only its own server can do.
  package var sessionToChange: String? {
    guard ["sessions.delete", "sessions.rename"].contains(method.name) else { return nil }
    return params["session"]?.stringValue.flatMap(Identifier.validated)
  }
}
