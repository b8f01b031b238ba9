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
    log.appended - log.safe >= Self.manyUnconfirmed
      || scene.renderings.count >= Self.maxRenderings / 4
      || scene.renderings.passedBytes >= Self.maxRenderingBytes / 4
      || (head > revision && timeline.weight(after: revision) >= Self.maxUnconfirmedWeight / 4)
  }

  /// The reason why no other revision can be made now; nil where it can.
  func lackOfRoom(behind confirmed: Int) -> WireError? {
    if head == confirmed && !journal.keepsRecords { return nil }
    if scene.isReadOnly || log.obstacle != nil {
      let obstacle = log.obstacle ?? .full
      return WireError(
        .storageFull,
        "\(obstacle.sentence): nothing can be stored, so nothing is changed; try again.")
    }
    if head - confirmed >= Self.maxUnconfirmed || scene.renderings.count >= Self.maxRenderings
      || scene.renderings.passedBytes >= Self.maxRenderingBytes
      || (head > confirmed && timeline.weight(after: confirmed) >= Self.maxUnconfirmedWeight)
    {
      return WireError(.unavailable, "The store has to catch up first; try again.")
    }
    return nil
  }

  /// - Throws: `storageFull`, `unavailable`.
  func requireRoom(behind confirmed: Int) throws(WireError) {
    if let lack = lackOfRoom(behind: confirmed) { throw lack }
  }
}
