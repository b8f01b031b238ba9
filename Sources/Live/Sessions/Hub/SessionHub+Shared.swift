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
  /// server. It returns nil if there is no such session, or if the request has a key or an expected
  /// revision, which apply to the session where it was sent.
  package func sessionToFetch(for request: Request) -> String? {
    guard request.meta.key == nil, request.meta.ifRevision == nil,
      ["sessions.delete", "sessions.rename"].contains(request.method.name),
      let name = request.params["session"]?.stringValue?.string, sessions[name] == nil,
      store.contains(name)
    else { return nil }
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

  /// Closes a session that was requested and is not kept.
  package func closeUnkept(_ name: String) {
    if sessions[name] != nil { return }
    store.closeLog(of: name)
    updateEntry(nil, of: name)
  }
}
