import CLinux
import Glibc

/// The system calls of the load generator, and all of its code that needs pointers.
enum Kernel {
  /// The fault for a failed system call, by `errno`.
  static func failure(_ call: String) -> Fault {
    Fault("\(call): \(String(cString: strerror(errno)))")
  }

  // MARK: Time

  /// Nanoseconds of a clock, by default the monotonic one.
  static func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The clock that counts the processor time of all threads of a process.
  static func processorClock(of process: pid_t) throws -> clockid_t {
    var clock = clockid_t()
    guard clock_getcpuclockid(process, &clock) == 0 else { throw failure("clock_getcpuclockid") }
    return clock
  }

  /// Nanoseconds of processor time of this process and of its children that have ended.
  static func ownProcessorTime() -> UInt64 {
    var children = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &children)
    let times = [children.ru_utime, children.ru_stime]
    return times.reduce(now(CLOCK_PROCESS_CPUTIME_ID)) { sum, time in
      sum + UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000
    }
  }

  // MARK: Sockets

  /// A socket that connects to a port of this machine without blocking.
  static func connect(port: UInt16) throws -> Int32 {
    let kind =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let socket = Glibc.socket(AF_INET, kind, 0)
    guard socket >= 0 else { throw failure("socket") }
    var one: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafeBytes(of: &address) {
      Glibc.connect(
        socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
    guard status == 0 || errno == EINPROGRESS else { throw failure("connect") }
    return socket
  }

  /// Reads bytes from a socket.
  ///
  /// - Returns: Their number; nil if none are waiting, 0 if the other side has closed.
  static func receive(_ socket: Int32, into buffer: inout [UInt8]) throws -> Int? {
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count >= 0 { return count }
      if errno == EAGAIN { return nil }
      if errno != EINTR { throw failure("recv") }
    }
  }

  /// Sends the bytes from an offset on.
  ///
  /// - Returns: The number that the socket accepted; nil if it accepts none now.
  static func send(_ socket: Int32, _ bytes: [UInt8], from offset: Int) throws -> Int? {
    let count = bytes.withUnsafeBytes {
      Glibc.send(
        socket, $0.baseAddress?.advanced(by: offset), $0.count - offset,
        Int32(MSG_NOSIGNAL))
    }
    if count >= 0 { return count }
    guard errno == EAGAIN || errno == EINTR else { throw failure("send") }
    return nil
  }

  /// Closes with a reset, so that no port stays in TIME_WAIT.
  static func reset(_ socket: Int32) {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    close(socket)
  }

  static func poll() throws -> Int32 {
    let poll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard poll >= 0 else { throw failure("epoll_create1") }
    return poll
  }

  /// Reports each time the socket becomes readable or writable.
  static func watch(_ socket: Int32, by poll: Int32) throws {
    var event = epoll_event()
    event.events = EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
    event.data.fd = socket
    guard epoll_ctl(poll, EPOLL_CTL_ADD, socket, &event) == 0 else { throw failure("epoll_ctl") }
  }

  static func wait(
    _ poll: Int32, _ events: inout [epoll_event], milliseconds: Int32
  ) throws -> Int {
    let count = epoll_wait(poll, &events, Int32(events.count), milliseconds)
    if count < 0 && errno != EINTR { throw failure("epoll_wait") }
    return max(0, Int(count))
  }

  // MARK: Bytes

  /// True if the bytes at an offset begin with a text.
  static func begins(
    _ bytes: borrowing Span<UInt8>, at offset: Int, with text: StaticString
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    return bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return count == 0 }
      return memcmp(start.advanced(by: offset), text.utf8Start, count) == 0
    }
  }

  static func append(_ bytes: borrowing Span<UInt8>, from offset: Int, to array: inout [UInt8]) {
    bytes.withUnsafeBytes { array.append(contentsOf: $0[offset...]) }
  }

  /// Applies a masking key to all bytes from an offset on (RFC 6455, 5.3), eight at a time.
  static func mask(_ bytes: inout [UInt8], from offset: Int, with key: UInt32) {
    let wide = UInt64(key) << 32 | UInt64(key)
    bytes.withUnsafeMutableBytes { all in
      var index = offset
      while index + 8 <= all.count {
        let word = all.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        all.storeBytes(of: word ^ wide, toByteOffset: index, as: UInt64.self)
        index += 8
      }
      for (place, rest) in (index..<all.count).enumerated() {
        all[rest] ^= UInt8(truncatingIfNeeded: wide >> (8 * UInt64(place)))
      }
    }
  }

  // MARK: Processes

  /// Starts a program; its output can be read from `output`.
  static func spawn(
    _ words: [String], environment: [String]
  ) throws -> (process: pid_t, output: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure("pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var noSignals = sigset_t()
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let (arguments, variables) = (words.map { strdup($0) }, environment.map { strdup($0) })
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let status = posix_spawn(
      &process, words[0], &actions, &attributes, arguments + [nil], variables + [nil])
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    if status == 0 { return (process, ends[0]) }
    close(ends[0])
    throw Fault("\(words[0]): \(String(cString: strerror(status)))")
  }

  /// The cores on which this thread may run.
  static func cores() -> [Int] {
    var mask = [UInt](repeating: 0, count: 16)
    guard sched_getaffinity(0, mask.count * 8, &mask) >= 0 else { return [] }
    return (0..<mask.count * 64).filter { mask[$0 / 64] >> UInt($0 % 64) & 1 == 1 }
  }

  /// Pins this thread, and the processes that it starts from now on, to some cores.
  static func pin(to cores: [Int]) {
    var mask = [UInt](repeating: 0, count: 16)
    for core in cores { mask[core / 64] |= 1 << UInt(core % 64) }
    _ = sched_setaffinity(0, mask.count * 8, mask)
  }
}
