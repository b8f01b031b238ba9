import WireProtocol

/// Sessions of a store that other servers use as well.
extension SessionHub {
  /// Another server has changed the entry of a session; nil where it was removed.
  public func note(_ entry: SavedEntry?, of name: String) {
    // Of a session that is open here more is known than the store does.
    if sessions[name] != nil { return }
    if (entry == nil) != (entries[name] == nil) { sortedNames = nil }
    entries[name] = entry
  }

  /// Lets go of a session that another server has from now on.
  ///
  /// - Parameter done: called when the other may open it.
  /// - Returns: false where that is not possible now.
  package func give(
    _ id: String, to node: Node, then done: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let store = store as? any SharedStore, letGo(id) else { return false }
    store.give(id, to: node, then: done)
    return true
  }

  /// Only the server where a session lives may remove or rename it.
  ///
  /// - Throws: `unavailable`.
  func requirePossession(of name: String) throws(WireError) {
    guard store is any SharedStore, sessions[name] == nil else { return }
    throw WireError(
      .unavailable,
      """
      The session “\(name)” may live on another node, which could not be asked: ask on a connection \
      to it.
      """)
  }

  /// The session that a request wants to remove or rename and that may live on another server; nil where
  /// it does not, or there is none, or the request has conditions that hold where it was made.
  package func sessionToFetch(for request: Request) -> String? {
    guard request.meta.key == nil, request.meta.ifRevision == nil,
      ["sessions.delete", "sessions.rename"].contains(request.method.name),
      let name = request.params["session"]?.stringValue?.string, sessions[name] == nil,
      store.contains(name)
    else { return nil }
    return name
  }

  /// Lets go of a session that was asked for and is not kept.
  package func forgetUnkept(_ name: String) {
    if sessions[name] != nil { return }
    store.release(name)
    note(nil, of: name)
  }
}
