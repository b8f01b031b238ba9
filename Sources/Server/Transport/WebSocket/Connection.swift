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
  public internal(set) var peerClose: (code: UInt16, reason: String)?

  /// The code and the reason with which this side closes; nil if it does not.
  public var ownClose: (code: UInt16, reason: String)? {
    closeFrame.map { ($0.code, String(decoding: $0.reason, as: UTF8.self)) }
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

  /// The reasons for which a connection is not read at present.
  struct Pauses: OptionSet {
    let rawValue: UInt8
    static let requested = Pauses(rawValue: 1)
    /// Too much is unsent.
    static let byOutput = Pauses(rawValue: 2)
    /// A ping is here and its pong has not gone.
    static let byPong = Pauses(rawValue: 4)
    /// One write did not take all: the pong to a ping that came now would go out in the middle of a
    /// frame.
    static let midOutput = Pauses(rawValue: 8)
  }

  let lws: LWSSocket
  let loop: EventLoop
  /// Nil once the socket is gone, so that a connection that is kept does not keep its owner.
  private(set) var owner: (any ConnectionOwner)?
  let limits: ServerLimits
  let use: Subprotocol.Use
  /// A client's frames are masked.
  let isClient: Bool

  var phase = Phase.open
  private(set) var outbox = Outbox()
  /// The count of its bytes, and of those that are kept only for this connection: each message asks
  /// for it several times.
  private(set) var queued = 0
  private(set) var queuedOwn = 0
  var incoming = IncomingMessage()
  /// A part of a message is here, and the rest is not; asked for by each message.
  var isMidMessage = false
  /// An upper bound on the bytes that libwebsockets holds because the socket did not take them.
  var held = 0
  /// The bytes kept for this connection only, as last reported to the loop.
  var reportedBytes = 0
  var isDirty = false
  /// True if something could not be sent at once; the owner is notified when everything is sent.
  var isBlocked = false
  var pauses: Pauses = []
  var closeFrame: (code: UInt16, reason: [UInt8])?
  var unansweredPings = 0
  /// The time at which the peer's close frame is answered, even if messages to it are unsent.
  var heldUntil = 0.0
  /// Libwebsockets waits for the socket to be writable.
  var isAwaited = false
  var isCallingLibrary = false
  /// The number of times that libwebsockets started or stopped waiting.
  var waitChanges = 0
  var hasPongGone = false

  init(
    lws: LWSSocket, loop: EventLoop, owner: any ConnectionOwner, limits: ServerLimits,
    use: Subprotocol.Use, isClient: Bool
  ) {
    self.lws = lws
    self.loop = loop
    self.owner = owner
    self.limits = limits
    self.use = use
    self.isClient = isClient
    id = loop.nextID()
    subprotocol = lws.subprotocol
    peerAddress = lws.peerAddress
  }

  /// True when a message sent now would leave at the end of this turn: nothing is queued, the
  /// socket has taken everything, and the connection is not closing.
  public var isWritable: Bool {
    queued == 0 && (phase == .peerClosed || (phase == .open && held == 0))
  }

  /// Bytes that are queued or that the socket has not taken; an upper bound while it is taking
  /// them.
  public var unsentBytes: Int { queued + held }

  /// Bytes that are kept only for this connection.
  public var heldBytes: Int { reportedBytes }

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
    (queued, queuedOwn) = (taken.count, taken.ownCount)
    swap(&taken, &outbox)
    swap(&pool, &loop.bufferPool)
  }

  /// Libwebsockets has let the socket go.
  func socketClosed() {
    phase = .gone
    changeOutbox { $0.removeAll(pool: &$1) }
    dropIncoming()
    held = 0
    reportHeldBytes()
    owner?.closed(self)
    owner = nil
  }
}
