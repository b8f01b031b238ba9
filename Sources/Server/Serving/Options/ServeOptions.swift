import NavigationCore
import Platform
import Sessions
import Transport

/// The options of `serve`.
public struct ServeOptions: Hashable, Sendable {
  /// The address to listen on.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 for any that is free.
  public var port = 8080
  /// The folder of the dashboard's files; nil for the one that belongs to this build.
  public var publicFolder: String?
  /// The folder whose Swift files are served; nil for none.
  public var sourceFolder: String?
  /// The folder of the documentation; nil for the one that belongs to this build, if there is one.
  public var docsFolder: String?
  /// True if the dashboard is served as the files of its folder, one by one.
  public var servesPlainPage = false
  /// The most elements in a path.
  public var maxDepth = Reducer.standardMaxDepth
  /// The most sessions.
  public var maxSessions = SessionHub.maxSessions
  /// Other names that a request's Host may have.
  public var allowedHosts: [String] = []
  /// The file that holds the token.
  public var tokenFile: String?
  /// The file of the TLS certificate; nil without TLS.
  public var certificateFile: String?
  /// The file of the certificate's private key.
  public var keyFile: String?
  /// True if the token may cross the network unencrypted.
  public var isInsecureLANAccepted = false
  /// Less important lines are left out of the log.
  public var logLevel = Log.Level.info
  /// The form of the log's lines.
  public var logFormat = Log.Format.text
  /// True if the echo for test suites is offered.
  public var offersEcho = false
  /// The most bytes of a message.
  public var messageBytes = ServerLimits.defaultMessageBytes
  /// The number of connections from one address.
  public var connectionsPerAddress = ServerLimits.standardConnectionsPerAddress
  /// The options of the store.
  public var storage = StorageOptions()
  /// The most bytes that are kept because of clients, in all.
  public var memory = MemoryLimit.standard
  /// The options about the program that starts an author's app.
  public var supervision = SupervisionOptions()
  /// Seconds after which a client that takes nothing of what waits for it is cut.
  public var readerTimeout = Int(ServerLimits.defaultReaderSeconds)

  /// The default options.
  public init() {}

  /// The largest path that `--max-depth` can allow.
  static let maxDepthLimit = 10_000_000

  /// The bytes that `--max-message` accepts.
  static let messageSizes = 1_024...ServerLimits.maxMessageBytes

  /// All options of `serve`, in the order of the help text.
  public static let options: [Option] =
    network + StorageOptions.options + SupervisionOptions.options + others

  private static let network: [Option] = [
    Option("host", "ADDRESS", help: "address to listen on, IPv4 or IPv6 (default: 127.0.0.1)"),
    Option("port", "NUMBER", help: "port; 0 takes any free one and prints it (default: 8080)"),
    Option("public", "FOLDER", help: "folder of the dashboard's files (default: this build's)"),
    Option(
      "docs", "FOLDER", help: "documentation to serve at /docs/ (default: what make docs built)"),
    Option("sources", "FOLDER", help: "folder of Swift sources to show in the Code panel"),
    Option("plain-page", help: "serve the dashboard unbundled, for developing it"),
    Option(
      "max-depth", "NUMBER", help: "maximum path depth (default: \(Reducer.standardMaxDepth))"),
    Option(
      "max-sessions", "NUMBER",
      help: "maximum number of sessions (default: \(SessionHub.maxSessions))"),
    Option(
      "allow-host", "NAME", isRepeatable: true,
      help: "accept this Host as well, with or without port; may be repeated"),
    Option(
      "max-message", "BYTES",
      help: "maximum message size in bytes (default: \(ServerLimits.defaultMessageBytes))"),
    Option(
      "per-address", "NUMBER",
      help: "maximum connections per remote address "
        + "(default: \(ServerLimits.standardConnectionsPerAddress))"),
    Option("token-file", "FILE", help: "file whose first line is the token that clients must give"),
    Option("tls-cert", "FILE", help: "certificate chain in PEM; with --tls-key"),
    Option("tls-key", "FILE", help: "private key in PEM"),
    Option(
      "insecure-lan", help: "allow other machines without TLS; traffic is readable on the network"),
  ]

