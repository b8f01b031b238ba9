import OrderedJSON
import Sessions
import Transport

/// The connections of one session, and the frames that many of them get alike.
@MainActor
final class Room {
  private(set) var session: Session
  let log: Log
  private(set) var peers: [Peer] = []
  /// The session has new revisions in this turn.
  var isDue = false
  /// Those that wait for the store.
  var heldBack: [Peer] = []
  /// Those that are greeted when the session has come back.
  var newcomers: [Peer] = []
  /// How much of the loop's time has gone to those who are here.
  var share = Share()
  /// Those whose work waits for a later turn, longest first.
  var waiting: [Peer] = []
  /// Whether it stands among the rooms that are served.
  var isQueued = false
  /// Since when nobody has been here, as `StopWatch` tells it.
  private(set) var emptySince = StopWatch.now()
  /// The frames after a revision, as the first peer there needed them.
  private var shared: (after: Int, through: Int, frames: JSONWriter)?

  init(session: Session, log: Log) {
    self.session = session
    self.log = log
  }

  var isEmpty: Bool { peers.isEmpty && newcomers.isEmpty && waiting.isEmpty }

  /// Has the rest of a peer's work done behind what others here wait for.
  func `continue`(_ work: Work, of peer: Peer) {
    peer.work = work
    waiting.append(peer)
  }

  func add(_ peer: Peer) {
    peer.place = peers.count
    peers.append(peer)
  }

  func remove(_ peer: Peer) {
    guard peers.indices.contains(peer.place), peers[peer.place] === peer else { return }
    if peers.count == 1 { emptySince = StopWatch.now() }
    let last = peers.removeLast()
    if last === peer { return }
    last.place = peer.place
    peers[peer.place] = last
  }

  /// Gives a peer that waits for no answer what it misses; most are at the same revision, and get
  /// the very same buffer.
  func deliver(to peer: Peer, _ connection: Connection) {
    let head = session.revision
    if peer.watch == .patch, let shared, shared.after == peer.cursor, shared.through == head {
      peer.cursor = head
      connection.send(shared.frames)
      return
    }
    let before = peer.cursor
    let frames = peer.takeFrames()
    if peer.watch == .patch && peer.cursor == head { shared = (before, head, frames) }
    connection.send(frames)
  }

  func forgetShared() { shared = nil }

  /// Goes on with the session as it has been read again.
  func replace(with session: Session) {
    shared = nil
    self.session = session
  }
}
