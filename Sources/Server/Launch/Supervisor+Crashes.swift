import OrderedJSON
import Platform
import Serving

extension Supervisor {
  /// The crashes of a session, one after the other, after which its code does not run again.
  private static let maxCrashes = 3

  /// The most requests that are not repeated because they crashed.
  private static let keptRequests = 100

  /// The work of an app at its crash.
  struct Work {
    /// The session whose code ran; nil if no session asked for it.
    var session: String?
    /// The method that was called, and the control that was tapped.
    var method = ""
    var control: String?
    /// The client and the key of the request; empty if it has none.
    var key: [String] = []
    /// True while the app begins, before any session is opened.
    var isStart = false

    /// The work, as the end of a sentence.
    var phrase: String {
      guard let session else {
        return isStart ? ", at its start" : ", in code that no command began"
      }
      let label = control.map { " “\($0)”" } ?? ""
      return ", in session \(session), in \(method)\(label)"
    }

    /// The work, as members of an object, before others.
    func json(_ others: JSONObject = [:]) -> JSONObject {
      var members: JSONObject = [:]
      if let session {
        members["session"] = .string(UTF8String(session))
        members["method"] = .string(UTF8String(method))
      }
      if let control { members["control"] = .string(UTF8String(control)) }
      for (name, value) in others { members[name] = value }
      return members
    }
  }

  func work(of app: WatchedApp) -> Work {
    let words = app.blackBox?.words ?? []
    if words.count > 1 {
      let control = words.count > 2 && words[2] != "" ? words[2] : nil
      return Work(
        session: words[0], method: words[1], control: control, key: Array(words.dropFirst(3)))
    }
    if let session = app.replaying {
      return Work(session: session, method: "the repetition of its steps")
    }
    return Work(isStart: !app.isReady)
  }

  /// Starts the app again after a crash.
  func recover(_ app: WatchedApp, from ending: ChildProcess.Ending) {
    let work = work(of: app)
    let isEnded = progress.ended != nil
    let report = isEnded ? slowCode?.report ?? app.report : app.report
    let trap = isEnded ? "Its code did not return." : report.reason(of: ending)
    let reason = trap + (report.location.map { " (\($0))" } ?? "")
    let stack = report.stack
    var news: JSONObject = ["reason": .string(UTF8String(reason))]
    if !stack.isEmpty { news["stack"] = stack.json }
    log("The app crashed\(work.phrase): \(reason)", work.json(news))
    guard app.isLive || restart.recovery != nil else {
      return end("The app crashes at its start.", .failure)
    }
    if work.session == nil && hasRunLong { streaks[""] = nil }
    let count = (streaks[work.session ?? ""] ?? 0) + 1
    streaks[work.session ?? ""] = count
    guard let recovery = recovery(from: work, count, because: reason, isReplaying: app.replaying)
    else {
      let code = work.isStart ? "at its start" : "in code that no command began"
      return end("The app crashes again and again \(code).", .failure)
    }
    restart.recovery = recovery
    news["state"] = "crashed"
    news["restarted"] = true
    if storage.isEphemeral {
      log("Nothing is kept with --ephemeral, so all sessions begin again.")
      news["lost"] = true
    }
    restart.build = work.json(news)
    startAgain(after: work.session == nil ? Self.delay(afterCrashes: count) : 0)
  }

  /// - Parameter count: the number of such crashes, one after the other.
  /// - Returns: nil if the app is not started again.
  private func recovery(
    from work: Work, _ count: Int, because reason: String, isReplaying replaying: String?
  ) -> WatchedApp.Recovery? {
    var recovery = restart.recovery ?? WatchedApp.Recovery()
    if let session = work.session {
      if count >= Self.maxCrashes { refuse(session, because: reason, in: &recovery) }
      if !work.key.isEmpty {
        recovery.crashed = recovery.crashed.suffix(Self.keptRequests - 1) + [[session] + work.key]
      }
      // Steps that crash by themselves are left out.
      if replaying == session { recovery.unrepeated?.insert(session) }
    } else if count > Self.maxCrashes {
      return nil
    } else if count > 1 && !work.isStart {
      // A step may have begun what crashes.
      recovery.unrepeated = nil
    }
    recovery.suspects = streaks.keys.sorted()
    return recovery
  }

  private func startAgain(after seconds: Double) {
    restart.patience = Clock.monotonic.seconds + seconds + Self.patience
    if seconds == 0 { return start() }
    log(
      "The app is started again in \(Int(seconds)) s.",
      ["seconds": .number(.init(Int(seconds)))])
    loop.schedule(after: seconds) { [unowned self] in start() }
  }

  /// The seconds before the next start: none, 1, 2, 4 and so on.
  static func delay(afterCrashes count: Int) -> Double {
    count < 2 ? 0 : Double(1 << (count - 2))
  }

  /// The time for which an app is started again that finds its port or its database in use.
  private static let patience = 10.0

  private func refuse(
    _ session: String, because reason: String, in recovery: inout WatchedApp.Recovery
  ) {
    if recovery.refused.updateValue(reason, forKey: session) != nil { return }
    log(
      "Session \(session) crashed three times in a row: its code does not run again.",
      ["session": .string(UTF8String(session))])
  }
}
