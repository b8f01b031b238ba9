import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// However much some clients ask for, the others have their turn: what comes when the time of a turn
/// is used up waits, one message of each connection, and is done in the order of the sessions' claims.
extension Gateway {
  /// Bytes of answers behind which nothing more is read from a client.
  private static let mostWaiting = 262_144
  /// Bytes of messages whose clients have gone, behind which a further one is forgotten.
  private static let mostLeftBehind = 16 << 20
  /// Seconds that what waits may still take when the server stops.
  private static let lastTurn = 1.0

  /// Whether a request that comes now has to wait.
  func mustQueue(in room: Room) -> Bool {
    !waitingRooms.isEmpty || turn.isTooShort(for: room.share.usual)
  }

  /// Whether a message is so long that what is under way has to be done before it is begun: parsed and
  /// read, each takes many times its bytes.
  func mustWaitForRoom(_ bytes: Int) -> Bool {
    bytes >= Batch.longMessage && bytesUnderWay > hub.memory.budget / 16
  }

  private func begin(_ batch: Batch, of peer: Peer) {
    peer.begin(batch)
    bytesUnderWay += peer.bytesUnderWay
  }

  private func continueBatch(of peer: Peer) {
    let before = peer.bytesUnderWay
    peer.answerNext(at: WallClock.now())
    bytesUnderWay += peer.bytesUnderWay - before
  }

  /// Has a peer's work done in a later turn; meanwhile nothing is read from it.
  func queue(_ work: Work, of peer: Peer) {
    peer.work = work
    let room = peer.room
    if !room.isQueued { waitingRooms.append(room) }
    room.isQueued = true
    room.waiting.append(peer)
    peer.connection?.pauseReading()
    count(peer)
  }

  /// Keeps a message for a later turn.
  func queue(_ text: borrowing Span<UInt8>, of peer: Peer) {
    var message: [UInt8] = []
    message.append(copying: text)
    queue(.message(message), of: peer)
  }

  /// What has been received is done also when its client has gone; where very much is left so, a
  /// message that has not been looked at is forgotten.
  func leaveWork(of peer: Peer) {
    if case .message(let text) = peer.work {
      if bytesLeftBehind + text.count <= Self.mostLeftBehind {
        bytesLeftBehind += text.count
        return
      }
      peer.work = nil
    }
    if peer.work == nil { peer.room.remove(peer) }
  }

  /// Does a message's request at once, or begins its batch.
  func take(_ text: borrowing Span<UInt8>, from peer: Peer) {
    beginRequest()
    let frame: Frame
    do {
      frame = try Frame(parsing: text)
    } catch {
      refuse(error, from: peer)
      return charge(peer)
    }
    reopenIfPossible(peer.room)
    if let batch = Batch(frame, ofBytes: text.count) {
      begin(batch, of: peer)
      repeat {
        continueBatch(of: peer)
        charge(peer)
      } while peer.isBusy && !turn.isUsedUp
      if peer.isBusy { queue(.batch, of: peer) }
      return
    }
    let session = peer.session
    peer.answer(behind: { session.position }) { writer in
      session.answer(frame, from: peer.parameters.client, at: WallClock.now(), into: &writer)
    }
    charge(peer)
  }

  func beginRequest() {
    if turn.mark == nil { turn.begin(at: StopWatch.microseconds()) }
  }

  func charge(_ peer: Peer) {
    let now = StopWatch.microseconds()
    let time = turn.end(at: now)
    peer.room.share.charge(time, at: now)
  }

  /// Does what waits, as much as the turn has time for; at least one step.
  func serveWaiting() {
    if waitingRooms.isEmpty { return }
    var isOver = false
    while !waitingRooms.isEmpty && !isOver {
      let now = StopWatch.microseconds()
      let order = waitingRooms.map { ($0.share.claim(at: now), $0) }.sorted { $0.0 < $1.0 }
      for (_, room) in order where !isOver {
        isOver = turn.isTooShort(for: room.share.usual)
        if !isOver { step(in: room) }
      }
      waitingRooms.removeAll { room in
        room.isQueued = !room.waiting.isEmpty
        return !room.isQueued
      }
    }
    if !waitingRooms.isEmpty { loop.wake() }
  }

  /// Does what has been received before the server stops, as far as there is time.
  func finishWaiting() {
    let end = StopWatch.microseconds() + Int64(Self.lastTurn * 1_000_000)
    while !waitingRooms.isEmpty && StopWatch.microseconds() < end {
      turn.finish()
      serveWaiting()
    }
  }

  /// The connections of a session are served one after the other.
  private func step(in room: Room) {
    let next = room.waiting.firstIndex { !mustWaitForRoom($0.work?.bytes ?? 0) }
    guard let next else { return }
    let peer = room.waiting.remove(at: next)
    guard let work = peer.takeWork() else { return }
    beginRequest()
    switch work {
    case .greeting:
      if peer.connection != nil { greet(peer) }
      charge(peer)
    case .message(let text):
      if peer.connection == nil { bytesLeftBehind -= text.count }
      take(text.span, from: peer)
    case .batch:
      continueBatch(of: peer)
      charge(peer)
      if peer.isBusy { room.continue(.batch, of: peer) }
    }
    settle(peer)
  }

  /// Decides whether more is read from a peer whose request has been done.
  func settle(_ peer: Peer) {
    makeDue(peer)
    count(peer)
    holdBackIfFarAhead(peer)
    if peer.connection == nil && peer.work == nil { peer.room.remove(peer) }
    if hasHadItsShare(peer) { peer.connection?.pauseReading() }
  }

  private func hasHadItsShare(_ peer: Peer) -> Bool {
    peer.work != nil || peer.waiting > Self.mostWaiting || peer.isHeldBack || isStopping
      || turn.isUsedUp
  }

  /// Nothing more is read from who makes revisions faster than the store can keep them.
  private func holdBackIfFarAhead(_ peer: Peer) {
    guard peer.session.isFarAhead, !peer.isHeldBack else { return }
    peer.isHeldBack = true
    peer.room.heldBack.append(peer)
  }

  func releaseHeldBack(of room: Room) {
    if room.heldBack.isEmpty || room.session.isFarAhead { return }
    let peers = room.heldBack
    room.heldBack = []
    for peer in peers {
      peer.isHeldBack = false
      makeDue(peer)
    }
  }
}
