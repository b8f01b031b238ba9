import Platform

/// One open WebSocket, bound to the thread of its loop.
///
/// Messages are queued and leave at the end of the turn, joined, in one write. Once `closed` has
/// been reported everything here is without effect.
public final class Connection {
  /// Never used twice by one loop.
  public let id: UInt64
  /// The subprotocol that was agreed on.
  public let subprotocol: String
  /// The peer's address as text, without its port.
  public let peerAddress: String
  /// The program's own; at first what `decide(upgrade:)` gave.
  public var context: AnyObject? {
    get { keptContext }
    set { keptContext = newValue }
  }
  /// The stored context: other modules read it by a call, so an access here needs no check as it runs.
  private var keptContext: AnyObject?
  /// The code and the reason of the peer's close frame, once it has come; no code is 1005.
  public var peerClose: (code: UInt16, reason: String)? { closing.peer }

  /// The code and the reason with which this side closes; nil if it does not.
  public var ownClose: (code: UInt16, reason: String)? {
    closing.own.map { ($0.code, String(decoding: $0.reason, as: UTF8.self)) }
  }

  enum Phase: UInt8 {
    case open
    /// Closes when all that is queued has gone.
    case closing
    /// The close handshake is libwebsockets' now; nothing can be written.
    case closeSent
    /// The peer's close frame is here: what is owed to it can go before ours.
    case peerClosed
    case gone
  }

  /// The services that each connection is made with.
  struct Settings {
    let limits: ServerLimits
    let use: Subprotocol.Use
    /// A client's frames are masked.
    let isClient: Bool
  }

  let lws: LWSSocket
  let loop: EventLoop
  /// Nil once the socket is gone, so that a connection that is kept does not keep its owner.
  private(set) var owner: (any ConnectionOwner)?
  let settings: Settings

  var phase = Phase.open { didSet { updateNotices() } }
  private(set) var outbox = Outbox()
  var sending = SendingState()
  var incoming = IncomingMessage()
  var reading = ReadingState()
  var closing = CloseHandshake()
  var libraryWait = LibraryWait()

  /// The socket's; -1 if no notice can be sent to it.
  private let descriptor: Int32

  init(
    lws: LWSSocket, loop: EventLoop, owner: any ConnectionOwner, settings: Settings
  ) {
    self.lws = lws
    self.loop = loop
    self.owner = owner
    self.settings = settings
    id = loop.nextID()
    subprotocol = lws.subprotocol
    peerAddress = lws.peerAddress
    descriptor =
      settings.isClient || settings.use != .messages || lws.isSecure
      ? -1 : lws.socket.descriptor
    updateNotices()
  }

  /// Says whether a notice can be sent in the middle of a turn: not within a frame, and not during
  /// the closing handshake.
  func updateNotices() {
    if descriptor < 0 { return }
    let isBetweenFrames = sending.held == 0 && !reading.pauses.contains(.midOutput)
    HangNotice.set(descriptor, takesNotices: phase == .open && isBetweenFrames)
  }

  /// True when a message sent now would leave at the end of this turn: nothing is queued, the
  /// socket has taken everything, and the connection is not closing.
  public var isWritable: Bool {
    sending.queued == 0 && (phase == .peerClosed || (phase == .open && sending.held == 0))
  }

  /// Bytes that are queued or that the socket has not taken; an upper bound while it is taking
  /// them.
  public var unsentBytes: Int { sending.unsent }

  /// Bytes that are kept only for this connection.
  public var heldBytes: Int { sending.reported }

  /// True until the closing handshake begins.
  public var isOpen: Bool { phase == .open }

  /// Changes what is queued, with the loop's pool of buffers.
  ///
  /// Both are taken out for the call: accesses to a class that span a call are checked at run time.
  func changeOutbox(_ change: (inout Outbox, inout BufferPool) -> Void) {
    var (taken, pool) = (Outbox(), BufferPool())
    swap(&taken, &outbox)
    swap(&pool, &loop.bufferPool)
    change(&taken, &pool)
    sending.count(taken)
    swap(&taken, &outbox)
    swap(&pool, &loop.bufferPool)
  }

  /// Libwebsockets has let the socket go.
  func socketClosed() {
    phase = .gone
    changeOutbox { $0.removeAll(pool: &$1) }
    dropIncoming()
    sending.held = 0
    reportHeldBytes()
    owner?.closed(self)
    owner = nil
  }
}
