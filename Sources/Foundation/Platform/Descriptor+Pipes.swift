import Glibc

/// Pipes and lines to other programs.
extension Descriptor {
  /// Two ends of a line on which both can speak; neither is inherited. Nil if that fails.
  package static func line() -> (Descriptor, Descriptor)? {
    var numbers: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &numbers) == 0 else { return nil }
    return (Descriptor(number: numbers[0]), Descriptor(number: numbers[1]))
  }

  /// A pipe, neither end of which is inherited: what is written into the second comes out of the
  /// first. Nil if that fails.
  package static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
  }

  /// Writes all bytes, however many calls that takes.
  ///
  /// - Returns: false if it fails.
  package func writeAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(Array(rest.prefix(65_536)))
      if count < 0 && SystemError.code != EINTR { return false }
      if count > 0 { rest = rest.dropFirst(count) }
    }
    return true
  }

  /// Writes bytes for a reader who may not read: it waits a moment for room, and leaves out what has
  /// none.
  package func writeIfRoom(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty, hasRoom(within: 50) {
      // A pipe that has room has it for this number of bytes.
      let count = write(Array(rest.prefix(4_096)))
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until something can be written.
  ///
  /// - Returns: false if that takes longer than this many milliseconds.
  package func hasRoom(within milliseconds: Int32) -> Bool {
    var question = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&question, 1, milliseconds) > 0
  }

  /// Waits until the other end is gone, whatever comes from it before.
  package func waitForHangup() {
    var question = pollfd(fd: number, events: Int16(0x2000), revents: 0)  // POLLRDHUP
    while unsafe poll(&question, 1, -1) < 0 && SystemError.code == EINTR {}
  }

  /// From now on reading returns at once, even if there is nothing.
  package func stopWaiting() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }
}
