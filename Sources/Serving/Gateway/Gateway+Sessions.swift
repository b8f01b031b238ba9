import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// What becomes of sessions while clients are connected to them.
extension Gateway: SessionHost {
  public func visitors(of session: String) -> [String] {
    guard let room = rooms[session] else { return [] }
    return (room.peers + room.newcomers).filter { $0.connection != nil }.map(\.parameters.client)
  }

  public func leaving(_ session: String) -> (() -> Void) {
    let room = rooms.removeValue(forKey: session)
    return { [unowned self] in
      log(.info, "session removed", ["session": .string(session)])
      if let room { close(room) }
      if session == Self.standardSession { openStandardSession() }
    }
  }

  /// Who asked for it gets the answer first.
  private func close(_ room: Room) {
    let error = WireError(.unavailable, "The session has been removed.")
    for peer in room.peers {
      peer.refuseWaiting(error)
      deliver(to: peer)
    }
    for peer in room.peers + room.newcomers {
      peer.connection?.close(4503, "the session was removed")
    }
  }

  public func renaming(_ session: String, to name: String) -> (() -> Void) {
    let room = rooms.removeValue(forKey: session)
    rooms[name] = room
    return { [unowned self] in
      log(.info, "session renamed", ["session": .string(session), "name": .string(name)])
      for peer in room?.peers ?? [] {
        peer.answer(behind: { .anywhere }) { writer in
          writer.appendRenamed(session, to: name)
          return true
        }
        makeDue(peer)
      }
      if session == Self.standardSession { openStandardSession() }
    }
  }

  /// Whoever waits for it, whichever session it is connected to.
  public func confirmedChange() {
    for room in rooms.values {
      for peer in room.peers where peer.waiting > 0 { makeDue(peer) }
    }
    loop.wake()
  }
}

/// Room for sessions.
extension Gateway {
  /// Says once, for the person who runs the server, that there is hardly room for more.
  func noteCrowding() {
    if !hub.isNearlyFull { return hasNotedCrowding = false }
    if hasNotedCrowding { return }
    hasNotedCrowding = true
    log(
      .warning, "nearly full",
      ["sessions": .number(.init(hub.count)), "advice": .string("colonnade sessions delete")])
  }

  static let fullHouse =
    "There is no room for another session: delete some, on the dashboard (at /), with "
    + "“colonnade sessions delete URL NAME”, or with sessions.delete on any connection."

  /// Notes what is in use, and removes what nobody has used for very long.
  ///
  /// - Parameter days: how long an unused session is kept; nil for ever.
  func keepHouse(days: Int?) {
    loop.schedule(after: Self.houseRounds) { [unowned self] in
      let now = WallClock.now()
      for (name, room) in rooms where !room.isEmpty { hub.noteUse(of: name, at: now) }
      releaseForgotten()
      if let days { expire(days, at: now) }
      keepHouse(days: days)
    }
  }

  func expire(_ days: Int, at now: Int64) {
    for name in hub.unused(for: Int64(days) * 86_400_000, at: now) {
      log(.info, "session expired", ["session": .string(name)])
      hub.delete(name)
    }
  }

  /// Before the server stops.
  func noteUses() {
    let now = WallClock.now()
    for (name, room) in rooms where !room.isEmpty { hub.noteUse(of: name, at: now) }
  }

  /// Seconds between two looks.
  private static let houseRounds = 30.0
}
