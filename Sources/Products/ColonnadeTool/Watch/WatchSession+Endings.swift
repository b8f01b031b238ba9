import Glibc
import Launch
import OrderedJSON
import Platform
import Serving

extension WatchSession {
  /// Seconds that programs have to end by themselves.
  private static let exitTimeout = 3.0

  func checkEndings() {
    finishCompilation()
    for app in apps.leaving { app.checkEnding() }
    apps.candidate?.app.checkEnding()
    apps.running?.checkEnding()
  }

  func handleEnd(_ ending: ChildProcess.Ending, of app: WatchedApp) {
    if isStopping {
      apps.remove(app)
      return stopIfAllHaveEnded()
    }
    apps.removeLeaving(app)
    if apps.running === app {
      apps.running = nil
      if apps.candidate?.isReady == true { return startCandidate() }
      if apps.candidate != nil { return }
      recover(from: app.report.reason(of: ending), replaying: true)
    } else if let failed = apps.candidate, failed.app === app {
      apps.candidate = nil
      handleFailure(of: failed, because: app.report.reason(of: ending))
    }
  }

  /// The next app has ended before it was live.
  private func handleFailure(of failed: WatchedApps.Candidate, because reason: String) {
    if apps.running != nil {
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

  func fail(_ sentence: String) {
    Tool.complain(sentence)
  }

  func stop() {
    if isStopping { return }
    isStopping = true
    pause?.cancel()
    compilation?.process.signalGroup(SIGTERM)
    for app in apps.all { app.process.signal(SIGTERM) }
    loop.schedule(after: Self.exitTimeout) { [unowned self] in
      compilation?.process.signalGroup(SIGKILL)
      for app in apps.all { app.process.signalGroup(SIGKILL) }
    }
    stopIfAllHaveEnded()
  }

  func stopIfAllHaveEnded() {
    if compilation != nil || !apps.all.isEmpty { return }
    folderWatch = nil
    if hasKept { plan.removeLive() }
    loop.stop()
  }
}
