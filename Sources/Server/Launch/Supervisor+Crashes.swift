import OrderedJSON
import Platform
import Serving

extension Supervisor {
  /// The crashes of a session, one after the other, after which its code does not run again.
  private static let maxCrashes = 3

  /// The work of an app at its crash.
  struct Work {
    /// The session whose code ran; nil if no session asked for it.
    var session: String?
    /// The method that was called, and the control that was tapped.
    var method = ""
    var control: String?

    /// The work, as the end of a sentence.
    var phrase: String {
      guard let session else { return ", in code that no command began" }
      let label = control.map { " “\($0)”" } ?? ""
      return ", in session \(session), in \(method)\(label)"
    }
  }

  func work(of app: WatchedApp) -> Work {
    let words = app.blackBox?.words ?? []
    if words.count > 1 {
      return Work(session: words[0], method: words[1], control: words.count > 2 ? words[2] : nil)
    }
    if let session = app.replaying {
      return Work(session: session, method: "the repetition of its steps")
    }
    return Work()
  }

  /// Starts the app again after a crash.
  func recover(_ app: WatchedApp, from ending: ChildProcess.Ending, didNotReturn: Bool) {
    let work = work(of: app)
    let report = app.report
    let trap = didNotReturn ? "Its code did not return." : report.reason(of: ending)
    let reason = trap + (report.location.map { " (\($0))" } ?? "")
    say("The app crashed\(work.phrase): \(reason)")
    guard app.isLive || restart.recovery != nil else {
      return end("The app crashes at its start.", .failure)
    }
    let key = work.session ?? ""
    if work.session == nil && hasRunLong { streaks[key] = nil }
    let count = (streaks[key] ?? 0) + 1
    streaks[key] = count
    var recovery = restart.recovery ?? WatchedApp.Recovery()
    if let session = work.session {
      if count >= Self.maxCrashes { refuse(session, because: reason, in: &recovery) }
      // Steps that crash by themselves are left out.
      if app.replaying == session { recovery.unrepeated?.insert(session) }
    } else if count > Self.maxCrashes {
      return end("The app crashes again and again in code that no command began.", .failure)
    } else if count > 1 {
      // A step may have begun what crashes.
      recovery.unrepeated = nil
    }
    recovery.suspects = streaks.keys.sorted()
    restart.recovery = recovery
    restart.build = build(reason, work)
    restart.patience = Clock.monotonic.seconds + Self.patience
    start()
  }

  /// The time for which an app is started again that finds its port or its database in use.
  private static let patience = 10.0

  private func refuse(
    _ session: String, because reason: String, in recovery: inout WatchedApp.Recovery
  ) {
    if recovery.refused.updateValue(reason, forKey: session) != nil { return }
    say("Session \(session) crashed three times in a row: its code does not run again.")
  }

  private func build(_ reason: String, _ work: Work) -> JSONObject {
    var build: JSONObject = ["state": "crashed", "reason": .string(UTF8String(reason))]
    if let session = work.session {
      build["session"] = .string(UTF8String(session))
      build["method"] = .string(UTF8String(work.method))
    }
    if let control = work.control { build["control"] = .string(UTF8String(control)) }
    return build
  }
}
