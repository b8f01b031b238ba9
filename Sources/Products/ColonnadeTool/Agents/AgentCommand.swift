import AgentProtocol
import Colonnade
import Gallery
import Glibc
import Launch
import Platform
import Sandbox
import Serving
import Sessions
import Transport

/// `colonnade mcp`: a session for coding agents, over the Model Context Protocol on standard input and
/// output.
@MainActor
enum AgentCommand {
  static let options: [Option] = [
    Option("token-file", "FILE", help: "with a URL: file whose first line is the server's token"),
    Option("port", "NUMBER", help: "without a URL: the dashboard's port (default: any free one)"),
    Option("public", "FOLDER", help: "without a URL: folder of the dashboard's files"),
    Option("sources", "FOLDER", help: "without a URL: serve the Swift files below it"),
    Option("help", help: "show this"),
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    guard arguments.positionals.count <= 1 else {
      throw UsageError("Expected at most one URL. See --help.")
    }
    guard let url = arguments.positionals.first else { return try serveGallery(arguments) }
    let own = ["port", "public", "sources"].first(where: arguments.has)
    if let own { throw UsageError("--\(own) can't be used with a URL.") }
    let token = try arguments.value("token-file").map { try Token(file: $0).text }
    return try bridge(to: try SessionAddress(url, token: token))
  }

  /// To a server that runs elsewhere.
  private static func bridge(to address: SessionAddress) throws -> Tool.Status {
    let output = try messages()
    let loop = try EventLoop(servesMainQueue: true)
    let bridge = AgentBridge(to: address, on: loop, output: output) { loop.stop() }
    for signal in [SIGINT, SIGTERM] { loop.onSignal(signal) { loop.stop() } }
    try bridge.start()
    loop.run()
    bridge.flush()
    return .success
  }

  /// The gallery, in this process, with the dashboard; nothing of it is kept.
  private static func serveGallery(_ arguments: Arguments) throws -> Tool.Status {
    if arguments.has("token-file") {
      throw UsageError("--token-file needs a URL.")
    }
    var options = ServeOptions()
    options.port = try arguments.integer("port", in: 0...65_535) ?? 0
    options.publicFolder = arguments.value("public")
    options.sourceFolder = arguments.value("sources")
    options.serveBuiltInSources()
    options.storage.isEphemeral = true
    options.logLevel = .warning
    let output = try messages()
    let service = try Service(
      options, scenes: [SceneEntry(.sandbox())] + Gallery.scenes, values: StoredValues.ofApp,
      calledAs: "colonnade", firesTimers: false)
    var bridge: AgentBridge?
    var failure: (any Error)?
    try service.run(onceListening: { port in
      do {
        let address = try SessionAddress("ws://\(options.host):\(port)/ws/main")
        Tool.complain("The dashboard is at \(address.dashboard).")
        bridge = AgentBridge(to: address, on: service.loop, output: output) { service.stop() }
        try bridge?.start()
      } catch {
        failure = error
        service.stop()
      }
    })
    if let failure { throw failure }
    bridge?.flush()
    return .success
  }

  /// Standard output, for messages only: from now on an app prints to standard error.
  private static func messages() throws(UsageError) -> Descriptor {
    guard let output = Descriptor.standardOutput.duplicated() else {
      throw UsageError("Can't write to standard output.")
    }
    Descriptor.standardOutput.redirect(to: .standardError)
    return output
  }

  private static let help = """
    Lets coding agents see and drive a session, over the Model Context Protocol: revision
    \(ProtocolRevision.newest.rawValue), and those before it for older clients.

    Usage: colonnade mcp [URL] [OPTION …]

    It uses standard input and output, one message per line, and is started by the agent. URL is a
    session of a running server, such as ws://127.0.0.1:8080/ws/main, including your own app's.
    Without a URL it serves the gallery itself, on a port of this machine that it prints on standard
    error.

    \(HelpText.table(options))

    Exits with 0 at the end of input, 2 if the command line is wrong.
    """
}
