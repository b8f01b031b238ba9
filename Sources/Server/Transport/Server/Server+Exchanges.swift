extension Server {
  /// The state of an answer over plain HTTP.
  enum Progress {
    /// The socket has no room now.
    case waiting
    case over
    /// The socket is to be closed.
    case broken
  }

  func send(_ exchange: Exchange, on lws: LWSSocket) -> Progress {
    var exchange = exchange
    return write(&exchange, to: lws)
  }

  /// The socket has room again.
  func resume(on lws: LWSSocket) -> Progress {
    // An answer that has all gone waits here for what libwebsockets still held of it.
    guard var exchange = endWaiting(on: lws) else { return .waiting }
    return write(&exchange, to: lws)
  }

  /// The socket may be gone, or asked for something else, when the answer comes.
  func wait(
    for work: (_ done: @escaping (HTTPResponse) -> Void) -> Void, isHead: Bool, on lws: LWSSocket
  ) -> Progress {
    countOfUnanswered += 1
    let number = countOfUnanswered
    unanswered[lws] = number
    lws.cancelTimeout()
    work { [weak self] response in
      guard let self, unanswered[lws] == number else { return }
      unanswered[lws] = nil
      resumeLater(Exchange(response, isHead: isHead, closes: false), on: lws)
    }
    return .waiting
  }

  /// The rest of it goes as soon as the socket has room.
  private func resumeLater(_ exchange: Exchange, on lws: LWSSocket) {
    exchanges[lws] = exchange
    loop.heldBytes += Connection.maxWriteBytes
    lws.cancelTimeout()
    lws.requestWritable()
  }

  /// An answer on this socket is yet to come or on its way.
  func isAnswering(on lws: LWSSocket) -> Bool {
    unanswered[lws] != nil || exchanges[lws] != nil || lws.holdsPartialWrite
  }

  /// The socket is gone.
  func cancelExchanges(on lws: LWSSocket) {
    unanswered[lws] = nil
    endWaiting(on: lws)
  }

  @discardableResult
  private func endWaiting(on lws: LWSSocket) -> Exchange? {
    guard let exchange = exchanges.removeValue(forKey: lws) else { return nil }
    loop.heldBytes -= Connection.maxWriteBytes
    return exchange
  }

  /// The most pieces of an answer that are written in one turn: others have theirs in between.
  private static let maxPieces = 4

  /// Writes as much as the socket takes, and a turn allows. The rest is not handed to
  /// libwebsockets, which would keep a copy of it for as long as the reader likes.
  private func write(_ exchange: inout Exchange, to lws: LWSSocket) -> Progress {
    var pieces = 0
    while !exchange.isOver {
      if !exchange.writePiece(to: lws) { return .broken }
      pieces += 1
      if (lws.holdsPartialWrite || pieces == Self.maxPieces) && !exchange.isOver {
        resumeLater(exchange, on: lws)
        return .waiting
      }
    }
    return exchange.closes ? .broken : .over
  }
}
