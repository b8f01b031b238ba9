import OrderedJSON
import Platform
import Sessions
import Transport
import WireProtocol

/// Sessions that live on other nodes: their clients are served here as well.
extension Gateway {
  /// The place of a server among several on one store.
  struct Place {
    /// The text that only the nodes know.
    let secret: Token
  }

  /// Seconds between two looks for the node that has a session, when none was found.
  private static let restBetweenLooks = 0.25
  /// Seconds after which the search for a session's node ends: longer than a dead node keeps it.
  private static let lookingSeconds = 15.0

  /// Brings a guest to the node where its session lives.
  func relay(_ guest: Guest, to node: Node, on connection: any Sink, answering id: JSONValue?) {
    // A client that another node has brought is not brought on: that node looks again.
    guard place != nil, !guest.parameters.isRelayed else {
      return connection.close(CloseCode.notHere, "the session lives on another node")
    }
    relay(guest.parameters, to: node, on: connection, answering: id)
  }

  func relay(
    _ parameters: ConnectParameters, to node: Node, on connection: any Sink,
    answering id: JSONValue?
  ) {
    let relay = Relay(parameters, on: connection, answering: id, until: deadlineForLooking)
    relay.onMiss = { [unowned self] relay in
      loop.schedule(after: Self.restBetweenLooks) { [unowned self] in look(again: relay) }
    }
    relay.onMove = { [unowned self] relay, node in
      relay.deadline = deadlineForLooking
      if let node { bring(relay, to: node) } else { look(again: relay) }
    }
    connection.context = relay
    bring(relay, to: node)
  }

  private var deadlineForLooking: Int64 { StopWatch.now() + Int64(Self.lookingSeconds * 1_000) }

  private func bring(_ relay: Relay, to node: Node) {
    if node.id == (hub.store as? any SharedStore)?.node.id { return look(again: relay) }
    guard let (url, pass) = way(to: node, for: relay.parameters) else {
      relay.connection?.close(1011, "the address of the session’s node cannot be used")
      return
    }
    relays[ObjectIdentifier(relay)] = relay
    relay.connect(to: node, at: url, showing: pass, on: loop)
  }

  /// The client of a relay has gone.
  func leave(_ relay: Relay) {
    relays[ObjectIdentifier(relay)] = nil
    relay.leave()
  }

  /// Cuts the connections to nodes that have fallen silent. The others bring many clients from one
  /// address. A new node can get the unused sessions, then some of the others.
  func noteNodes(_ nodes: [Node]) {
    let newcomers = Set(nodes).subtracting(knownNodes)
    if !newcomers.isEmpty { giveBackUnused() }
    for node in newcomers { relieve(by: node) }
    knownNodes = Set(nodes)
    let hosts = nodes.compactMap { try? WebSocketURL($0.address).host }
    server?.setUncounted(hosts.filter { IPAddress($0) != nil })
    for relay in relays.values where relay.node.map({ !nodes.contains($0) }) ?? false {
      if relay.isPaused { cutLater(relay) } else { relay.cut() }
    }
  }

  /// A node that has stopped is about to say so to those whom it has asked to pause.
  private func cutLater(_ relay: Relay) {
    loop.schedule(after: Self.patienceForLastWord) { [weak relay, node = relay.node] in
      if let relay, relay.isPaused, relay.node == node { relay.cut() }
    }
  }

  private static let patienceForLastWord = 2.0

  /// The URL at which another node has a session, and the header that it wants to see.
  ///
  /// - Parameter isGlance: no one joins the session; the caller only looks at its state.
  func way(
    to node: Node, for parameters: ConnectParameters, isGlance: Bool = false
  ) -> (WebSocketURL, (name: String, value: String))? {
    guard let place, let url = try? WebSocketURL(node.address + parameters.target) else {
      return nil
    }
    let pass = NodePass.header(for: parameters, secret: place.secret, isGlance: isGlance)
    return (url, pass)
  }

  /// The session may live elsewhere by now, here included.
  private func look(again relay: Relay) {
    guard let connection = relay.connection, connection.context === relay, !isStopping else {
      return
    }
    if StopWatch.now() > relay.deadline {
      return connection.close(CloseCode.overloaded, "the session’s node cannot be reached")
    }
    openOnceCertain(relay.parameters.session) { [unowned self, weak connection] error in
      guard let connection, connection.context === relay, !isStopping else { return }
      switch error {
      case .elsewhere(let node)?: bring(relay, to: node)
      case nil:
        relays[ObjectIdentifier(relay)] = nil
        welcome(relay.parameters, on: connection, answering: relay.takeAdmission())
      case let error?: connection.close(1011, Self.reason(of: error))
      }
    }
  }
}

extension CloseCode {
  /// A node brought a client to another that does not have the session.
  static let notHere: UInt16 = 4510
}
