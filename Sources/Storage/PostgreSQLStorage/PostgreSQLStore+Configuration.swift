import SessionRecords

extension PostgreSQLStore {
  /// The database of a store, and how a node behaves on it.
  public struct Configuration: Sendable {
    /// `postgres://user:password@host:port/database?option=value`, as libpq takes it.
    public var url: String
    /// The name of the node: one that starts again under its name has its sessions at once.
    public var node: String
    /// The seconds for which a silent node keeps its sessions.
    public var lease: Int
    /// The server's version: all nodes on a database have the same.
    public var server: String
    /// The bounds on what is kept of a session.
    public var retention: Retention
    /// Milliseconds since 1970.
    public var clock: @Sendable () -> Int64
    /// Takes sentences for the person who runs the server.
    public var log: @MainActor @Sendable (String) -> Void

    /// The time that a batch waits for a database that cannot be reached. If the database fails
    /// over or restarts within this time, no data is lost.
    var outageTimeout = Duration.seconds(10)

    /// A name that no other node has.
    public static func randomNode() -> String {
      (0..<2).map { _ in String(UInt16.random(in: 0x1000...0xffff), radix: 16) }.joined()
    }

    /// - Parameters:
    ///   - url: beginning with `postgres://` or `postgresql://`.
    ///   - node: nil for a random name.
    ///   - lease: seconds, at least one.
    public init(
      url: String, node: String? = nil, lease: Int = 10, server: String,
      retention: Retention = Retention(),
      clock: @escaping @Sendable () -> Int64,
      log: @escaping @MainActor @Sendable (String) -> Void = { _ in }
    ) {
      self.url = url
      self.node = node ?? Self.randomNode()
      self.lease = lease
      self.server = server
      self.retention = retention
      self.clock = clock
      self.log = log
    }

    /// The URL without its password and its options.
    public var displayURL: String { Self.displayURL(of: url) }

    /// A URL without its password and its options.
    public static func displayURL(of url: String) -> String {
      let (scheme, rest) = url.split(after: "://")
      let whole = rest.prefix { $0 != "?" }
      guard let at = whole.lastIndex(of: "@") else { return scheme + whole }
      let user = whole[..<at].prefix { $0 != ":" }
      return scheme + user + whole[at...]
    }
  }
}

extension String {
  /// The part up to and including a text, and the part after it.
  fileprivate func split(after text: String) -> (String, String) {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) {
        let end = self.index(index, offsetBy: text.count)
        return (String(self[..<end]), String(self[end...]))
      }
      index = self.index(after: index)
    }
    return ("", self)
  }
}
