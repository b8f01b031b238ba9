/// The close frames of a connection: the peer's and its own.
struct CloseHandshake {
  /// Nil until the peer's has come; no code is 1005.
  private(set) var peer: (code: UInt16, reason: String)?
  /// The code and reason that this side closes with; nil if it does not.
  var own: (code: UInt16, reason: [UInt8])?
  /// The time at which the peer's close frame is answered, even if messages to it are unsent.
  private(set) var heldUntil = 0.0

  /// Seconds that a peer's close frame stays unanswered while something is owed.
  private static let holdSeconds = 3.0

  /// Reads the peer's close frame.
  ///
  /// - Returns: false if RFC 6455 forbids it and libwebsockets would let it pass: `own` is what to
  ///   close with.
  mutating func receive(_ payload: borrowing Span<UInt8>, at now: Double) -> Bool {
    let code = payload.count < 2 ? 1005 : UInt16(payload[0]) << 8 | UInt16(payload[1])
    if payload.count == 1 || code >= 5000 {
      own = (CloseCode.protocolError, CloseCode.bytes(of: "bad close code"))
      return false
    }
    guard let reason = Self.reason(in: payload) else {
      own = (CloseCode.invalidPayload, CloseCode.bytes(of: "bad utf8"))
      return false
    }
    peer = (code, reason)
    heldUntil = now + Self.holdSeconds
    return true
  }

  /// Nil if it is not UTF-8; libwebsockets lets one pass that ends within a character.
  private static func reason(in payload: borrowing Span<UInt8>) -> String? {
    var bytes: [UInt8] = []
    for index in payload.indices.dropFirst(2) { bytes.append(payload[index]) }
    return String(validating: bytes, as: UTF8.self)
  }
}
