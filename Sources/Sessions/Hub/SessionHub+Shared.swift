import WireProtocol

/// Sessions of a store that other servers use as well.
extension SessionHub {
  /// Another server has changed the entry of a session; nil where it was removed.
  public func note(_ entry: SavedEntry?, of name: String) {
    // What is open here is known better than by the store.
    if sessions[name] != nil { return }
    if (entry == nil) != (entries[name] == nil) { sortedNames = nil }
    entries[name] = entry
  }

  /// Only the server where a session lives may remove or rename it.
  ///
  /// - Throws: `unavailable`.
  func requirePossession(of name: String) throws(WireError) {
    guard store is any SharedStore, sessions[name] == nil else { return }
    throw WireError(
      .unavailable,
      "The session “\(name)” may live on another node: connect to it, and ask there.")
  }
}
