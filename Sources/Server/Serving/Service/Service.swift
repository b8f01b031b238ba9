import AppResources
import Glibc
import NavigationCore
import OrderedJSON
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// A running server: its loop, its gateway, and how it ends.
@MainActor
public final class Service {
  /// The last part of the path that the program was started by.
  public nonisolated static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "colonnade"
  }

  /// The WebSocket subprotocol of sessions.
  public static let subprotocol = "colonnade.v1"
  /// The WebSocket subprotocol of the echo.
  public static let echoSubprotocol = "colonnade.echo"
  /// Seconds that clients have, when the server stops, to take what is theirs and disconnect.
  static let gracePeriod = 2.0
  /// Replaces `gracePeriod` if the next build of the app waits for the port.
  static let shortGracePeriod = 0.15
  /// Seconds that the store has before that if another program keeps it from writing.
  static let storeTimeout = 0.9

  /// The loop that it runs on.
  public let loop: EventLoop
  let gateway: Gateway
  let server: Server
  let options: ServeOptions
  private let storage: Storage
  /// The connection to the watch session, and its start; nil if the app is not watched.
  private let watch: (connection: WatchConnection, start: HotReloadStart)?
  /// True if the next build of the app takes the sessions over.
  var makesRoom = false

  /// Prepares everything; no client can connect yet.
  ///
  /// - Parameters:
  ///   - scenes: the scenes that can be opened; sessions start in the first.
  ///   - values: the values that the app keeps beside its sessions.
  ///   - name: the program's, whose sessions have a file of their own.
  ///   - firesTimers: Foundation's timers on the main run loop fire, which costs a few µs a turn.
  ///   - opening: opens the store.
  /// - Throws: `UsageError`, `TransportError`, or why the store refuses to open.
  public init(
    _ options: ServeOptions, scenes: [SceneEntry], values: (any AppValues)? = nil,
    calledAs name: String, firesTimers: Bool, opening: Storage.Opener
  ) throws {
    Heap.prepare()
    if scenes.isEmpty { throw UsageError("There's no scene to serve.") }
    self.options = options
    let gate = try Self.gate(options)
    let routes = try Self.routes(options)
    loop = try EventLoop(servesMainQueue: true)
    // Before the gateway, which sends what timers have changed.
    if firesTimers { MainRunLoop(in: loop).runTimers() }
    let log = Log(level: options.logLevel, format: options.logFormat)
    for note in routes.assets.notes { log(.warning, "picture_left_out", note) }
    if let reason = routes.plainReason {
      log(.info, "page_served_plain", ["reason": .string(reason)])
    }
    // The lines logged so far are also written if this fails.
    defer { log.flush(within: Self.gracePeriod) }
    let scenes = options.supervision.watchedThrough == nil ? scenes : Self.begun(scenes)
    watch = try Self.watchConnection(options)
    storage = try opening(options.storage, name, watch == nil ? 0 : Self.gracePeriod, log)
    if let values { storage.store.persist(values) }
    var configuration = SessionHub.Configuration(
      scenes: scenes, maxDepth: options.maxDepth, maxSessions: options.maxSessions,
      limits: Self.limits(options), clock: WallClock.now, memory: options.memory)
    configuration.hotReloads = watch?.start.replays ?? false
    let hub = SessionHub(configuration, store: storage.store)
    hub.setBuild(watch?.start.build)
    hub.wait = { [unowned loop] seconds, body in loop.schedule(after: seconds, body) }
    if let values { hub.preserveAppValues(by: values.preserve) }
    gateway = Gateway(
      hub: hub, routes: routes, gate: gate, loop: loop, log: log)
    server = try Server(loop: loop, configuration: Self.configuration(options), handler: gateway)
    gateway.connections.server = server
    if let watch { beSupervised(through: watch.connection, after: watch.start) }
    hub.store.onLoss = { [unowned gateway] sessions, reason in
      gateway.registry.handleLoss(of: sessions, because: reason)
    }
    if let shared = storage.shared {
      gateway.joinCluster(on: shared)
    } else {
      gateway.registry.openStandardSession()
    }
  }

  /// Serves until SIGINT or SIGTERM.
  ///
  /// - Parameter announce: gets the start-up text.
  /// - Throws: `UsageError` or `TransportError` if the address cannot be listened on.
  public func run(announce: (String) -> Void) throws {
    try run(onceListening: { port in
      let code = gateway.admission.gate?.makeCode()
      let text = StartText(
        options: options, port: port, code: code, storage: storage.description
      ).text
      if let watch {
        handleMessages(of: watch.connection)
        reopenSessions(after: watch.start, reportingTo: watch.connection, text: text)
      } else {
        announce(text)
      }
    })
  }

  /// Serves until SIGINT or SIGTERM, or until the loop is stopped.
  ///
  /// - Parameter ready: gets the port, once clients can connect.
  /// - Throws: `UsageError` or `TransportError` if the address cannot be listened on.
  public func run(onceListening ready: (Int) -> Void) throws {
    try start()
    for signal in [SIGINT, SIGTERM] { loop.onSignal(signal) { [unowned self] in self.stop() } }
    storage.shared?.join(at: options.announcedURL(port: server.port)) {}
    ready(server.port)
    gateway.connections.log(
      .info, "listening", ["address": .string(options.host), "port": .number(.init(server.port))])
    if let days = options.storage.keepDays { gateway.registry.expire(days, at: WallClock.now()) }
    gateway.registry.maintain(days: options.storage.keepDays)
    if storage.store.keepsRecords {
      gateway.registry.evictIdle(after: Double(options.storage.idleAfter))
    }
    loop.run()
    storage.store.close()
    gateway.connections.logOmitted()
    gateway.connections.log.flush(within: Self.gracePeriod)
  }

  private func start() throws {
    do {
      try server.start()
    } catch {
      guard case .portTaken = error else { throw error }
      throw UsageError("\(error) Choose another with --port; 0 takes any free one.")
    }
  }

  /// True once a signal or `stop` has ended the service's work; clients are being sent away then.
  public var isStopping: Bool { gateway.lifecycle.isStopping }

  /// Ends `run`, after all clients have got what is due to them.
  ///
  /// - Parameter gracePeriod: seconds that clients have to take what is theirs and disconnect.
  package func stop(within gracePeriod: Double = gracePeriod) {
    let began = StopWatch.now()
    gateway.connections.log(.info, "stopping")
    gateway.lifecycle.advance(to: .draining)
    server.stopAccepting()
    guard let cluster = gateway.cluster else {
      return finishAndDrain(since: began, within: gracePeriod)
    }
    cluster.pauseForwarded { [unowned self] in finishAndDrain(since: began, within: gracePeriod) }
  }

  private func finishAndDrain(since began: Int64, within gracePeriod: Double) {
    gateway.stopReading()
    gateway.registry.recordUses()
    gateway.hub.saveValues()
    storage.store.flush()
    storage.store.whenWritten { [unowned self] in
      leaveCluster { [unowned self] in drain(since: began, within: gracePeriod) }
    }
    loop.schedule(after: Self.storeTimeout) { [unowned self] in
      drain(since: began, within: gracePeriod)
    }
  }

  /// Clients that are sent away find their sessions free.
  private func leaveCluster(_ done: @escaping @MainActor () -> Void) {
    guard let shared = storage.shared else { return done() }
    shared.leave(then: done)
  }

  private func drain(since began: Int64, within gracePeriod: Double) {
    if gateway.lifecycle.phase == .disconnecting { return }
    gateway.lifecycle.advance(to: .disconnecting)
    gateway.delivery.deliverEverything()
    gateway.cluster?.redirectForwarded()
    let left = gracePeriod - Double(StopWatch.now() - began) / 1_000
    let reason = makesRoom ? "rebuilt: reconnect now" : "the server stops"
    server.drain(code: 1001, reason: reason, within: max(0, left)) { [loop] in
      loop.stop()
    }
  }
}

