extension Connection {
  /// Stops reading: no further message is delivered, not even one that has already been read.
  public func pauseReading() { setPause(.requested, true) }

  /// Reads on after `pauseReading`.
  public func resumeReading() { setPause(.requested, false) }

  /// True if unread bytes have come; the end of the stream does not count.
  public var hasUnread: Bool { phase != .gone && (lws.socket.unreadCount ?? 0) > 0 }

  /// A piece of a message, as libwebsockets delivers it.
  func received(_ piece: borrowing Span<UInt8>) {
    if phase != .open { return }
    reading.unansweredPings = 0
    let opcode = lws.isBinary ? WebSocketFrame.Opcode.binary : .text
    if opcode == .binary && settings.use != .echo {
      close(CloseCode.unsupported, "text frames only")
    } else if lws.isFinalPiece {
      finish(opcode, piece)
    } else {
      store(piece)
    }
    adjustReading()
  }

  private func finish(_ opcode: WebSocketFrame.Opcode, _ piece: borrowing Span<UInt8>) {
    if !reading.isMidMessage && piece.count <= settings.limits.messageBytes {
      owner?.received(self, opcode, piece)
      return
    }
    guard incoming.fits(piece.count, remaining: 0, limit: settings.limits.messageBytes) else {
      return refuseAsTooBig()
    }
    let message = incoming.finish(piece)
    reading.isMidMessage = false
    reportHeldBytes()
    owner?.received(self, opcode, message.span)
  }

  /// Forgets the part of a message that is here.
  func dropIncoming() {
    incoming = IncomingMessage()
    reading.isMidMessage = false
  }

  private func store(_ piece: borrowing Span<UInt8>) {
    reading.isMidMessage = true
    let remaining = lws.remainingInFrame
    guard incoming.fits(piece.count, remaining: remaining, limit: settings.limits.messageBytes),
      incoming.append(piece, endsFrame: remaining == 0, maxFragments: settings.limits.fragments)
    else { return refuseAsTooBig() }
    reportHeldBytes()
    if loop.isOverloaded {
      dropIncoming()
      close(CloseCode.overloaded, "the server is overloaded", discarding: true)
    }
  }

  private func refuseAsTooBig() {
    dropIncoming()
    reportHeldBytes()
    close(CloseCode.tooBig, "message too big")
  }

  func receivedPong() { reading.unansweredPings = 0 }

  /// While much is unsent, the peer is not read: one that never reads cannot ask for ever more.
  func adjustReading() {
    setPause(.byOutput, unsentBytes > settings.limits.unsentBytesWhileReading)
  }

  func setPause(_ pause: ReadingState.Pauses, _ isOn: Bool) {
    if phase != .open || reading.pauses.contains(pause) == isOn { return }
    if reading.set(pause, isOn) { setReading(reading.pauses.isEmpty) }
  }
}
