import Launch
import OrderedJSON
import Platform
import Serving

extension WatchSession {
  func launch(_ compilation: Compilation, took time: Int64) {
    launch(
      plan.program, isNew: true, replays: true, compilation, took: time,
      crash: nil)
  }

  func launch(
    _ program: String, isNew: Bool, replays: Bool, _ compilation: Compilation? = nil,
    took time: Int64? = nil, crash: String?
  ) {
    apps.discardCandidate()
    do {
      let app = try WatchedApp(
        program, called: package.product, plan.options(port: port), in: loop)
      app.onEvent = { [unowned self, unowned app] in handle($0, of: app) }
      apps.candidate = .init(
        app: app, isNew: isNew, replays: replays, savedAt: compilation?.savedAt,
        compiledIn: time, files: compilation?.files ?? [], crash: crash)
    } catch { fail("\(error)") }
  }

  private func handle(_ event: WatchedApp.Event, of app: WatchedApp) {
    switch event {
    case .ready:
      apps.candidate?.isReady = true
      if let running = apps.running { running.requestExit() } else { startCandidate() }
    case .listening(let port, let text):
      self.port = port
      if !hasAnnounced { Tool.say(plan.announcement(of: text)) }
      hasAnnounced = true
    case .live: becomeLive(app)
    case .left(let names): sessions = names.isEmpty ? ["main"] : names
    case .replaying, .recovered, .refused, .stack: break
    case .replayed(let outcome): report(outcome)
    case .ended(let ending): handleEnd(ending, of: app)
    }
  }

  /// The sessions are free, so the next app can start with them.
  func startCandidate() {
    guard let candidate = apps.candidate, candidate.isReady, !candidate.hasStarted else { return }
    apps.candidate?.hasStarted = true
    candidate.app.start(replaying: candidate.replays, sessions: sessions, build: buildState)
  }

  private func becomeLive(_ app: WatchedApp) {
    guard let candidate = apps.candidate, candidate.app === app else { return }
    (apps.running, apps.candidate) = (app, nil)
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

  func publishLive(_ files: [String], compiledIn: Int64, savedAt: Int64?) {
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
}
