extension Connection {
  /// Seconds that a connection has to close before it is cut.
  static let closeSeconds = 5

  /// Closes with a close frame, after what is queued has gone unless `discarding`.
  /// - Parameter reason: cut at 123 bytes of UTF-8.
  public func close(_ code: UInt16, _ reason: String, discarding: Bool = false) {
    if phase != .open { return }
    if discarding { changeOutbox { $0.removeAll(pool: &$1) } }
    // A paused connection would never read the peer's answer to the close frame; one that is amid its
    // output reads on when that has gone.
    if !reading.pauses.contains(.midOutput) || sending.queued == 0 {
      if !reading.pauses.isEmpty { setReading(true) }
      reading.pauses = []
    }
    phase = .closing
    closing.own = (code, CloseCode.bytes(of: reason))
    lws.hangUp(after: Self.closeSeconds)
    markDirty()
  }

  /// The peer's close frame has come. Returns false when it is one that RFC 6455 forbids and
  /// libwebsockets would let pass: the connection is then to be closed at once.
  func receivedClose(_ payload: borrowing Span<UInt8>) -> Bool {
    guard closing.receive(payload, at: loop.now) else {
      phase = .closeSent
      if let own = closing.own { lws.setCloseReason(own.code, own.reason) }
      return false
    }
    // Libwebsockets answers with its own close frame in a later turn; what is owed to commands that
    // came in the same packet goes out before.
    phase = .peerClosed
    lws.hangUp(after: Self.closeSeconds)
    markDirty()
    return true
  }

  /// Lets libwebsockets answer the peer's close frame, unless the peer is still owed something.
  func answerClose() {
    guard let owner, owner.awaitsAnswer(self), loop.mayHoldMore, loop.now < closing.heldUntil,
      lws.writeLeavingRest(Self.holdingPong)
    else {
      phase = .closeSent
      return
    }
    owner.writable(self)
    sending.isDirty = true
    loop.flushNextTurn(self)
  }

  /// Means nothing to the peer, and keeps libwebsockets busy for a turn.
  private static let holdingPong: [UInt8] = {
    // With its header it is one byte more than goes out at once.
    let payload = [UInt8](repeating: 0, count: LWSSocket.bytesBesidesPacket)
    var frame: [UInt8] = []
    WebSocketFrame.append(.pong, payload: payload.span, to: &frame)
    return frame
  }()

  /// Asks the peer whether it is there; cuts the connection when it has not answered too often.
  func ping() {
    // While nothing is read, a pong would not be seen. A ping to a client that has yet to take what
    // was sent would wait until then; the client has `readerSeconds` for each step of that.
    if phase != .open || !reading.pauses.isEmpty || sending.isBlocked
      || lws.awaitsAcknowledgement
    {
      return
    }
    if reading.unansweredPings >= settings.limits.missedPings {
      return drop()
    }
    reading.unansweredPings += 1
    send(.ping, Self.pingPayload.span)
  }

  /// Closes without a close frame: the peer is not there, or never answers.
  func drop() {
    if phase == .gone { return }
    phase = .closeSent
    lws.hangUp()
  }

  /// Not empty: libwebsockets does not report pongs that are.
  private static let pingPayload: [UInt8] = Array("ping".utf8)
}
