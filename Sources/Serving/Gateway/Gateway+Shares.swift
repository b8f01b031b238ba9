import Sessions
import Transport
import WireProtocol

/// However much one client asks for, the others have their turn: what is beyond its share of a turn
/// of the loop waits for the next, and meanwhile nothing more is read from it.
extension Gateway {
  /// Milliseconds of a turn behind which a client's further requests wait for the next.
  private static let share: Int64 = 5
  /// Bytes of answers behind which they do.
  private static let mostWaiting = 262_144

  func take(_ frame: Frame, from peer: Peer) {
    if peer.turnBegan == nil { peer.turnBegan = StopWatch.now() }
    if case .other(.array(let requests)) = frame, let batch = try? Batch(requests) {
      peer.begin(batch)
      return continueBatch(of: peer)
    }
    let session = peer.session
    peer.answer(behind: { session.position }) { writer in
      session.answer(frame, from: peer.visit.client, at: WallClock.now(), into: &writer)
    }
  }

  /// Nothing more is read from who makes revisions faster than the store can keep them.
  func holdBackIfFarAhead(_ peer: Peer) {
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

  func hasHadItsShare(_ peer: Peer) -> Bool {
    if peer.isBusy || peer.waiting > Self.mostWaiting || peer.isHeldBack || isStopping {
      return true
    }
    guard let began = peer.turnBegan else { return false }
    return StopWatch.now() - began >= Self.share
  }

  /// A batch is worked through also when its client has gone: it has been received.
  private func continueBatch(of peer: Peer) {
    let began = StopWatch.now()
    repeat {
      peer.answerNext(at: WallClock.now())
    } while peer.isBusy && StopWatch.now() - began < Self.share
    makeDue(peer)
    if peer.isBusy {
      loop.schedule(after: 0) { [unowned self] in continueBatch(of: peer) }
    } else if peer.connection == nil {
      peer.room.remove(peer)
    }
  }
}
