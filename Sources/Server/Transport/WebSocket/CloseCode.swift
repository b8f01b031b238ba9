/// The close codes that this library sends by itself.
public enum CloseCode {
  /// The purpose is fulfilled.
  public static let normal: UInt16 = 1000
  /// The server stops, or the page is left.
  public static let goingAway: UInt16 = 1001
  /// The peer broke the protocol: here a close frame with a code of 5000 or more, or of one byte.
  public static let protocolError: UInt16 = 1002
  /// A binary frame, although only text is accepted.
  public static let unsupported: UInt16 = 1003
  /// Text that is not UTF-8; in messages found by libwebsockets.
  public static let invalidPayload: UInt16 = 1007
  /// A message with too many bytes or too many fragments.
  public static let tooBig: UInt16 = 1009
  /// The server's memory is full; the client comes back later.
  public static let overloaded: UInt16 = 1013
  /// More waits for the client than it is allowed to leave unread.
  public static let tooSlow: UInt16 = 4008

  /// The longest reason that a close frame holds, in bytes of UTF-8.
  static let maxReasonBytes = 123

  /// The reason's bytes, cut between two characters if it is too long.
  static func bytes(of reason: String) -> [UInt8] {
    var reason = Substring(reason)
    while reason.utf8.count > maxReasonBytes { reason.unicodeScalars.removeLast() }
    return Array(reason.utf8)
  }
}
