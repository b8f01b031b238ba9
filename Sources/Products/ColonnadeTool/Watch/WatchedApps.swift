import Glibc
import Launch
import Serving

/// The apps of a watch session, by what they do.
@MainActor
struct WatchedApps {
  /// The app that has the sessions.
  var running: WatchedApp?
  /// The next one, until it is live.
  var candidate: Candidate?
  /// The apps that are leaving, by request or otherwise.
  private(set) var leaving: [WatchedApp] = []

  var all: [WatchedApp] { leaving + [candidate?.app, running].compactMap(\.self) }

  /// An app on its way to be live.
  struct Candidate {
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

  /// Ends the candidate at once, if there is one.
  mutating func discardCandidate() {
    guard let app = candidate?.app else { return }
    leaving.append(app)
    app.process.signalGroup(SIGKILL)
    candidate = nil
  }

  /// Removes an app that was leaving and has ended.
  mutating func removeLeaving(_ app: WatchedApp) { leaving.removeAll { $0 === app } }

  /// Removes an app that has ended, whatever it did.
  mutating func remove(_ app: WatchedApp) {
    removeLeaving(app)
    if running === app { running = nil }
    if candidate?.app === app { candidate = nil }
  }
}
