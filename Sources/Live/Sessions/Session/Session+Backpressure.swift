import SceneModel
import SessionRecords
import WireProtocol

/// Bounds on how far a session can be ahead of its store.
extension Session {
  /// The largest number of revisions that can wait for the store; fewer than a timeline keeps.
  static let maxUnconfirmed = 8_192
  /// The largest weight of all revisions that wait; less than a timeline keeps.
  static let maxUnconfirmedWeight = Timeline.maxWeight / 2
  /// From this number of revisions on, nothing more is read from clients until the store has caught
  /// up.
  static let manyUnconfirmed = 2_048
  /// The largest number of renderings that can wait for the store, and the bytes that those no
  /// longer shown can take together.
  static let maxRenderings = 1_024
  static let maxRenderingBytes = 16 << 20

  /// True if the session is so far ahead of the store that nothing more should be read for now.
  public var isFarAhead: Bool {
    log.appended - log.safe >= Self.manyUnconfirmed || isBacklogged(after: revision, 4)
  }

  /// Returns true if the revisions that wait for the store take at least the fraction `1 / parts`
  /// of their bounds.
  ///
  /// If none waits, the result is false: no confirmation will come that others could wait for.
  private func isBacklogged(after confirmed: Int, _ parts: Int) -> Bool {
    head > confirmed
      && (scene.renderings.count >= Self.maxRenderings / parts
        || scene.renderings.pastBytes >= Self.maxRenderingBytes / parts
        || timeline.weight >= Self.maxUnconfirmedWeight / parts
          && timeline.weight(after: confirmed) >= Self.maxUnconfirmedWeight / parts)
  }

  /// Returns the reason why no other revision can be created now; nil if one can.
  func lackOfRoom(after confirmed: Int) -> WireError? {
    if head == confirmed && !journal.keepsRecords { return nil }
    if status.isReadOnly || log.obstacle != nil {
      if let reason = setting.directory?.recovery?.refused[id] {
        return WireError(
          .unavailable,
          "This session’s code crashed three times in a row, so it is not run again: \(reason)")
      }
      let obstacle = log.obstacle ?? .full
      return obstacle.refusal("nothing can be stored, so nothing is changed; try again.")
    }
    if head - confirmed >= Self.maxUnconfirmed || isBacklogged(after: confirmed, 1) {
      return WireError(.unavailable, "Storage is catching up. Try again.")
    }
    return nil
  }

  /// - Throws: `storageFull`, `unavailable`.
  func requireRoom(after confirmed: Int) throws(WireError) {
    if let lack = lackOfRoom(after: confirmed) { throw lack }
  }
}
