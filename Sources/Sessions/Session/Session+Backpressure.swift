import NavigationCore
import WireProtocol

/// Bounds on how far a session may be ahead of its store.
extension Session {
  /// The number of revisions that may wait for the store, fewer than a timeline can look back on.
  static let maxUnconfirmed = 8_192
  /// The weight of all revisions that may wait, less than a timeline keeps.
  static let maxUnconfirmedWeight = Timeline.maxWeight / 2
  /// From so many on, clients are read no further until the store has caught up.
  static let manyUnconfirmed = 2_048
  /// The number of renderings that may wait for the store, and the bytes that those may take together
  /// that are no longer shown.
  static let maxRenderings = 1_024
  static let maxRenderingBytes = 16 << 20

  /// True if the store is so far behind that nothing more should be read for now.
  public var isFarAhead: Bool {
    log.appended - log.safe >= Self.manyUnconfirmed || holdsMuch(behind: revision, 4)
  }

  /// True if the revisions that wait for the store take one part in so many of what they may.
  ///
  /// Where none waits, nothing will be confirmed that others could wait for.
  private func holdsMuch(behind confirmed: Int, _ parts: Int) -> Bool {
    head > confirmed
      && (scene.renderings.count >= Self.maxRenderings / parts
        || scene.renderings.passedBytes >= Self.maxRenderingBytes / parts
        || timeline.weight >= Self.maxUnconfirmedWeight / parts
          && timeline.weight(after: confirmed) >= Self.maxUnconfirmedWeight / parts)
  }

  /// The reason why no other revision can be made now; nil where it can.
  func lackOfRoom(behind confirmed: Int) -> WireError? {
    if head == confirmed && !journal.keepsRecords { return nil }
    if isReadOnly || log.obstacle != nil {
      let obstacle = log.obstacle ?? .full
      return obstacle.refusal("nothing can be stored, so nothing is changed; try again.")
    }
    if head - confirmed >= Self.maxUnconfirmed || holdsMuch(behind: confirmed, 1) {
      return WireError(.unavailable, "Storage is catching up. Try again.")
    }
    return nil
  }

  /// - Throws: `storageFull`, `unavailable`.
  func requireRoom(behind confirmed: Int) throws(WireError) {
    if let lack = lackOfRoom(behind: confirmed) { throw lack }
  }
}
