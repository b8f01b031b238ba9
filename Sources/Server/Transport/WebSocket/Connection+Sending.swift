extension Connection {
  /// The most bytes that are handed to the socket at once; the rest waits for it.
  ///
  /// Libwebsockets copies and keeps those that the socket does not take.
  static let maxWriteBytes = 64 * 1024

  /// Queues a text message; the bytes must be UTF-8.
  public func send(text: [UInt8]) { send(.text, text.span) }

  /// Queues a text message; the bytes must be UTF-8.
  public func send(text: borrowing Span<UInt8>) { send(.text, text) }

  /// Queues whole frames from `WebSocketFrame`. If nothing else is queued, they are written without
  /// a copy, so that one array for many connections is never copied. For a server's connections
  /// only: a client's frames are masked.
  public func send(frames: [UInt8]) {
    if !hasRoom || frames.isEmpty { return }
    changeOutbox { $0.append(frames: frames, pool: &$1) }
    markDirty()
  }

  /// Like `send(frames:)`, but hands them to the socket at once if it has taken everything so far:
  /// one array for very many connections takes the shortest way.
  public func sendAtOnce(frames: [UInt8]) {
    guard
      phase == .open && sending.unsent == 0 && !sending.isDirty && !frames.isEmpty
        && frames.count <= Self.maxWriteBytes
    else { return send(frames: frames) }
    guard writeToLibrary(frames, from: 0, count: frames.count) else { return drop() }
    owner?.wrote(frames.count)
    if !lws.holdsPartialWrite { return }
    sending.held = frames.count
    sending.isBlocked = true
    updateNotices()
    reportHeldBytes()
    adjustReading()
  }

  /// A part of whole frames.
  public enum Piece {
    case own([UInt8])
    /// Bytes that other connections get as well: never copied; their owner is kept as long.
    case shared([UInt8], of: AnyObject)
  }

  /// Queues whole frames in pieces.
  public func send(pieces: [Piece]) {
    if !hasRoom { return }
    for piece in pieces {
      switch piece {
      case .own(let bytes): changeOutbox { $0.append(frames: bytes, pool: &$1) }
      case .shared(let bytes, let owner):
        changeOutbox { box, _ in box.append(shared: bytes, of: owner) }
      }
    }
    markDirty()
  }

  func send(_ opcode: WebSocketFrame.Opcode, _ payload: borrowing Span<UInt8>) {
    if !hasRoom { return }
    if settings.isClient {
      let key = UInt32.random(in: 0...UInt32.max)
      changeOutbox { $0.append(maskedWith: key, opcode, payload: payload, pool: &$1) }
    } else {
      changeOutbox { $0.append(opcode, payload: payload, pool: &$1) }
    }
    markDirty()
  }

  /// The last thing in a turn: hands the socket what the turn has queued, in one write unless there
  /// is something large in it.
  func flush() {
    sending.isDirty = false
    // A socket that takes everything, as nearly always, leaves nothing to count.
    defer { if sending.isBlocked || sending.reported != 0 { reportHeldBytes() } }
    resumeAfterPong()
    requestResume()
    if phase == .closeSent || phase == .gone { return }
    // While libwebsockets holds something, its WRITEABLE comes by itself.
    if sending.held == 0 || phase == .peerClosed {
      if sending.queued > 0 && reading.pauses.contains(.byPong)
        && !outbox.isOnePiece(of: Self.maxWriteBytes)
      {
        // The pong goes first, and this is called again.
        requestWritable()
      } else if sending.queued > 0 {
        repeat { write() } while phase == .peerClosed && sending.queued > 0
      } else if phase == .closing {
        requestWritable()
      }
    }
    if phase == .peerClosed { answerClose() }
  }

  private func write() {
    // A client keeps reading: all of its frames go at once, and libwebsockets keeps the rest.
    var room = settings.isClient ? .max : Self.maxWriteBytes
    repeat {
      let count = min(outbox.bytes.count - outbox.start, room)
      guard writeToLibrary(outbox.bytes, from: outbox.start, count: count) else {
        return drop()
      }
      room -= count
      owner?.wrote(count)
      changeOutbox { $0.consume(count, pool: &$1) }
      if lws.holdsPartialWrite { sending.held = count }
    } while sending.held == 0 && room > 0 && sending.queued > 0
    if sending.queued > 0 && !settings.isClient {
      setPause(.midOutput, true)
      updateNotices()
    }
    if sending.held > 0 {
      sending.isBlocked = true
      updateNotices()
    } else if sending.isBlocked || sending.queued > 0 || phase == .closing {
      sending.isBlocked = true
      requestWritable()
    }
    adjustReading()
  }

  /// The socket has taken all that libwebsockets held. Returns true when it is to be closed now.
  func becameWritable() -> Bool {
    pongHasGone()
    if sending.held > 0 { reading.unansweredPings = 0 }
    sending.held = 0
    reportHeldBytes()
    if sending.queued > 0 && phase != .closeSent {
      markDirty()
      return false
    }
    if phase == .closing {
      phase = .closeSent
      if !reading.pauses.isEmpty { setReading(true) }
      reading.pauses = []
      if let own = closing.own { lws.setCloseReason(own.code, own.reason) }
      return true
    }
    setPause(.midOutput, false)
    updateNotices()
    adjustReading()
    if phase == .open && sending.isBlocked {
      sending.isBlocked = false
      owner?.writable(self)
    }
    return false
  }

  /// Reports to the loop how much memory only this connection takes.
  func reportHeldBytes() {
    let change = sending.report(incoming: reading.isMidMessage ? incoming.bytes.count : 0)
    if change == 0 { return }
    loop.heldBytes += change
    if loop.isOverloaded && sending.queuedOwn > settings.limits.unsentBytes && phase == .open {
      close(CloseCode.overloaded, "the server is overloaded", discarding: true)
    }
  }

  func markDirty() {
    if sending.isDirty { return }
    sending.isDirty = true
    loop.flushAtTurnEnd(self)
  }

  private var hasRoom: Bool {
    // Answers to requests before the peer's close frame still go out with this turn's write.
    if phase == .peerClosed { return true }
    if phase != .open { return false }
    if unsentBytes <= settings.limits.unsentBytes { return true }
    close(CloseCode.tooSlow, "too slow", discarding: true)
    return false
  }
}
