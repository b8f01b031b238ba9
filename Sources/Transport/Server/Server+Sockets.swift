extension Server {
  /// Decides on a socket that was just accepted. If it can stay, `socketOpened` follows before
  /// anything else happens.
  func admits(_ socket: Socket) -> Bool {
    let address = socket.peerAddress
    let network = PeerNetwork(address)
    let limit = limit(of: network)
    switch true {
    case !isAccepting: return turnAway(address, "stopping")
    case sockets.count >= maxSockets: return turnAway(nil, "too_many_connections")
    case limit.map { sockets.count(of: network) >= $0 + Sockets.spare } ?? false:
      return turnAway(address, "too_many_connections")
    default:
      sockets.arriving = (socket, network)
      socket.setPatience(configuration.limits.readerSeconds)
      return true
    }
  }

  private func limit(of network: PeerNetwork) -> Int? {
    sockets.isUncounted(network) ? nil : configuration.limits.connectionsPerAddress
  }

  /// Sets the addresses without a limit on their connections: those of machines that bring the
  /// clients of others.
  public func setUncounted(_ addresses: [String]) {
    sockets.uncounted = Set(addresses.map { PeerNetwork($0) })
  }

  private func turnAway(_ address: String?, _ code: String) -> Bool {
    counts.refused += 1
    handler.refused(address, code)
    return false
  }

  func socketOpened(_ wire: Wire) {
    sockets.open(wire, gate(for: wire), limit: limit(of: sockets.arriving.network))
    counts.sockets = sockets.count
  }

  private func gate(for wire: Wire) -> HeadGate? {
    if configuration.tls != nil { return nil }
    return HeadGate(
      wire: wire, socket: sockets.arriving.socket, context: loop.context,
      isAnswering: { [unowned self] in isAnswering(on: wire) },
      refuse: { [unowned self] in turnAway(wire.peerAddress, $0.response).bytes })
  }

  func socketClosed(_ wire: Wire) {
    sockets.close(wire)
    counts.sockets = sockets.count
  }
}

/// The open sockets of a server, and the networks that they belong to.
struct Sockets {
  private struct Entry {
    let network: PeerNetwork
    /// Its address already had the maximum when it came.
    let isOneTooMany: Bool
    /// Nil if nothing can be seen before libwebsockets reads it.
    let gate: HeadGate?
  }

  /// Sockets above an address's limit that are let in, only to get the answer that it is reached.
  static let spare = 8

  /// The socket that will be opened next.
  var arriving = (socket: Socket(descriptor: -1), network: PeerNetwork(""))
  var uncounted: Set<PeerNetwork> = []
  private var open: [Wire: Entry] = [:]
  private var counts: [PeerNetwork: Int] = [:]

  var count: Int { open.count }

  func isUncounted(_ network: PeerNetwork) -> Bool { uncounted.contains(network) }

  func count(of network: PeerNetwork) -> Int { counts[network] ?? 0 }

  func isOneTooMany(_ wire: Wire) -> Bool { open[wire]?.isOneTooMany ?? false }

  func gate(_ wire: Wire) -> HeadGate? { open[wire]?.gate }

  mutating func open(_ wire: Wire, _ gate: HeadGate?, limit: Int?) {
    let network = arriving.network
    let before = count(of: network)
    open[wire] = Entry(
      network: network, isOneTooMany: limit.map { before >= $0 } ?? false, gate: gate)
    counts[network] = before + 1
  }

  mutating func close(_ wire: Wire) {
    guard let entry = open.removeValue(forKey: wire) else { return }
    let rest = count(of: entry.network) - 1
    counts[entry.network] = rest > 0 ? rest : nil
  }
}
