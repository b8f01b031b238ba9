import Platform

/// The connections that the system's limit on open files leaves room for.
enum Descriptors {
  /// Enough for the connections and everything else that a server opens. Not more, since
  /// libwebsockets allocates 16 bytes for each possible descriptor.
  private static let wanted = 16_384
  /// Kept free of connections: files and the store need some.
  private static let reserve = 128

  /// The most connections; half of the limit if the system allows few.
  static var forConnections: Int { max(OpenFileLimit.current - reserve, OpenFileLimit.current / 2) }

  /// Raises or lowers this process's limit on open files to what a server needs.
  static func prepare() { OpenFileLimit.set(wanted) }
}
