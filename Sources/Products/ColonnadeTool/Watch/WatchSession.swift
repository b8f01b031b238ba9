import Glibc
import OrderedJSON
import Platform
import Serving
import Transport

/// Builds an author's app whenever its sources are saved, and puts the new build in the place of
/// the old.
///
/// A class: there is one of it. The last build that was live is kept under a second name, so that
/// there is always one to go back to.
@MainActor
final class WatchSession {
  let package: WatchedPackage
  let plan: BuildPlan
  let loop: EventLoop
  private let folders: FolderWatch
  private var folderWatch: LoopWatch?

  /// Files that were saved and are not built yet, in order, and when the first of them was.
  private var saved: [String] = []
  private var savedAt: Int64?
  private var pause: LoopTimer?
  private var compilation: Compilation?

  /// The app that has the sessions.
  private var running: WatchedApp?
  /// The next one, until it is live.
  private var candidate: Candidate?
  /// The apps that are leaving, by request or otherwise.
  private var leaving: [WatchedApp] = []
  /// The state of the build that all pages receive.
  private var buildState: JSONObject = ["state": "building"]
  private var port: Int?
  /// Those with visitors when the last app left.
  private var sessions: [String] = ["main"]
  private var hasAnnounced = false
  /// The build that was live last has its second name.
  private var hasKept = false
  private var isStopping = false
  private var status = ExitStatus.success

  /// An app on its way to be live.
  private struct Candidate {
    let app: WatchedApp
    let isNew: Bool
    /// Sessions come back by their steps.
    let replays: Bool
    let savedAt: Int64?
    let compiledIn: Int64?
    let files: [String]
    /// The crash to report instead, once the candidate is live; nil if nothing crashed.
    let crash: String?
    var isReady = false
    var hasStarted = false
  }

  /// After a crash Swift reports only what helps: no one is served during the report.
  private static let backtraces = "threads=crashed,registers=none,images=none,limit=16"
  /// Seconds in which further saves belong to the same build.
  static let pauseSeconds = 0.03
  /// Seconds that programs have to end by themselves.
  private static let exitTimeout = 3.0

  /// - Throws: a message if the system does not report file changes.
  init(_ package: WatchedPackage, _ plan: BuildPlan) throws {
    (self.package, self.plan, port) = (package, plan, plan.port)
    loop = try EventLoop(servesMainQueue: true)
    guard let folders = FolderWatch(skipping: { package.skips($0) }) else {
      throw UsageError("Changes of files cannot be watched: \(SystemError.text).")
    }
    self.folders = folders
    ChildProcess.setDefault("SWIFT_BACKTRACE", to: Self.backtraces)
    for path in package.watchedPaths where folders.add(path) == nil && path == package.folder {
      throw UsageError(
        "\(path) cannot be watched: \(SystemError.text). There may be too many folders: the limit "
          + "is fs.inotify.max_user_watches.")
    }
  }

  func run() -> ExitStatus {
    folderWatch = loop.onReadable(folders.descriptor.number) { [unowned self] in readChanges() }
    loop.onSignal(SIGCHLD) { [unowned self] in checkEndings() }
    for signal in [SIGINT, SIGTERM, SIGHUP] { loop.onSignal(signal) { [unowned self] in stop() } }
    compile()
    loop.run()
    return status
  }
}

// MARK: - Building

extension WatchSession {
  private func readChanges() {
    let changes = folders.changes().filter(package.isSource)
    if folders.consumeOverflow() { recordSave(of: "Package.swift") }
    for path in changes { recordSave(of: package.shown(path)) }
    if saved.isEmpty || compilation != nil { return }
    pause?.cancel()
    pause = loop.schedule(after: Self.pauseSeconds) { [unowned self] in compile() }
  }

  private func recordSave(of path: String) {
    if !saved.contains(path) { saved.append(path) }
    savedAt = savedAt ?? Clock.monotonic.milliseconds
  }

