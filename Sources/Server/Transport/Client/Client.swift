/// A WebSocket to a server, on an event loop of this process.
public final class Client {
  /// The largest message that is accepted, in bytes: answers can be whole documents.
  public static let maxMessageBytes = 64 * 1024 * 1024

  /// The address that it connects to.
  public let url: WebSocketURL
  /// Nil before `opened`.
  public private(set) var connection: Connection?

  let subprotocol: String?
  let headers: [(name: String, value: String)]
  /// A PEM file with certificates to trust in addition to the system's.
  let certificateAuthority: String?
  private let loop: EventLoop
  private let handler: any ClientHandler

  /// Connects, on the loop that it is given.
  public init(
    loop: EventLoop, url: WebSocketURL, subprotocol: String? = nil,
    headers: [(name: String, value: String)] = [], certificateAuthority: String? = nil,
    handler: any ClientHandler
  ) {
    self.loop = loop
    self.url = url
    self.subprotocol = subprotocol
    self.headers = headers
    self.certificateAuthority = certificateAuthority
    self.handler = handler
  }

  /// Starts to connect; once per client. A name is looked up at once, and that may take a while.
  public func connect() {
    let kind = ClientVhost.Kind(
      subprotocol: subprotocol, isSecure: url.isSecure, certificateAuthority: certificateAuthority)
    if !loop.vhost(for: kind).connect(self) {
      // Never before this call has returned.
      loop.schedule(after: 0) { [self] in failed("the server cannot be reached") }
    }
  }

  /// Queues a text message; without effect unless the connection is open.
  public func send(text: [UInt8]) { connection?.send(text: text) }

  /// Begins the closing handshake.
  public func close(_ code: UInt16 = CloseCode.normal, _ reason: String = "") {
    connection?.close(code, reason)
  }

  /// A client never stops reading: two sides that each wait for the other to read would wait for
  /// ever.
  private static var limits: ServerLimits {
    var limits = ServerLimits()
    limits.messageBytes = maxMessageBytes
    limits.fragments = .max
    limits.unsentBytes = maxMessageBytes
    limits.unsentBytesWhileReading = .max
    return limits
  }

  // MARK: from libwebsockets

  func established(_ lws: LWSSocket) {
    let connection = Connection(
      lws: lws, loop: loop, owner: self,
      settings: Connection.Settings(limits: Self.limits, use: .messages, isClient: true))
    self.connection = connection
    handler.opened(self)
  }

  func failed(_ message: String) { handler.failed(self, message: message) }
}

extension Client: ConnectionOwner {
  func received(
    _ connection: Connection, _ opcode: WebSocketFrame.Opcode, _ payload: borrowing Span<UInt8>
  ) {
    handler.received(self, text: payload)
  }

  func writable(_ connection: Connection) { handler.writable(self) }

  func closed(_ connection: Connection) {
    let close = connection.peerClose ?? (1006, "")
    handler.closed(self, code: close.code, reason: close.reason)
  }

  func awaitsAnswer(_ connection: Connection) -> Bool { false }

  func wrote(_ bytes: Int) {}
}
