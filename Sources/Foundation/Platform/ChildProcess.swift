import Glibc

/// A program that this one has started, as the leader of its own group. What it starts in turn
/// belongs to the group, unless it leaves it.
package struct ChildProcess: Hashable, Sendable {
  package let id: pid_t

  /// The way in which a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)

    package var isSuccess: Bool { self == .exited(0) }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: its file; without a slash it is searched for like a command.
  ///   - words: what it is called by, and its arguments.
  ///   - environment: nil for that of this program.
  ///   - descriptors: the descriptors that it gets, by the numbers that they have there; in
  ///     addition it has only the standard ones.
  /// - Returns: nil if that fails; `SystemError.code` has the reason.
  package init?(
    _ program: String, _ words: [String], environment: [String: String]? = nil,
    descriptors: [(Int32, Descriptor)] = []
  ) {
    // Above all assigned numbers: none is overwritten before it is copied.
    let first = max(3, 1 + (descriptors.map(\.0).max() ?? 2))
    let copies = descriptors.map { ($0, Descriptor(copying: $1, above: first)) }
    defer { for (_, copy) in copies { copy?.close() } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, copy) in copies {
      guard let copy else { return nil }
      unsafe posix_spawn_file_actions_adddup2(&actions, copy.number, number)
    }
    // Libraries open files too, and not all of them say that these are not inherited. They are
    // closed only in the child: marking them here would close, in programs that other threads are
    // just starting, what those are to inherit.
    for number in 3..<max(first, Int32(clamping: OpenFileLimit.current))
    where !descriptors.contains(where: { $0.0 == number }) && Self.isInherited(number) {
      unsafe posix_spawn_file_actions_addclose(&actions, number)
    }
    var started: pid_t = 0
    SystemError.code = unsafe Self.start(program, words, environment, &actions, &started)
    if SystemError.code != 0 { return nil }
    id = started
  }

  /// True if the descriptor is open, and a program that is started would have it.
  private static func isInherited(_ number: Int32) -> Bool {
    let flags = fcntl(number, F_GETFD)
    return flags >= 0 && flags & FD_CLOEXEC == 0
  }

  private static func start(
    _ program: String, _ words: [String], _ environment: [String: String]?,
    _ actions: inout posix_spawn_file_actions_t, _ started: inout pid_t
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The child has no blocked signals, and SIGPIPE and SIGINT end it even if this process ignores them.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe sigaddset(&signals, SIGINT)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var values = unsafe (environment ?? [:]).map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (arguments + values).forEach { unsafe free($0) } }
    if environment == nil {
      return unsafe posix_spawnp(&started, program, &actions, &attributes, &arguments, environ)
    }
    return unsafe posix_spawnp(&started, program, &actions, &attributes, &arguments, &values)
  }

  /// Sets a variable for all programs that will be started, unless it has a value already.
  package static func setDefault(_ variable: String, to value: String) {
    unsafe setenv(variable, value, 0)
  }

  /// Sends a signal to it and to what it has started.
  package func signalGroup(_ number: Int32) { Glibc.kill(-id, number) }

  /// Sends it a signal.
  package func signal(_ number: Int32) { Glibc.kill(id, number) }

  private typealias ThreadKill = @convention(c) (pid_t, pid_t, Int32) -> Int32

  /// Sends a signal to its main thread: one for the whole process can interrupt any thread.
  package func signalMainThread(_ number: Int32) {
    let send = unsafe dlsym(nil, "tgkill").map { unsafe unsafeBitCast($0, to: ThreadKill.self) }
    // The C library has the call since 2.30.
    if let send { _ = send(id, id, number) } else { signal(number) }
  }

  /// True if a debugger or a signal holds it.
  package var isHeld: Bool {
    let status = status
    if let state = status["State"], state.hasPrefix("T") || state.hasPrefix("t") { return true }
    return status["TracerPid"].map { $0 != "0" } ?? false
  }

  /// True if it has a handler for a signal, which would end it otherwise.
  package func handles(_ number: Int32) -> Bool {
    let handled = status["SigCgt"].flatMap { UInt64($0, radix: 16) } ?? 0
    return handled & 1 << UInt64(number - 1) != 0
  }

  /// The entries of its status file, by name.
  private var status: [Substring: Substring] {
    guard let file = Descriptor(opening: "/proc/\(id)/status") else { return [:] }
    defer { file.close() }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = max(0, file.read(into: &bytes))
    var entries: [Substring: Substring] = [:]
    for line in String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":\t", maxSplits: 1)
      if parts.count == 2 { entries[parts[0]] = parts[1] }
    }
    return entries
  }

  /// The way it ended; nil while it runs. Must not be called again after it has returned a value.
  package func ending() -> Ending? {
    var status: Int32 = 0
    guard unsafe waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
  }

  /// Ends the program, with its group, and waits until it has ended.
  package func kill() {
    signalGroup(SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0 && SystemError.code == EINTR {}
  }
}

extension Descriptor {
  /// Another number for the same open file, which is not inherited; nil if there is no number
  /// left.
  fileprivate init?(copying other: Descriptor, above least: Int32) {
    self.init(number: fcntl(other.number, F_DUPFD_CLOEXEC, least))
    if number < 0 { return nil }
  }
}
