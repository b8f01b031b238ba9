/// The answer to one plain request, as far as it has gone.
struct Exchange {
  private let response: HTTPResponse
  private let isHead: Bool
  /// True when the connection ends with the answer.
  let closes: Bool
  private var sent = 0

  init(_ response: HTTPResponse, isHead: Bool, closes: Bool) {
    self.response = response
    self.isHead = isHead
    self.closes = closes
  }

  private var ownCount: Int { response.ownCount(isHead: isHead) }
  private var count: Int { ownCount + (isHead ? 0 : response.shared.count) }

  var isOver: Bool { sent == count }

  /// Writes the next piece, which may be kept for the socket: never all of a large body.
  ///
  /// - Returns: false if the socket is dead.
  mutating func writePiece(to lws: LWSSocket) -> Bool {
    let isOwn = sent < ownCount
    let start = isOwn ? sent : sent - ownCount
    let piece = min((isOwn ? ownCount : count) - sent, Connection.maxWriteBytes)
    sent += piece
    return lws.write(isOwn ? response.bytes : response.shared, from: start, count: piece)
  }
}
