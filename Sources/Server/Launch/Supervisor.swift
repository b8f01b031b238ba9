import Glibc
import OrderedJSON
import Platform
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
  private let codeTimeout: Int
  let loop: EventLoop
  var app: WatchedApp?
  /// The way in which the app begins.
  var restart = Restart()
  /// The crashes of each session without a success in between; those of code that no command began
  /// have an empty name.
  var streaks: [String: Int] = [:]
  private var port: Int?
  private let announce: (String) -> Void
  private var status: ExitStatus = .success
  private var isStopping = false
  /// The progress of the app, and the time at which it began.
  private var progress = Progress()
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

  private struct Progress {
    var beats: UInt64 = 0
    var since = Clock.monotonic.seconds
    var isReported = false
    var isEnded = false
  }

  /// Seconds after which code that does not return is reported.
  private static let reportTime = 2.0
  private static let checkInterval = 0.25
  /// Seconds that Swift's report of a crash may take.
  private static let crashReportTime = 30.0
  /// Seconds between the signal that asks for a report and the one that ends the app.
  private static let exitTimeout = 2.0

  /// - Parameter arguments: those of the command line.
  init(
    _ arguments: [String], _ options: ServeOptions, calledAs name: String,
    announce: @escaping (String) -> Void
  ) throws {
    self.name = name
    self.announce = announce
    self.arguments = arguments.removingPort
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
      progress = Progress()
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
      app?.start(
        replaying: restart.recovery != nil, sessions: ["main"], build: restart.build,
        after: restart.recovery)
    case .listening(let port, let text):
      // The link has a new code after a crash, if there is one.
      if self.port != port || text.contains("#code=") { announce(text) }
      self.port = port
    case .recovered(let session): streaks[session] = nil
    case .refused(let sessions): restart.recovery?.refused = sessions
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
    case .killed: recover(app, from: ending, didNotReturn: progress.isEnded)
    }
  }

  func end(_ complaint: String?, _ status: ExitStatus) {
    if let complaint { say(complaint) }
    self.status = status
    loop.stop()
  }

  /// Says something on standard error.
  func say(_ sentence: String) {
    // Nothing in it, such as a control's label, can command a terminal.
    let words = sentence.unicodeScalars.map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : String($0)
    }
    Descriptor.standardError.writeIfRoom(Array("\(name): \(words.joined())\n".utf8))
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

// MARK: - Code that does not return

extension Supervisor {
  /// Looks again and again whether the app gets on.
  private func check() {
    loop.schedule(after: Self.checkInterval) { [unowned self] in check() }
    guard codeTimeout > 0, let app, let blackBox = app.blackBox, blackBox.beats > 0 else { return }
    if blackBox.beats != progress.beats || app.process.isHeld {
      progress = Progress(beats: blackBox.beats)
      return
    }
    if progress.isEnded { return }
    let seconds = Clock.monotonic.seconds - progress.since
    if app.isReportingCrash {
      if seconds > Self.crashReportTime { app.process.signalGroup(SIGKILL) }
      return
    }
    if seconds >= Self.reportTime && !progress.isReported {
      progress.isReported = true
      say("The app's code has not returned for \(Int(seconds)) s\(work(of: app).phrase).")
    }
    if seconds >= Double(codeTimeout) {
      progress.isEnded = true
      say("The app's code has not returned for \(Int(seconds)) s: it is ended.")
      // Not SIGKILL: the program reports where it is first.
      app.process.signal(SIGABRT)
      loop.schedule(after: Self.exitTimeout) { [weak app] in app?.process.signalGroup(SIGKILL) }
    }
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