  private func compile() {
    if isStopping || compilation != nil { return }
    let files = saved
    let began = savedAt ?? Clock.monotonic.milliseconds
    (saved, savedAt) = ([], nil)
    do {
      compilation = try Compilation(plan.build, of: files, savedAt: began, in: loop)
    } catch { return fail("\(error)") }
    Tool.say("Building \(package.product)…")
    publish(["state": "building", "files": files.json])
  }

  private func finishCompilation() {
    guard let compilation, let (ending, text) = compilation.ending() else { return }
    self.compilation = nil
    let time = Clock.monotonic.milliseconds - compilation.began
    if isStopping { return stopIfAllHaveEnded() }
    if !saved.isEmpty {
      // Later saves are built first: no one waits for the older build.
      requeue(compilation)
      return compile()
    }
    if !ending.isSuccess {
      refuse(compilation, CompilerOutput(text, in: package.folder).mistakes)
    } else if running != nil, hasKept, plan.fileOfLive == plan.fileOfBuild {
      publishLive(compilation.files, compiledIn: time, savedAt: compilation.savedAt)
    } else {
      launch(compilation, took: time)
    }
  }

  private func requeue(_ compilation: Compilation) {
    saved = compilation.files + saved.filter { !compilation.files.contains($0) }
    savedAt = compilation.savedAt
  }

  private func refuse(_ compilation: Compilation, _ mistakes: [CompilerOutput.Mistake]) {
    let known = mistakes.isEmpty ? [.init(message: "swift build has failed.")] : mistakes
    for mistake in known { Tool.say("  \(mistake)") }
    Tool.say(
      "Does not compile: \(running == nil ? "nothing runs yet." : "the app goes on as it was.")")
    publish([
      "state": "failed", "files": compilation.files.json,
      "errors": .array(known.map(\.json)),
    ])
  }
}

// MARK: - The next app

extension WatchSession {
  private func launch(_ compilation: Compilation, took time: Int64) {
    launch(
      plan.program, isNew: true, replays: true, compilation, took: time,
      crash: nil)
  }

  private func launch(
    _ program: String, isNew: Bool, replays: Bool, _ compilation: Compilation? = nil,
    took time: Int64? = nil, crash: String?
  ) {
    if let old = candidate { discard(old.app) }
    do {
      let app = try WatchedApp(
        program, called: package.product, plan.options(port: port), in: loop)
      app.onEvent = { [unowned self, unowned app] in handle($0, of: app) }
      candidate = Candidate(
        app: app, isNew: isNew, replays: replays, savedAt: compilation?.savedAt,
        compiledIn: time, files: compilation?.files ?? [], crash: crash)
    } catch { fail("\(error)") }
  }

  private func discard(_ app: WatchedApp) {
    leaving.append(app)
    app.process.signalGroup(SIGKILL)
    candidate = nil
  }

  private func handle(_ event: WatchedApp.Event, of app: WatchedApp) {
    switch event {
    case .ready:
      candidate?.isReady = true
      if let running { running.requestExit() } else { startCandidate() }
    case .listening(let port, let text):
      self.port = port
      if !hasAnnounced { Tool.say(plan.announcement(of: text)) }
      hasAnnounced = true
    case .live: becomeLive(app)
    case .left(let names): sessions = names.isEmpty ? ["main"] : names
    case .replaying: break
    case .replayed(let outcome): report(outcome)
    case .ended(let ending): handleEnd(ending, of: app)
    }
  }

  /// The sessions are free, so the next app can start with them.
  private func startCandidate() {
    guard let candidate, candidate.isReady, !candidate.hasStarted else { return }
    self.candidate?.hasStarted = true
    candidate.app.start(replaying: candidate.replays, sessions: sessions, build: buildState)
  }

  private func becomeLive(_ app: WatchedApp) {
    guard let candidate, candidate.app === app else { return }
    (running, self.candidate) = (app, nil)
    if candidate.isNew {
      plan.saveLive()
      hasKept = true
    }
    if let crash = candidate.crash {
      publish(["state": "crashed", "reason": .string(UTF8String(crash))])
    } else {
      publishLive(
        candidate.files, compiledIn: candidate.compiledIn ?? 0, savedAt: candidate.savedAt)
    }
  }

