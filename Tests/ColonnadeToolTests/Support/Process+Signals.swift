import Foundation
import TestSupport

extension Process {
  /// Starts it with no signal blocked. A test runs on a thread that blocks most signals; a child
  /// would inherit that and could not be asked to end.
  func runWithOpenSignals() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try runAlone()
  }
}
