import OrderedJSON
import Platform
import SessionRecords
import Transport
import WireProtocol

/// Sessions that live on other nodes: their clients are served here as well.
extension ClusterMember {
  /// Seconds between two searches for the node that has a session.
  private static let searchInterval = 0.25
  /// Seconds after which the search for a session's node ends: longer than a dead node keeps it.
  private static let searchSeconds = 15.0

  /// Forwards a client to the node where its session lives.
  func forward(
    _ pending: PendingClient, to node: Node, on connection: any Sink, answering id: JSONValue?
  ) {
    // A client that another node forwards is not forwarded again: that node searches again.
    guard !pending.parameters.isForwarded else {
      return connection.close(CloseCode.notHere, "the session lives on another node")
    }
    forward(pending.parameters, to: node, on: connection, answering: id)
  }

  func forward(
    _ parameters: ConnectParameters, to node: Node, on connection: any Sink,
    answering id: JSONValue?
  ) {
    let proxy = ForwardingProxy(parameters, on: connection, answering: id, until: searchDeadline)
    proxy.onNodeUnavailable = { [unowned self] proxy in
      loop.schedule(after: Self.searchInterval) { [unowned self] in findNode(for: proxy) }
    }
    proxy.onRelocation = { [unowned self] proxy, node in
      proxy.deadline = searchDeadline
      if let node { connect(proxy, to: node) } else { findNode(for: proxy) }
    }
    connection.context = proxy
    connect(proxy, to: node)
  }

  private var searchDeadline: Int64 { StopWatch.now() + Int64(Self.searchSeconds * 1_000) }

  private func connect(_ proxy: ForwardingProxy, to node: Node) {
    if node.id == store.node.id { return findNode(for: proxy) }
    guard let (url, pass) = route(to: node, for: proxy.parameters) else {
      proxy.connection?.close(1011, "the address of the session’s node cannot be used")
      return
    }
    proxies[ObjectIdentifier(proxy)] = proxy
    proxy.connect(to: node, at: url, showing: pass, on: loop)
  }

  /// The client of a proxy has disconnected.
  func endForwarding(_ proxy: ForwardingProxy) {
    proxies[ObjectIdentifier(proxy)] = nil
    proxy.close()
  }

  /// Drops the connections to nodes that have left. The others forward many clients from one
  /// address. When a node joins, idle sessions move first, then some active ones.
  func nodesChanged(_ nodes: [Node]) {
    let newcomers = Set(nodes).subtracting(knownNodes)
    if !newcomers.isEmpty { registry.evictUnused() }
    for node in newcomers { rebalance(toward: node) }
    knownNodes = Set(nodes)
    let hosts = nodes.compactMap { try? WebSocketURL($0.address).host }
    connections.server?.setUncounted(hosts.filter { IPAddress($0) != nil })
    for proxy in proxies.values where proxy.node.map({ !nodes.contains($0) }) ?? false {
      if proxy.isPaused { dropLater(proxy) } else { proxy.drop() }
    }
  }

  /// A node that has stopped is about to say so to those whom it has asked to pause.
  private func dropLater(_ proxy: ForwardingProxy) {
    loop.schedule(after: Self.lastSignalTimeout) { [weak proxy, node = proxy.node] in
      if let proxy, proxy.isPaused, proxy.node == node { proxy.drop() }
    }
  }

  private static let lastSignalTimeout = 2.0

  /// The URL at which another node serves a session, and the header that it requires.
  ///
  /// - Parameter isReadOnlyPeek: no one joins the session; the caller only looks at its state.
  func route(
    to node: Node, for parameters: ConnectParameters, isReadOnlyPeek: Bool = false
  ) -> (WebSocketURL, (name: String, value: String))? {
    guard let url = try? WebSocketURL(node.address + parameters.target) else {
      return nil
    }
    let pass = NodePass.header(
      for: parameters, secret: secret, isReadOnlyPeek: isReadOnlyPeek)
    return (url, pass)
  }

  /// The session may live elsewhere by now, here included.
  private func findNode(for proxy: ForwardingProxy) {
    guard let connection = proxy.connection, connection.context === proxy, !lifecycle.isStopping
    else { return }
    if StopWatch.now() > proxy.deadline {
      return connection.close(CloseCode.overloaded, "the session’s node cannot be reached")
    }
    registry.openAfterLeaseCheck(proxy.parameters.session) {
      [unowned self, weak connection] error in
      guard let connection, connection.context === proxy, !lifecycle.isStopping else { return }
      switch error {
      case .elsewhere(let node)?: connect(proxy, to: node)
      case nil:
        proxies[ObjectIdentifier(proxy)] = nil
        gateway.admission.welcome(
          proxy.parameters, on: connection, answering: proxy.consumeAdmission())
      case let error?: connection.close(1011, error.closeReason)
      }
    }
  }
}

extension CloseCode {
  /// A node forwarded a client to a node that does not have the session.
  static let notHere: UInt16 = 4510
}
