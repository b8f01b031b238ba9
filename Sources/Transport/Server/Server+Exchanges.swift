extension Server {
  /// The state of an answer over plain HTTP.
  enum Progress {
    /// The socket has no room now.
    case waiting
    case over
    /// The socket is to be closed.
    case broken
  }

  func begin(_ exchange: Exchange, on wire: Wire) -> Progress {
    var exchange = exchange
    return write(&exchange, to: wire)
  }

  /// The socket has room again.
  func goOn(on wire: Wire) -> Progress {
    // An answer that has all gone waits here for what libwebsockets still held of it.
    guard var exchange = endWaiting(on: wire) else { return .waiting }
    return write(&exchange, to: wire)
  }

  /// The socket may be gone, or asked for something else, when the answer comes.
  func wait(
    for work: (_ done: @escaping (HTTPResponse) -> Void) -> Void, isHead: Bool, on wire: Wire
  ) -> Progress {
    countOfUnanswered += 1
    let number = countOfUnanswered
    unanswered[wire] = number
    wire.cancelTimeout()
    work { [weak self] response in
      guard let self, unanswered[wire] == number else { return }
      unanswered[wire] = nil
      keep(Exchange(response, isHead: isHead, closes: false), for: wire)
    }
    return .waiting
  }

  /// The rest of it goes as soon as the socket has room.
  private func keep(_ exchange: Exchange, for wire: Wire) {
    exchanges[wire] = exchange
    loop.heldBytes += Connection.maxWriteBytes
    wire.cancelTimeout()
    wire.requestWritable()
  }

  /// An answer on this socket is yet to come or on its way.
  func isAnswering(on wire: Wire) -> Bool {
    unanswered[wire] != nil || exchanges[wire] != nil || wire.holdsPartialWrite
  }

  /// The socket is gone.
  func forget(_ wire: Wire) {
    unanswered[wire] = nil
    endWaiting(on: wire)
  }

  @discardableResult
  private func endWaiting(on wire: Wire) -> Exchange? {
    guard let exchange = exchanges.removeValue(forKey: wire) else { return nil }
    loop.heldBytes -= Connection.maxWriteBytes
    return exchange
  }

  /// Writes as much as the socket takes. The rest is not handed to libwebsockets, which would keep
  /// a copy of it for as long as the reader likes.
  private func write(_ exchange: inout Exchange, to wire: Wire) -> Progress {
    while !exchange.isOver {
      if !exchange.writePiece(to: wire) { return .broken }
      if wire.holdsPartialWrite && !exchange.isOver {
        keep(exchange, for: wire)
        return .waiting
      }
    }
    return exchange.closes ? .broken : .over
  }
}
