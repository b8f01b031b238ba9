extension Server {
  /// Whether a socket that was just accepted may stay. If so, `socketOpened` follows before anything
  /// else happens.
  func admitsSocket(_ descriptor: Int32, from address: String) -> Bool {
    let network = PeerNetwork(address)
    let limit = configuration.limits.connectionsPerAddress
    switch true {
    case !isAccepting: return turnAway(address, "stopping")
    case sockets.count >= maxSockets: return turnAway(nil, "too_many_connections")
    case limit.map { sockets.count(of: network) >= $0 + Sockets.spare } ?? false:
      return turnAway(address, "too_many_connections")
    default:
      sockets.arriving = (descriptor, network)
      return true
    }
  }

  private func turnAway(_ address: String?, _ code: String) -> Bool {
    counters.refused += 1
    handler.turnedAway(address, code)
    return false
  }

  func socketOpened(_ id: Sockets.ID, _ wire: Wire) {
    sockets.open(id, gate(for: wire), limit: configuration.limits.connectionsPerAddress)
    counters.sockets = sockets.count
  }

  private func gate(for wire: Wire) -> HeadGate? {
    if configuration.tls != nil { return nil }
    let descriptor = sockets.arriving.descriptor
    return HeadGate(
      wire: wire, descriptor: descriptor, library: loop.library,
      isAnswering: { [unowned self] in isAnswering(on: wire) },
      refuse: { [unowned self] in turnAway(wire.peerAddress, $0.response).bytes })
  }

  func socketClosed(_ id: Sockets.ID) {
    sockets.close(id)
    counters.sockets = sockets.count
  }
}

/// The open sockets of a server, and who stands behind them.
struct Sockets {
  /// Libwebsockets' own number of a socket, unique among those that are open.
  typealias ID = UInt

  private struct Socket {
    let network: PeerNetwork
    /// Its address had as many as it may have when it came.
    let isOneTooMany: Bool
    /// Nil where nothing can be seen before libwebsockets reads it.
    let gate: HeadGate?
  }

  /// So many more than an address may have are let in, only to be told.
  static let spare = 8

  /// Whose socket will be opened next.
  var arriving = (descriptor: Int32(-1), network: PeerNetwork(""))
  private var open: [ID: Socket] = [:]
  private var counts: [PeerNetwork: Int] = [:]

  var count: Int { open.count }

  func count(of network: PeerNetwork) -> Int { counts[network] ?? 0 }

  func isOneTooMany(_ id: ID) -> Bool { open[id]?.isOneTooMany ?? false }

  func gate(_ id: ID) -> HeadGate? { open[id]?.gate }

  mutating func open(_ id: ID, _ gate: HeadGate?, limit: Int?) {
    let network = arriving.network
    let before = count(of: network)
    open[id] = Socket(
      network: network, isOneTooMany: limit.map { before >= $0 } ?? false, gate: gate)
    counts[network] = before + 1
  }

  mutating func close(_ id: ID) {
    guard let socket = open.removeValue(forKey: id) else { return }
    let rest = count(of: socket.network) - 1
    counts[socket.network] = rest > 0 ? rest : nil
  }
}
