import Glibc
import OrderedJSON
import Platform
import Serving

/// Code that does not return.
extension Supervisor {
  /// The progress of an app, and the time at which it was seen.
  struct Progress {
    var beats: UInt64 = 0
    var since = Clock.monotonic.seconds
    var isReported = false
    /// The time at which the app was ended.
    var ended: Double?
  }

  /// Seconds after which code that does not return is reported.
  private static let reportTime = 2.0
  static let checkInterval = 0.25
  /// A start is ended only after this many times as long: the system loads the program in it.
  private static let startFactor = 4.0
  /// Seconds that Swift's report of a crash may take.
  private static let crashReportTime = 30.0
  /// The most stacks that are read until one reaches the program.
  private static let maxSamples = 4
  /// Seconds after which a report of the stack is no longer awaited.
  private static let stackTime = 10.0
  /// Seconds between the signal that asks for a report and the one that ends the app, if no report
  /// begins.
  private static let exitTimeout = 2.0

  /// Looks again and again whether the app gets on.
  func check() {
    loop.schedule(after: Self.checkInterval) { [unowned self] in check() }
    guard codeTimeout > 0, let app, let blackBox = app.blackBox else { return }
    // The app opens its store between its own code and its first beat.
    let isIdle = app.isReady && blackBox.beats == 0
    if app.cancelStack(after: Self.stackTime) {
      log("The stack of the app's code could not be read in \(Int(Self.stackTime)) s.")
    }
    if blackBox.beats != progress.beats { noteReturn(of: app) }
    if blackBox.beats != progress.beats || isIdle || app.process.isHeld {
      progress = Progress(beats: blackBox.beats)
      return
    }
    if let ended = progress.ended {
      let timeout = app.isReportingCrash ? Self.crashReportTime : Self.exitTimeout
      // The report alone does not end a program.
      if app.report.isComplete || Clock.monotonic.seconds - ended > timeout {
        app.process.signalGroup(SIGKILL)
      }
      return
    }
    let seconds = Clock.monotonic.seconds - progress.since
    if app.isReportingCrash {
      if seconds > Self.crashReportTime { app.process.signalGroup(SIGKILL) }
      return
    }
    if seconds >= Self.reportTime {
      if !progress.isReported { report(app, after: seconds) }
      // A report about earlier code may not be complete yet.
      if slowCode?.isStackRequested == false { slowCode?.isStackRequested = app.requestStack() }
    }
    let timeout = Double(codeTimeout) * (app.isReady ? 1 : Self.startFactor)
    // A busy machine takes long to report a stack, which is what its author needs.
    if seconds >= timeout && !app.isReportingStack { end(app, after: seconds) }
  }

  /// Code that does not return, or took long to.
  struct SlowCode {
    let work: Work
    var isStackRequested = false
    /// The stacks that were read.
    var samples = 0
    /// Nil until its stack is known.
    var report: CrashReport?
    var hasReturned = false

    /// The report for clients.
    var news: JSONObject {
      var news = work.json(["state": "slow"])
      if let report { news["stack"] = report.stack.json }
      if hasReturned { news["returned"] = true }
      return news
    }
  }

  /// Clients see the report at once, where that is possible; the stack takes a second or more.
  private func report(_ app: WatchedApp, after seconds: Double) {
    progress.isReported = true
    let code = SlowCode(work: work(of: app))
    slowCode = code
    log(
      "The app's code has not returned for \(Int(seconds)) s\(code.work.phrase).",
      code.work.json(["seconds": .number(.init(Int(seconds)))]))
    app.notifyClients(of: code.news)
  }

  /// Clients see that the code has returned after all.
  private func noteReturn(of app: WatchedApp) {
    guard progress.isReported, var code = slowCode else { return }
    code.hasReturned = true
    slowCode = code
    app.send(code.news)
  }

  private func end(_ app: WatchedApp, after seconds: Double) {
    progress.ended = Clock.monotonic.seconds
    log("The app's code has not returned for \(Int(seconds)) s: it is ended.")
    // If its stack is not known, the program reports it first.
    if slowCode?.report == nil {
      app.process.signalMainThread(SIGABRT)
    } else {
      app.process.signalGroup(SIGKILL)
    }
  }

  /// Takes the stack that a report has asked for.
  func note(_ report: CrashReport, of app: WatchedApp) {
    let stack = report.stack
    guard var code = slowCode, code.isStackRequested, let innermost = stack.first else { return }
    code.report = report
    code.samples += 1
    // Within some functions of the C library, the callers are unknown.
    let isLast = code.hasReturned || code.samples == Self.maxSamples
    code.isStackRequested = report.reachesProgram || isLast
    slowCode = code
    if !code.isStackRequested { return }
    let callers = stack.dropFirst().map { ", called by \($0)" }.joined()
    log("The app's code was at \(innermost)\(callers).", code.work.json(["stack": stack.json]))
    if code.hasReturned {
      app.send(code.news)
    } else {
      app.notifyClients(of: code.news)
    }
  }
}

extension [String] {
  var json: JSONValue { .array(map { .string(UTF8String($0)) }) }
}
