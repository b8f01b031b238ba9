import OrderedJSON

/// One address that is listened on, over HTTP and WebSocket.
public final class Server {
  let loop: EventLoop
  let configuration: ServerConfiguration
  let handler: any ServerHandler
  let vhost: ServerVhost
  private let address: ListenAddress
  private let extraHosts: [Authority]
  let maxSockets: Int

  /// Set by `start`.
  var listener: Listener?
  /// Nil while no connection is accepted, because the system has no room for one.
  var listenerWatch: Watcher?
  /// Set by `start`, when the port is known.
  private(set) var requestGuard: RequestGuard?
  /// The upgrade that is under way: decided on, not open yet. libwebsockets does both in one call,
  /// so there is never more than one.
  var decided: (subprotocol: Subprotocol, context: AnyObject?)?
  var sockets = Sockets()
  var connections: [UInt64: Connection] = [:]
  /// Plain requests whose answer has not all gone yet.
  var exchanges: [LWSSocket: Exchange] = [:]
  /// Plain requests that are not answered yet, each with a number of its own.
  var unanswered: [LWSSocket: UInt64] = [:]
  var countOfUnanswered: UInt64 = 0
  var isAccepting = true
  var afterDrain: (() -> Void)?
  var pingSlice: UInt64 = 0

  /// Counts since the server was started.
  public var counters: ServerCounters { counts }
  /// The stored counts: other modules read them by a call, so an access here needs no check as it runs.
  var counts = ServerCounters()

  /// Creates a server for an address; `start` listens.
  ///
  /// - Throws: `invalidAddress`, `invalidPort`, `invalidHost`, or `invalidSubprotocol`.
  public init(
    loop: EventLoop, configuration: ServerConfiguration, handler: any ServerHandler
  ) throws(TransportError) {
    self.loop = loop
    self.configuration = configuration
    self.handler = handler
    address = try ListenAddress(configuration.address)
    guard (0...0xFFFF).contains(configuration.port) else {
      throw .invalidPort(configuration.port)
    }
    extraHosts = try Self.authorities(configuration.allowedHosts)
    try Self.check(configuration.subprotocols)
    maxSockets = min(configuration.limits.connections, EventLoop.maxConnections)
    vhost = ServerVhost(configuration)
  }

  /// Starts to listen. The server then lives as long as its loop.
  ///
  /// - Throws: `portTaken`, `addressUnavailable`, `portForbidden`, or `cannotBind`;
  ///   `invalidCertificate` or `serverUnavailable`.
  public func start() throws(TransportError) {
    let listener = try Listener(address, port: configuration.port)
    loop.retain(self)
    guard vhost.start(in: loop.context, for: self) else {
      guard let tls = configuration.tls else { throw .serverUnavailable }
      throw .invalidCertificate(certificate: tls.certificate, key: tls.key)
    }
    (self.listener, port) = (listener, listener.port)
    acceptWhenReadable(listener)
    let hosts = AllowedHosts(
      address: address, port: port, isSecure: configuration.tls != nil, extra: extraHosts)
    requestGuard = RequestGuard(hosts: hosts, subprotocols: configuration.subprotocols)
    schedulePings()
  }

  /// The port that is listened on; 0 before `start`.
  public private(set) var port = 0

  // MARK: checks

  private static func authorities(_ texts: [String]) throws(TransportError) -> [Authority] {
    var authorities: [Authority] = []
    for text in texts {
      guard let authority = Authority(UTF8String(text)) else { throw .invalidHost(text) }
      authorities.append(authority)
    }
    return authorities
  }

  private static func check(_ subprotocols: [Subprotocol]) throws(TransportError) {
    for name in subprotocols.map(\.name) {
      let isToken = name.utf8.allSatisfy { byte in
        (0x21...0x7E).contains(byte) && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
      }
      guard isToken, (1...63).contains(name.utf8.count) else { throw .invalidSubprotocol(name) }
    }
  }
}
