extension Server: ConnectionOwner {
  /// The WebSocket that `refusal(of:)` has let through.
  func open(_ lws: LWSSocket) -> Connection {
    let connection = Connection(
      lws: lws, loop: loop, owner: self,
      settings: Connection.Settings(
        limits: configuration.limits, use: decided?.subprotocol.use ?? .messages, isClient: false))
    connection.context = decided?.context
    decided = nil
    connections[connection.id] = connection
    counts.connections += 1
    counts.accepted += 1
    return connection
  }

  func opened(_ connection: Connection) {
    if !isAccepting {
      connection.close(CloseCode.goingAway, "going away")
    }
    if connection.settings.use == .messages { handler.opened(connection) }
  }

  func received(
    _ connection: Connection, _ opcode: WebSocketFrame.Opcode, _ payload: borrowing Span<UInt8>
  ) {
    counts.messagesIn += 1
    counts.bytesIn += payload.count
    if connection.settings.use == .echo {
      connection.send(opcode, payload)
    } else {
      handler.received(connection, text: payload)
    }
  }

  func writable(_ connection: Connection) {
    if connection.settings.use == .messages { handler.writable(connection) }
  }

  func awaitsAnswer(_ connection: Connection) -> Bool {
    connection.settings.use == .messages && handler.awaitsAnswer(connection)
  }

  func closed(_ connection: Connection) {
    connections[connection.id] = nil
    counts.connections -= 1
    if connection.settings.use == .messages { handler.closed(connection) }
    if connections.isEmpty { finishDrain() }
  }

  func wrote(_ bytes: Int) {
    counts.writes += 1
    counts.bytesOut += bytes
  }
}