  private func publishLive(_ files: [String], compiledIn: Int64, savedAt: Int64?) {
    let time = savedAt.map { Clock.monotonic.milliseconds - $0 } ?? 0
    Tool.say(
      "Live after \(time) ms, \(compiledIn) of them the compiler's"
        + (files.isEmpty ? "." : ": \(files.joined(separator: ", "))."))
    publish([
      "state": "live", "files": files.json, "compiledIn": .number(.init(Int(compiledIn))),
      "liveAfter": .number(.init(Int(time))),
    ])
  }

  private func report(_ outcome: JSONObject) {
    guard let stop = outcome["stop"] else { return }
    let (step, words) = (stop["step"]?.intValue ?? 0, stop["words"]?.stringValue ?? "")
    Tool.say(
      "Session \(outcome["session"]?.stringValue ?? ""): step \(step), \(words), does not fit: "
        + "\(stop["reason"]?.stringValue ?? "")")
  }

  private func publish(_ buildState: JSONObject) {
    self.buildState = buildState
    running?.send(buildState)
  }
}

// MARK: - Endings

extension WatchSession {
  private func checkEndings() {
    finishCompilation()
    for app in leaving { app.checkEnding() }
    candidate?.app.checkEnding()
    running?.checkEnding()
  }

  private func handleEnd(_ ending: ChildProcess.Ending, of app: WatchedApp) {
    leaving.removeAll { $0 === app }
    if isStopping {
      if running === app { running = nil }
      if candidate?.app === app { candidate = nil }
      return stopIfAllHaveEnded()
    }
    if running === app {
      running = nil
      if candidate?.isReady == true { return startCandidate() }
      if candidate != nil { return }
      recover(from: app.reason(of: ending), replaying: true)
    } else if let failed = candidate, failed.app === app {
      candidate = nil
      handleFailure(of: failed, because: app.reason(of: ending))
    }
  }

  /// The next app has ended before it was live.
  private func handleFailure(of failed: Candidate, because reason: String) {
    if running != nil {
      Tool.say("The new build exited too early, so the last good build keeps running: \(reason)")
      publish([
        "state": "crashed", "files": failed.files.json, "reason": .string(UTF8String(reason)),
      ])
    } else if failed.isNew {
      recover(from: reason, replaying: true)
    } else if failed.replays {
      recover(from: reason, replaying: false)
    } else {
      fail("The app ends again and again: \(reason)")
    }
  }

  /// Goes on with the last build that was live.
  private func recover(from reason: String, replaying: Bool) {
    Tool.say("The app has ended: \(reason)")
    guard hasKept, let good = plan.lastGood else {
      return fail("No build of it has been live yet.")
    }
    launch(good, isNew: false, replays: replaying, crash: reason)
  }

  private func fail(_ sentence: String) {
    Tool.complain(sentence)
  }

  private func stop() {
    if isStopping { return }
    isStopping = true
    pause?.cancel()
    compilation?.process.signalGroup(SIGTERM)
    for app in leaving + [candidate?.app, running].compactMap(\.self) {
      app.process.signal(SIGTERM)
    }
    loop.schedule(after: Self.exitTimeout) { [unowned self] in
      compilation?.process.signalGroup(SIGKILL)
      for app in leaving + [candidate?.app, running].compactMap(\.self) {
        app.process.signalGroup(SIGKILL)
      }
    }
    stopIfAllHaveEnded()
  }

  private func stopIfAllHaveEnded() {
    if compilation != nil || candidate != nil || running != nil || !leaving.isEmpty { return }
    folderWatch = nil
    if hasKept { plan.removeLive() }
    loop.stop()
  }
}

extension [String] {
  fileprivate var json: JSONValue { .array(map { .string(UTF8String($0)) }) }
}
