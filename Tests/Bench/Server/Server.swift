import Glibc

/// The server under test, as a process of its own on a core of its own.
final class Server {
  let port: UInt16
  private let process: pid_t
  private let output: Int32
  private let clock: clockid_t
  private var hasEnded = false

  /// - Parameter database: Its file; nil to keep nothing.
  init(_ binary: String, database: String? = nil, on cores: Cores) throws {
    let words =
      [binary, "serve", "--port", "0", "--max-depth", "1000000", "--log-level", "error"]
      + (database.map { ["--database", $0] } ?? ["--ephemeral"])
    Kernel.pin(to: cores.server)
    defer { Kernel.pin(to: cores.load) }
    (process, output) = try Kernel.spawn(words, environment: Kernel.environment)
    guard let port = StartText.port(from: output) else {
      Self.end(process)
      throw Fault("\(binary) serve did not say where it listens")
    }
    self.port = port
    clock = try Kernel.processorClock(of: process)
  }

  deinit { stop() }

  /// Nanoseconds of processor time that all of its threads have used so far.
  var processorTime: UInt64 { Kernel.now(clock) }

  /// Bytes of resident memory.
  var residentBytes: Int {
    (Kernel.number(named: "VmRSS", in: "/proc/\(process)/status") ?? 0) * 1024
  }

  /// Waits until the server is idle: its processor time no longer grows.
  func settle() {
    var before = processorTime
    for _ in 0..<100 {
      usleep(20_000)
      let now = processorTime
      if now - before < 200_000 { return }
      before = now
    }
  }

  func stop() {
    if hasEnded { return }
    hasEnded = true
    Self.end(process)
    close(output)
  }

  /// Ends it with a signal that it can handle, and waits for three seconds.
  private static func end(_ process: pid_t) {
    kill(process, SIGTERM)
    for _ in 0..<300 {
      if waitpid(process, nil, WNOHANG) != 0 { return }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }
}

/// The server's output at the start.
private enum StartText {
  /// The port in the address of the WebSocket; nil if none was printed within ten seconds.
  static func port(from output: Int32) -> UInt16? {
    var text = ""
    var part = [UInt8](repeating: 0, count: 4096)
    var readable = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    while poll(&readable, 1, 10_000) > 0 {
      let count = read(output, &part, part.count)
      guard count > 0 else { return nil }
      text += String(decoding: part[..<count], as: UTF8.self)
      if let port = port(in: text) { return port }
    }
    return nil
  }

  private static func port(in text: String) -> UInt16? {
    let start = "ws://127.0.0.1:"
    let word = text.split(whereSeparator: \.isWhitespace).first {
      $0.hasPrefix(start) && $0.hasSuffix("/ws")
    }
    return word.flatMap { UInt16($0.dropFirst(start.count).dropLast("/ws".count)) }
  }
}
