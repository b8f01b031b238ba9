import Glibc
import Launch
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
  var folderWatch: LoopWatch?

  private var saved = SavedFiles()
  /// The build that comes before the first one of the product; nil once it is done.
  private var moduleBuild: [String]?
  var pause: LoopTimer?
  var compilation: Compilation?
  var apps = WatchedApps()
  /// The state of the build that all pages receive.
  private(set) var buildState: JSONObject = ["state": "building"]
  var port: Int?
  /// Those with visitors when the last app left.
  var sessions: [String] = ["main"]
  var hasAnnounced = false
  /// The build that was live last has its second name.
  var hasKept = false
  var isStopping = false

  /// After a crash Swift reports only what helps: no one is served during the report.
  private static let backtraces = "threads=crashed,registers=none,images=none,limit=16"
  /// Seconds in which further saves belong to the same build.
  static let pauseSeconds = 0.03

  /// - Throws: a message if the system does not report file changes.
  init(_ package: WatchedPackage, _ plan: BuildPlan) throws {
    (self.package, self.plan, port) = (package, plan, plan.port)
    moduleBuild = plan.moduleBuild
    if moduleBuild != nil, let checkout = try? Checkout.path(nil) {
      ChildProcess.setDefault("CPATH", to: Checkout.moduleMaps(of: checkout))
    }
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
    return .success
  }
}

// MARK: - Building

extension WatchSession {
  private func readChanges() {
    let changes = folders.changes().filter(package.isSource)
    if folders.consumeOverflow() { saved.record("Package.swift") }
    for path in changes { saved.record(package.shown(path)) }
    if saved.isEmpty || compilation != nil { return }
    pause?.cancel()
    pause = loop.schedule(after: Self.pauseSeconds) { [unowned self] in compile() }
  }

  private func compile() {
    if isStopping || compilation != nil { return }
    let (files, began) = saved.drain()
    do {
      let words = moduleBuild ?? plan.build
      compilation = try Compilation(words, of: files, savedAt: began, in: loop)
    } catch { return fail("\(error)") }
    let name = moduleBuild == nil ? package.product : AdoptedPackage.moduleTargetName
    Tool.say("Building \(name)…")
    publish(["state": "building", "files": files.json])
  }

  func finishCompilation() {
    guard let compilation, let (ending, text) = compilation.ending() else { return }
    self.compilation = nil
    let time = Clock.monotonic.milliseconds - compilation.began
    if isStopping { return stopIfAllHaveEnded() }
    if !saved.isEmpty {
      // Later saves are built first: no one waits for the older build.
      saved.requeue(compilation)
      return compile()
    }
    if ending.isSuccess, moduleBuild != nil {
      moduleBuild = nil
      saved.requeue(compilation)
      return compile()
    }
    if !ending.isSuccess {
      refuse(compilation, CompilerOutput(text, in: package.folder).mistakes)
    } else if apps.running != nil, hasKept, plan.fileOfLive == plan.fileOfBuild {
      publishLive(compilation.files, compiledIn: time, savedAt: compilation.savedAt)
    } else {
      launch(compilation, took: time)
    }
  }

  private func refuse(_ compilation: Compilation, _ mistakes: [CompilerOutput.Mistake]) {
    let known = mistakes.isEmpty ? [.init(message: "swift build has failed.")] : mistakes
    for mistake in known { Tool.say("  \(mistake)") }
    Tool.say(
      "Does not compile: \(apps.running == nil ? "nothing runs yet." : "the app goes on as it was.")"
    )
    publish([
      "state": "failed", "files": compilation.files.json,
      "errors": .array(known.map(\.json)),
    ])
  }

  func publish(_ buildState: JSONObject) {
    self.buildState = buildState
    apps.running?.send(buildState)
  }
}

extension [String] {
  var json: JSONValue { .array(map { .string(UTF8String($0)) }) }
}
