import Glibc

/// The signals that are sent to this process.
package enum Signals {
  /// Unblocks a signal. The process that started this one may have blocked it, which is
  /// inherited.
  package static func unblock(_ number: Int32) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
