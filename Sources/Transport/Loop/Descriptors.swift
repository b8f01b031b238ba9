import Platform

/// The connections that the system's limit on open files leaves room for.
enum Descriptors {
  /// Enough for the connections, and for what else a server opens. No more than that: libwebsockets
  /// allocates 16 bytes for each that is possible.
  private static let wanted = 16_384
  /// Kept free of connections; at the very limit libwebsockets would spin on accept.
  private static let reserve = 128

  /// The most connections; half of the limit where the system is stingy.
  static var forConnections: Int { max(OpenFileLimit.current - reserve, OpenFileLimit.current / 2) }

  /// Raises or lowers this process's limit on open files to what a server needs.
  static func prepare() { OpenFileLimit.set(wanted) }
}
