import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// Lets clients in: from a request for a WebSocket to a subscriber that has been greeted.
@MainActor
final class Admission {
  /// Nil if no token is needed.
  var gate: TokenGate?
  /// The number in the name of the client that was named last.
  private var clientsNamed = 0
  let hub: SessionHub
  let loop: EventLoop
  let connections: Connections
  let registry: ChannelRegistry
  let scheduler: TurnScheduler
  let delivery: Delivery
  let lifecycle: Lifecycle
  /// The router, which knows whether there are other nodes.
  unowned var gateway: Gateway?

  /// Seconds that a browser has to show its token.
  static let authenticationTimeout = 5.0
  /// The most bytes of a message that can show a token.
  static let maxAdmissionBytes = 4_096

  init(
    gate: TokenGate?, loop: EventLoop, connections: Connections, registry: ChannelRegistry,
    scheduler: TurnScheduler, lifecycle: Lifecycle
  ) {
    self.gate = gate
    self.loop = loop
    self.connections = connections
    self.registry = registry
    self.scheduler = scheduler
    self.lifecycle = lifecycle
    (hub, delivery) = (registry.hub, registry.delivery)
  }

  func nameForClient() -> String {
    clientsNamed += 1
    return Identifier.given(clientsNamed)
  }

  /// Names clients so that another node hardly ever gives the same name: a client may come to another
  /// with its name.
  func nameClientsAsNode() { clientsNamed = 1_000_000 * Int.random(in: 1...99_999) }

  /// Decides if a WebSocket is let in, and to which session.
  ///
  /// - Returns: the context of the connection: a `Subscriber`, an `UnauthenticatedPeer` or a
  ///   `PendingClient`.
  func context(for request: HTTPRequest) throws(HTTPRefusal) -> AnyObject {
    let pass = try nodePass(request)
    var parameters = try parameters(asked: request, isOfNode: pass != nil)
    if let pass {
      (parameters.kind, parameters.address) = (pass.kind, pass.address)
      (parameters.isForwarded, parameters.isReadOnlyPeek) = (true, pass.isReadOnlyPeek)
    } else if try !isAdmitted(request) {
      return UnauthenticatedPeer(parameters)
    }
    if registry.mustWait(for: parameters.session) {
      try delivery.memory.requireMemory(makesSession: true)
      return PendingClient(parameters)
    }
    return try subscriber(for: parameters)
  }

  func subscriber(for parameters: ConnectParameters) throws(HTTPRefusal) -> Subscriber {
    try delivery.memory.requireMemory(makesSession: registry.channels[parameters.session] == nil)
    guard let channel = try readableChannel(parameters) else {
      throw HTTPRefusal.full(hub.count)
    }
    return Subscriber(parameters, in: channel)
  }

  private func readableChannel(_ parameters: ConnectParameters) throws(HTTPRefusal) -> Channel? {
    do {
      return try registry.channel(
        parameters.session, scene: parameters.scene, unknownTypes: parameters.unknownTypes)
    } catch {
      connections.logUnreadable(parameters.session, error)
      throw HTTPRefusal.unreadable(error)
    }
  }

  /// A wrong token is refused; a missing one can still come as the first message.
  private func isAdmitted(_ request: HTTPRequest) throws(HTTPRefusal) -> Bool {
    if gate == nil { return true }
    guard let token = request.bearerToken else { return false }
    let verdict = gate?.judge(token: token.string, from: request.peerAddress, at: StopWatch.now())
    if verdict == .admitted { return true }
    throw HTTPRefusal.notAdmitted(verdict)
  }

  /// A pass is good only among the nodes of one store; a wrong one is a wrong try.
  private func nodePass(_ request: HTTPRequest) throws(HTTPRefusal) -> NodePass? {
    guard let cluster = gateway?.cluster, let token = request.bearerToken,
      NodePass.isMeant(by: token)
    else {
      return nil
    }
    if let pass = NodePass(token, secret: cluster.secret) { return pass }
    if gate == nil { throw HTTPRefusal.notAdmitted(.wrong) }
    return nil
  }
}
