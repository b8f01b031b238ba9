extension Server {
  /// Decides on a socket that was just accepted. If it can stay, `socketOpened` follows before
  /// anything else happens.
  func admits(_ socket: Socket) -> Bool {
    let address = socket.peerAddress
    let network = PeerNetwork(address)
    let limit = limit(of: network)
    switch true {
    case !isAccepting: return refuseConnection(address, "stopping")
    case sockets.count >= maxSockets: return refuseConnection(nil, "too_many_connections")
    case limit.map { sockets.count(of: network) >= $0 + Sockets.refusalHeadroom } ?? false:
      return refuseConnection(address, "too_many_connections")
    default:
      if sockets.silent.count >= maxSilent { hangUpOldestSilent() }
      sockets.accepted = (socket, network)
      socket.setUserTimeout(configuration.limits.readerSeconds)
      return true
    }
  }

  /// The most sockets on which nothing has been asked: clients that ask for something always find
  /// one of the others.
  private var maxSilent: Int { max(maxSockets / 2, 1) }

  private func hangUpOldestSilent() {
    guard let oldest = sockets.silent.removeOldest() else { return }
    _ = refuseConnection(oldest.lws.peerAddress, "no_request")
    // Libwebsockets closes it as soon as it reads the end.
    oldest.socket.endStream()
    oldest.lws.hangUp()
  }

  private func limit(of network: PeerNetwork) -> Int? {
    sockets.isUncounted(network) ? nil : configuration.limits.connectionsPerAddress
  }

  /// Sets the addresses without a limit on their connections: those of machines that forward the
  /// clients of others.
  public func setUncounted(_ addresses: [String]) {
    sockets.uncounted = Set(addresses.map { PeerNetwork($0) })
  }

  private func refuseConnection(_ address: String?, _ code: String) -> Bool {
    counts.refused += 1
    handler.refused(address, code)
    return false
  }

  func socketOpened(_ lws: LWSSocket) {
    sockets.open(lws, gate(for: lws), limit: limit(of: sockets.accepted.network))
    counts.sockets = sockets.count
  }

  private func gate(for lws: LWSSocket) -> HeadGate? {
    if configuration.tls != nil { return nil }
    return HeadGate(
      lws: lws, socket: sockets.accepted.socket, context: loop.context,
      isAnswering: { [unowned self] in isAnswering(on: lws) },
      refuse: { [unowned self] in refuseConnection(lws.peerAddress, $0.response).bytes })
  }

  func socketClosed(_ lws: LWSSocket) {
    sockets.close(lws)
    counts.sockets = sockets.count
  }
}

/// The open sockets of a server, and the networks that they belong to.
struct Sockets {
  private struct Entry {
    let network: PeerNetwork
    /// Its address already had the maximum when it came.
    let isOverLimit: Bool
    /// Nil if nothing can be seen before libwebsockets reads it.
    let gate: HeadGate?
  }

  /// Sockets above an address's limit that are let in, only to get the answer that it is reached.
  static let refusalHeadroom = 8

  /// The socket that will be opened next.
  var accepted = (socket: Socket(descriptor: -1), network: PeerNetwork(""))
  var uncounted: Set<PeerNetwork> = []
  var silent = SilentSockets()
  private var open: [LWSSocket: Entry] = [:]
  private var counts: [PeerNetwork: Int] = [:]

  var count: Int { open.count }

  func isUncounted(_ network: PeerNetwork) -> Bool { uncounted.contains(network) }

  func count(of network: PeerNetwork) -> Int { counts[network] ?? 0 }

  func isOverLimit(_ lws: LWSSocket) -> Bool { open[lws]?.isOverLimit ?? false }

  func gate(_ lws: LWSSocket) -> HeadGate? { open[lws]?.gate }

  mutating func open(_ lws: LWSSocket, _ gate: HeadGate?, limit: Int?) {
    let network = accepted.network
    let before = count(of: network)
    open[lws] = Entry(
      network: network, isOverLimit: limit.map { before >= $0 } ?? false, gate: gate)
    counts[network] = before + 1
    silent.append(lws, accepted.socket)
  }

  mutating func close(_ lws: LWSSocket) {
    silent.remove(lws)
    guard let entry = open.removeValue(forKey: lws) else { return }
    let rest = count(of: entry.network) - 1
    counts[entry.network] = rest > 0 ? rest : nil
  }
}
