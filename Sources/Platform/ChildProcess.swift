import Glibc

/// Another program that this one has started, first in a group of its own: what it starts in turn
/// belongs to the group, unless it leaves it.
package struct ChildProcess: Sendable {
  private let id: pid_t

  /// Starts a program; nil where that fails.
  ///
  /// - Parameters:
  ///   - path: the program's file.
  ///   - arguments: without the program's name.
  ///   - descriptors: what the program has as its descriptors, by number from 0; no others.
  package init?(
    _ path: String, _ arguments: [String], environment: [String: String], descriptors: [Descriptor]
  ) {
    // Above all numbers that are given away: none is overwritten before it is copied.
    let first = Int32(descriptors.count)
    let copies = descriptors.map { Descriptor(copying: $0, above: first) }
    defer { for copy in copies { copy?.close() } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, copy) in copies.enumerated() {
      guard let copy else { return nil }
      unsafe posix_spawn_file_actions_adddup2(&actions, copy.number, Int32(number))
    }
    Self.keepToOurselves()
    var started: pid_t = 0
    SystemError.code = unsafe Self.start(path, arguments, environment, &actions, &started)
    if SystemError.code != 0 { return nil }
    id = started
  }

  /// Libraries open files too, and not all of them say that these are not inherited.
  private static func keepToOurselves() {
    for number in 3..<max(4, Int32(clamping: OpenFileLimit.current)) {
      let flags = fcntl(number, F_GETFD)
      if flags >= 0 && flags & FD_CLOEXEC == 0 { _ = fcntl(number, F_SETFD, flags | FD_CLOEXEC) }
    }
  }

  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String],
    _ actions: inout posix_spawn_file_actions_t, _ started: inout pid_t
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // What this process ignores or has blocked is not the other's affair.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var values = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (words + values).forEach { unsafe free($0) } }
    return unsafe posix_spawn(&started, path, &actions, &attributes, &words, &values)
  }

  /// Ends the program, with its group, and waits until it has ended.
  package func kill() {
    Glibc.kill(-id, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0 && SystemError.code == EINTR {}
  }
}

extension Descriptor {
  /// Another number for what a descriptor has open, which is not inherited; nil where there is none
  /// left.
  fileprivate init?(copying other: Descriptor, above least: Int32) {
    self.init(number: fcntl(other.number, F_DUPFD_CLOEXEC, least))
    if number < 0 { return nil }
  }

  /// A pipe, neither end of which is inherited; nil where there are no numbers left.
  package static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
  }

  /// Writes all bytes, however many calls that takes.
  ///
  /// - Returns: false where it fails.
  package func writeAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(Array(rest.prefix(65_536)))
      if count < 0 && SystemError.code != EINTR { return false }
      if count > 0 { rest = rest.dropFirst(count) }
    }
    return true
  }
}
