import Glibc

/// Reports the stack of the main thread while its code runs on.
///
/// A copy of the process aborts at the same instruction, and Swift's report of that crash is the
/// stack in words. The process itself only makes the copy.
package enum StackSnapshot {
  /// The signal that asks for a report. The kernel never sends it.
  package static let signal = SIGSTKFLT

  private typealias Fork = @convention(c) () -> pid_t
  private typealias CloseRange = @convention(c) (UInt32, UInt32, Int32) -> Int32

  // `fork` itself can wait for a lock of the allocator that the interrupted code has.
  private nonisolated(unsafe) static var fork: Fork?
  private nonisolated(unsafe) static var closeRange: CloseRange?
  private nonisolated(unsafe) static var output: Int32 = -1

  /// Prepares the process for the signal. Without the calls that it needs, which the C library has
  /// since 2.34, the signal is ignored.
  ///
  /// - Parameter descriptor: where the reports are written.
  package static func prepare(writingTo descriptor: Descriptor) {
    _ = fcntl(descriptor.number, F_SETFD, FD_CLOEXEC)
    unsafe output = descriptor.number
    unsafe fork = dlsym(nil, "_Fork").map { unsafe unsafeBitCast($0, to: Fork.self) }
    unsafe closeRange =
      dlsym(nil, "close_range").map { unsafe unsafeBitCast($0, to: CloseRange.self) }
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in StackSnapshot.report() }
    // It reaches the copy only after the handler, where the stack is that of the code.
    unsafe sigaddset(&action.sa_mask, SIGABRT)
    action.sa_flags = SA_RESTART | SA_ONSTACK
    unsafe sigaction(signal, &action, nil)
    Signals.unblock(signal)
  }

  /// Sends clients what is to be sent, and makes the copy if it is asked for; runs in a signal
  /// handler, so it calls nothing that takes a lock.
  private static func report() {
    // The code that was interrupted can be about to read it.
    let code = errno
    defer { errno = code }
    HangNotice.sendPosted()
    guard HangNotice.takeStackRequest(), let fork = unsafe fork, let closeRange = unsafe closeRange
    else { return }
    let helper = fork()
    if helper > 0 {
      // The copy is the helper's child, so the app gets no child of its own.
      var status: Int32 = 0
      while unsafe waitpid(helper, &status, 0) < 0 && errno == EINTR {}
      return
    }
    if helper < 0 { return }
    if fork() != 0 { _exit(0) }
    dup2(unsafe output, STDERR_FILENO)
    // The copy must not keep the port, the clients and the database open.
    _ = closeRange(3, .max, 0)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    unsafe setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &none)
    // The second signal ends the copy after the report, before the code can go on.
    Glibc.signal(signal, SIG_DFL)
    kill(getpid(), SIGABRT)
    kill(getpid(), signal)
  }
}