  private static let others: [Option] = [
    Option(
      "memory", "SIZE",
      help: "memory for client data, such as 512M (default: 1/4 of RAM, at most 2G)"),
    Option(
      "reader-timeout", "SECONDS",
      help: "disconnect clients that stop reading for this long (default: 30)"),
    Option("log-level", "LEVEL", help: "error, warning, info or debug (default: info)"),
    Option("log-format", "FORM", help: "text or json (default: text)"),
    Option("test-echo", help: "offer the subprotocol colonnade.echo, for conformance suites"),
    Option("help", help: "show this"),
  ]

  /// Reads the options.
  ///
  /// - Throws: a sentence about the first option that is wrong or misses another.
  public init(_ arguments: Arguments) throws(UsageError) {
    if let extra = arguments.positionals.first {
      throw UsageError("Unexpected argument “\(extra)”. --help lists the options.")
    }
    host = arguments.value("host") ?? host
    port = try arguments.integer("port", in: 0...65_535) ?? port
    publicFolder = arguments.value("public")
    servesPlainPage = arguments.has("plain-page")
    sourceFolder = arguments.value("sources")
    docsFolder = arguments.value("docs")
    maxDepth = try arguments.integer("max-depth", in: 1...Self.maxDepthLimit) ?? maxDepth
    messageBytes =
      try arguments.integer("max-message", in: Self.messageSizes) ?? messageBytes
    connectionsPerAddress =
      try arguments.integer("per-address", in: 1...ServerLimits.defaultConnections)
      ?? connectionsPerAddress
    maxSessions = try arguments.integer("max-sessions", in: 1...1_000_000) ?? maxSessions
    allowedHosts = arguments.values["allow-host"] ?? []
    tokenFile = arguments.value("token-file")
    certificateFile = arguments.value("tls-cert")
    keyFile = arguments.value("tls-key")
    isInsecureLANAccepted = arguments.has("insecure-lan")
    logLevel = try arguments.choice("log-level") ?? logLevel
    logFormat = try arguments.choice("log-format") ?? logFormat
    offersEcho = arguments.has("test-echo")
    supervision = try SupervisionOptions(arguments)
    if let size = arguments.value("memory") { memory = try MemoryLimit.bytes(size) }
    readerTimeout = try arguments.integer("reader-timeout", in: 1...3_600) ?? readerTimeout
    storage = try StorageOptions(arguments)
    try check()
  }

  /// Serves the Swift files of the built-in scenes if no other folder was asked for.
  public mutating func serveBuiltInSources() {
    sourceFolder = sourceFolder ?? InstalledFolder.builtInScenes
  }

  private func check() throws(UsageError) {
    guard isAddress else {
      throw UsageError("--host expects an IPv4 or IPv6 address, not “\(host)”: names are refused.")
    }
    if (certificateFile == nil) != (keyFile == nil) {
      throw UsageError("--tls-cert and --tls-key go together.")
    }
    if !isLoopback && !usesTLS && !isInsecureLANAccepted {
      throw UsageError(
        "Listening on \(host) lets other machines in. Give --tls-cert and --tls-key, or --insecure-lan "
          + "if anyone on the network may read the traffic.")
    }
    if storage.isShared && isWildcard && storage.announced == nil {
      throw UsageError(
        "Other nodes cannot reach \(host): give --announce ws://HOST:PORT with an address of this "
          + "machine.")
    }
  }

  private var isAddress: Bool { IPAddress(host) != nil }

  /// The URL where other nodes on the database reach this one.
  ///
  /// - Parameter port: the one that it listens on.
  func announcedURL(port: Int) -> String {
    if let announced = storage.announced { return announced }
    let host = host.contains(":") ? "[\(host)]" : host
    return "\(usesTLS ? "wss" : "ws")://\(host):\(port)"
  }

  /// True if the server speaks TLS.
  public var usesTLS: Bool { certificateFile != nil }
}
