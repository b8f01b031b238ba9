import OrderedJSON
import SessionRecords
import Transport
import WireProtocol

/// Forwards the messages of a client to the node where its session lives, and those of the node to
/// the client. Neither side is read while many bytes wait for the other.
@MainActor
final class ForwardingProxy {
  private(set) var parameters: ConnectParameters
  /// The time after which the search for the session's node ends, by `StopWatch`.
  var deadline: Int64
  weak var connection: (any Sink)?
  /// The id of the request that let the client in, until that is answered.
  private var admission: JSONValue?
  private var client: Client?
  /// The node that the client is forwarded to.
  private(set) var node: Node?
  /// True once the node has sent something: the client is a client of the session there.
  private(set) var isEstablished = false
  /// The session is about to migrate: nothing is forwarded.
  private(set) var isPaused = false
  /// Called when the node could not be reached, or does not have the session, before it has said
  /// anything.
  var onNodeUnavailable: ((ForwardingProxy) -> Void)?
  /// Called when the session has gone to another node.
  var onRelocation: ((ForwardingProxy, Node?) -> Void)?

  /// The bytes that may wait for one side before the other is read no further.
  static let maxWaitingBytes = 256 << 10

  init(
    _ parameters: ConnectParameters, on connection: any Sink, answering admission: JSONValue?,
    until deadline: Int64
  ) {
    self.parameters = parameters
    self.connection = connection
    self.admission = admission
    self.deadline = deadline
  }

  /// Seconds within which a node has to send its first message; a frozen one never does.
  private static let firstMessageTimeout = 1.0

  /// Connects to the node that has the session.
  func connect(
    to node: Node, at url: WebSocketURL, showing pass: (name: String, value: String),
    on loop: EventLoop
  ) {
    self.node = node
    let client = Client(
      loop: loop, url: url, subprotocol: Service.subprotocol, headers: [pass], handler: self)
    self.client = client
    client.connect()
    loop.schedule(after: Self.firstMessageTimeout) { [weak self, weak client] in
      guard let self, let client, self.client === client, !isEstablished else { return }
      drop()
    }
  }

  /// The node has fallen silent.
  func drop() {
    let client = client
    connectionEnded(1006, "the node is silent")
    client?.close(CloseCode.goingAway, "nothing was heard")
  }

  /// A message of the client.
  func received(_ text: borrowing Span<UInt8>) {
    guard let upstream = client?.connection else { return }
    upstream.send(text: text)
    if upstream.unsentBytes > Self.maxWaitingBytes {
      connection?.pauseReading()
      upstream.callWhenWritable()
    }
  }

  /// The client has taken what waited for it.
  func becameWritable() { client?.connection?.resumeReading() }

  /// The client has gone.
  func close() {
    connection = nil
    client?.close(CloseCode.goingAway, "the client has gone")
    client = nil
  }

  private func send(_ text: borrowing Span<UInt8>) {
    guard let connection else { return }
    var frame: [UInt8] = []
    WebSocketFrame.append(.text, payload: text, to: &frame)
    connection.send(frames: frame)
    if connection.unsentBytes > Self.maxWaitingBytes {
      client?.connection?.pauseReading()
      connection.callWhenWritable()
    }
  }

  func consumeAdmission() -> JSONValue? {
    defer { admission = nil }
    return admission
  }

  private func establish() {
    if isEstablished { return }
    isEstablished = true
    resumeReading()
    guard let id = consumeAdmission() else { return }
    var writer = JSONWriter()
    writer.appendAnswer(id: id, result: ["authenticated": true])
    send(writer.bytes.span)
  }

  private func resumeReading() { if isEstablished && !isPaused { connection?.resumeReading() } }

  private func handle(_ signal: NodeSignal) {
    switch signal {
    case .here: establish()
    case .pause(let number):
      isPaused = true
      connection?.pauseReading()
      client?.send(text: NodeSignal.paused(number).text)
    case .resume:
      isPaused = false
      resumeReading()
    case .moved(let relocation): follow(relocation)
    case .paused: break
    }
  }

  /// The client continues where its session lives now.
  private func follow(_ relocation: NodeSignal.Relocation) {
    client?.close(CloseCode.goingAway, "the client has gone on")
    client = nil
    parameters = parameters.moved(relocation)
    (isEstablished, isPaused) = (false, false)
    onRelocation?(self, relocation.node)
  }

  private func connectionEnded(_ code: UInt16, _ reason: String) {
    client = nil
    if !isEstablished { onNodeUnavailable?(self); return }
    let isCut = code == 1005 || code == 1006
    connection?.close(
      isCut ? CloseCode.goingAway : code,
      isCut ? "the session’s node is gone: connect again" : reason)
  }
}

extension ForwardingProxy: @MainActor ClientHandler {
  func opened(_ client: Client) {
    // The client that it was created for may have gone.
    if connection == nil { client.close(CloseCode.goingAway, "the client has gone") }
  }

  func received(_ client: Client, text: borrowing Span<UInt8>) {
    if client !== self.client { return }
    if let signal = NodeSignal(text) { return handle(signal) }
    establish()
    send(text)
  }

  func writable(_ client: Client) { if client === self.client { resumeReading() } }

  func closed(_ client: Client, code: UInt16, reason: String) {
    if client === self.client { connectionEnded(code, reason) }
  }

  func failed(_ client: Client, message: String) {
    if client === self.client { connectionEnded(1006, message) }
  }
}
