import Glibc

/// The signals that are sent to this process.
package enum Signals {
  /// Lets a signal through that whoever started this process may have had blocked: that is
  /// inherited.
  package static func unblock(_ number: Int32) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
