import Glibc
import OrderedJSON
import Platform
import PostgreSQLStorage
import Serving
import Transport

/// Runs an author's app as another program, and starts it again if its code crashes or does not
/// return: the sessions go on at their last good revisions.
///
/// A class: there is one in a program.
@MainActor
final class Supervisor {
  private let name: String
  /// The options of the app, without the port.
  private let arguments: [String]
  let storage: StorageOptions
  let codeTimeout: Int
  let log: SupervisorLog
  let loop: EventLoop
  var app: WatchedApp?
  /// The way in which the app begins.
  var restart = Restart()
  /// The crashes of each session without a success in between; those of code that no command began
  /// have an empty name.
  var streaks: [String: Int] = [:]
  private var port: Int?
  /// True once the addresses have been printed.
  private var hasAnnounced = false
  private let announce: (String) -> Void
  private var status: ExitStatus = .success
  private var isStopping = false
  /// The progress of the app, and the time at which it began.
  var progress = Progress()
  /// The code that was reported last because it does not return.
  var slowCode: SlowCode?
  private var began = Clock.monotonic.seconds

  /// The beginning of an app after a crash.
  struct Restart {
    /// The report of the crash for clients.
    var build: JSONObject?
    var recovery: WatchedApp.Recovery?
    /// The time until which an app that ends at its start is started again: the port or the
    /// database may still be in use.
    var patience = 0.0
  }

  /// True if the app has run for over a minute: its crash begins a new row.
  var hasRunLong: Bool { Clock.monotonic.seconds - began > 60 }

  /// - Parameter arguments: those of the command line.
  init(
    _ arguments: [String], _ options: ServeOptions, calledAs name: String,
    announce: @escaping (String) -> Void
  ) throws {
    self.name = name
    log = SupervisorLog(name: name, format: options.logFormat)
    self.announce = announce
    storage = options.storage
    // Under the name of its node, an app has its sessions again before the lease ends.
    let node = PostgreSQLStore.Configuration.randomNode()
    self.arguments = arguments.removingPort + (storage.isShared ? ["--node=\(node)"] : [])
    port = options.port
    codeTimeout = options.supervision.codeTimeout
    loop = try EventLoop(servesMainQueue: true)
    ChildProcess.setDefault("SWIFT_BACKTRACE", to: Self.backtraces)
  }

  /// Only what helps a reader: no one is served during the report.
  private static let backtraces =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=48"

  /// Serves until the program receives a stop signal, or the app ends by itself.
  func run() -> ExitStatus {
    loop.onSignal(SIGCHLD) { [unowned self] in app?.checkEnding() }
    for signal in [SIGINT, SIGTERM] { loop.onSignal(signal) { [unowned self] in stop() } }
    start()
    check()
    loop.run()
    return status
  }

  func start() {
    do {
      (progress, slowCode) = (Progress(), nil)
      began = Clock.monotonic.seconds
      let app = try WatchedApp(
        "/proc/self/exe", called: name, arguments + (port.map { ["--port=\($0)"] } ?? []), in: loop)
      app.onEvent = { [unowned self] in handle($0) }
      self.app = app
    } catch { end("\(error)", .failure) }
  }

  private func handle(_ event: WatchedApp.Event) {
    switch event {
    case .ready:
      // On a shared database, sessions are opened where clients ask for them.
      app?.start(
        replaying: restart.recovery != nil, sessions: storage.isShared ? [] : ["main"],
        build: restart.build, after: restart.recovery)
    case .listening(let port, let text):
      // The link has a new code after a crash, if there is one.
      if !hasAnnounced || self.port != port || text.contains("#code=") { announce(text) }
      hasAnnounced = true
      self.port = port
    case .recovered(let session): streaks[session] = nil
    case .refused(let sessions): restart.recovery?.refused = sessions
    case .stack(let report): if let app { note(report, of: app) }
    case .live, .replaying, .replayed, .left: break
    case .ended(let ending): handleEnd(ending)
    }
  }

  private func handleEnd(_ ending: ChildProcess.Ending) {
    guard let app else { return }
    self.app = nil
    switch ending {
    case .exited where !app.isLive && Clock.monotonic.seconds < restart.patience && !isStopping:
      loop.schedule(after: Self.checkInterval) { [unowned self] in start() }
    case .exited(let status): end(nil, ExitStatus(rawValue: status))
    case .killed where isStopping: end(nil, .success)
    case .killed: recover(app, from: ending)
    }
  }

  func end(_ complaint: String?, _ status: ExitStatus) {
    if let complaint { log(complaint) }
    self.status = status
    loop.stop()
  }

  private func stop() {
    guard let app else { return end(nil, .success) }
    restart.patience = 0
    if isStopping {
      app.process.signalGroup(SIGKILL)
      return
    }
    isStopping = true
    app.process.signal(SIGTERM)
  }
}

extension [String] {
  /// The arguments without the port, which is the same after a crash.
  fileprivate var removingPort: [String] {
    var rest: [String] = []
    var skips = false
    for argument in self {
      if skips {
        skips = false
      } else if argument == "--port" {
        skips = true
      } else if !argument.hasPrefix("--port=") {
        rest.append(argument)
      }
    }
    return rest
  }
}