extension Service {
  /// Waits until the watch session, if there is one, lets the app take its sessions.
  private static func watchConnection(
    _ options: ServeOptions
  ) throws(UsageError) -> (WatchConnection, HotReloadStart)? {
    guard let number = options.supervision.watchedThrough else { return nil }
    let connection = WatchConnection(Int32(number))
    guard let start = awaitStart(from: connection) else {
      throw UsageError("The builder of this app has exited. Run the app with “colonnade watch”.")
    }
    return (connection, start)
  }

  /// Creates the first scene: if a new build cannot even begin, it ends here, and the one before it
  /// goes on.
  private static func begun(_ scenes: [SceneEntry]) -> [SceneEntry] {
    var scenes = scenes
    scenes[0] = scenes[0].prepared
    return scenes
  }

  private static func gate(_ options: ServeOptions) throws(UsageError) -> TokenGate? {
    if let file = options.tokenFile { return TokenGate(try Token(file: file)) }
    if options.isLoopback { return nil }
    throw UsageError(
      "Listening on \(options.host) lets other machines in: give --token-file FILE, for instance "
        + "made by: openssl rand -hex 32 > FILE")
  }

  private static func configuration(_ options: ServeOptions) -> ServerConfiguration {
    var subprotocols = [Subprotocol(subprotocol)]
    if options.offersEcho { subprotocols.append(Subprotocol(echoSubprotocol, use: .echo)) }
    var configuration = ServerConfiguration(subprotocols: subprotocols)
    configuration.address = options.host
    configuration.port = options.port
    configuration.allowedHosts = options.allowedHosts
    if let url = options.storage.announced.flatMap({ try? WebSocketURL($0) }) {
      configuration.allowedHosts.append(url.host)
    }
    configuration.limits = serverLimits(options)
    if let certificate = options.certificateFile, let key = options.keyFile {
      configuration.tls = TLSFiles(certificate: certificate, key: key)
    }
    return configuration
  }
}
