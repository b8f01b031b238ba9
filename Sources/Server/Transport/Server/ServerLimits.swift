/// The limits of a server, each with its default.
public struct ServerLimits: Hashable, Sendable {
  /// The largest accepted message, in bytes; a larger one closes 1009 before its bytes come.
  public var messageBytes = Self.defaultMessageBytes
  /// 256 KiB.
  public static let defaultMessageBytes = 262_144

  /// The most that `messageBytes` should be set to: a message is read, and answered, in one piece.
  public static let maxMessageBytes = 16_777_216

  /// The most frames in one message; more close 1009.
  public var fragments = Self.defaultFragments
  /// More than any client needs.
  public static let defaultFragments = 1_024

  /// The frames that suit a message of at most `bytes`: one more for every 64 bytes above the usual
  /// limit. Frames cost time and no memory.
  public static func fragments(ofMessage bytes: Int) -> Int {
    defaultFragments + max(bytes - defaultMessageBytes, 0) / 64
  }

  /// The most sockets that are open at once; a further one is closed when it is accepted. Lowered
  /// by `EventLoop.maxConnections` if the system allows fewer.
  public var connections = Self.defaultConnections
  /// As many as the usual limit on open files lets in.
  public static let defaultConnections = 8192

  /// The most sockets of one IPv4 address or IPv6 network of 64 bits; nil if that does not matter.
  /// A few more are let in, to get a 429.
  public var connectionsPerAddress: Int?
  /// Enough for a classroom that shares one address.
  public static let standardConnectionsPerAddress = 256

  /// The bytes that may wait for a client before one more message closes it with 4008. The
  /// message that crosses the line still goes out, so that one large message is always possible.
  public var unsentBytes = Self.defaultUnsentBytes
  /// 1 MiB.
  public static let defaultUnsentBytes = 1_048_576

  /// While more than this waits for a client, in bytes, nothing is read from it: one that never
  /// reads cannot make its answers pile up.
  public var unsentBytesWhileReading = Self.defaultUnsentBytesWhileReading
  /// 64 KiB.
  public static let defaultUnsentBytesWhileReading = 65_536

  /// Seconds between two pings.
  public var pingSeconds = Self.defaultPingSeconds
  /// 20 s.
  public static let defaultPingSeconds = 20.0

  /// The pings that can go unanswered before the connection is cut.
  public var missedPings = Self.defaultMissedPings
  /// Two.
  public static let defaultMissedPings = 2

  /// Seconds after which a client that takes nothing of what waits for it is cut, over WebSocket or
  /// HTTP.
  public var readerSeconds = Self.defaultReaderSeconds
  /// 30 s.
  public static let defaultReaderSeconds = 30.0

  /// The default limits.
  public init() {}
}
