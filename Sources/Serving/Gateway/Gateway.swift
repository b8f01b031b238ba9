import NavigationCore
import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// Between sockets and sessions: turns frames into requests, and revisions into one write per
/// connection and turn.
@MainActor
public final class Gateway {
  let hub: SessionHub
  let log: Log
  var ration = LogRation()
  let routes: Routes
  var gate: TokenGate?
  let loop: EventLoop
  /// The server whose connections these are, for its counters; it holds the gateway. Not weak: the
  /// side table of an object that is referred to weakly makes every retain of it slower.
  unowned var server: Server?
  private(set) var counters = Counters()

  var rooms: [String: Room] = [:]
  /// Where somebody's work waits for a later turn.
  var waitingRooms: [Room] = []
  var turn = Turn()
  private var dueRooms: [Room] = []
  private var duePeers: [Peer] = []
  /// Bytes of messages that wait although their clients have gone.
  var bytesLeftBehind = 0
  /// What requests take that have been begun.
  var bytesUnderWay = 0
  private var clientsNamed = 0
  /// What has come is answered, and nothing more is read.
  private(set) var isStopping = false
  /// What answers take that are made or wait, beyond what is shared.
  var answerBytes = 0
  var isResting = false
  var isGivingBack = false
  /// The log has been told that there is hardly room for another session.
  var hasNotedCrowding = false

  struct Counters {
    var messages = 0
    var malformed = 0
  }

  /// The session at `/ws`, which is always there.
  static let standardSession = SessionHub.standardSession
  /// Seconds that a browser has to show its token.
  static let patience = 5.0
  /// Bytes of a message that may show a token, at most.
  private static let longestAdmission = 4_096

  init(hub: SessionHub, routes: Routes, gate: TokenGate?, loop: EventLoop, log: Log) {
    self.hub = hub
    self.routes = routes
    self.gate = gate
    self.loop = loop
    self.log = log
    loop.onTurnEnd { [unowned self] in self.endTurn() }
    hub.host = self
  }

  /// The room of a session, made on first use; nil where there are too many sessions.
  func room(
    _ id: String, scene: UTF8String? = nil, unknownTypes: TypeRegistry.UnknownTypes = .keep
  ) throws(StoreError) -> Room? {
    if let room = rooms[id] {
      reopenIfPossible(room)
      return room
    }
    if hub.isNearlyFull { releaseUnused() }
    guard let session = try hub.session(id, scene: scene, unknownTypes: unknownTypes) else {
      return nil
    }
    let room = Room(session: session, log: log)
    follow(session, in: room)
    rooms[id] = room
    noteCrowding()
    if let damage = session.damage {
      log(.warning, "history repaired", ["session": .string(id), "degraded": damage.json])
    }
    return room
  }

  func follow(_ session: Session, in room: Room) {
    session.onAdvance = { [unowned self, unowned room] in self.advanced(room) }
  }

  func nameForClient() -> String {
    clientsNamed += 1
    return Identifier.given(clientsNamed)
  }

  /// Reads nothing more from anybody, and does what has been read before the server stops.
  func stopReading() {
    isStopping = true
    finishWaiting()
    for room in rooms.values {
      for peer in room.peers { peer.connection?.pauseReading() }
    }
  }

  private func advanced(_ room: Room) {
    if room.isDue { return }
    room.isDue = true
    dueRooms.append(room)
  }

  func makeDue(_ peer: Peer) {
    if peer.isDue { return }
    peer.isDue = true
    duePeers.append(peer)
  }
}

extension Gateway {
  /// Whoever asked first gets changes and answers joined; then the others of each session get the
  /// changes.
  private func endTurn() {
    serveWaiting()
    turn.finish()
    hub.store.flush()
    while !duePeers.isEmpty || !dueRooms.isEmpty {
      let peers = duePeers
      duePeers.removeAll(keepingCapacity: true)
      for peer in peers {
        peer.isDue = false
        deliver(to: peer)
      }
      let rooms = dueRooms
      dueRooms.removeAll(keepingCapacity: true)
      for room in rooms { deliver(in: room) }
    }
    weigh()
  }

