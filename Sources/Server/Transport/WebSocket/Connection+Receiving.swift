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
    unansweredPings = 0
    let opcode = lws.isBinary ? WebSocketFrame.Opcode.binary : .text
    if opcode == .binary && use != .echo {
      close(CloseCode.unsupported, "text frames only")
    } else if lws.isFinalPiece {
      finish(opcode, piece)
    } else {
      store(piece)
    }
    adjustReading()
  }

  private func finish(_ opcode: WebSocketFrame.Opcode, _ piece: borrowing Span<UInt8>) {
    if !isMidMessage && piece.count <= limits.messageBytes {
      owner?.received(self, opcode, piece)
      return
    }
    guard incoming.fits(piece.count, remaining: 0, limit: limits.messageBytes) else {
      return refuseAsTooBig()
    }
    let message = incoming.finish(piece)
    isMidMessage = false
    reportHeldBytes()
    owner?.received(self, opcode, message.span)
  }

  /// Forgets the part of a message that is here.
  func dropIncoming() {
    incoming = IncomingMessage()
    isMidMessage = false
  }

  private func store(_ piece: borrowing Span<UInt8>) {
    isMidMessage = true
    let remaining = lws.remainingInFrame
    guard incoming.fits(piece.count, remaining: remaining, limit: limits.messageBytes),
      incoming.append(piece, endsFrame: remaining == 0, maxFragments: limits.fragments)
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

  func receivedPong() { unansweredPings = 0 }

  /// While much is unsent, the peer is not read: one that never reads cannot ask for ever more.
  func adjustReading() {
    setPause(.byOutput, unsentBytes > limits.unsentBytesWhileReading)
  }

  func setPause(_ pause: Pauses, _ isOn: Bool) {
    if phase != .open || pauses.contains(pause) == isOn { return }
    let wasReading = pauses.isEmpty
    if isOn { pauses.insert(pause) } else { pauses.remove(pause) }
    if wasReading != pauses.isEmpty { setReading(pauses.isEmpty) }
  }
}