  private func deliver(in room: Room) {
    room.isDue = false
    greetNewcomers(of: room)
    for peer in room.peers where peer.isBehind {
      guard peer.waiting == 0, let connection = peer.connection else {
        deliver(to: peer)
        continue
      }
      if connection.isWritable { room.deliver(to: peer, connection) }
      if peer.isBehind { connection.callWhenWritable() }
    }
    room.forgetShared()
    releaseHeldBack(of: room)
    hub.settle(room.session)
  }

  /// A peer that cannot take anything is left alone until its socket has room again; meanwhile
  /// nothing is read from it, so its answers cannot pile up.
  func deliver(to peer: Peer) {
    defer { count(peer) }
    if peer.session.isUnsettled { hub.settle(peer.session) }
    guard let connection = peer.connection else { return }
    if peer.isBehind && connection.isWritable {
      let frames = peer.takeFrames()
      if !frames.bytes.isEmpty { connection.send(frames) }
    }
    let mustWait = peer.waiting > 0 || peer.work != nil || peer.isHeldBack || isStopping
    if mustWait { connection.pauseReading() } else { connection.resumeReading() }
    if peer.isBehind { connection.callWhenWritable() }
  }
}

extension Gateway: @MainActor ServerHandler {
  public func turnedAway(_ address: String?, _ code: String) {
    logStranger(
      .debug, "turned away",
      ["address": address.map(JSONValue.string) ?? .null, "code": .string(code)])
  }

  public func opened(_ connection: Connection) {
    log("opened", of: connection)
    if let peer = connection.context as? Peer {
      greet(peer, on: connection)
    } else if let guest = connection.context as? Guest {
      receive(guest, on: connection)
    } else {
      wait(for: connection)
    }
  }

  func greet(_ peer: Peer, on connection: Connection) {
    peer.connection = connection
    if peer.session.isComingBack {
      // What its views show is told whole, as soon as it is safe.
      peer.room.newcomers.append(peer)
      connection.pauseReading()
    } else if mustQueue(in: peer.room) {
      queue(.greeting, of: peer)
    } else {
      beginRequest()
      greet(peer)
      charge(peer)
    }
  }

  func greet(_ peer: Peer) {
    let session = peer.session
    peer.room.add(peer)
    peer.cursor = session.revision
    peer.answer(behind: { .anywhere }) { writer in
      writer.append(
        session.hello(client: peer.parameters.client, resuming: peer.parameters.bookmark))
      return true
    }
    makeDue(peer)
    hub.settle(session)
  }

  public func received(_ connection: Connection, text: borrowing Span<UInt8>) {
    counters.messages += 1
    guard let peer = connection.context as? Peer else {
      let isShort = text.count <= Self.longestAdmission
      return admit(connection, showing: isShort ? try? JSONValue(parsing: text) : nil)
    }
    if mustQueue(in: peer.room) || mustWaitForRoom(text.count) {
      return queue(text, of: peer)
    }
    take(text, from: peer)
    settle(peer)
  }

  /// A message that is no JSON is answered, and the connection stays.
  func refuse(_ error: JSONSyntaxError, from peer: Peer) {
    counters.malformed += 1
    if let connection = peer.connection {
      logStranger(
        .debug, "malformed message", about(connection, ["problem": .string("\(error)")]))
    }
    let answer = WireError(error)
    peer.answer(behind: { .anywhere }) { writer in
      writer.appendError(id: .null, answer)
      return true
    }
  }

  /// Its socket has taken what it held back.
  public func writable(_ connection: Connection) {
    guard let peer = connection.context as? Peer else { return }
    makeDue(peer)
  }

  public func owes(_ connection: Connection) -> Bool {
    guard let peer = connection.context as? Peer else { return false }
    return peer.waiting > 0 || peer.work != nil
  }

  public func closed(_ connection: Connection) {
    log("closed", of: connection, connection.ending)
    guard let peer = connection.context as? Peer else { return }
    peer.connection = nil
    peer.session.forgetAnswers(to: peer.parameters.client)
    hub.noteUse(of: peer.session.id, at: WallClock.now())
    leaveWork(of: peer)
    makeDue(peer)
    peer.room.newcomers.removeAll { $0 === peer }
  }
}
